import StackModel

/// The constraints that hold as they are written: in all size classes, at run time, and with no outlet by which code could
/// change them.
struct SteadyConstraints {
  let constraints: [LayoutConstraint]

  init(_ document: LintedDocument) {
    let changing = document.outletDestinations.union(document.maskedIDs)
    let hasVariations = !document.elements["variation"].isEmpty
    constraints = document.constraints.filter { constraint in
      if constraint.isPlaceholder { return false }
      if let id = constraint.id, changing.contains(id) { return false }
      return !hasVariations || document.element(of: constraint)?.child(named: "variation") == nil
    }
  }
}

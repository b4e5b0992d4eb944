import NibDecoder
import StackModel

/// The constraints of a document as rules see them. What several rules need is computed once, on first use.
final class DocumentConstraints {
  private let elements: ElementsByName
  private let changeable: ChangeableObjects
  private let code: CodeOfViews?
  /// Whether code looks for constraints among those of a view, by the view.
  private var found: [ObjectIdentifier: Bool] = [:]
  /// Every constraint that is installed, in document order.
  let all: [LayoutConstraint]
  /// The constraints that hold as they are written: in all size classes, at run time, and with no outlet or identifier by
  /// which code could change them.
  private(set) lazy var steady = makeSteady()
  /// Constraints that compare the same things.
  private(set) lazy var groups = ConstraintGroups(all)
  /// The constraints of each group that hold as they are written.
  private(set) lazy var steadyGroups = makeSteadyGroups()
  /// The constraints that name each item.
  private(set) lazy var byItem = ConstraintsByItem(all)

  init(
    _ constraints: [LayoutConstraint], _ elements: ElementsByName, _ changeable: ChangeableObjects, _ code: CodeOfViews?
  ) {
    (all, self.elements, self.changeable, self.code) = (constraints, elements, changeable, code)
  }

  private func makeSteady() -> [LayoutConstraint] {
    let hasVariations = !elements["variation"].isEmpty
    return all.filter { constraint in
      if constraint.isPlaceholder || isChangeable(constraint) { return false }
      return !hasVariations || element(of: constraint)?.child(named: "variation") == nil
    }
  }

  private func makeSteadyGroups() -> ConstraintGroups {
    guard !groups.groups.isEmpty else { return groups }
    let steady = Set(steady.map(ObjectIdentifier.init))
    return groups.keeping { steady.contains(ObjectIdentifier($0)) }
  }

  /// Whether code or a size class may change a constraint, or do without it.
  func isChangeable(_ constraint: LayoutConstraint) -> Bool {
    constraint.id.map(changeable.contain) ?? false || isFoundByCode(constraint)
  }

  private func isFoundByCode(_ constraint: LayoutConstraint) -> Bool {
    guard let code, let holder = constraint.holder else { return false }
    if let known = found[ObjectIdentifier(holder)] { return known }
    let isFound = code.findsConstraints(of: holder)
    found[ObjectIdentifier(holder)] = isFound
    return isFound
  }

  /// A constraint's element; nil for a constraint made in code.
  func element(of constraint: LayoutConstraint) -> DocumentElement? {
    constraint.element.map { DocumentElement(document: elements.document, index: $0) }
  }

  /// Where the value of a constraint's attribute is written; nil where a size class or nothing writes it.
  func valueRange(of attribute: String, in constraint: LayoutConstraint) -> SourceRange? {
    element(of: constraint)?.valueRange(attribute)
  }

  /// The edit that removes a constraint's element with its line; none if something else in the document names it, or if
  /// the line is more than the constraint.
  func removal(of constraint: LayoutConstraint) -> [Diagnostic.FixIt] {
    guard let element = element(of: constraint), element.isRemovable, !isChangeable(constraint) else { return [] }
    return [Diagnostic.FixIt("remove the constraint", element.removal)]
  }
}

/// The objects of a document that may be otherwise than it says.
struct ChangeableObjects {
  /// The ids of what outlets and collections name: code may change it.
  let outletDestinations: Set<String>
  /// The ids of what some size class leaves out or takes in.
  let maskedIDs: Set<String>
  /// The ids of constraints with an identifier, by which code may find them.
  private let identifiedConstraints: Set<String>

  init(_ elements: ElementsByName) {
    outletDestinations = Set(
      (elements["outlet"] + elements["outletCollection"]).compactMap { $0["destination"] })
    maskedIDs = Set((elements["include"] + elements["exclude"]).compactMap { $0["reference"] })
    identifiedConstraints = Set(
      elements["constraint"].lazy.filter { $0.written("identifier") != nil }.compactMap(\.id))
  }

  func contain(_ id: String) -> Bool {
    outletDestinations.contains(id) || maskedIDs.contains(id) || identifiedConstraints.contains(id)
  }
}

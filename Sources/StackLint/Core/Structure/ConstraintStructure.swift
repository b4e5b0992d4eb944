import NibDecoder

/// Constraints and what they are between.
struct ConstraintStructure {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  var faults: [StructureFault] {
    document.elements["constraint"].compactMap(fault)
      + document.elements["constraints"].compactMap { list in
        guard let view = list.parent, !document.isView(view) else { return nil }
        return .never("constraints belong to a view, not to <\(view.name)>", list)
      }
  }

  private func fault(of constraint: DocumentElement) -> StructureFault? {
    guard constraint.parent?.name == "constraints" else { return nil }
    for attribute in ["firstItem", "secondItem"] {
      guard let item = document.object(constraint[attribute]) else { continue }
      if !document.isView(item), !Self.guides.contains(item.name) {
        return .never("\(attribute) of a constraint is a view or a layout guide, not \(item.title)", constraint)
      }
      if document.isStoryboard, item.enclosing("scene")?.index != constraint.enclosing("scene")?.index {
        return .never("\(attribute) of a constraint is in another scene", constraint)
      }
    }
    if constraint["secondItem"] != nil, constraint["secondAttribute"] == nil {
      return .never("a constraint with a secondItem has a secondAttribute; add it", constraint)
    }
    if constraint["secondItem"] == nil, constraint["secondAttribute"] != nil {
      return .never("a constraint with a secondAttribute has a secondItem; add it", constraint)
    }
    return nil
  }

  private static let guides: Set = [
    "viewLayoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide", "layoutGuide",
  ]
}

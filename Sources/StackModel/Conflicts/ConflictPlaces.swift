import NibDecoder

/// Where the members of a conflict are written: the constraint's element, or the attribute that made a stack view add
/// it.
struct ConflictPlaces {
  private let nib: NibDocument

  init(_ nib: NibDocument) { self.nib = nib }

  /// The element or the attribute; nil for what was made in code.
  func range(_ constraint: Constraint) -> SourceRange? {
    attribute(constraint).flatMap { attribute in
      attribute.tag.flatMap { nib.attributeRange(attribute.name, ofTagAt: $0) }
    } ?? constraint.origin.range
  }

  /// The number that is written for the constraint's constant, and its attribute.
  func number(_ constraint: Constraint) -> (value: Double, attribute: XMLTree.Attribute)? {
    guard let attribute = numberAttribute(constraint), let tag = attribute.tag,
      let position = nib.attribute(attribute.name, ofTagAt: tag), let value = Double(nib.value(ofAttribute: position))
    else { return nil }
    return (value, nib.tree.writtenAttribute(at: position))
  }

  /// The edit that writes another number.
  func replacing(_ attribute: XMLTree.Attribute, with number: String) -> SourceEdit {
    .replacingValue(of: attribute, with: number, in: nib.tree)
  }

  /// The edit that makes an author's required constraint optional; nil if variations decide its priority. A new attribute
  /// is inserted where Interface Builder writes it.
  func loweringPriority(of constraint: LayoutConstraint) -> Diagnostic.FixIt? {
    guard let tag = constraint.range, let element = nib.element(at: tag.lowerBound), constraint.priority == 1000 else {
      return nil
    }
    let message = "lower its priority to 999"
    if let priority = nib.tree.attribute(named: "priority", of: element) {
      guard Double(priority.value) == 1000 else { return nil }
      return Diagnostic.FixIt(message, .replacingValue(of: priority, with: "999", in: nib.tree))
    }
    let follower = nib.tree.attributes(of: element).first { Self.namesAfterPriority.contains($0.name) }
    return follower.map { Diagnostic.FixIt(message, .insertingAttribute("priority", "999", before: $0)) }
  }

  private static let namesAfterPriority: Set<String> = ["constant", "symbolic", "placeholder", "identifier", "id"]

  private typealias Attribute = (name: String, tag: SourceRange?)

  private func numberAttribute(_ constraint: Constraint) -> Attribute? {
    if case .declared(let declared) = constraint.origin { return ("constant", declared.range) }
    return attribute(constraint)
  }

  private func attribute(_ constraint: Constraint) -> Attribute? {
    let isHorizontal = constraint.first.attribute.axis == .horizontal
    switch constraint.origin {
    case .stack(let stack, let role): return attribute(constraint, role, stack)
    case .fixedSize(let view): return (isHorizontal ? "width" : "height", view.range)
    default: return nil
    }
  }

  private func attribute(
    _ constraint: Constraint, _ role: ConstraintOrigin.StackRole, _ stack: StackView
  ) -> Attribute? {
    switch role {
    case .hiding: return ("hidden", constraint.first.item.range)
    case .spacing:
      let previous = constraint.second?.item.view
      return previous?.customSpacing == nil ? ("spacing", stack.range) : ("customSpacing", previous?.range)
    case .canvas: return (constraint.first.attribute.axis == stack.axis ? "axis" : "alignment", stack.range)
    default: return nil
    }
  }
}

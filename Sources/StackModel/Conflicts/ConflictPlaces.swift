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

  /// The number that is written for the constraint's constant, and where.
  func number(_ constraint: Constraint) -> (value: Double, range: SourceRange)? {
    guard let attribute = numberAttribute(constraint), let tag = attribute.tag,
      let position = nib.attribute(attribute.name, ofTagAt: tag), let value = Double(nib.value(ofAttribute: position))
    else { return nil }
    return (value, nib.tree.valueRange(ofAttribute: position))
  }

  /// The edit that makes an author's required constraint an optional one; nil where variations decide its priority. A new
  /// attribute stands where Interface Builder writes it.
  func loweringPriority(of constraint: LayoutConstraint) -> Diagnostic.FixIt? {
    guard let tag = constraint.range, let element = nib.element(at: tag.lowerBound), constraint.priority == 1000 else {
      return nil
    }
    let message = "lower its priority to 999"
    if let position = nib.tree.attribute("priority", of: element) {
      guard Double(nib.value(ofAttribute: position)) == 1000 else { return nil }
      return Diagnostic.FixIt(message, range: nib.tree.valueRange(ofAttribute: position), replacement: "999")
    }
    let follower = nib.tree.attributePositions(of: element).first {
      Self.namesBehindPriority.contains(nib.tree.name(ofAttribute: $0))
    }
    guard let follower else { return nil }
    let start = nib.tree.nameRange(ofAttribute: follower).lowerBound
    return Diagnostic.FixIt(message, range: SourceRange(start, start), replacement: "priority=\"999\" ")
  }

  private static let namesBehindPriority: Set<String> = ["constant", "symbolic", "placeholder", "identifier", "id"]

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

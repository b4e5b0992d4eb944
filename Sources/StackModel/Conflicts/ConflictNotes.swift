import NibDecoder

/// The lines below a conflict: what else would be broken, and the other members, those that a person wrote first.
struct ConflictNotes {
  private let group: ConflictGroups.Group
  private let places: ConflictPlaces

  init(_ group: ConflictGroups.Group, _ places: ConflictPlaces) {
    self.group = group
    self.places = places
  }

  /// At most five notes. The last one counts the members that are left out.
  var notes: [Diagnostic.Note] {
    let members = Self.ranked(group.conflict.others.filter { !$0.isCanvasOrigin })
    let consequence = consequence
    let room = Self.limit - (consequence == nil ? 0 : 1)
    let shown = members.count > room ? room - 1 : members.count
    let listed = members.prefix(shown).map { Diagnostic.Note("with \($0.consoleText)", range: places.range($0)) }
    let rest = members.count - shown
    return [consequence].compactMap { $0 } + listed + (rest > 0 ? [Diagnostic.Note("and with \(rest) more")] : [])
  }

  private static let limit = 5
  private static let mostNames = 3

  /// Declared constraints are what a person can change. That no length is negative goes without saying.
  private static func ranked(_ members: [Constraint]) -> [Constraint] {
    func rank(_ constraint: Constraint) -> Int {
      switch constraint.origin {
      case .declared, .fixedSize: 0
      case .viewport, .autoresizing: 1
      case .stack, .appKitStack, .appKitGrid, .contentSize: 2
      case .nonNegativeSize: 3
      }
    }
    return members.indices.sorted { (rank(members[$0]), $0) < (rank(members[$1]), $1) }.map { members[$0] }
  }

  /// The constraints that would be broken next.
  private var consequence: Diagnostic.Note? {
    let broken = group.alsoBroken
    guard let first = broken.first else { return nil }
    let names = broken.prefix(Self.mostNames).map(\.shortConsoleText).joined(separator: ", ")
    let rest = broken.count - min(broken.count, Self.mostNames)
    let list = rest > 0 ? "\(names) and \(rest) more" : names
    return Diagnostic.Note("for the same reason \(list) would be broken, too", range: places.range(first))
  }
}

/// Finds the members of a conflict in the document: the element of a constraint, or the attribute because of which a stack
/// view adds a constraint.
struct ConflictPlaces {
  private let nib: NibDocument

  init(_ nib: NibDocument) { self.nib = nib }

  /// The element or the attribute; nil for a constraint made in code.
  func range(_ constraint: Constraint) -> SourceRange? {
    attribute(constraint).flatMap(written)?.range ?? constraint.origin.range
  }

  /// The number that is written for the constraint's constant, and its attribute; nil for the name of a metric.
  func number(_ constraint: Constraint) -> (value: Double, attribute: XMLTree.Attribute)? {
    guard let attribute = numberAttribute(constraint).flatMap(written), let value = Double(written: attribute.value),
      nib.source.text(in: attribute.valueRange) == attribute.value
    else {
      return nil
    }
    return (value, attribute)
  }

  /// The edit that writes another number.
  func replacing(_ attribute: XMLTree.Attribute, with number: String) -> SourceEdit {
    .replacingValue(of: attribute, with: number, in: nib.tree)
  }

  /// The edit that makes an author's required constraint optional; nil if variations decide its priority, or a line is the
  /// constraint. A new attribute is inserted where Interface Builder writes it.
  func loweringPriority(of constraint: LayoutConstraint) -> Diagnostic.FixIt? {
    guard let element = constraint.element, nib.tree.isWritten(element), constraint.priority == 1000 else { return nil }
    let message = "lower its priority to 999"
    if let priority = nib.tree.attribute(named: "priority", of: element) {
      guard Double(written: priority.value) == 1000 else { return nil }
      return Diagnostic.FixIt(message, .replacingValue(of: priority, with: "999", in: nib.tree))
    }
    let follower = nib.tree.attributes(of: element).first { Self.namesAfterPriority.contains($0.name) }
    return follower.map { Diagnostic.FixIt(message, .insertingAttribute("priority", "999", before: $0)) }
  }

  private static let namesAfterPriority: Set<String> = ["constant", "symbolic", "placeholder", "identifier", "id"]

  private typealias Attribute = (name: String, element: ElementIndex?)

  private func written(_ attribute: Attribute) -> XMLTree.Attribute? {
    attribute.element.flatMap { nib.tree.attribute(named: attribute.name, of: $0) }
  }

  private func numberAttribute(_ constraint: Constraint) -> Attribute? {
    if case .declared(let declared) = constraint.origin { return ("constant", declared.element) }
    return attribute(constraint)
  }

  private func attribute(_ constraint: Constraint) -> Attribute? {
    let isHorizontal = constraint.first.attribute.axis == .horizontal
    switch constraint.origin {
    case .stack(let stack, let role): return attribute(constraint, role, stack)
    case .fixedSize(let view): return (isHorizontal ? "width" : "height", view.element)
    default: return nil
    }
  }

  private func attribute(
    _ constraint: Constraint, _ role: ConstraintOrigin.StackRole, _ stack: StackView
  ) -> Attribute? {
    switch role {
    case .hiding: return ("hidden", constraint.first.item.element)
    case .spacing:
      let previous = constraint.second?.item.view
      return previous?.customSpacing == nil ? ("spacing", stack.element) : ("customSpacing", previous?.element)
    case .canvas: return (constraint.first.attribute.axis == stack.axis ? "axis" : "alignment", stack.element)
    default: return nil
    }
  }
}

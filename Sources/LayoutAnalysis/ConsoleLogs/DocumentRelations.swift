import StackModel

/// The constraints of a document, by what a console prints of them.
final class DocumentRelations {
  /// A constraint, as one of its sides sees it.
  struct Entry {
    let relation: Int
    let first: Int
    let second: Int?
  }

  private struct ItemKey: Hashable {
    let key: RelationKey
    let item: Int
  }

  let document: LayoutDocument
  private(set) var items: [LayoutItem] = []
  private(set) var relations: [DocumentRelation] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var entries: [RelationKey: [Entry]] = [:]
  /// By the first and by the second item.
  private var entriesOfFirst: [ItemKey: [Entry]] = [:]
  private var entriesOfSecond: [ItemKey: [Entry]] = [:]

  /// - Parameter includesStacks: Whether the constraints that stack views make are wanted.
  init(_ document: LayoutDocument, includesStacks: Bool) {
    self.document = document
    for view in document.roots.flatMap(\.subtree) {
      for constraint in view.constraints {
        if let statement = constraint.statement { add(statement) }
      }
      guard includesStacks, view.isStack else { continue }
      for constraint in document.stackConstraints(of: view) ?? [] { add(constraint) }
    }
  }

  private func add(_ constraint: Constraint) {
    let first = number(of: constraint.first.item)
    let second = constraint.second.map { number(of: $0.item) }
    let relation = DocumentRelation(constraint: constraint, first: first, second: second)
    for (key, isReversed) in relation.keys {
      let entry = Entry(
        relation: relations.count, first: isReversed ? second ?? first : first, second: isReversed ? first : second)
      for key in [key, key.withoutConstant] {
        entries[key, default: []].append(entry)
        entriesOfFirst[ItemKey(key: key, item: entry.first), default: []].append(entry)
        if let second = entry.second { entriesOfSecond[ItemKey(key: key, item: second), default: []].append(entry) }
      }
    }
    relations.append(relation)
  }

  /// The number of an item, which it gets when it is first asked for.
  func number(of item: LayoutItem) -> Int {
    if let number = numbers[ObjectIdentifier(item)] { return number }
    numbers[ObjectIdentifier(item)] = items.count
    items.append(item)
    return items.count - 1
  }

  /// The constraints that say something, those whose first or second item is known among them.
  func entries(for key: RelationKey, first: Int?, second: Int?) -> [Entry] {
    if let first {
      let found = entriesOfFirst[ItemKey(key: key, item: first)] ?? []
      return second.map { second in found.filter { $0.second == second } } ?? found
    }
    if let second { return entriesOfSecond[ItemKey(key: key, item: second)] ?? [] }
    return entries[key] ?? []
  }
}

/// A constraint of a document between items that have numbers.
struct DocumentRelation {
  let constraint: Constraint
  let first: Int
  let second: Int?
}

extension DocumentRelation {
  /// The keys under which it is found: a console may print either side first.
  var keys: [(key: RelationKey, isReversed: Bool)] {
    let key = RelationKey(
      constraint.first.attribute, constraint.relation, constraint.second?.attribute,
      multiplier: constraint.multiplier, constant: constraint.constant)
    guard let second = constraint.second, constraint.multiplier != 0 else { return [(key, false)] }
    let relation = constraint.multiplier > 0 ? constraint.relation.reversed : constraint.relation
    let reversed = RelationKey(
      second.attribute, relation, constraint.first.attribute, multiplier: 1 / constraint.multiplier,
      constant: -constraint.constant / constraint.multiplier)
    return [(key, false), (reversed, true)]
  }
}

extension Relation {
  fileprivate var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// What two constraints have in common that say the same about two items, or about one.
struct RelationKey: Hashable {
  let first: LayoutAttribute
  let second: LayoutAttribute?
  let relation: Relation
  let multiplier: Int
  /// In hundredths of a point; nil where it does not matter.
  private(set) var constant: Int?

  init(
    _ first: LayoutAttribute, _ relation: Relation, _ second: LayoutAttribute?, multiplier: Double, constant: Double
  ) {
    self.first = first.loggedAttribute
    self.second = second?.loggedAttribute
    self.relation = relation
    self.multiplier = Int(clamping: (multiplier * 1000).rounded(), to: Self.range)
    self.constant = Int(clamping: (constant * 100).rounded(), to: Self.range)
  }

  private static let range = -1_000_000_000...1_000_000_000

  /// The same with any constant.
  var withoutConstant: RelationKey {
    var key = self
    key.constant = nil
    return key
  }
}

extension LayoutAttribute {
  /// The attribute by one of its names: the console's visual format does not tell left from leading.
  fileprivate var loggedAttribute: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    case .baseline: .lastBaseline
    default: self
    }
  }
}

extension LoggedConstraint {
  var relationKey: RelationKey {
    RelationKey(first.attribute, relation, second?.attribute, multiplier: multiplier, constant: constant)
  }
}

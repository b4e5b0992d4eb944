import StackModel
import Support

/// A block of a log: constraints that UIKit or AppKit could not satisfy together, and the one that it broke.
package struct LoggedConflict: Sendable {
  private(set) var items: [LoggedItem] = []
  package private(set) var constraints: [LoggedConstraint] = []
  /// The place of the constraint that was broken among ``constraints``; nil if the log does not say.
  package private(set) var broken: Int?
  /// The line of the log where the block starts, from 1.
  let line: Int
  /// How often the log has the block.
  var count = 1
  /// The lines with constraints that cannot be read.
  var unreadLines: [Int] = []
  /// Whether the block has more constraints than are read.
  private(set) var isTruncated = false
  private var numbers: [String: Int] = [:]
  private var places: [String: Int] = [:]

  init(line: Int) { self.line = line }

  /// How many constraints of a block are read.
  static let largestCount = 400
}

extension LoggedConflict {
  /// Adds a constraint, unless it is there; says where it is. Nil where the block is full.
  mutating func add(_ statement: ConstraintStatement, _ source: LoggedConstraint.Source, line: Int) -> Int? {
    guard constraints.count < Self.largestCount else {
      let known = source.address.flatMap { place(of: $0) }
      isTruncated = isTruncated || known == nil
      return known
    }
    var source = source
    let sides = [statement.first, statement.second].compactMap(\.self)
    source.namesSystemView = sides.contains(where: \.item.item.isOfSystem)
    source.sizesContentOfCell = statement.second == nil && statement.first.item.item.isContentOfCell
    let constraint = LoggedConstraint(
      source: source, first: anchor(statement.first), relation: statement.relation,
      second: statement.second.map { anchor($0) }, multiplier: statement.multiplier, constant: statement.constant,
      priority: statement.priority, line: line, superview: statement.superview.map { number(of: $0) })
    let key = constraint.key
    if let place = places[key] { return place }
    places[key] = constraints.count
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// The same conflict with other descriptions of the items, and of what makes the constraints.
  func replacing(items: [LoggedItem], sources: [LoggedConstraint.Source]) -> LoggedConflict {
    var conflict = self
    conflict.items = items
    conflict.constraints = zip(constraints, sources).map { $0.replacing($1) }
    return conflict
  }

  /// The same conflict with another constraint at a place.
  func replacing(_ place: Int, with constraint: LoggedConstraint) -> LoggedConflict {
    var conflict = self
    conflict.constraints[place] = constraint
    return conflict
  }

  /// Where the constraint with an address is; nil without one.
  func place(of address: String) -> Int? { places[address] }

  mutating func markBroken(_ place: Int?) { broken = place }

  private mutating func anchor(_ side: ConstraintStatement.Side) -> LoggedConstraint.Anchor {
    LoggedConstraint.Anchor(item: number(of: side.item), attribute: side.attribute)
  }

  private mutating func number(of item: ConstraintStatement.Item) -> Int {
    if let number = numbers[item.key] {
      items[number].text = items[number].text ?? item.item.text
      items[number].identifier = items[number].identifier ?? item.item.identifier
      return number
    }
    numbers[item.key] = items.count
    items.append(item.item)
    return items.count - 1
  }

  /// What two blocks have in common that are about the same: everything but addresses.
  var signature: [String] {
    let kinds = items.map { "\($0.className ?? "|") \($0.text ?? "")" }
    return kinds + constraints.map(\.content) + ["\(broken ?? -1)"]
  }
}

extension LoggedConflict {
  /// The margins that the constraints of margin guides tell, by the numbers of the views; where they tell one, those that
  /// they do not tell are 8 points.
  var margins: [Int: LayoutMargins] {
    var insets: [Int: EdgeInsets] = [:]
    for constraint in constraints {
      guard constraint.source.identifier?.hasByteSuffix("Margin-guide-constraint") ?? false else { continue }
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      guard let owner = sides.first(where: { !items[$0.item].isGuide }) else { continue }
      let length = abs(constraint.constant)
      var margins = insets[owner.item] ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      switch owner.attribute {
      case .top: margins.top = length
      case .bottom: margins.bottom = length
      case .left, .leading: margins.left = length
      case .right, .trailing: margins.right = length
      default: continue
      }
      insets[owner.item] = margins
    }
    return insets.mapValues { LayoutMargins($0) }
  }

  /// The numbers of the items, what holds others first: a sum then goes from edge to edge of that.
  var itemsFromOutside: [Int] {
    let outer = constraints.flatMap { constraint -> [Int] in
      [constraint.superview, constraint.maker == .owner ? constraint.first.item : nil].compactMap(\.self)
    }
    let outerItems = Set(outer)
    return items.indices.filter(outerItems.contains) + items.indices.filter { !outerItems.contains($0) }
  }
}

extension LoggedConflict {
  /// A constraint that somebody made twice; nil without one.
  var repeated: Int? {
    var seen: Set<String> = []
    return constraints.indices.first { constraints[$0].isWritten && !seen.insert(constraints[$0].content).inserted }
  }

  /// A constraint in UIKit's notation, with names in place of classes and addresses.
  func text(of place: Int, _ names: [String]) -> String {
    let constraint = constraints[place]
    func side(_ anchor: LoggedConstraint.Anchor) -> String { "\(names[anchor.item]).\(anchor.attribute.rawValue)" }
    return Constraint.text(
      side(constraint.first), constraint.relation, constraint.second.map(side), multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
  }
}

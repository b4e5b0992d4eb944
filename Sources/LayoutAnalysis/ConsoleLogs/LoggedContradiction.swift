import StackModel

/// The contradiction among the constraints of a log: which of them cannot hold together, the sum, and the smallest cure.
///
/// The views of the log are laid out without their superviews, which a log does not tell: all in one view.
struct LoggedContradiction: Sendable {
  /// A constraint of the log, and what it adds to the sum.
  struct Member: Sendable {
    /// Its place among the constraints of the block.
    let constraint: Int
    /// In points; the shares of all members add up to more than 0, though all edges cancel.
    let share: Double
  }

  /// A minimal set of constraints that cannot hold together, from edge to edge.
  let members: [Member]
  /// The contradiction in numbers; nil where rounding hides it.
  let sentence: String?
  /// What to change; nil if nobody wrote a constraint that can give way.
  let cure: LoggedCure?
  /// The table's row that is too low for its content; nil of others.
  let row: LoggedRow?
  /// What to say of a contradiction that the system makes by itself; nil of others.
  let systemNote: String?

  /// A view that something gives no room for a while, and what does.
  struct EmptyView: Sendable {
    /// The number of the item.
    let item: Int
    let maker: LoggedConstraint.Maker
  }

  /// Nil if all constraints can hold.
  ///
  /// - Parameter names: What to call the items of the block.
  init?(_ logged: LoggedConflict, names: [String]) {
    let layout = LoggedLayout(logged, names: names)
    guard let conflict = layout.conflict(with: logged.broken), let culprit = layout.place(of: conflict.broken) else {
      return nil
    }
    let members = conflict.summands.compactMap { constraint, share in
      layout.place(of: constraint).map { Member(constraint: $0, share: share) }
    }
    self.members = members
    sentence = conflict.contradiction
    let places = members.map(\.constraint)
    systemNote = SystemConflict.note(logged, places)
    row = LoggedRow(logged, members)
    // No number suits a length that is on its way to another.
    let isImposed = row != nil || logged.emptyView(places) != nil || logged.collapsingItem(places) != nil
    let change = isImposed ? nil : conflict.cure
    cure = systemNote == nil ? LoggedCure(logged, names, members, culprit, change: change) : nil
  }
}

/// A row of a table that is lower than its content.
struct LoggedRow: Sendable {
  /// The number of the item that the table gives the height.
  let item: Int
  let height: Double
  /// The height at which the other constraints hold.
  let needed: Double

  /// Nil if no row is too low.
  fileprivate init?(_ logged: LoggedConflict, _ members: [LoggedContradiction.Member]) {
    let constraints: [LoggedConstraint] = members.map { logged.constraints[$0.constraint] }
    let rows = constraints.filter { constraint in
      guard constraint.maker == .owner, constraint.second == nil, constraint.constant > 0 else { return false }
      return constraint.first.attribute == .height && logged.items[constraint.first.item].isOfTableRow
    }
    guard let row = rows.first, let needed = members.fitting(row, in: logged), needed > row.constant else { return nil }
    (item, height, self.needed) = (row.first.item, row.constant, needed)
  }
}

extension [LoggedContradiction.Member] {
  /// The length that ends the contradiction, of one of the members that gives one; nil where there is none.
  func fitting(_ length: LoggedConstraint, in logged: LoggedConflict) -> Double? {
    guard let member = first(where: { logged.constraints[$0.constraint].key == length.key }),
      abs(member.share) > 0, length.constant != 0
    else { return nil }
    let needed = length.constant - reduce(0) { $0 + $1.share } * length.constant / member.share
    return needed > 0 ? needed : nil
  }
}

extension LoggedContradiction {
  /// Whether the other constraints of a block decide, within a point, what the broken one asks for.
  static func isBrokenImplied(_ logged: LoggedConflict, names: [String]) -> Bool {
    guard let place = logged.broken, logged.constraints[place].isWritten else { return false }
    return logged.constraints[place].opposites.allSatisfy { opposite in
      LoggedLayout(logged.replacing(place, with: opposite), names: names).conflict(with: place) != nil
    }
  }
}

extension LoggedConflict {
  /// A view that one of some constraints gives no room.
  func emptyView(_ places: [Int]) -> LoggedContradiction.EmptyView? {
    let empty = places.lazy.map { constraints[$0] }.first(where: \.isOfEmptyView)
    return empty.map { LoggedContradiction.EmptyView(item: $0.first.item, maker: $0.maker) }
  }
}

extension LoggedConstraint {
  /// Whether it gives a view no length: its owner does, a stack view that hides it, or its frame.
  fileprivate var isOfEmptyView: Bool {
    guard second == nil, constant == 0, first.attribute.isDimension else { return false }
    switch maker {
    case .owner, .mask: return true
    case .stack: return source.identifier?.containsBytes("hiding") ?? false
    default: return false
    }
  }
}

/// The views and constraints of a log as views made in code.
private struct LoggedLayout {
  private let root = View()
  private let session: LayoutSession
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ logged: LoggedConflict, names: [String]) {
    let views = names.map(NamedView.init(name:))
    for item in logged.itemsFromOutside { root.addSubview(views[item]) }
    for (item, margins) in logged.margins { views[item].layoutMargins = margins }
    for place in Self.order(logged) {
      let constraint = logged.constraints[place]
      let second = constraint.second.map { LayoutAnchor(views[$0.item], $0.attribute) }
      let first = LayoutAnchor(views[constraint.first.item], constraint.first.attribute)
      guard
        let made = try? LayoutConstraint(
          first, constraint.relation, second, multiplier: constraint.multiplier, constant: constraint.constant,
          priority: constraint.priority)
      else { continue }
      // All in one view, so that their order is that of activation.
      made.activate(in: root)
      places[ObjectIdentifier(made)] = place
    }
    // As on the canvas, the last of those that contradict each other is broken.
    session = LayoutSession(root: root, size: Self.size, options: LayoutOptions(semantics: .canvas))
    session.layoutIfNeeded()
  }

  /// Nothing depends on it.
  private static let size = Size(width: 3000, height: 3000)

  /// Of the constraints that cannot hold together, the last one is broken: what was broken comes last, what nobody wrote
  /// first.
  private static func order(_ logged: LoggedConflict) -> [Int] {
    func rank(_ place: Int) -> Int {
      guard logged.constraints[place].isWritten else { return 0 }
      return place == logged.broken ? 2 : 1
    }
    return logged.constraints.indices.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  /// The conflict that has a constraint, or else the first one.
  func conflict(with place: Int?) -> ConstraintConflict? {
    let found = session.conflicts
    return found.first { ([$0.broken] + $0.others).contains { self.place(of: $0) == place } } ?? found.first
  }

  func place(of constraint: Constraint) -> Int? {
    guard case .declared(let declared) = constraint.origin else { return nil }
    return places[ObjectIdentifier(declared)]
  }
}

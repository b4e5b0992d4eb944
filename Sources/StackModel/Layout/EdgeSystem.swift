internal import AutoLayout

/// The linear system of a session: collected first, solved as a whole, and from then on solved by its changes.
///
/// Its variables are the edges of views and guides: left, top, right and bottom of item `n` are the variables `4 * n` to
/// `4 * n + 3`.
final class EdgeSystem {
  @exclusivity(unchecked) private var collected = LinearSystem()
  @exclusivity(unchecked) private var session: LinearSession?
  /// The terms of one constraint after the other.
  @exclusivity(unchecked) private var terms: [LinearTerm] = []

  /// - Parameter budget: What solving this system and others may take together; nil for no common limit.
  init(budget: SolvingBudget?) { collected.budget = budget }

  /// The constraints as they are now.
  var system: LinearSystem { session?.system ?? collected }

  /// What the last solve found; nil before the first.
  var solution: Solution? { session?.solution }

  /// Whether the last solve found constraints that contradict each other.
  var hasConflicts: Bool { solution.map { !$0.conflicts.isEmpty || $0.hasMoreConflicts } ?? false }

  /// Makes room for a number of constraints, before the first solve.
  func reserveCapacity(_ constraintCount: Int) { collected.reserveCapacity(constraintCount) }

  /// Adds the four edges of the next item.
  func addEdges() {
    for _ in 0..<4 { _ = session?.makeVariable() ?? collected.makeVariable() }
  }

  /// Solves; returns the variables that changed, nil for all.
  func solve() -> [Int]? {
    if let changed = session?.solve() { return changed.map { Int($0.index) } }
    session = LinearSession(collected)
    collected = LinearSystem()
    return nil
  }
}

// MARK: - Constraints

extension EdgeSystem {
  func add(_ constraint: Constraint, _ form: LinearForm, order: Int, _ rank: BreakRank) -> ConstraintID {
    terms.removeAll(keepingCapacity: true)
    for index in 0..<form.count {
      terms.append(LinearTerm(Variable(index: form[index].variable), coefficient: form[index].coefficient))
    }
    let (relation, priority) = (constraint.relation, Priority(rawValue: constraint.priority))
    let rightSide = ConstraintRow.rightSide(constraint, form)
    return session?.add(
      terms, relation: relation, constant: rightSide, priority: priority, breakRank: rank, order: order)
      ?? collected.add(
        terms, relation: relation, constant: rightSide, priority: priority, breakRank: rank, order: order)
  }

  func remove(_ id: ConstraintID) {
    if session?.remove(id) == nil { collected.remove(id) }
  }

  func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    session?.setConstant(constant, of: id) ?? collected.setConstant(constant, of: id)
  }

  func setPriority(_ priority: Double, of id: ConstraintID) -> Bool {
    let priority = Priority(rawValue: priority)
    return session?.setPriority(priority, of: id) ?? collected.setPriority(priority, of: id)
  }

  func setOrder(_ order: Int, of id: ConstraintID) {
    if session?.setOrder(order, of: id) == nil { collected.setOrder(order, of: id) }
  }

  /// Returns whether the rank changed.
  func setBreakRank(_ rank: BreakRank, of id: ConstraintID) -> Bool {
    session?.setBreakRank(rank, of: id) ?? collected.setBreakRank(rank, of: id)
  }
}

// MARK: - The solution

extension EdgeSystem {
  /// The value of a variable in points; 0 before the first solve.
  func value(of variable: Int) -> Double { solution?[Variable(index: variable)] ?? 0 }

  /// The edges of an item in points; zeros before the first solve, and for the number of no item.
  func edges(ofItem number: Int) -> ViewEdges {
    guard let solution, number >= 0 else { return ViewEdges() }
    let first = 4 * number
    var edges = ViewEdges()
    edges.left = solution[Variable(index: first)]
    edges.top = solution[Variable(index: first + 1)]
    edges.right = solution[Variable(index: first + 2)]
    edges.bottom = solution[Variable(index: first + 3)]
    return edges
  }

  /// How far a variable is open; not at all before the first solve.
  func freedom(of variable: Int) -> DegreesOfFreedom {
    solution?.degreesOfFreedom(of: Variable(index: variable)) ?? .none
  }

  /// How far the edges of an item are open; not at all for the number of no item.
  func freedom(ofItem number: Int) -> EdgeFreedom {
    guard let solution, number >= 0 else { return EdgeFreedom() }
    let first = 4 * number
    return EdgeFreedom(
      left: solution.degreesOfFreedom(of: Variable(index: first)),
      top: solution.degreesOfFreedom(of: Variable(index: first + 1)),
      right: solution.degreesOfFreedom(of: Variable(index: first + 2)),
      bottom: solution.degreesOfFreedom(of: Variable(index: first + 3)))
  }
}

/// One edge of an item: an edge variable of a view, moved by a constant.
struct EdgeExpression {
  var variable: Int32
  var offset = 0.0

  func moved(by distance: Double) -> EdgeExpression {
    EdgeExpression(variable: variable, offset: offset + distance)
  }
}

/// The four edges of an item in the coordinates of its root, y downwards.
struct ItemEdges {
  var left: EdgeExpression
  var top: EdgeExpression
  var right: EdgeExpression
  var bottom: EdgeExpression

  /// The edges of the item with a number in its session.
  init(item number: Int) {
    let base = Int32(4 * number)
    left = EdgeExpression(variable: base)
    top = EdgeExpression(variable: base + 1)
    right = EdgeExpression(variable: base + 2)
    bottom = EdgeExpression(variable: base + 3)
  }

  func inset(by insets: EdgeInsets) -> ItemEdges {
    var edges = self
    edges.left = left.moved(by: insets.left)
    edges.top = top.moved(by: insets.top)
    edges.right = right.moved(by: -insets.right)
    edges.bottom = bottom.moved(by: -insets.bottom)
    return edges
  }
}

/// How far the four edges of a view are open.
struct EdgeFreedom: Equatable {
  var left = DegreesOfFreedom.none
  var top = DegreesOfFreedom.none
  var right = DegreesOfFreedom.none
  var bottom = DegreesOfFreedom.none

  /// One axis, seen from a superview.
  struct Along {
    /// The distance between the edges that coordinates are counted from.
    let near: DegreesOfFreedom
    /// The distance between the others.
    let far: DegreesOfFreedom
    let length: DegreesOfFreedom

    /// Whether only the superview's length leaves the length open.
    var followsOuter: Bool { near == .none && far == .none && length != .none }
    /// Whether no constraint decides the frame.
    var isUndetermined: Bool { near.isUndetermined || length.isUndetermined }
    /// Whether the view may stand anywhere along the axis.
    var floats: Bool { near.isUndetermined && far.isUndetermined }
  }

  func horizontal(in outer: EdgeFreedom) -> Along {
    Along(near: left - outer.left, far: right - outer.right, length: right - left)
  }

  /// On macOS y is counted from the bottom.
  func vertical(in outer: EdgeFreedom, fromBottom: Bool) -> Along {
    let (top, bottom, height) = (self.top - outer.top, self.bottom - outer.bottom, self.bottom - self.top)
    return fromBottom ? Along(near: bottom, far: top, length: height) : Along(near: top, far: bottom, length: height)
  }
}

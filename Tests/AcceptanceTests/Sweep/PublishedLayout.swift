@testable import AutoLayout
@testable import StackModel

/// A place on one axis.
struct Span: Equatable, CustomStringConvertible {
  var start: Double
  var length: Double

  var description: String { "\(short(start)) + \(short(length))" }
}

/// What published constraints, content sizes and a held length make of one axis of a stack.
struct PublishedLayout {
  let axis: Axis
  private let system: PublishedSystem
  /// The items that have a place: the stack, its views and its guides.
  private let items: [String]
  private let rows: [SlowSolver.Row]
  /// Where the solver puts the stack and its views; nil where required constraints contradict each other.
  let spans: [String: Span]?

  init(_ system: PublishedSystem, axis: Axis, hold: Hold) {
    self.axis = axis
    self.system = system
    var builder = RowBuilder(system, axis: axis)
    for constraint in system.constraints { builder.add(constraint) }
    builder.hold("stack", start: 0, length: nil)
    if let length = axis == .horizontal ? hold.width : hold.height {
      builder.addLength("stack", .equal, length, hold.priority)
    }
    builder.addSizes()
    items = builder.items
    rows = builder.rows
    let names = ["stack"] + system.views.map(\.name)
    spans = SlowSolver.solve(rows, variableCount: 2 * items.count).map { values in
      Dictionary(uniqueKeysWithValues: names.map { ($0, builder.span($0, values)) })
    }
  }

  /// For each priority by how much its constraints are missed when the stack and its views are in given places and the
  /// guides in their best ones; nil where required constraints do not allow those places.
  func misses(holding spans: [String: Span]) -> [Double: Double]? {
    var builder = RowBuilder(system, axis: axis, items: items)
    for (name, span) in spans { builder.hold(name, start: span.start, length: span.length, tolerance: 1e-6) }
    guard let values = SlowSolver.solve(rows + builder.rows, variableCount: 2 * items.count) else { return nil }
    var misses: [Double: Double] = [:]
    for row in rows where row.priority < 1000 {
      let error = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
      let isMissed = row.relation == .equal || (row.relation == .lessThanOrEqual ? error > 0 : error < 0)
      misses[row.priority, default: 0] += isMissed ? abs(error) : 0
    }
    return misses
  }
}

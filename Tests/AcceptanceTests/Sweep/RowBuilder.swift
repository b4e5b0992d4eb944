@testable import AutoLayout
@testable import StackModel

/// Turns constraints on attributes into sums of variables, two for each item of an axis: its start and its length.
struct RowBuilder {
  private let system: PublishedSystem
  private let axis: Axis
  private(set) var items: [String]
  private(set) var rows: [SlowSolver.Row] = []

  init(_ system: PublishedSystem, axis: Axis, items: [String] = []) {
    self.system = system
    self.axis = axis
    self.items = items
  }

  /// An attribute as a part of its item's length after its start, and a distance.
  private struct Place {
    var start: Double
    var length: Double
    var offset: Double
  }

  private static let horizontal: Set = ["leading", "trailing", "width", "centerX"]

  private mutating func number(_ item: String) -> Int {
    if let number = items.firstIndex(of: item) { return number }
    items.append(item)
    return items.count - 1
  }

  func span(_ item: String, _ values: [Double]) -> Span {
    items.firstIndex(of: item).map { Span(start: values[2 * $0], length: values[2 * $0 + 1]) }
      ?? Span(start: .nan, length: .nan)
  }

  /// Adds a constraint if it concerns the axis.
  mutating func add(_ constraint: ListedConstraint) {
    guard isOfAxis(constraint.first) else { return }
    var row = SlowSolver.Row(
      terms: [], relation: constraint.relation, constant: constraint.constant, priority: constraint.priority)
    add(constraint.first, 1, to: &row)
    if let second = constraint.second { add(second, -constraint.multiplier, to: &row) }
    rows.append(row)
  }

  private func isOfAxis(_ text: String) -> Bool {
    let attribute = text.split(separator: ".")[1].replacing("WithinMargins", with: "").replacing("Margin", with: "")
    return Self.horizontal.contains(String(attribute)) == (axis == .horizontal)
  }

  private mutating func add(_ text: String, _ factor: Double, to row: inout SlowSolver.Row) {
    let parts = text.split(separator: ".").map { String($0) }
    let number = number(parts[0])
    let place = place(parts[1], of: parts[0])
    if place.start != 0 { row.terms.append((2 * number, factor * place.start)) }
    if place.length != 0 { row.terms.append((2 * number + 1, factor * place.length)) }
    row.constant -= factor * place.offset
  }

  private func place(_ attribute: String, of item: String) -> Place {
    let margins = system.margins[item] ?? EdgeInsets()
    let (near, far) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    let baselines = system.views.first { $0.name == item }?.baselines ?? (first: 0, last: 0)
    switch attribute {
    case "leading", "top": return Place(start: 1, length: 0, offset: 0)
    case "trailing", "bottom": return Place(start: 1, length: 1, offset: 0)
    case "centerX", "centerY": return Place(start: 1, length: 0.5, offset: 0)
    case "width", "height": return Place(start: 0, length: 1, offset: 0)
    case "leadingMargin", "topMargin": return Place(start: 1, length: 0, offset: near)
    case "trailingMargin", "bottomMargin": return Place(start: 1, length: 1, offset: -far)
    case "centerXWithinMargins", "centerYWithinMargins": return Place(start: 1, length: 0.5, offset: (near - far) / 2)
    case "firstBaseline": return Place(start: 1, length: 0, offset: baselines.first)
    case "lastBaseline": return Place(start: 1, length: 1, offset: -baselines.last)
    default: preconditionFailure("no such attribute: \(attribute)")
    }
  }

  /// Requires a place of an item, or allows a little beside it.
  mutating func hold(_ item: String, start: Double, length: Double?, tolerance: Double = 0) {
    let number = number(item)
    for (variable, value) in [(2 * number, start), (2 * number + 1, length)] {
      guard let value else { continue }
      if tolerance == 0 {
        rows.append(SlowSolver.Row(terms: [(variable, 1)], relation: .equal, constant: value, priority: 1000))
        continue
      }
      rows.append(
        SlowSolver.Row(
          terms: [(variable, 1)], relation: .lessThanOrEqual, constant: value + tolerance, priority: 1000))
      rows.append(
        SlowSolver.Row(
          terms: [(variable, 1)], relation: .greaterThanOrEqual, constant: value - tolerance, priority: 1000))
    }
  }

  /// No length is negative; views keep to their content and to the author's lengths. Of views that are compressed alike
  /// the last gives way, of those that are stretched the first.
  mutating func addSizes() {
    addLength("stack", .greaterThanOrEqual, 0, 1000)
    for (index, view) in system.views.enumerated() {
      addLength(view.name, .greaterThanOrEqual, 0, 1000)
      if let fixed = view.fixed[axis] { addLength(view.name, .equal, fixed.length, fixed.priority) }
      guard let content = view.content[axis] else { continue }
      addLength(view.name, .lessThanOrEqual, content, view.hugging[axis], -index)
      addLength(view.name, .greaterThanOrEqual, content, view.resistance[axis], index)
    }
  }

  mutating func addLength(
    _ item: String, _ relation: Relation, _ length: Double, _ priority: Double, _ rank: Int? = nil
  ) {
    let variable = 2 * number(item) + 1
    rows.append(
      SlowSolver.Row(
        terms: [(variable, 1)], relation: relation, constant: length, priority: priority, rank: rank))
  }
}

import StackModel

/// The constraints of a session that hold with equality, among which it finds those that determine a sum of edges.
struct TightRows {
  /// A row that holds with equality.
  struct Row {
    let constraint: Constraint
    let terms: RowSpan.Terms
    let rightSide: Double
    /// Its level: required rows come first, and equalities before inequalities.
    let level: Level
    let order: Int
  }

  /// How strongly a row holds.
  struct Level: Comparable {
    let priority: Double
    let isLimit: Bool

    static func < (left: Self, right: Self) -> Bool {
      (-left.priority, left.isLimit ? 1 : 0) < (-right.priority, right.isLimit ? 1 : 0)
    }
  }

  /// A row, and its factor in a sum.
  typealias Part = (row: Row, factor: Double)

  private let rows: [Row]
  private let rowsOfVariable: [Int: [Int]]
  /// How many of the nearest rows are considered.
  private static let limit = 500

  init(_ rows: [Row]) {
    self.rows = rows
    var places: [Int: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      for variable in row.terms.keys { places[variable, default: []].append(place) }
    }
    rowsOfVariable = places
  }

  /// The rows that sum up to the terms: those of the highest levels, and among these the nearest. Nil if there are none.
  func parts(of terms: RowSpan.Terms) -> [Part]? {
    var span = RowSpan()
    var last: (level: Level, distance: Int)?
    for (place, distance) in ordered(distances(from: terms)) {
      let next = (level: rows[place].level, distance: distance)
      // A span finds each sum in one way only, which rows farther away do not change.
      if let last, last != next, let found = span.factors(of: terms) { return parts(found) }
      last = next
      span.add(place, rows[place].terms)
    }
    return span.factors(of: terms).map(parts)
  }

  private func parts(_ factors: RowSpan.Terms) -> [Part] {
    let parts = factors.map { (row: rows[$0.key], factor: $0.value) }
    return parts.sorted { $0.row.order < $1.row.order }
  }

  private func ordered(_ distances: [Int: Int]) -> [(key: Int, value: Int)] {
    distances.sorted { left, right in
      let (first, second) = (rows[left.key], rows[right.key])
      if first.level != second.level { return first.level < second.level }
      return (left.value, first.order) < (right.value, second.order)
    }
  }

  /// The number of rows between the terms and each row.
  private func distances(from terms: RowSpan.Terms) -> [Int: Int] {
    var distances: [Int: Int] = [:]
    var seen = Set(terms.keys)
    var reached = terms.keys.sorted()
    var distance = 0
    while !reached.isEmpty, distances.count < Self.limit {
      let near = reached.flatMap { rowsOfVariable[$0] ?? [] }.filter { distances[$0] == nil }
      for place in near.prefix(Self.limit - distances.count) { distances[place] = distance }
      reached = near.flatMap { rows[$0].terms.keys.sorted() }.filter { seen.insert($0).inserted }
      distance += 1
    }
    return distances
  }
}

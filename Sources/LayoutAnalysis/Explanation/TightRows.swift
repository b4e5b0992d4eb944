import StackModel

/// The constraints of a session that hold with equality, among which it finds those that determine a sum of edges.
struct TightRows {
  /// A row that holds with equality.
  struct Row {
    let constraint: Constraint
    let terms: SparseVector
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
  /// The numbers of the variables that rows have.
  private let variables: [Int: Int]
  /// The rows of each variable, and the variables of each row.
  private let rowsOfVariable: [[Int]]
  private let variablesOfRow: [[Int]]
  private var neighborhood: RowNeighborhood
  /// Empty between sums, which share its storage.
  private var span = RowSpan()
  /// How many of the nearest rows are considered. Once the sums of a layout have taken much work, fewer are: in a grid, each
  /// place and each length depends on all others.
  private var limit: Int { span.visits < mostVisits ? 500 : 40 }
  private let mostVisits: Int

  /// - Parameter mostVisits: How many components the sums may visit to add rows before fewer rows are considered.
  init(_ rows: [Row], mostVisits: Int = 20_000_000) {
    (self.rows, self.mostVisits) = (rows, mostVisits)
    var variables: [Int: Int] = [:]
    for variable in rows.lazy.flatMap(\.terms.indices) where variables[variable] == nil {
      variables[variable] = variables.count
    }
    var rowsOfVariable = [[Int]](repeating: [], count: variables.count)
    variablesOfRow = rows.enumerated().map { place, row in
      row.terms.indices.compactMap { variable in
        variables[variable].map { number in
          rowsOfVariable[number].append(place)
          return number
        }
      }
    }
    (self.variables, self.rowsOfVariable) = (variables, rowsOfVariable)
    neighborhood = RowNeighborhood(rowCount: rows.count, variableCount: variables.count)
  }

  /// The rows that sum up to the terms: those of the highest levels, and among these the nearest. Nil if there are none.
  mutating func parts(of terms: SparseVector) -> [Part]? {
    defer { span.removeAll() }
    var last: (level: Level, distance: Int)?
    // Not as one expression, which would copy the storage: the receiver is evaluated before its argument changes it.
    let nearest = near(terms)
    for (place, distance) in ordered(nearest) {
      let next = (level: rows[place].level, distance: distance)
      // A span finds each sum in one way only, which rows farther away do not change.
      if let last, last != next, let found = span.factors(of: terms) { return parts(found) }
      last = next
      span.add(place, rows[place].terms)
    }
    return span.factors(of: terms).map(parts)
  }

  private func parts(_ factors: SparseVector) -> [Part] {
    let parts = factors.map { (row: rows[$0.index], factor: $0.value) }
    return parts.sorted { $0.row.order < $1.row.order }
  }

  private func ordered(_ found: [(place: Int, distance: Int)]) -> [(place: Int, distance: Int)] {
    found.sorted { left, right in
      let (first, second) = (rows[left.place], rows[right.place])
      if first.level != second.level { return first.level < second.level }
      return (left.distance, first.order) < (right.distance, second.order)
    }
  }

  /// The nearest rows that a sum may consist of, with the number of rows between the terms and each of them.
  private mutating func near(_ terms: SparseVector) -> [(place: Int, distance: Int)] {
    let limit = limit
    for variable in terms.indices.compactMap({ variables[$0] }) { neighborhood.start(at: variable) }
    search: while let (variable, distance) = neighborhood.nextVariable() {
      for place in rowsOfVariable[variable] {
        // All rows of a layout may have the variable.
        guard neighborhood.rows.count < limit else { break search }
        neighborhood.add(place, variablesOfRow[place], distance: distance)
      }
    }
    let found = neighborhood.rows
    for row in found { neighborhood.dropIfLoose(row.place, variablesOfRow) }
    defer { neighborhood.clear() }
    return found.filter { neighborhood.contains($0.place) }
  }
}

/// The rows near a sum. The same storage serves all sums of a layout, of which some are near most rows.
struct RowNeighborhood {
  /// The rows that were found, with the number of rows between the sum and each of them, nearest first.
  private(set) var rows: [(place: Int, distance: Int)] = []
  private var variables: [(number: Int, distance: Int)] = []
  private var nextVariableIndex = 0
  private var isKept: [Bool]
  private var isFound: [Bool]
  private var isReached: [Bool]
  /// How many rows have a variable; the sum counts as one.
  private var counts: [Int]
  /// The places of the rows that have a variable, combined by exclusive or: if one is left, its place.
  private var places: [Int]

  init(rowCount: Int, variableCount: Int) {
    isKept = Array(repeating: false, count: rowCount)
    isFound = isKept
    isReached = Array(repeating: false, count: variableCount)
    counts = Array(repeating: 0, count: variableCount)
    places = counts
  }

  /// Adds a variable of the sum.
  mutating func start(at variable: Int) {
    reach(variable, distance: 0)
    counts[variable] += 1
  }

  private mutating func reach(_ variable: Int, distance: Int) {
    guard !isReached[variable] else { return }
    isReached[variable] = true
    variables.append((variable, distance))
  }

  /// The nearest variable whose rows were not added yet, and their distance.
  mutating func nextVariable() -> (number: Int, distance: Int)? {
    guard nextVariableIndex < variables.count else { return nil }
    defer { nextVariableIndex += 1 }
    return variables[nextVariableIndex]
  }

  /// Adds a row with its variables, unless it was found before.
  mutating func add(_ place: Int, _ variables: [Int], distance: Int) {
    guard !isFound[place] else { return }
    (isFound[place], isKept[place]) = (true, true)
    rows.append((place, distance))
    for variable in variables {
      reach(variable, distance: distance + 1)
      counts[variable] += 1
      places[variable] ^= place + 1
    }
  }

  /// Whether a row was found, and not dropped.
  func contains(_ place: Int) -> Bool { isKept[place] }

  /// Drops a row with a variable that neither the sum nor another row has, since nothing takes it out of a sum again; and
  /// then rows that so become loose.
  mutating func dropIfLoose(_ place: Int, _ variablesOfRow: [[Int]]) {
    var open = [place]
    while let place = open.popLast() {
      guard isKept[place], variablesOfRow[place].contains(where: { counts[$0] == 1 }) else { continue }
      isKept[place] = false
      for variable in variablesOfRow[place] {
        counts[variable] -= 1
        places[variable] ^= place + 1
        if counts[variable] == 1, places[variable] > 0 { open.append(places[variable] - 1) }
      }
    }
  }

  /// Forgets all rows.
  mutating func clear() {
    for (place, _) in rows { (isFound[place], isKept[place]) = (false, false) }
    for (variable, _) in variables { (isReached[variable], counts[variable], places[variable]) = (false, 0, 0) }
    rows.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    nextVariableIndex = 0
  }
}

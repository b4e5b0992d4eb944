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
  mutating func clear(_ variablesOfRow: [[Int]]) {
    for (place, _) in rows { (isFound[place], isKept[place]) = (false, false) }
    for (variable, _) in variables { (isReached[variable], counts[variable], places[variable]) = (false, 0, 0) }
    rows.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    nextVariableIndex = 0
  }
}

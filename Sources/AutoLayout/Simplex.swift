/// A lexicographic simplex method for piecewise linear costs.
///
/// Levels are minimised one after the other. A direction of a nonbasic column whose slope at some level is positive is
/// locked from then on: moving there would spoil that level, and by convexity no solution that is optimal for the
/// level lies there. Later levels move along unlocked directions only and stop at every kink of an earlier level.
struct Simplex {
  let problem: PiecewiseProblem
  var dictionary: SimplexDictionary
  var freeColumns = FreeColumnRecord()
  /// The level being minimised; `problem.levelCount` stands for the tie-break.
  var level = 0
  var costBelow: [Double]
  var costAbove: [Double]
  /// On which side of its kink each row of the problem is while it is basic; tells the slope where the value is 0.
  var isAbove: [Bool]
  /// The slope of the cost of all basic rows along each column.
  var slopes: [Double]
  var mayRise: [Bool]
  var mayFall: [Bool]
  var moving = EnteringColumn()
  var candidates: [Breakpoint] = []
  let valueTolerance: Double
  var areSlopesFresh = false
  var stalledSteps = 0
  private(set) var pivotCount = 0
  private var remainingPivots: Int
  private(set) var reachedLimit = false

  /// Recomputes the dictionary from the problem now and then; for problems that lose digits otherwise.
  private let isCareful: Bool

  init(_ problem: PiecewiseProblem, isCareful: Bool = false) {
    self.problem = problem
    self.isCareful = isCareful
    dictionary = SimplexDictionary(problem)
    let itemCount = problem.rowCount + problem.columnCount
    costBelow = Array(repeating: 0, count: itemCount)
    costAbove = costBelow
    isAbove = Array(repeating: true, count: itemCount)
    slopes = Array(repeating: 0, count: problem.columnCount)
    mayRise = Array(repeating: true, count: problem.columnCount)
    mayFall = mayRise
    valueTolerance = 1e-10 * problem.constants.reduce(10) { max($0, abs($1)) }
    remainingPivots = 1000 + 50 * itemCount
  }

  var isTieBreak: Bool { level == problem.levelCount }
  var hasFreedom: Bool { (0..<problem.columnCount).contains { mayRise[$0] || mayFall[$0] } }

  /// Minimises one level; levels have to be minimised in order.
  mutating func minimize(level newLevel: Int) {
    guard !reachedLimit else { return }
    begin(newLevel)
    while let entering = chooseEntering() {
      guard let leaving = chooseLeaving(entering) else {
        lock(entering)
        continue
      }
      step(entering, leaving)
      if isCareful, pivotCount % max(16, problem.columnCount) == 0 { refactor() }
      remainingPivots -= 1
      if remainingPivots <= 0 {
        reachedLimit = true
        return
      }
    }
    if isCareful { refactor() }
    lockColumns()
  }

  private mutating func begin(_ newLevel: Int) {
    level = newLevel
    stalledSteps = 0
    for row in 0..<problem.rowCount {
      let isCurrent = problem.levels[row] == level
      costBelow[row] = isTieBreak ? problem.tieBelow[row] : isCurrent ? problem.slopesBelow[row] : 0
      costAbove[row] = isTieBreak ? problem.tieAbove[row] : isCurrent ? problem.slopesAbove[row] : 0
    }
    for row in 0..<dictionary.rowCount {
      let item = Int(dictionary.rowItems[row])
      guard problem.levels[item] >= level else { continue }
      let value = dictionary.values[row]
      isAbove[item] = value == 0 ? problem.slopesAbove[item] <= problem.slopesBelow[item] : value > 0
    }
    refreshSlopes()
  }

  mutating func refreshSlopes() {
    for column in slopes.indices { slopes[column] = 0 }
    for row in 0..<dictionary.rowCount {
      let slope = slope(ofItem: Int(dictionary.rowItems[row]))
      if slope != 0 { dictionary.add(slope, row: row, to: &slopes) }
    }
    areSlopesFresh = true
  }

  /// The slope of a basic item's cost on its side of the kink.
  func slope(ofItem item: Int) -> Double {
    isAbove[item] ? costAbove[item] : -costBelow[item]
  }

  private mutating func lockColumns() {
    for column in 0..<problem.columnCount {
      if slopeRising(column) > Tolerance.slope { mayRise[column] = false }
      if slopeFalling(column) > Tolerance.slope { mayFall[column] = false }
    }
  }

  private mutating func lock(_ entering: Entering) {
    if entering.isRising { mayRise[entering.column] = false } else { mayFall[entering.column] = false }
  }

  private mutating func step(_ entering: Entering, _ leaving: Leaving) {
    let signed = entering.isRising ? leaving.step : -leaving.step
    dictionary.move(along: moving, by: signed, tolerance: valueTolerance)
    for row in leaving.crossedRows { cross(row) }
    updateSlopes(entering, leaving)
    releaseLocks(entering, leaving)
    let item = Int(dictionary.columnItems[entering.column])
    isAbove[item] = entering.isRising
    dictionary.pivot(row: leaving.row, column: entering.column, entries: moving, value: signed)
    if item >= problem.rowCount {
      freeColumns.append(leaving.row, of: dictionary)
      dictionary.removeRow(leaving.row)
    }
    pivotCount += 1
    stalledSteps = leaving.step <= valueTolerance ? stalledSteps + 1 : 0
    areSlopesFresh = false
  }

  private mutating func cross(_ row: Int) {
    let item = Int(dictionary.rowItems[row])
    let before = slope(ofItem: item)
    isAbove[item].toggle()
    dictionary.add(slope(ofItem: item) - before, row: row, to: &slopes)
  }

  /// Rewrites the slopes for the basis after the pivot.
  private mutating func updateSlopes(_ entering: Entering, _ leaving: Leaving) {
    let item = Int(dictionary.columnItems[entering.column])
    let pivot = dictionary.entry(leaving.row, entering.column)
    let total = slopes[entering.column] + (entering.isRising ? costAbove[item] : -costBelow[item])
    dictionary.add(-total / pivot, row: leaving.row, to: &slopes)
    slopes[entering.column] = total / pivot - slope(ofItem: Int(dictionary.rowItems[leaving.row]))
  }

  /// A row of an earlier level may only go back to the side it came from.
  private mutating func releaseLocks(_ entering: Entering, _ leaving: Leaving) {
    let item = Int(dictionary.rowItems[leaving.row])
    let isBlocking = problem.levels[item] < level
    mayRise[entering.column] = !isBlocking || isAbove[item]
    mayFall[entering.column] = !isBlocking || !isAbove[item]
  }
}

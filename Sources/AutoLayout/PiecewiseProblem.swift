/// Rows r = A·x − b over free columns x, each with a convex cost that has one kink, at r = 0.
///
/// A unit of r above 0 costs `slopesAbove`, a unit below 0 costs `slopesBelow`, at the row's level; level 0 is for
/// required rows. Levels are minimised one after the other, and at the very end the tie slopes of all rows together.
struct PiecewiseProblem {
  let columnCount: Int
  private(set) var starts: [Int] = [0]
  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var constants: [Double] = []
  private(set) var levels: [Int32] = []
  private(set) var slopesBelow: [Double] = []
  private(set) var slopesAbove: [Double] = []
  private(set) var tieBelow: [Double] = []
  private(set) var tieAbove: [Double] = []
  private(set) var levelCount = 1

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  var rowCount: Int { constants.count }

  func terms(_ row: Int) -> Range<Int> {
    starts[row]..<starts[row + 1]
  }

  /// Adds a term to the row that the next call of `closeRow` completes.
  mutating func addTerm(column: Int, coefficient: Double) {
    columns.append(Int32(column))
    coefficients.append(coefficient)
  }

  mutating func closeRow(relation: Relation, constant: Double, level: Int) {
    starts.append(columns.count)
    constants.append(constant)
    levels.append(Int32(level))
    slopesBelow.append(relation.penalizesBelow ? 1 : 0)
    slopesAbove.append(relation.penalizesAbove ? 1 : 0)
    levelCount = max(levelCount, level + 1)
  }

  /// Sets the tie slopes: the later a row, the dearer a positive error and the cheaper a negative one.
  mutating func rankTies() {
    let count = Double(rowCount)
    for row in 0..<rowCount {
      let isOptional = levels[row] > 0
      let rank = Double(row) / count
      tieAbove.append(isOptional ? slopesAbove[row] * (1 + rank) : 0)
      tieBelow.append(isOptional ? slopesBelow[row] * (2 - rank) : 0)
    }
  }

  /// The required rows among `rows`, as a problem of their own over the columns that they mention.
  func requiredPart(_ rows: [Int]) -> PiecewiseProblem {
    var localColumns = Array(repeating: -1, count: columnCount)
    var usedColumns = 0
    for row in rows {
      for position in terms(row) where localColumns[Int(columns[position])] < 0 {
        localColumns[Int(columns[position])] = usedColumns
        usedColumns += 1
      }
    }
    var part = PiecewiseProblem(columnCount: usedColumns)
    for row in rows {
      for position in terms(row) {
        part.addTerm(column: localColumns[Int(columns[position])], coefficient: coefficients[position])
      }
      part.closeRow(relation: relation(row), constant: constants[row], level: 0)
    }
    return part
  }

  private func relation(_ row: Int) -> Relation {
    if slopesBelow[row] == 0 { return .lessThanOrEqual }
    return slopesAbove[row] == 0 ? .greaterThanOrEqual : .equal
  }
}

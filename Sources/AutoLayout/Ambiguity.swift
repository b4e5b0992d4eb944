/// Decides in which directions a solved component can move while every error stays as it is.
struct Ambiguity {
  private let simplex: Simplex
  private let errorTolerance: Double
  /// The nonbasic columns that can move at all.
  private let columns: [Int]
  private var fixedRows: [Double] = []
  private var inequalities: [Double] = []

  init(_ simplex: Simplex) {
    self.simplex = simplex
    errorTolerance = max(Tolerance.error, 10 * simplex.valueTolerance)
    columns = (0..<simplex.problem.columnCount).filter { Self.canRise(simplex, $0) || Self.canFall(simplex, $0) }
  }

  /// The independent directions, each as the changes of the problem's columns.
  mutating func directions() -> [[Double]] {
    guard !columns.isEmpty else { return [] }
    collectRows()
    let fixed = NullSpace(of: fixedRows, width: columns.count)
    guard fixed.dimension > 0 else { return [] }
    let projected = project(inequalities, on: fixed)
    let implicit = Self.implicitEqualities(projected, width: fixed.dimension)
    let free = NullSpace(of: implicit, width: fixed.dimension)
    return (0..<free.dimension).map { spread(free, $0, through: fixed) }
  }

  private static func canRise(_ simplex: Simplex, _ column: Int) -> Bool {
    let item = Int(simplex.dictionary.columnItems[column])
    let isPenalized = item < simplex.problem.rowCount && simplex.problem.slopesAbove[item] > 0
    return simplex.mayRise[column] && !isPenalized
  }

  private static func canFall(_ simplex: Simplex, _ column: Int) -> Bool {
    let item = Int(simplex.dictionary.columnItems[column])
    let isPenalized = item < simplex.problem.rowCount && simplex.problem.slopesBelow[item] > 0
    return simplex.mayFall[column] && !isPenalized
  }

  private mutating func collectRows() {
    for (place, column) in columns.enumerated() {
      let rises = Self.canRise(simplex, column)
      guard rises != Self.canFall(simplex, column) else { continue }
      inequalities += columns.indices.map { $0 == place ? (rises ? 1 : -1) : 0 }
    }
    for row in 0..<simplex.dictionary.rowCount { collect(row) }
  }

  private mutating func collect(_ row: Int) {
    let item = Int(simplex.dictionary.rowItems[row])
    let entries = columns.map { simplex.dictionary.entry(row, $0) }
    guard entries.contains(where: { abs($0) > Tolerance.span }) else { return }
    let (below, above) = (simplex.problem.slopesBelow[item], simplex.problem.slopesAbove[item])
    if simplex.error(row) > errorTolerance || (below > 0 && above > 0) {
      fixedRows += entries
    } else if abs(simplex.dictionary.values[row]) <= errorTolerance {
      inequalities += below > 0 ? entries : entries.map { -$0 }
    }
  }

  private func project(_ rows: [Double], on space: NullSpace) -> [Double] {
    stride(from: 0, to: rows.count, by: space.width).flatMap { start -> [Double] in
      let row = space.project(rows[start..<start + space.width])
      return row.contains { $0 != 0 } ? row : []
    }
  }

  /// Of the rows b with b·d ≥ 0, those that are 0 for every such d.
  ///
  /// Minimises Σ max(0, 1 − b·d) over the cone: a d that makes b·d positive can be scaled up, and sums of such d make
  /// all of them positive together, so the optimum has b·d ≥ 1 where that is possible at all and 0 elsewhere.
  private static func implicitEqualities(_ rows: [Double], width: Int) -> [Double] {
    guard !rows.isEmpty else { return [] }
    let starts = Array(stride(from: 0, to: rows.count, by: width))
    var problem = PiecewiseProblem(columnCount: width)
    for level in 0...1 {
      for start in starts {
        for place in 0..<width where rows[start + place] != 0 {
          problem.addTerm(column: place, coefficient: rows[start + place])
        }
        problem.closeRow(relation: .greaterThanOrEqual, constant: Double(level), level: level)
      }
    }
    var simplex = Simplex(problem)
    simplex.minimize(level: 0)
    simplex.minimize(level: 1)
    let direction = simplex.columnValues()
    return starts.flatMap { start -> [Double] in
      let row = rows[start..<start + width]
      return zip(row, direction).reduce(0) { $0 + $1.0 * $1.1 } < 0.5 ? Array(row) : []
    }
  }

  private func spread(_ free: NullSpace, _ index: Int, through fixed: NullSpace) -> [Double] {
    var change = Array(repeating: 0.0, count: simplex.problem.columnCount)
    for (place, column) in columns.enumerated() {
      for inner in 0..<free.width {
        change[column] += free.basis[index * free.width + inner] * fixed.basis[inner * fixed.width + place]
      }
    }
    return simplex.columnChanges(along: change)
  }
}

/// For each variable the equality rows that mention it (or did once), as linked lists in flat arrays.
struct ColumnIndex {
  private var heads: [Int32]
  private var counts: [Int32]
  private var otherUses: [Int32]
  private var next: [Int32] = []
  private var rows: [Int32] = []

  init(variableCount: Int) {
    heads = Array(repeating: -1, count: variableCount)
    counts = Array(repeating: 0, count: variableCount)
    otherUses = Array(repeating: 0, count: variableCount)
  }

  /// How many active equality rows mention the variable.
  func count(_ variable: Int32) -> Int32 { counts[Int(variable)] }
  /// How many inequalities and optional rows mention the variable.
  func uses(_ variable: Int32) -> Int32 { otherUses[Int(variable)] }

  mutating func countUse(_ variables: ArraySlice<Int32>) {
    for variable in variables { otherUses[Int(variable)] += 1 }
  }

  mutating func insert(_ row: Int, into variable: Int32) {
    next.append(heads[Int(variable)])
    rows.append(Int32(row))
    heads[Int(variable)] = Int32(rows.count - 1)
    counts[Int(variable)] += 1
  }

  mutating func decrement(_ variable: Int32) {
    counts[Int(variable)] -= 1
  }

  func firstNode(_ variable: Int32) -> Int? {
    heads[Int(variable)] < 0 ? nil : Int(heads[Int(variable)])
  }

  func nextNode(_ node: Int) -> Int? {
    next[node] < 0 ? nil : Int(next[node])
  }

  func row(_ node: Int) -> Int { Int(rows[node]) }
}

import TestSupport
import Testing

@testable import AutoLayout

/// Sums of rows of a sparse matrix, compared with those of arrays.
@Suite struct RowAdditionTests {
  private static let columnCount = 24

  private func matrix(_ rows: [[Double]]) -> LinkedMatrix {
    var matrix = LinkedMatrix(columnCount: Self.columnCount, rows: rows.count, entries: 0)
    for (row, coefficients) in rows.enumerated() {
      _ = matrix.appendRow()
      for (column, coefficient) in coefficients.enumerated() where coefficient != 0 {
        matrix.insert(row: Int32(row), column: Int32(column), coefficient: coefficient)
      }
    }
    return matrix
  }

  private func row(_ row: Int32, _ matrix: borrowing LinkedMatrix) -> [Double] {
    var coefficients = [Double](repeating: 0, count: Self.columnCount)
    var place = matrix.first(row: row)
    while place >= 0 {
      coefficients[Int(matrix[place].column)] += matrix[place].coefficient
      place = matrix[place].nextInRow
    }
    return coefficients
  }

  private func randomRow(_ random: inout SplitMix64, oneIn sparsity: Int) -> [Double] {
    (0..<Self.columnCount).map { _ in random.number(below: sparsity) == 0 ? random.pick([1, -1, 2, 0.5]) : 0 }
  }

  /// Short rows are searched, long ones are marked.
  @Test(arguments: [1, 2, 4, 12]) func aMultipleIsAdded(sparsity: Int) {
    var random = SplitMix64(seed: UInt64(sparsity))
    for _ in 0..<40 {
      let rows = [randomRow(&random, oneIn: sparsity), randomRow(&random, oneIn: sparsity)]
      let factor: Double = random.pick([1, -1, -2, 0.25])
      var sum = matrix(rows)
      sum.add(0, times: factor, to: 1)
      let expected = zip(rows[0], rows[1]).map { factor * $0 + $1 }
      let (found, source, count) = (row(1, sum), row(0, sum), Int(sum.count(row: 1)))
      let left = zip(zip(rows[0], rows[1]), expected).count { ($0.0 != 0 || $0.1 != 0) && $1 != 0 }
      #expect(found == expected)
      #expect(source == rows[0])
      #expect(count == left)
    }
  }

  @Test(arguments: [3, 20]) func columnsThatCancelAreReported(length: Int) {
    let first = (0..<Self.columnCount).map { $0 < length ? 1.0 : 0 }
    let second = (0..<Self.columnCount).map { $0 < length && $0 != 1 ? 2.0 : 0 }
    var sum = matrix([first, second])
    sum.add(0, times: -2, to: 1)
    var vanished: [Int32] = []
    for index in 0..<sum.vanished.count { vanished.append(sum.vanished[index]) }
    let left = row(1, sum)
    #expect(vanished == (0..<Int32(length)).filter { $0 != 1 })
    #expect(left == (0..<Self.columnCount).map { $0 == 1 ? -2.0 : 0 })
  }

  @Test func columnsThatAreToGoAreRemovedInSpiteOfRoundingErrors() {
    var first = [Double](repeating: 0, count: Self.columnCount)
    var second = first
    (first[2], first[5], first[7]) = (3, 1, 1)
    (second[2], second[5]) = (1, 1)
    var sum = matrix([first, second])
    sum.add(0, times: -1 / 3.000001, to: 1, without: (2, -1))
    let missing = sum.entry(row: 1, column: 2)
    let count = sum.count(row: 1)
    #expect(missing == nil)
    #expect(count == 2)
  }
}

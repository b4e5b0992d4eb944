import Testing

@testable import AutoLayout

@Suite struct LinkedMatrixTests {
  /// Two rows over three columns: 1 a + 2 b, 3 b + 4 c.
  private func makeMatrix() -> LinkedMatrix {
    var matrix = LinkedMatrix(columnCount: 3, rows: 2, entries: 4)
    let (first, second) = (matrix.appendRow(), matrix.appendRow())
    matrix.insert(row: first, column: 0, coefficient: 1)
    matrix.insert(row: first, column: 1, coefficient: 2)
    matrix.insert(row: second, column: 1, coefficient: 3)
    matrix.insert(row: second, column: 2, coefficient: 4)
    return matrix
  }

  private func row(_ row: Int32, _ matrix: borrowing LinkedMatrix) -> [Double] {
    var coefficients: [Double] = []
    var place = matrix.first(row: row)
    while place >= 0 {
      coefficients.append(matrix[place].coefficient)
      place = matrix[place].nextInRow
    }
    return coefficients
  }

  private func column(_ column: Int32, _ matrix: borrowing LinkedMatrix) -> [Double] {
    var coefficients: [Double] = []
    var place = matrix.first(column: column)
    while place >= 0 {
      coefficients.append(matrix[place].coefficient)
      place = matrix[place].nextInColumn
    }
    return coefficients
  }

  @Test func aMovedEntryIsTheLastOfItsRowAndOfItsNewColumn() throws {
    var matrix = makeMatrix()
    let place = matrix.entry(row: 0, column: 0)
    matrix.move(try #require(place), to: 2, coefficient: 9)
    let (rows, columns) = (
      [row(0, matrix), row(1, matrix)], [column(0, matrix), column(1, matrix), column(2, matrix)]
    )
    let counts = [matrix.count(column: 0), matrix.count(column: 2), matrix.count(row: 0)]
    #expect(rows == [[2, 9], [3, 4]])
    #expect(columns == [[], [2, 3], [4, 9]])
    #expect(counts == [0, 2, 2])
  }

  @Test func aRemovedEntryIsInNeitherRowNorColumn() throws {
    var matrix = makeMatrix()
    let place = matrix.entry(row: 1, column: 1)
    matrix.remove(try #require(place))
    let (rows, columns) = ([row(0, matrix), row(1, matrix)], [column(1, matrix), column(2, matrix)])
    let missing = matrix.entry(row: 1, column: 1)
    #expect(rows == [[1, 2], [4]])
    #expect(columns == [[2], [4]])
    #expect(missing == nil)
  }
}

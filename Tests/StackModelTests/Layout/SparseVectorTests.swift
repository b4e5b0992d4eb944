import Testing

@testable import StackModel

@Suite struct SparseVectorTests {
  @Test func componentsAreInTheOrderOfTheirIndices() {
    let vector: SparseVector = [5: 1, 0: 2, 3: -1]
    #expect(Array(vector.indices) == [0, 3, 5])
    #expect(vector.map(\.value) == [2, -1, 1])
    #expect(vector == [0: 2, 3: -1, 5: 1])
  }

  @Test func componentsThatWereNotStatedAreZero() {
    let vector: SparseVector = [1: 4]
    #expect(vector[1] == 4)
    #expect(vector[0] == 0)
    #expect(vector[2] == 0)
    #expect(SparseVector()[0] == 0)
  }

  @Test func componentsOfOneIndexAreAddedUp() { #expect([2: 1, 2: 3] == ([2: 4] as SparseVector)) }

  @Test func componentsThatCancelOutDisappear() {
    var vector: SparseVector = [0: 1, 1: 2]
    vector.add(-2, [1: 1, 2: 1])
    #expect(vector == [0: 1, 2: -2])
  }

  @Test func multiplesOfVectorsAreAdded() {
    var vector: SparseVector = [1: 1]
    vector.add(0.5, [0: 2, 1: 4, 2: 6])
    #expect(vector == [0: 1, 1: 3, 2: 3])
  }

  @Test func removedComponentIsZero() {
    var vector: SparseVector = [0: 1, 1: 2]
    vector.remove(0)
    vector.remove(7)
    #expect(vector == [1: 2])
  }
}

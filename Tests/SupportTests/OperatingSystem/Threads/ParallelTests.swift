import Testing

@testable import Support

/// Work on all cores has the results of work on one.
@Suite struct ParallelTests {
  /// Elements are handed out sixteen at a time.
  @Test(arguments: [0, 1, 15, 16, 17, 100, 1000]) func resultsAreInTheOrderOfTheElements(count: Int) {
    let elements = Array(0..<count)
    #expect(Parallel.map(elements) { $0 * 2 } == elements.map { $0 * 2 })
  }

  @Test(arguments: [0..<0, 3..<4, 5..<300]) func everyIndexIsVisitedOnce(range: Range<Int>) {
    let visits = Locked<[Int: Int]>([:])
    Parallel.forEach(range) { index in visits.withLock { $0[index, default: 0] += 1 } }
    #expect(visits.withLock { $0 } == Dictionary(uniqueKeysWithValues: range.map { ($0, 1) }))
  }

  @Test func lockReturnsTheResultOfItsBody() {
    let value = Locked(1)
    #expect(
      value.withLock {
        $0 += 1
        return "\($0)"
      } == "2")
  }

  @Test func longWorkKeepsTheOrderOfItsElements() {
    #expect(Parallel.each(Array(0..<20)) { $0 * $0 } == (0..<20).map { $0 * $0 })
    #expect(Parallel.each([Int]()) { $0 } == [])
  }
}

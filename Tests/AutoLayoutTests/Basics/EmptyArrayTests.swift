import Testing

@testable import AutoLayout

/// Arrays that have no memory until the first element.
@Suite struct EmptyArrayTests {
  @Test(arguments: [0, 1, 7, 8, 9, 100]) func anArrayWithoutMemoryTakesElements(count: Int) {
    var array = UncheckedArray<Double>()
    for number in 0..<count { array.append(Double(number)) }
    let elements = Array(array.elements)
    #expect(elements == (0..<count).map(Double.init))
  }

  @Test func anArrayWithoutMemoryHasNoElements() {
    var array = UncheckedArray<Int32>()
    array.removeAll()
    array.truncate(to: 0)
    let last = array.popLast()
    let count = array.elements.count
    #expect(last == nil)
    #expect(count == 0)
  }

  @Test(arguments: [0, 3, 20]) func anArrayWithoutMemoryIsResetToElements(count: Int) {
    var array = UncheckedArray<Int32>()
    array.reset(to: 7, count: count)
    array.append(9)
    let elements = Array(array.elements)
    #expect(elements == Array(repeating: 7, count: count) + [9])
  }

  @Test func anArrayWithoutMemoryIsSorted() {
    var array = UncheckedArray<Int32>()
    array.sort { $0 < $1 }
    let count = array.count
    #expect(count == 0)
  }

  @Test func arraysWithAndWithoutMemoryAreExchanged() {
    var first = UncheckedArray<Int32>()
    var second = UncheckedArray<Int32>(capacity: 2)
    second.append(5)
    swap(&first, &second)
    second.append(6)
    let (one, other) = (Array(first.elements), Array(second.elements))
    #expect(one == [5])
    #expect(other == [6])
  }
}

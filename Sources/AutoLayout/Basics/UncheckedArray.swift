/// An array for innermost loops that is never copied or shared. Only debug builds, and so tests, check bounds.
struct UncheckedArray<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// An array without elements and memory.
  init() {
    capacity = 0
    base = Self.nowhere
  }

  init(capacity: Int) {
    self.capacity = capacity > 0 ? max(8, capacity) : 0
    base = capacity > 0 ? .allocate(capacity: self.capacity) : Self.nowhere
  }

  /// The address of arrays without memory, which nothing reads or writes. Many arrays stay empty, and an allocation takes
  /// as long as a dozen elements do.
  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
      .assumingMemoryBound(to: Element.self)
  }

  init(repeating element: Element, count: Int, capacity: Int = 0) {
    self.init(capacity: max(count, capacity))
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { if capacity > 0 { base.deallocate() } }

  /// The elements, for loops over several arrays. Not valid after the array grows.
  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  /// Reserves memory for a number of elements in all.
  mutating func reserveCapacity(_ least: Int) {
    if least > capacity { grow(to: least) }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: max(8, 2 * capacity)) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func swapAt(_ first: Int, _ second: Int) {
    let element = self[first]
    self[first] = self[second]
    self[second] = element
  }

  /// Removes all elements after the first `count`. The memory is kept.
  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  /// Removes all elements. The memory is kept.
  mutating func removeAll() { count = 0 }

  /// Makes the array `count` times `element`.
  mutating func reset(to element: Element, count: Int) {
    if count > capacity { grow(to: count) }
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  @inline(never)
  private mutating func grow(to larger: Int) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = memory
    capacity = larger
  }
}

// MARK: - Sorting

extension UncheckedArray {
  /// Sorts stably by merging the ascending and descending runs of the array. The costs of a row of views have few runs.
  @inline(__always)
  mutating func sort(by precedes: (Element, Element) -> Bool) {
    guard count > Self.mostInserted else { return insertionSort(by: precedes) }
    var ends = orderRuns(by: precedes)
    guard ends.count > 1 else { return }
    var scratch = UncheckedArray(repeating: self[0], count: count)
    while ends.count > 1 {
      var (start, kept) = (0, 0)
      for index in stride(from: 0, to: ends.count, by: 2) {
        let end = ends[min(index + 1, ends.count - 1)]
        merge(start, ends[index], end, &scratch, by: precedes)
        ends[kept] = end
        (start, kept) = (end, kept + 1)
      }
      ends.truncate(to: kept)
    }
  }

  /// Arrays of up to this length are sorted without further memory.
  private static var mostInserted: Int { 16 }

  @inline(__always)
  private mutating func insertionSort(by precedes: (Element, Element) -> Bool) {
    for end in stride(from: 1, to: count, by: 1) {
      let element = self[end]
      var place = end
      while place > 0, precedes(element, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }

  /// Reverses runs that descend; returns the ends of all runs.
  @inline(__always)
  private mutating func orderRuns(by precedes: (Element, Element) -> Bool) -> UncheckedArray<Int> {
    var ends = UncheckedArray<Int>()
    var end = 0
    while end < count {
      let start = end
      end += 1
      let descends = end < count && precedes(self[end], self[end - 1])
      while end < count, precedes(self[end], self[end - 1]) == descends { end += 1 }
      if descends { elements[start..<end].reverse() }
      ends.append(end)
    }
    return ends
  }

  /// Merges two neighboring runs.
  @inline(__always)
  private mutating func merge(
    _ start: Int, _ middle: Int, _ end: Int, _ scratch: inout UncheckedArray<Element>,
    by precedes: (Element, Element) -> Bool
  ) {
    for index in start..<middle { scratch[index] = self[index] }
    var (left, right, place) = (start, middle, start)
    while left < middle {
      if right < end, precedes(self[right], scratch[left]) {
        self[place] = self[right]
        right += 1
      } else {
        self[place] = scratch[left]
        left += 1
      }
      place += 1
    }
  }
}

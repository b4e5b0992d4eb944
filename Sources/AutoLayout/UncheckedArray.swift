/// Numbers in memory of their own, for innermost loops: never copied, never shared, and in release builds without a look
/// at bounds. Debug builds and tests do check them.
struct UncheckedArray<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 0) {
    self.capacity = max(8, capacity)
    base = .allocate(capacity: self.capacity)
  }

  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

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

  mutating func append(_ element: Element) {
    if count == capacity { grow(to: 2 * capacity) }
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

  /// Drops what is behind the first `count` elements. The memory is kept.
  mutating func truncate(to count: Int) {
    assert(count <= self.count)
    self.count = count
  }

  /// Keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Makes all elements the same.
  mutating func reset(to element: Element, count: Int) {
    if count > capacity { grow(to: count) }
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  mutating func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    assert(range.upperBound <= count)
    var slice = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
    slice.sort(by: precedes)
  }

  @inline(never)
  private mutating func grow(to larger: Int) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.moveInitialize(from: base, count: count)
    base.deallocate()
    base = memory
    capacity = larger
  }
}

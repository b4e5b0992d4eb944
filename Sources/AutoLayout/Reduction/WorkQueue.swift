/// A first-in, first-out queue of numbers that holds each number at most once.
struct WorkQueue: ~Copyable {
  private var items: UncheckedArray<Int32>
  private var head = 0
  private var isWaiting: UncheckedArray<Bool>

  /// `capacity`: how many numbers there may be; more are possible.
  init(capacity: Int) {
    items = UncheckedArray(capacity: capacity)
    isWaiting = UncheckedArray(repeating: false, count: capacity)
  }

  mutating func insert(_ item: Int32) {
    while isWaiting.count <= Int(item) { isWaiting.append(false) }
    guard !isWaiting[item] else { return }
    isWaiting[item] = true
    items.append(item)
  }

  mutating func next() -> Int32? {
    guard head < items.count else { return nil }
    let item = items[head]
    head += 1
    isWaiting[item] = false
    if head == items.count {
      items.removeAll()
      head = 0
    }
    return item
  }
}

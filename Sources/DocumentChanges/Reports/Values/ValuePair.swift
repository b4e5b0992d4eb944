/// An old and a new value, which begin where they begin to differ if they are long.
struct ValuePair {
  let old: String?
  let new: String?

  init(_ old: String?, _ new: String?) {
    let start = Self.start(old, new)
    self.old = old.map { Self.cut($0, start) }
    self.new = new.map { Self.cut($0, start) }
  }

  private static func start(_ old: String?, _ new: String?) -> Int {
    guard let old, let new, max(old.utf8.count, new.utf8.count) > width else { return 0 }
    let common = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    return max(0, common - context)
  }

  private static func cut(_ value: String, _ start: Int) -> String {
    start == 0 ? value : "…" + String(value.unicodeScalars.dropFirst(start))
  }

  private static let width = 40
  private static let context = 12
}

/// How the children of an element were reordered.
struct OrderChange {
  /// How many children both versions have.
  let count: Int
  /// The only child that moved; nil if several did.
  let moved: ElementIdentity?
  /// The child before it now; nil if it is the first one.
  let previous: ElementIdentity?

  init(old: [ElementIdentity], new: [ElementIdentity]) {
    let common = Set(old).intersection(new)
    let (olds, news) = (old.filter(common.contains), new.filter(common.contains))
    count = news.count
    let first = zip(olds, news).first { $0.0 != $0.1 }
    let candidates = first.map { [$0.1, $0.0] } ?? []
    let moved = candidates.first { candidate in
      olds.filter { $0 != candidate } == news.filter { $0 != candidate }
    }
    self.moved = moved
    let place = moved.flatMap { news.firstIndex(of: $0) } ?? 0
    previous = place > 0 ? news[place - 1] : nil
  }
}

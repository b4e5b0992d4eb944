/// Disjoint sets of numbers; the smallest member identifies a set.
struct DisjointSets: ~Copyable {
  private var parents: UncheckedArray<Int32>

  init(count: Int) {
    parents = UncheckedArray(capacity: count)
    for number in 0..<Int32(count) { parents.append(number) }
  }

  mutating func find(_ number: Int32) -> Int32 {
    var current = number
    while parents[current] != current {
      parents[current] = parents[parents[Int(current)]]
      current = parents[current]
    }
    return current
  }

  mutating func join(_ left: Int32, _ right: Int32) {
    let (first, second) = (find(left), find(right))
    if first != second { parents[max(first, second)] = min(first, second) }
  }
}

/// Numbers joined into sets; a set is known by its smallest member.
struct DisjointSets {
  private var parents: ContiguousArray<Int32>

  init(count: Int) {
    parents = ContiguousArray((0..<Int32(count)))
  }

  mutating func find(_ number: Int32) -> Int32 {
    var current = number
    while parents[Int(current)] != current {
      parents[Int(current)] = parents[Int(parents[Int(current)])]
      current = parents[Int(current)]
    }
    return current
  }

  mutating func join(_ left: Int32, _ right: Int32) {
    let (first, second) = (find(left), find(right))
    if first != second { parents[Int(max(first, second))] = min(first, second) }
  }
}

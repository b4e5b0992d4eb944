import DocumentEditing

extension EditedDocument {
  func sortKey(of number: Int, in list: SortedList) -> [String] {
    list.key(name: name(number)) { value($0, of: number) ?? "" }
  }

  /// Where an element belongs in a sorted list: at an index if the list stays sorted so.
  func place(for number: Int, in children: [Int], _ list: SortedList, near index: Int) -> Int {
    let key = sortKey(of: number, in: list)
    let isAfter = { (place: Int) in key.precedes(self.sortKey(of: children[place], in: list)) }
    let fitsBefore = index == children.count || !sortKey(of: children[index], in: list).precedes(key)
    let fitsAfter = index == 0 || !isAfter(index - 1)
    if fitsBefore, fitsAfter { return index }
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether an element is such a list, and sorted.
  func isSortedList(_ number: Int) -> Bool {
    guard let list = SortedList(rawValue: name(number)) else { return false }
    let keys = children(of: number).map { sortKey(of: $0, in: list) }
    return keys.areSorted
  }
}

/// The place of a group among the children of an object, as Interface Builder orders them.
struct ChildRank: Comparable {
  private let rank: Int

  init(_ name: String) { rank = Self.groups.firstIndex(of: name) ?? Self.others }

  static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private static let groups = [
    "rect", "autoresizingMask", "subviews", "color", "gestureRecognizers", "constraints",
    "userDefinedRuntimeAttributes", "variation", "connections", "point",
  ]
  private static let others = 3
}

import Support

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
    return children.indices.partitioningIndex(where: isAfter)
  }

  /// Where a child belongs in an object: at the end if that is not known.
  func place(for number: Int, in parent: Int) -> Int {
    let children = children(of: parent)
    let order = DocumentOrder(of: trees[0])
    return order.place(ofChild: signature(number), among: children.map(signature), of: name(parent)) ?? children.count
  }

  /// Where an attribute belongs in a tag; nil if that is not known.
  func place(ofAttribute name: String, in tag: EditedTag) -> Int? {
    DocumentOrder(of: trees[0]).place(ofAttribute: name, among: tag.attributes.map(\.name), of: tag.name)
  }

  private func signature(_ number: Int) -> ChildSignature {
    ChildSignature(name: name(number), key: value("key", of: number))
  }

  /// Whether an element is such a list, and sorted.
  func isSortedList(_ number: Int) -> Bool {
    guard let list = SortedList(rawValue: name(number)) else { return false }
    let keys = children(of: number).map { sortKey(of: $0, in: list) }
    return keys.areSorted
  }
}

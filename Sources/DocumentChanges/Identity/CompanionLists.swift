import Formats

/// The lists of macOS stack views whose entries belong to the subviews of the same number.
struct CompanionLists {
  /// By list: the subviews whose entries are still to come, last first.
  private var upcoming: [ElementIndex: [ElementIndex]] = [:]

  /// The subview that the next entry of a list belongs to; nil for other elements.
  ///
  /// - Parameter element: The elements of a document, each once and in document order.
  mutating func companion(of element: ElementIndex, in tree: XMLTree) -> ElementIndex? {
    if tree.isNamed(element, one: Self.names) { upcoming[element] = Self.subviews(beside: element, in: tree) }
    guard !upcoming.isEmpty else { return nil }
    return tree.parent(of: element).flatMap { upcoming[$0]?.popLast() }
  }

  /// The subviews beside a list, last first; none if they are not as many as the entries.
  private static func subviews(beside list: ElementIndex, in tree: XMLTree) -> [ElementIndex] {
    guard let stack = tree.parent(of: list),
      let group = tree.children(of: stack).first(where: { tree.name(of: $0) == "subviews" }), group < list
    else { return [] }
    let subviews = Array(tree.children(of: group))
    return subviews.count == tree.children(of: list).reduce(0) { count, _ in count + 1 } ? subviews.reversed() : []
  }

  private static let names = ["visibilityPriorities", "customSpacing"].map(HashedName.init)
}

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

  /// The subviews beside a list, last first; none if they are not as many as the entries, or if an entry is no value.
  private static func subviews(beside list: ElementIndex, in tree: XMLTree) -> [ElementIndex] {
    guard let stack = tree.parent(of: list),
      let group = tree.children(of: stack).first(where: { tree.name(of: $0) == "subviews" }), group < list
    else { return [] }
    let (subviews, entries) = (Array(tree.children(of: group)), Array(tree.children(of: list)))
    return subviews.count == entries.count && entries.allSatisfy { isValue($0, in: tree) } ? subviews.reversed() : []
  }

  /// Whether an element is a number or the like. An object keeps its identity wherever it is.
  private static func isValue(_ element: ElementIndex, in tree: XMLTree) -> Bool {
    ElementStep.id(of: element, in: tree) == nil && tree.descendants(of: element).isEmpty
  }

  private static let names = ["visibilityPriorities", "customSpacing"].map(HashedName.init)
}

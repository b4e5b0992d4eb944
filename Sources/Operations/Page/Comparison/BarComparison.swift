import Drawing
import StackModel
import Support

/// What became of the bars of a screen: the objects in them that changed, or else the bars as a whole.
struct BarComparison {
  /// What changed.
  struct Difference {
    let kind: PictureChange.Kind
    /// Which bar it is; nil for an object that a bar shows.
    let bar: PlacedBar.Kind?
    /// The id of the object; nil for a bar of which the document says nothing.
    let id: String?
    /// The changes of the object in words.
    var words: [String] = []
    /// The place of before; nil for what is new.
    let before: Rect?
    /// The place of today; nil for what is gone.
    let after: Rect?
  }

  private(set) var differences: [Difference] = []
  /// The ids of the bars in the tree of views of which objects changed.
  private(set) var views: Set<String> = []
  private let words: ContentWords
  private let isResized: Bool

  /// - Parameters:
  ///   - words: What changed in the document.
  ///   - isResized: Whether the screen has another size, as its bars then have.
  init(_ old: [PlacedBar], _ new: [PlacedBar], _ words: ContentWords, isResized: Bool) {
    (self.words, self.isResized) = (words, isResized)
    for kind in PlacedBar.Kind.allCases {
      compare(old.first { $0.kind == kind }, new.first { $0.kind == kind }, as: kind)
    }
    let former = Dictionary(
      old.filter { $0.kind == nil }.compactMap { bar in bar.id.map { ($0, bar) } },
      uniquingKeysWith: { first, _ in first })
    for bar in new where bar.kind == nil {
      // A bar that is a view is compared with the other views, too.
      guard let id = bar.id, let other = former[id], other.picture.look != bar.picture.look else { continue }
      if compareItems(other, bar) { views.insert(id) }
    }
  }

  private mutating func compare(_ old: PlacedBar?, _ new: PlacedBar?, as kind: PlacedBar.Kind) {
    switch (old, new) {
    case (nil, nil): return
    case (nil, let new?):
      differences.append(Difference(kind: .added, bar: kind, id: new.id, before: nil, after: new.rect))
    case (let old?, nil):
      differences.append(Difference(kind: .removed, bar: kind, id: old.id, before: old.rect, after: nil))
    case (let old?, let new?):
      if old.rect == new.rect, old.picture.look == new.picture.look { return }
      let own = new.id.map { words[$0] } ?? []
      if compareItems(old, new) || isResized, own.isEmpty { return }
      differences.append(
        Difference(kind: .changed, bar: kind, id: new.id, words: own, before: old.rect, after: new.rect))
    }
  }

  /// Returns whether any object came, went or changed.
  private mutating func compareItems(_ old: PlacedBar, _ new: PlacedBar) -> Bool {
    let count = differences.count
    let (former, present) = (Self.items(old), Self.items(new))
    for item in new.items {
      guard let other = former[item.id] else {
        differences.append(Difference(kind: .added, bar: nil, id: item.id, before: nil, after: item.rect))
        continue
      }
      // Which side an item is at is seen.
      let words = words[item.id].filter { !$0.hasBytePrefix("key ") }
      guard item.look != other.look, !words.isEmpty else { continue }
      differences.append(
        Difference(kind: .changed, bar: nil, id: item.id, words: words, before: other.rect, after: item.rect))
    }
    for item in old.items where present[item.id] == nil {
      differences.append(Difference(kind: .removed, bar: nil, id: item.id, before: item.rect, after: nil))
    }
    return differences.count > count
  }

  private static func items(_ bar: PlacedBar) -> [String: PlacedBarItem] {
    Dictionary(bar.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

import Drawing
import NibDecoder
import StackModel
import Support

/// Tells the changes of a scene in words, those first that change most of the picture.
struct ChangeDescription {
  /// A scene before and after, and the places of the views of before by their ids.
  private struct Scenes {
    let old: ComparedScene
    let new: ComparedScene
    let places: [String: Int]

    init(_ old: ComparedScene, _ new: ComparedScene) {
      (self.old, self.new) = (old, new)
      places = Dictionary(
        old.views.enumerated().compactMap { place, view in view.view.id.map { ($0, place) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private let causes: MoveCauses
  // Both keep the names that they have found.
  private var before: ComparedLayout
  private var after: ComparedLayout

  init(_ before: ComparedLayout, _ after: ComparedLayout) {
    (self.before, self.after) = (before, after)
    causes = MoveCauses(before, after)
  }

  /// The changes of a scene, largest first.
  mutating func changes(_ old: ComparedScene, _ new: ComparedScene) -> [PictureChange] {
    let scenes = Scenes(old, new)
    let bars = BarComparison(old.bars, new.bars, after.words, isResized: old.bounds != new.bounds)
    let groups = ChangeGroups(ViewComparison(old, new).differences, old, new).groups
    let told = groups.filter { !isTold($0, by: bars, scenes) }.map { tell($0, scenes) } + tell(bars, scenes)
    let order = told.indices.sorted { (-told[$0].share, $0) < (-told[$1].share, $1) }
    return order.map { told[$0] }
  }

  private mutating func tell(_ group: ChangeGroups.Group, _ scenes: Scenes) -> PictureChange {
    let (old, new) = (scenes.old, scenes.new)
    let difference = group.difference
    let olds = group.outermost.compactMap { $0.old.flatMap { old.views[$0].rect } }
    let news = group.outermost.compactMap { $0.new.flatMap { new.views[$0].rect } }
    let name = name(of: group, scenes)
    let kind: PictureChange.Kind
    var text: String
    switch (difference.old, difference.new) {
    case (nil, _): (kind, text) = (.added, "\(name) is new")
    case (_, nil): (kind, text) = (.removed, "\(name) is gone")
    default:
      let words = difference.new.flatMap { new.views[$0].view.id }.map { after.words[$0] } ?? []
      kind = difference.looksDifferent ? .changed : .moved
      text = name + (difference.move.map { " \($0.words)" } ?? "")
      if difference.looksDifferent {
        if difference.move == nil, words.isEmpty {
          text = difference.new.flatMap { look(of: $0, scenes) } ?? "\(text) looks different"
        }
        if !words.isEmpty { text += ": " + words.joined(separator: ", ") }
      }
    }
    return PictureChange(
      kind: kind, text: text, cause: cause(of: group, scenes), view: difference.new,
      before: olds, after: news, share: share(olds, news, scenes), isSeen: group.isSeen)
  }

  /// Why the views of a group moved; nil if they did for several reasons.
  private mutating func cause(of group: ChangeGroups.Group, _ scenes: Scenes) -> String? {
    let all = group.outermost.compactMap { causes.cause(of: $0, scenes.old, scenes.new, &after) }
    return Set(all).count == 1 ? all[0] : nil
  }

  /// Whether all that is known of a view that looks different is that a bar does.
  private func isTold(_ group: ChangeGroups.Group, by bars: BarComparison, _ scenes: Scenes) -> Bool {
    guard group.difference.move == nil, group.difference.looksDifferent, let place = group.difference.new else {
      return false
    }
    let id = scenes.new.views[place].view.id
    if place == 0, bars.differences.isEmpty || hasOtherOrder(place, scenes) { return false }
    return (place == 0 || id.map(bars.views.contains) ?? false) && (id.map { after.words[$0] } ?? []).isEmpty
  }

  private mutating func tell(_ bars: BarComparison, _ scenes: Scenes) -> [PictureChange] {
    bars.differences.map { difference in
      let (before, after) = ([difference.before].compactMap(\.self), [difference.after].compactMap(\.self))
      return PictureChange(
        kind: difference.kind, text: text(of: difference), cause: nil, view: nil, before: before, after: after,
        share: share(before, after, scenes), isSeen: true)
    }
  }

  private mutating func text(of difference: BarComparison.Difference) -> String {
    let name =
      difference.bar.map { ObjectName.words(of: $0.rawValue) } ?? difference.id.map { id in
        difference.after == nil ? before.name(ofObject: id) : after.name(ofObject: id)
      } ?? "bar"
    switch difference.kind {
    case .added: return "\(name) is new"
    case .removed: return "\(name) is gone"
    case .moved, .changed:
      if !difference.words.isEmpty { return "\(name): \(difference.words.joined(separator: ", "))" }
      guard let old = difference.before, let new = difference.after, let move = Move(from: old, to: new) else {
        return "\(name) looks different"
      }
      return "\(name) \(move.words)"
    }
  }

  /// What else may be the reason that a view looks different; nil for nothing.
  private func look(of place: Int, _ scenes: Scenes) -> String? {
    if hasOtherOrder(place, scenes) {
      return "views in \(place == 0 ? "the screen" : "a view") lie over each other in another order"
    }
    return place == 0 ? "the screen looks different, though no view in it does" : nil
  }

  private func hasOtherOrder(_ place: Int, _ scenes: Scenes) -> Bool {
    let order = scenes.new.views[place].view.subviews.compactMap { $0.id.flatMap { scenes.places[$0] } }
    return zip(order, order.dropFirst()).contains { $0 > $1 }
  }

  /// What people call some views: `label "Title"`, `label "Title" and 2 more labels`.
  private mutating func name(of group: ChangeGroups.Group, _ scenes: Scenes) -> String {
    let first = name(of: group.outermost[0], scenes)
    let count = group.outermost.count
    if count == 1 {
      guard let move = group.difference.move, move.isResize, group.inner > 0 else { return first }
      return "\(first), with \(group.inner) \(group.inner == 1 ? "view" : "views") in it,"
    }
    let kinds = Set(group.outermost.map { kind(of: $0, scenes) })
    let common = kinds.count == 1 ? kinds.first ?? "view" : "view"
    return "\(first) and \(count - 1) more \(count == 2 ? common : ObjectName.plural(ofKind: common))"
  }

  private func kind(of difference: ViewDifference, _ scenes: Scenes) -> String {
    if let place = difference.new { return after.kind(of: scenes.new.views[place].view) }
    return difference.old.map { before.kind(of: scenes.old.views[$0].view) } ?? "view"
  }

  private mutating func name(of difference: ViewDifference, _ scenes: Scenes) -> String {
    if let place = difference.new { return after.name(of: scenes.new.views[place].view) }
    return difference.old.map { before.name(of: scenes.old.views[$0].view) } ?? "view"
  }

  /// How much of the larger picture some frames cover.
  private func share(_ olds: [Rect], _ news: [Rect], _ scenes: Scenes) -> Double {
    let all = [(olds, scenes.old.bounds), (news, scenes.new.bounds)].flatMap { rects, bounds in
      rects.compactMap { bounds.intersection($0) }
    }
    guard let first = all.first else { return 0 }
    let whole = all.dropFirst().reduce(first) { $0.union($1) }
    let (width, height) = (
      max(scenes.old.bounds.width, scenes.new.bounds.width), max(scenes.old.bounds.height, scenes.new.bounds.height)
    )
    return (whole.width * whole.height / max(1, width * height) * 10_000).rounded() / 10_000
  }
}

/// A change of a picture, of one view or of several that moved together.
struct PictureChange {
  /// What happened.
  enum Kind: String, CaseIterable {
    case added, removed, moved, changed
  }

  let kind: Kind
  /// What happened to what, in words.
  let text: String
  /// Why, if that is known.
  let cause: String?
  /// The place of a view among those of today; nil if all are gone.
  let view: Int?
  /// Where the outermost views were.
  let before: [Rect]
  /// Where they are.
  let after: [Rect]
  /// How much of the picture it changes, from 0 to 1.
  let share: Double
  /// Whether people see it.
  var isSeen: Bool
}

/// Changes of views, of which those that move together are one.
struct ChangeGroups {
  /// What became of some views.
  struct Group {
    let difference: ViewDifference
    /// The views that no other one of the group holds.
    var outermost: [ViewDifference]
    /// How many views are in them that changed in the same way.
    var inner = 0
    /// Whether any of them draws something that people see.
    var isSeen = false
  }

  private(set) var groups: [Group] = []

  init(_ differences: [ViewDifference], _ old: ComparedScene, _ new: ComparedScene) {
    var groupOfView: [Int: Int] = [:]
    var groupOfMove: [Move: Int] = [:]
    let counts = Dictionary(differences.compactMap { $0.move.map { ($0, 1) } }, uniquingKeysWith: +)
    for difference in differences {
      let isSeen = Self.isSeen(difference, old, new)
      guard let move = difference.move, let place = difference.new else {
        groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
        continue
      }
      if let group = new.views[place].parent.flatMap({ groupOfView[$0] }), let outer = groups[group].difference.move,
        move.follows(outer)
      {
        groupOfView[place] = group
        groups[group].inner += 1
        groups[group].isSeen = groups[group].isSeen || isSeen && !outer.isTiny
        addLook(of: difference, new, isSeen)
        continue
      }
      // What a view shows can be why it grows.
      if difference.looksDifferent, move.isResize || counts[move] == 1 {
        groupOfView[place] = groups.count
        groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
        continue
      }
      if let group = groupOfMove[move] {
        groups[group].outermost.append(difference.withoutLook)
        groups[group].isSeen = groups[group].isSeen || isSeen
      } else {
        groupOfMove[move] = groups.count
        let difference = difference.withoutLook
        groups.append(Group(difference: difference, outermost: [difference], isSeen: isSeen))
      }
      groupOfView[place] = groupOfMove[move]
      addLook(of: difference, new, isSeen)
    }
  }

  /// Adds what a view that moves with others shows in another way, if there are words for it.
  private mutating func addLook(of difference: ViewDifference, _ new: ComparedScene, _ isSeen: Bool) {
    guard difference.looksDifferent, let place = difference.new, new.tells(place, ofOwnLook: false) else { return }
    let look = difference.withoutMove
    groups.append(Group(difference: look, outermost: [look], isSeen: isSeen))
  }

  private static func isSeen(_ difference: ViewDifference, _ old: ComparedScene, _ new: ComparedScene) -> Bool {
    if difference.move?.isTiny ?? false, !difference.looksDifferent { return false }
    let isWhole = difference.move == nil
    let was = difference.old.map { old.isSeen($0) && (isWhole || old.draws($0)) } ?? false
    let isNow = difference.new.map { new.isSeen($0) && (isWhole || new.draws($0)) } ?? false
    return was || isNow
  }
}

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

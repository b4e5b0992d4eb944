import Drawing
import StackModel

/// What became of the views of a scene, which are recognized by their ids.
struct ViewComparison {
  /// The views that moved, came, went or look different.
  private(set) var differences: [ViewDifference] = []
  private let before: [PlacedView]
  private let after: [PlacedView]
  /// The place of before for each view of today; nil for new ones.
  private let pairs: [Int?]

  init(_ old: ComparedScene, _ new: ComparedScene) {
    (before, after) = (old.views, new.views)
    let places = Self.byID(before)
    let newPlaces = Self.byID(after)
    pairs = after.enumerated().map { place, view in
      view.view.id.flatMap { newPlaces[$0] == place ? places[$0] : nil }
    }
    let moves = zip(pairs, after).map { old, view in Self.move(old.flatMap { before[$0].rect }, view.rect) }
    let looks = LookComparison(old, new, pairs, moves: moves).places
    for (place, old) in pairs.enumerated() {
      guard let old else {
        addNew(place)
        continue
      }
      let (was, rect) = (before[old].rect, after[place].rect)
      if (was == nil) != (rect == nil) {
        let isGone = rect == nil
        differences.append(
          ViewDifference(old: isGone ? old : nil, new: isGone ? nil : place, move: nil, looksDifferent: false))
      } else if moves[place] != nil || looks.contains(place) {
        differences.append(
          ViewDifference(old: old, new: place, move: moves[place], looksDifferent: looks.contains(place)))
      }
    }
    addGone(Set(pairs.compactMap(\.self)))
  }

  /// A view without an id, such as one of a stack definition, cannot be told from a new one.
  private mutating func addNew(_ place: Int) {
    guard after[place].view.id != nil, after[place].rect != nil else { return }
    if let parent = after[place].parent, pairs[parent] == nil, after[parent].view.id != nil { return }
    differences.append(ViewDifference(old: nil, new: place, move: nil, looksDifferent: false))
  }

  private mutating func addGone(_ kept: Set<Int>) {
    for (place, view) in before.enumerated() where !kept.contains(place) && view.view.id != nil && view.rect != nil {
      if let parent = view.parent, !kept.contains(parent), before[parent].view.id != nil { continue }
      differences.append(ViewDifference(old: place, new: nil, move: nil, looksDifferent: false))
    }
  }

  private static func byID(_ views: [PlacedView]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (place, view) in views.enumerated() {
      if let id = view.view.id, places[id] == nil { places[id] = place }
    }
    return places
  }

  private static func move(_ old: Rect?, _ new: Rect?) -> Move? {
    guard let old, let new else { return nil }
    return Move(from: old, to: new)
  }
}

/// What became of one view.
struct ViewDifference {
  /// Its place in the picture of before; nil if it is new.
  let old: Int?
  /// Its place in the picture of today; nil if it is gone.
  let new: Int?
  /// How its frame in the picture changed; nil if it came, went or stayed.
  let move: Move?
  /// Whether it is drawn in another way.
  let looksDifferent: Bool
}

extension ViewDifference {
  var withoutLook: ViewDifference { ViewDifference(old: old, new: new, move: move, looksDifferent: false) }

  var withoutMove: ViewDifference { ViewDifference(old: old, new: new, move: nil, looksDifferent: looksDifferent) }
}

/// Which views are drawn in another way, whatever their places are.
struct LookComparison {
  /// Their places among the views of today.
  private(set) var places: Set<Int> = []
  private let old: ComparedScene
  private let new: ComparedScene
  private let pairs: [Int?]
  private let moves: [Move?]
  private let children: [[Int]]

  /// - Parameters:
  ///   - pairs: The place of before for each view of today; nil for new ones.
  ///   - moves: How the frame of each view changed; nil where it did not.
  init(_ old: ComparedScene, _ new: ComparedScene, _ pairs: [Int?], moves: [Move?]) {
    (self.old, self.new, self.pairs, self.moves) = (old, new, pairs, moves)
    var children: [[Int]] = new.views.map { _ in [] }
    for (place, view) in new.views.enumerated() { if let parent = view.parent { children[parent].append(place) } }
    self.children = children
    if new.views.indices.contains(0) { _ = compare(0, depth: 0) }
  }

  /// Each level is drawn again, so documents that nest without end are not followed to it.
  private static let deepest = 40

  /// Looks for the innermost views whose pictures differ.
  ///
  /// - Returns: Whether anything drawn in the view differs; of hidden views outlines are drawn.
  private mutating func compare(_ place: Int, depth: Int) -> Bool {
    guard let other = pairs[place] else { return true }
    let move = moves[place]
    // On its own, a hidden view looks as it did.
    if old.views[other].view.isHidden != new.views[place].view.isHidden {
      places.insert(place)
      return true
    }
    if !(move?.isResize ?? false), old.isSamePicture(of: other, as: place, in: new) { return move != nil }
    guard depth < Self.deepest else { return true }
    var isExplained = old.views[other].view.subviews.count > children[place].count
    for child in children[place] {
      let differs = compare(child, depth: depth + 1)
      isExplained = differs || isExplained
    }
    let isTold = new.tells(place, ofOwnLook: isExplained)
    if move?.isResize ?? false ? isTold : !isExplained || isTold { places.insert(place) }
    return isExplained || move == nil || new.draws(place)
  }
}

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

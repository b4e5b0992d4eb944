import Drawing
import StackModel

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

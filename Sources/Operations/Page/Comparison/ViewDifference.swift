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

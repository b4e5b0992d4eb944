/// One axis of a frame and its autoresizing mask.
struct AutoresizingAxis {
  var min: Double
  var length: Double
  /// The superview's length when the frame was written; nil if it is not known.
  var container: Double?
  var flexibleMin: Bool
  var sizable: Bool
  var flexibleMax: Bool

  /// The distances and lengths that stay the same when the superview changes.
  struct Rule {
    /// Distance from the superview's near edge.
    var nearInset: Double?
    /// Distance from the superview's far edge.
    var farInset: Double?
    var length: Double?
    /// How both margins share a change if both are flexible.
    var nearShare: Double?
  }

  var rule: Rule {
    guard let container else {
      // What stretches is framed evenly, as the clip view of a scroll view is.
      return sizable ? Rule(nearInset: min, farInset: min) : Rule(nearInset: min, length: length)
    }
    let far = container - min - length
    switch (flexibleMin, sizable, flexibleMax) {
    case (_, true, _): return Rule(nearInset: min, farInset: far)
    case (true, false, false): return Rule(farInset: far, length: length)
    case (true, false, true) where container != length:
      return Rule(length: length, nearShare: min / (container - length))
    default: return Rule(nearInset: min, length: length)
    }
  }
}

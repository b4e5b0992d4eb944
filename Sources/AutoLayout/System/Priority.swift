/// How much a constraint matters: each distinct value is a level of its own, and higher levels win outright.
///
/// One constraint at 751 beats any number of constraints at 750. Legal values lie above 0 and up to 1000;
/// fractions such as 999.5 are levels like any other.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number that Interface Builder shows.
  public var rawValue: Double

  /// Makes a priority from the number that Interface Builder shows.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 1000: the constraint must hold.
  public static let required = Priority(rawValue: 1000)
  /// 750: how strongly views resist compression by default.
  public static let defaultHigh = Priority(rawValue: 750)
  /// 250: how strongly views hug their content by default.
  public static let defaultLow = Priority(rawValue: 250)
  /// 50: the target size while a view's fitting size is computed.
  public static let fittingSizeLevel = Priority(rawValue: 50)

  /// Whether `left` yields to `right`.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }

  var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }
}

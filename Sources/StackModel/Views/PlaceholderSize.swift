import NibDecoder

/// Interface Builder's "Intrinsic Size: Placeholder" on one axis.
public enum PlaceholderSize: Hashable, Sendable {
  /// A length in points.
  case points(Double)
  /// No content size, whatever the view's class says.
  case infinite

  init?(_ coder: NibCoder, key: String) {
    guard let text = coder.decodeString(forKey: key) else { return nil }
    if text == "infinite" {
      self = .infinite
    } else if let points = coder.decodeLength(forKey: key) {
      self = .points(points)
    } else {
      return nil
    }
  }
}

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

extension View {
  /// The placeholder's size along an axis, if it counts. Placeholders are removed at build time; for views that code
  /// measures they are the best estimate of what code gives. Stack definitions are not built.
  func shownPlaceholder(_ axis: Axis, in settings: DocumentSettings) -> PlaceholderSize? {
    let isLeftOut = settings.semantics == .runtime && !settings.isStackDefinition && !isMeasuredByCode
    return isLeftOut ? nil : placeholderIntrinsicSize[axis]
  }
}

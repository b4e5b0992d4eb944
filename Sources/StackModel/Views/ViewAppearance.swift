import NibDecoder

/// What can be seen of a view itself.
struct ViewAppearance: Hashable, Sendable {
  /// 0 for a view that is not seen, nor anything in it.
  var alpha = 1.0
  /// Whether the view fills its frame with a color.
  var hasBackground = false
}

extension ViewAppearance {
  init(coder: NibCoder) {
    alpha = coder.decodeDouble(forKey: "alpha") ?? 1
    guard let color = coder.coder(forKey: "backgroundColor") else { return }
    hasBackground = color.decodeDouble(forKey: "alpha") != 0
  }
}

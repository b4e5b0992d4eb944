extension Rect {
  /// `(x, y, width, height)` for messages.
  package var short: String { "(\(x.short), \(y.short), \(width.short), \(height.short))" }
}

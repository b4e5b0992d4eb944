extension Double {
  /// The number without a trailing `.0`, to at most five decimals.
  package var short: String {
    let rounded = (self * 100_000).rounded() / 100_000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

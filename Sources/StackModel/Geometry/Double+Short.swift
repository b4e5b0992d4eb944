extension Double {
  /// The number without a trailing `.0`, to at most five decimals.
  package var short: String {
    let rounded = (self * 100_000).rounded() / 100_000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(self)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// What is added to something: ` + 8` or ` - 8`; empty for 0.
  package var summand: String { self == 0 ? "" : self < 0 ? " - \((-self).short)" : " + \(short)" }
}

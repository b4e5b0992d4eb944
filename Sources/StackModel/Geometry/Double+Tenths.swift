extension Double {
  /// The number to one decimal, without a trailing `.0`.
  package var tenths: String { ((self * 10).rounded() / 10).short }
}

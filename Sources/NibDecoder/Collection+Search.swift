extension Collection where Element == UInt8 {
  /// Where some bytes start in these, nil where they are not among them.
  func firstIndex(of wanted: some Collection<UInt8>) -> Index? {
    indices.first { self[$0...].starts(with: wanted) }
  }
}

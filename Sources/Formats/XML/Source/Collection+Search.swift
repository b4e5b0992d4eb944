extension Collection where Element == UInt8 {
  /// The index at which some bytes start, nil if the collection does not hold them.
  package func firstIndex(of wanted: some Collection<UInt8>) -> Index? {
    indices.first { self[$0...].starts(with: wanted) }
  }
}

extension [Diagnostic] {
  /// Sorted by place. Diagnostics of the whole document come first; those at the same place keep their order.
  package var inDocumentOrder: [Diagnostic] {
    let starts = map { $0.range?.lowerBound ?? -1 }
    return indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { self[$0] }
  }
}

extension [Diagnostic] {
  /// Sorted by place, those of the whole document first; what stands at one place keeps its order.
  package var inDocumentOrder: [Diagnostic] {
    let starts = map { $0.range?.lowerBound ?? -1 }
    return indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { self[$0] }
  }
}

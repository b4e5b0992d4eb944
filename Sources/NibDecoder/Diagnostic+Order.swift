extension [Diagnostic] {
  /// Sorted by place, those of the whole document first; what stands at one place keeps its order.
  package var inDocumentOrder: [Diagnostic] {
    enumerated().sorted {
      ($0.element.range?.lowerBound ?? -1, $0.offset) < ($1.element.range?.lowerBound ?? -1, $1.offset)
    }.map(\.element)
  }
}

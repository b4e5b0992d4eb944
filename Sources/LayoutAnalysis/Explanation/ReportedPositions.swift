package import NibDecoder
package import StackModel

/// The positions of ranges in a document, as reports write them.
package struct ReportedPositions {
  package let path: String
  package let lines: LineIndex
  /// Whether people know the document by its lines; those of a compiled nib are nobody's.
  private let hasLines: Bool

  package init(_ document: LayoutDocument) {
    path = document.nib.source.path
    lines = LineIndex(document.nib.source)
    hasLines = document.nib.source.hasLines
  }

  /// `path:line:column`; only the path if there is no range.
  package subscript(range: SourceRange?) -> String {
    guard let position = position(range) else { return path }
    return "\(path):\(position.line):\(position.column)"
  }

  /// The position of the start of a range; nil in documents without lines.
  package func position(_ range: SourceRange?) -> SourcePosition? {
    hasLines ? range.map { lines.position(at: $0.lowerBound) } : nil
  }
}

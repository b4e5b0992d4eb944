package import NibDecoder
package import StackModel

/// The positions of ranges in a document, as reports write them.
package struct ReportedPositions {
  package let path: String
  package let lines: LineIndex

  package init(_ document: LayoutDocument) {
    path = document.nib.source.path
    lines = LineIndex(document.nib.source)
  }

  /// `path:line:column`; only the path if there is no range.
  package subscript(range: SourceRange?) -> String {
    guard let position = position(range) else { return path }
    return "\(path):\(position.line):\(position.column)"
  }

  /// The position of the start of a range.
  package func position(_ range: SourceRange?) -> SourcePosition? {
    range.map { lines.position(at: $0.lowerBound) }
  }
}

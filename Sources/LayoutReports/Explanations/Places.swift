package import NibDecoder
package import StackModel

/// Places in a document, for reports.
package struct Places {
  package let path: String
  package let lines: LineIndex

  package init(_ document: LayoutDocument) {
    path = document.nib.source.path
    lines = LineIndex(document.nib.source)
  }

  /// `path:line:column`, the path alone for what has no place.
  package subscript(range: SourceRange?) -> String {
    guard let position = position(range) else { return path }
    return "\(path):\(position.line):\(position.column)"
  }

  package func position(_ range: SourceRange?) -> SourcePosition? {
    range.map { lines.position(at: $0.lowerBound) }
  }
}

import Escaping
import NibDecoder
import StackModel

/// Turns explanations into one form of output.
protocol ExplanationWriter {
  associatedtype Syntax: OutputSyntax

  func text(for explanation: Explanation, in document: LayoutDocument) -> Escaped<Syntax>
}

extension ExplanationWriter {
  func output(for explanation: Explanation, in document: LayoutDocument) -> OutputText {
    OutputText(text(for: explanation, in: document))
  }
}

/// Places in a document, for reports.
struct Places {
  let path: String
  let lines: LineIndex

  init(_ document: LayoutDocument) {
    path = document.nib.source.path
    lines = LineIndex(document.nib.source)
  }

  /// `path:line:column`, the path alone for what has no place.
  subscript(range: SourceRange?) -> String {
    guard let position = position(range) else { return path }
    return "\(path):\(position.line):\(position.column)"
  }

  func position(_ range: SourceRange?) -> SourcePosition? {
    range.map { lines.position(at: $0.lowerBound) }
  }
}

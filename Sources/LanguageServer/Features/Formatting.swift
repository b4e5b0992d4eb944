import DocumentChanges
import Formats
import Support

/// Documents in the form that Xcode's next save gives them.
struct Formatting {
  /// Writes the edits that format a text; nil if it cannot be formatted.
  static func result(_ analysis: DocumentAnalysis) -> ResponseResult? {
    guard let tree = analysis.tree, let formatted = try? FormattedDocument(tree),
      let source = SourceFile(decoding: formatted.bytes, path: analysis.text.source.path)
    else { return nil }
    let edits = EditWriter.edits(from: analysis.text.bytes, to: source.bytes)
    return { EditWriter.write(edits, of: analysis.text, to: &$0) }
  }
}

import NibDecoder

extension DocumentElement {
  /// The element with all that is in it, and the white space from the end of the text before it.
  var wholeRange: SourceRange {
    SourceRange(document.source.startOfWhiteSpace(before: range.lowerBound), Int(document.tree[index].end))
  }
}

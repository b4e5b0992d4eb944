import NibDecoder

extension DocumentElement {
  /// The element with all that is in it, and the white space from the end of the text before it.
  var wholeRange: SourceRange {
    let bytes = document.source.bytes
    var start = range.lowerBound
    while start > 0, Self.whiteSpace.contains(bytes[start - 1]) { start -= 1 }
    return SourceRange(start, Int(document.tree[index].end))
  }

  private static let whiteSpace: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
}

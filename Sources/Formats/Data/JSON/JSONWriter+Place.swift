package import Support

/// Places in a document as members of an object; null where nothing has a place.
extension JSONWriter {
  /// Writes where something starts.
  package mutating func writePlace(_ start: SourcePosition?) {
    member("line", (start?.line).map(Double.init))
    member("column", (start?.column).map(Double.init))
  }

  /// Writes where something starts and where it ends.
  package mutating func writePlace(_ start: SourcePosition?, _ end: SourcePosition?) {
    writePlace(start)
    member("endLine", (end?.line).map(Double.init))
    member("endColumn", (end?.column).map(Double.init))
  }

  /// Writes where a range starts and where it ends.
  package mutating func writePlace(_ range: SourceRange?, in lines: LineIndex) {
    writePlace(
      range.map { lines.position(at: $0.lowerBound) }, range.map { lines.position(at: $0.upperBound) })
  }
}

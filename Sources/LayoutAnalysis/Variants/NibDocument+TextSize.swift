import NibDecoder

extension NibDocument {
  /// Whether some text may follow the user's text size: it has a font of a text style, as titles of buttons with a
  /// configuration do without saying so.
  var mayFollowTextSize: Bool { source.contains("UICTFontTextStyle") || source.contains("uttonConfiguration") }
}

extension SourceFile {
  /// Whether a text is somewhere in the bytes.
  fileprivate func contains(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.withUnsafeBufferPointer { bytes in
      guard let first = wanted.first, bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { place in
        bytes[place] == first && bytes[place..<place + wanted.count].elementsEqual(wanted)
      }
    }
  }
}

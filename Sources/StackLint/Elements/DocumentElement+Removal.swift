import Formats
import NibDecoder

extension DocumentElement {
  /// The edit that removes the element with its line.
  var removal: SourceEdit { .removing(index, in: document.tree) }

  /// The edit that gives an attribute another value, which needs no escapes.
  ///
  /// - Parameter words: What the edit does, as a verb phrase.
  func renaming(_ attribute: String, to value: String, _ words: String) -> Diagnostic.FixIt? {
    valueRange(attribute).map { Diagnostic.FixIt(words, range: $0, replacement: value) }
  }

  /// Whether its text is nothing else: a line of a stack definition may be several constraints, and an attribute may be one.
  var isRemovable: Bool {
    let (tree, bytes) = (document.tree, document.tree.source.bytes)
    if tree.isWritten(index) { return true }
    let range = tree.range(of: index)
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let before = bytes[..<range.lowerBound].last { !isBlank($0) }
    let after = bytes[range.upperBound...].first { !isBlank($0) }
    return tree.parent(of: index).map { tree.name(of: $0) } == "constraints" && before == UInt8(ascii: "\n")
      && [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "<")].contains(after)
  }
}

/// Looks for the uses of a property in a Swift file that would crash if it were nil.
///
/// It is cautious: where a variable of the same name or a comparison with nil may protect a use, none counts.
package struct PropertySearch {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let name: [UInt8]

  /// Whether a file uses a property that is declared with `!` as if it were never nil.
  package static func relies(on name: String, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { PropertySearch(bytes: $0, name: Array(name.utf8)).isReliedOn }
  }

  private enum Occurrence {
    /// In `var name`, `let name` or `name == nil`.
    case declaration, comparison
    case use
    /// In a comment or a string, of another object, as a label, or as `name?`.
    case other
  }

  private var isReliedOn: Bool {
    var (uses, declarations, place) = (0, 0, 0)
    while let start = next(from: place) {
      switch occurrence(start) {
      case .use: uses += 1
      case .declaration: declarations += 1
      case .comparison: return false
      case .other: break
      }
      place = start + name.count
    }
    return uses > 0 && declarations <= 1
  }

  /// Where the name stands as a word.
  private func next(from start: Int) -> Int? {
    guard let first = name.first else { return nil }
    var place = start
    while place + name.count <= bytes.count {
      if bytes[place] == first, isWord(place), name.indices.allSatisfy({ bytes[place + $0] == name[$0] }) {
        return place
      }
      place += 1
    }
    return nil
  }

  private func isWord(_ start: Int) -> Bool {
    let end = start + name.count
    return !(start > 0 && SourceTokenizer.isWordByte(bytes[start - 1]))
      && !(end < bytes.count && SourceTokenizer.isWordByte(bytes[end]))
  }

  private func occurrence(_ start: Int) -> Occurrence {
    let before = bytes.word(before: start)
    if bytes.isText(before, "var") || bytes.isText(before, "let") { return .declaration }
    if isInComment(start) || start > 0 && !mayPrecede(bytes[start - 1], start) { return .other }
    var end = start + name.count
    if end < bytes.count, bytes[end] == UInt8(ascii: "?") { return .other }
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    guard end < bytes.count else { return .other }
    if bytes[end] == UInt8(ascii: ":") { return .other }
    if isNext("== nil", end) || isNext("!= nil", end) { return .comparison }
    return .use
  }

  private func mayPrecede(_ byte: UInt8, _ start: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): false
    case UInt8(ascii: "."):
      bytes.isText(bytes.word(before: start - 1), "self") || bytes.isText(bytes.word(before: start - 2), "self")
    default: true
    }
  }

  private func isInComment(_ start: Int) -> Bool {
    var place = start
    while place > max(0, start - Self.longestLine), bytes[place - 1] != UInt8(ascii: "\n") {
      if place > 1, bytes[place - 1] == UInt8(ascii: "/"), bytes[place - 2] == UInt8(ascii: "/") { return true }
      place -= 1
    }
    return false
  }

  /// Lines that people write are shorter, and each occurrence on a line looks through it.
  private static let longestLine = 1_000

  private func isNext(_ text: StaticString, _ start: Int) -> Bool {
    let end = start + text.utf8CodeUnitCount
    return end <= bytes.count && bytes.isText(start..<end, text)
  }
}

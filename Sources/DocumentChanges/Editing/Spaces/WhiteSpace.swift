/// White space as XML has it, and as Xcode writes it.
enum WhiteSpace {
  /// The blanks of a level in documents of Interface Builder.
  static let indentation = 4

  static func contains(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  static func isAll(_ bytes: some Sequence<UInt8>) -> Bool { bytes.allSatisfy(contains) }

  /// White space indented by more levels, or by fewer if they are negative.
  static func shifted(_ space: ArraySlice<UInt8>, by levels: Int) -> ArraySlice<UInt8> {
    guard levels != 0 else { return space }
    var result: ArraySlice<UInt8> = []
    var rest = space
    while let lineFeed = rest.firstIndex(of: UInt8(ascii: "\n")) {
      result += rest[...lineFeed]
      rest = rest[(lineFeed + 1)...]
      if levels > 0 {
        result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: levels * indentation))
      } else {
        let blanks = rest.prefix { $0 == UInt8(ascii: " ") }.count
        rest = rest.dropFirst(min(blanks, -levels * indentation))
      }
    }
    return result + rest
  }
}

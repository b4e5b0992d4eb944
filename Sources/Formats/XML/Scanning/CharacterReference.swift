import Support

/// A reference to a character, such as `&amp;` or `&#10;`.
enum CharacterReference {
  /// The text of a value with its references resolved. Those that XML does not know stay as they are.
  static func resolved(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"), let (character, end) = character(bytes, at: place) {
        text += Array(String(character).utf8)
        place = end
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The longest reference, `&#x10FFFF;`.
  private static let longest = 10

  private static func character(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (Unicode.Scalar, Int)? {
    let rest = bytes[(start + 1)..<min(start + longest, bytes.count)]
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    return scalar(name).map { ($0, end + 1) }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHexadecimal = name.hasBytePrefix("#x")
    guard name.hasBytePrefix("#") else { return nil }
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}

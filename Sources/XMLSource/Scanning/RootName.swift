import Escaping

/// The name of the root element of an XML document, of which only the start is known.
package struct RootName {
  package let text: String

  /// Nil if no element starts in the bytes, or if they are no XML or in UTF-16.
  package init?(_ bytes: [UInt8]) {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    while true {
      rest = rest.drop { " \t\r\n".utf8.contains($0) }
      if rest.starts(with: "<?".utf8) {
        guard let end = rest.firstIndex(of: "?>".utf8) else { return nil }
        rest = rest[(end + 2)...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = rest.firstIndex(of: "-->".utf8) else { return nil }
        rest = rest[(end + 3)...]
      } else {
        break
      }
    }
    guard rest.first == UInt8(ascii: "<") else { return nil }
    let name = rest.dropFirst().prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    guard let first = name.first, first >= UInt8(ascii: "A"), name.endIndex < rest.endIndex else { return nil }
    text = String(decoding: name, as: UTF8.self)
  }
}

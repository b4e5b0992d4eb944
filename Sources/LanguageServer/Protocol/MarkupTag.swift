/// A start tag of a document that need not be well-formed.
struct MarkupTag: Equatable {
  let name: String
  /// References are not resolved. Of two attributes with a name, the first one counts.
  private(set) var attributes: [String: String] = [:]

  init(_ name: String, _ attributes: [String: String] = [:]) { (self.name, self.attributes) = (name, attributes) }

  subscript(attribute: String) -> String? { attributes[attribute] }

  mutating func add(_ attribute: String, _ value: String) {
    if attributes[attribute] == nil { attributes[attribute] = value }
  }

  /// The same tag with other attributes that stand behind its own.
  func adding(_ others: [String: String]) -> MarkupTag {
    var tag = self
    tag.attributes.merge(others) { own, _ in own }
    return tag
  }

  /// All start tags of a text, in its order.
  static func all(in bytes: [UInt8]) -> [MarkupTag] {
    var (tags, rest): ([MarkupTag], ArraySlice<UInt8>) = ([], bytes[...])
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(bracket + 1)...]
      let name = rest.prefix(while: isName)
      guard !name.isEmpty, name.first != UInt8(ascii: "!"), name.first != UInt8(ascii: "?") else { continue }
      rest = rest[name.endIndex...]
      tags.append(MarkupTag(String(decoding: name, as: UTF8.self), takeAttributes(of: &rest)))
    }
    return tags
  }

  /// Reads the attributes up to the end of a tag, or to where it breaks off.
  ///
  /// - Parameter rest: What follows; without them afterwards.
  static func takeAttributes(of rest: inout ArraySlice<UInt8>) -> [String: String] {
    var found: [String: String] = [:]
    while let byte = rest.first, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
      let name = rest.prefix(while: isName)
      guard !name.isEmpty else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest[name.endIndex...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard let quote = rest.first, isQuote(quote) else { continue }
      let value = rest.dropFirst().prefix { $0 != quote && $0 != UInt8(ascii: "<") }
      let key = String(decoding: name, as: UTF8.self)
      if found[key] == nil { found[key] = String(decoding: value, as: UTF8.self) }
      rest = rest[value.endIndex...]
      if rest.first == quote { rest = rest.dropFirst() }
    }
    return found
  }

  /// Whether a byte can be in the name of an element or an attribute.
  static func isName(_ byte: UInt8) -> Bool { byte > 0x20 && !"\"'<>=/".utf8.contains(byte) }

  static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}

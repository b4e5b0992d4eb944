/// Writes JSON text piece by piece, with the commas.
package struct JSONWriter {
  package private(set) var text = Escaped<JSONString>()
  private var needsComma = false

  package init() {}

  package mutating func object(_ members: (inout JSONWriter) -> Void) { nest("{", "}", members) }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

  package mutating func key(_ key: String) {
    string(key)
    text.append(literal: ": ")
    needsComma = false
  }

  /// A member that is an object.
  package mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  /// A member that is an array.
  package mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
    self.key(key)
    array(elements)
  }

  /// A member that is an array of objects.
  ///
  /// - Parameter indent: That of the line that each object begins; nil for objects on the same line.
  package mutating func objects<Element>(
    _ key: String, _ elements: some Sequence<Element>, indent: Int? = nil,
    _ members: (Element, inout JSONWriter) -> Void
  ) {
    array(key) { json in
      for element in elements {
        if let indent { json.lineBreak(indent: indent) }
        json.object { members(element, &$0) }
      }
    }
  }

  package mutating func member(_ key: String, _ words: [String]) {
    array(key) { json in for word in words { json.string(word) } }
  }

  package mutating func member(_ key: String, _ numbers: [Double]) {
    self.key(key)
    self.numbers(numbers)
  }

  package mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    if let value { string(value) } else { raw("null") }
  }

  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    raw(value ? "true" : "false")
  }

  package mutating func member(_ key: String, _ value: Double?) {
    self.key(key)
    if let value { number(value) } else { raw("null") }
  }

  /// Whole numbers are written without a fraction.
  package mutating func number(_ value: Double) {
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    guard rounded.isFinite else { return raw("null") }
    separate()
    if rounded == rounded.rounded() && abs(rounded) < 1e15 {
      text.append(Int(rounded))
    } else {
      text.append("\(rounded)")
    }
    needsComma = true
  }

  package mutating func numbers(_ values: [Double]) { array { json in for value in values { json.number(value) } } }

  /// A number with all of its digits. What JSON has no number for is written as a string.
  package mutating func exactNumber(_ value: Double) {
    guard value.isFinite else { return string("\(value)") }
    separate()
    text.append("\(value)")
    needsComma = true
  }

  package mutating func exactMember(_ key: String, _ value: Double) {
    self.key(key)
    exactNumber(value)
  }

  package mutating func exactMember(_ key: String, _ value: Int) {
    self.key(key)
    separate()
    text.append(value)
    needsComma = true
  }

  package mutating func string(_ value: String) {
    separate()
    text.append(literal: "\"")
    text.append(value)
    text.append(literal: "\"")
    needsComma = true
  }

  package mutating func lineBreak(indent: Int) {
    if needsComma { text.append(literal: ",") }
    needsComma = false
    text.append(literal: "\n")
    text += .spaces(indent)
  }

  private mutating func raw(_ literal: StaticString) {
    separate()
    text.append(literal: literal)
    needsComma = true
  }

  private mutating func nest(_ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void) {
    separate()
    text.append(literal: open)
    needsComma = false
    body(&self)
    text.append(literal: close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text.append(literal: ", ") }
    needsComma = false
  }
}

/// The inside of a string in JSON. What a reader would not see is escaped too, so that lines can be split at any line
/// separator, and a log or terminal that shows the report takes nothing for a command.
package enum JSONString: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let isCopied = text.withUTF8 { utf8 in
      guard utf8.allSatisfy(isPlain) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isCopied { appendSlowly(text, to: &bytes) }
  }

  /// Whether a byte stands for itself, unless it is after a number sign.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      && byte != UInt8(ascii: "#")
  }

  private static func appendSlowly(_ text: String, to bytes: inout [UInt8]) {
    var isFirst = true
    for scalar in text.unicodeScalars {
      if scalar.isASCII, isPlain(UInt8(ascii: scalar)), bytes.last != UInt8(ascii: "#") {
        bytes.append(UInt8(ascii: scalar))
      } else if let escape = shortEscape(scalar) {
        bytes.append(contentsOf: escape.utf8)
      } else if VisibleText.isHidden(scalar) || (isFirst && VisibleText.isCombining(scalar))
        || VisibleText.startsCommand(scalar, after: bytes)
      {
        for unit in UTF16.encode(scalar).unsafelyUnwrapped { appendEscape(unit, to: &bytes) }
      } else {
        VisibleText.append(scalar, to: &bytes)
      }
      isFirst = false
    }
  }

  private static func shortEscape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: nil
    }
  }

  private static func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
  }
}

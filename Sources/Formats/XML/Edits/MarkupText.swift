internal import CLibXML

/// Text as it is written in XML.
package enum MarkupText {
  /// Where the text is written.
  package enum Place: Hashable {
    /// A value between such quotes.
    case value(quote: UInt8)
    /// Between tags.
    case content
  }

  /// Replaces the characters that mean something else at a place by references, as Interface Builder does. Characters
  /// that no XML document may hold become U+FFFD.
  package static func escaped(_ text: String, for place: Place) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let reference = reference(scalar, place) {
        result += reference
      } else {
        result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func reference(_ scalar: Unicode.Scalar, _ place: Place) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": place == .value(quote: UInt8(ascii: "\"")) ? "&quot;" : nil
    case "'": place == .value(quote: UInt8(ascii: "'")) ? "&apos;" : nil
    // XML reads it as a line feed unless it is a reference.
    case "\r": "&#13;"
    // XML reads them as spaces in values.
    case "\n": place == .content ? nil : "&#10;"
    case "\t": place == .content ? nil : "&#9;"
    default: nil
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 ? scalar.value & ~1 != 0xFFFE : scalar == "\n" || scalar == "\t"
  }
}

/// What XML allows in names and texts.
package enum XMLName {
  /// Whether a text is a name of an element or an attribute.
  package static func isValid(_ name: String) -> Bool {
    !name.utf8.contains(0)
      && name.withCString { text in
        text.withMemoryRebound(to: xmlChar.self, capacity: name.utf8.count + 1) { xmlValidateName($0, 0) == 0 }
      }
  }

  /// Whether XML can express all characters of a text: it lacks most control characters, even as references.
  package static func isExpressible(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20
        ? scalar.value & 0xFFFE != 0xFFFE || scalar.value > 0xFFFF : "\t\n\r".unicodeScalars.contains(scalar)
    }
  }
}

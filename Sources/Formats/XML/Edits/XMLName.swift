internal import CLibXML

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

/// Attribute values and content of XML. What a reader would not see is written as character references, so that programs
/// get the text as it is; what XML cannot hold becomes a visible escape sequence.
package enum XMLMarkup: OutputSyntax {
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    Markup.append(text, to: &bytes) { scalar, bytes in
      if isAllowed(scalar) {
        bytes.append(contentsOf: "&#\(scalar.value);".utf8)
      } else {
        bytes.append(contentsOf: VisibleText.escape(scalar).utf8)
      }
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20
      ? scalar.value & 0xFFFE != 0xFFFE && String.byte(of: scalar) == nil : "\t\n\r".unicodeScalars.contains(scalar)
  }
}

/// A patch for `git apply` and `patch`. Names of files are quoted as git quotes them; lines of files are written as they
/// are, because the programs compare them byte by byte.
package enum PatchText: OutputSyntax {
  /// Appends the name of a file, in quotes if it contains anything but visible characters.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    let isPlain = text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && !VisibleText.isHidden($0) }
    guard !isPlain else { return bytes.append(contentsOf: text.utf8) }
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { appendQuoted(scalar, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendQuoted(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar == "\"" || scalar == "\\" {
      bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
    } else if VisibleText.isHidden(scalar) {
      for byte in String(scalar).pathBytes { appendOctal(byte, to: &bytes) }
    } else {
      VisibleText.append(scalar, to: &bytes)
    }
  }

  private static func appendOctal(_ byte: UInt8, to bytes: inout [UInt8]) {
    let digits = String(byte, radix: 8)
    bytes.append(contentsOf: ("\\" + String(repeating: "0", count: 3 - digits.count) + digits).utf8)
  }
}

extension Escaped where Syntax == PatchText {
  /// Appends a line of a file, with its line break.
  package mutating func append(line: some Sequence<UInt8>) { appendEscaped { $0.append(contentsOf: line) } }
}

/// Text for a terminal or the log of a build: only what ibstack itself says may have an effect.
enum LogText {
  /// - Parameter areCommandsMeant: Whether each line is a workflow command of the report's own.
  static func check(_ bytes: [UInt8], _ title: String, areCommandsMeant: Bool = false) throws(Violation) {
    if !bytes.allSatisfy(isPlain) { try checkCharacters(String(decoding: bytes, as: UTF8.self), title) }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let isCommand = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "::".utf8)
      try Violation.unless(
        isCommand == areCommandsMeant,
        "\(title) has a command, or lacks one: \(String(decoding: line, as: UTF8.self))")
    }
    guard bytes.contains(UInt8(ascii: "#")) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    for command in ["##[", "##vso["] {
      try Violation.unless(!text.contains(command), "\(title) has a command: \(text)")
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte || byte == UInt8(ascii: "\n") }

  private static func checkCharacters(_ text: String, _ title: String) throws(Violation) {
    let control = text.unicodeScalars.first { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || isSeparator(scalar))
    }
    try Violation.unless(control == nil, "\(title) has a control character \(control.debugDescription): \(text)")
  }

  /// Line and paragraph separators, and what turns the direction of text round.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

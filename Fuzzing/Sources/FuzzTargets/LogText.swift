/// Text for a terminal or the log of a build: only what ibstack itself says may have an effect.
enum LogText {
  /// - Parameter areCommandsMeant: Whether each line is a workflow command of the report's own.
  static func check(_ bytes: [UInt8], _ title: String, areCommandsMeant: Bool = false) throws(Violation) {
    let text = String(decoding: bytes, as: UTF8.self)
    let control = text.unicodeScalars.first { scalar in
      scalar != "\n" && (scalar.properties.generalCategory == .control || Self.isSeparator(scalar))
    }
    try Violation.unless(control == nil, "\(title) has a control character \(control.debugDescription): \(text)")
    for line in text.unicodeScalars.split(separator: "\n") {
      let isCommand = line.drop { $0 == " " }.starts(with: "::".unicodeScalars)
      try Violation.unless(isCommand == areCommandsMeant, "\(title) has a command, or lacks one: \(String(line))")
    }
    for command in ["##[", "##vso["] {
      try Violation.unless(!text.contains(command), "\(title) has a command: \(text)")
    }
  }

  /// Line and paragraph separators, and what turns the direction of text round.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

import NibDecoder

extension Rule {
  static let deploymentTarget = Rule(
    "deployment-target", .policy, .warning, isOptIn: true,
    summary: "A document that is built for older systems than the team supports",
    rationale: """
      A document can carry a deployment target of its own (Builds for, in the file inspector), which wins over the
      project's: it is checked against, and compiled for, systems that nobody supports any more. Set it to the project's.
      """,
    options: [
      RuleOption(
        "minimum", .words(["iOS 12.0", "macOS 10.13", "tvOS 12.0"]), "the oldest system that is supported, by platform")
    ],
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <dependencies><deployment version="⟦2304⟧" identifier="iOS"/></dependencies>
          <objects/>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <dependencies><deployment version="4864" identifier="iOS"/></dependencies>
          <objects/>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <dependencies><deployment identifier="iOS"/></dependencies>
          <objects/>
        </document>
        """),
    ]
  ) { document, options in
    document.elements["deployment"].compactMap { deployment in
      guard let identifier = deployment["identifier"], let code = deployment["version"].flatMap({ Int($0) }) else {
        return nil
      }
      let platform = identifier == "macosx" ? "macOS" : identifier
      let version = identifier == "macosx" ? SystemVersion(macOSCode: code) : SystemVersion(hexadecimalCode: code)
      guard let minimum = options.words("minimum").compactMap({ SystemVersion($0, on: platform) }).first,
        version < minimum
      else { return nil }
      return Finding(
        "built for \(platform) \(version); expected \(minimum) or the project's setting",
        at: deployment.valueRange("version"))
    }
  }
}

/// A version of a system as documents write it.
private struct SystemVersion: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  /// `0x0930` is 9.3: hexadecimal digits that are meant as decimal ones.
  init(hexadecimalCode code: Int) {
    major = Self.decimal((code >> 8) & 0xFF)
    minor = (code >> 4) & 0xF
  }

  /// `101304` is 10.13.4, and `1090` from before 10.10 is 10.9.
  init(macOSCode code: Int) {
    (major, minor) = code < 10_000 ? (code / 100, code / 10 % 10) : (code / 10_000, code / 100 % 100)
  }

  /// The version of one platform in `iOS 12.0`; nil where another platform is meant.
  init?(_ text: String, on platform: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == platform.lowercased() else { return nil }
    let numbers = parts[1].split(separator: ".").map { Int($0) ?? 0 }
    major = numbers.first ?? 0
    minor = numbers.dropFirst().first ?? 0
  }

  private static func decimal(_ code: Int) -> Int { (code >> 4) * 10 + (code & 0xF) }

  static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }

  var description: String { "\(major).\(minor)" }
}

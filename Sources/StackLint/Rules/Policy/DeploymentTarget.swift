import NibDecoder
import StackModel

extension Rule {
  static let deploymentTarget = Rule(
    "deployment-target", .policy, .warning, isOptIn: true,
    summary: "A document is built for older systems than the team supports",
    rationale: """
      A document can have a deployment target of its own (Builds for, in the File inspector), which overrides the
      project's. Set it to the project's.
      """,
    options: [
      RuleOption(
        "minimum", .words(["iOS 12.0", "macOS 10.13", "tvOS 12.0"]), "the oldest supported system of each platform")
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

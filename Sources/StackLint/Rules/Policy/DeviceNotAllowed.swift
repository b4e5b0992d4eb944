extension Rule {
  static let deviceNotAllowed = Rule(
    "device-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A document that is shown on another device than the team agreed on",
    rationale: """
      Interface Builder writes the frames of the device that a document is viewed as. Where everybody has their own,
      each save changes most frames, and reviews and merges drown in them. View the document as one of the devices that
      are allowed, and let Interface Builder update the frames.
      """,
    options: [
      RuleOption("devices", .words(["retina6_12", "appleTV"]), "the ids of the devices that are allowed")
    ],
    examples: [
      .bad(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <device id="⟦retina4_7⟧" orientation="portrait"/>
          <objects/>
        </document>
        """),
      .good(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <device id="retina6_12" orientation="portrait"/>
          <objects/>
        </document>
        """),
    ]
  ) { document, options in
    let allowed = options.words("devices")
    guard let device = document.elements["device"].first, let id = device.written("id"), !allowed.contains(id) else {
      return []
    }
    return [
      Finding(
        "viewed as \(id); view it as \(allowed.joined(separator: " or ")) in the canvas's device bar",
        at: device.valueRange("id"))
    ]
  }
}

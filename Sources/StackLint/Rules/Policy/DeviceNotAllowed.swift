import NibDecoder

extension Rule {
  static let deviceNotAllowed = Rule(
    "device-not-allowed", .policy, .warning, isOptIn: true,
    summary: "A document is viewed as another device than the team agreed on",
    rationale: """
      Interface Builder stores the frames of the device that a document is viewed as. If everybody uses another device,
      each save changes most frames, which obscures reviews and merges. View the document as one of the allowed devices,
      and let Interface Builder update the frames.
      """,
    options: [
      RuleOption("devices", .words(["retina6_12", "appleTV"]), "the ids of the allowed devices")
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
    guard let device = shownDevice(document.elements), !allowed.contains(device.id) else { return [] }
    return [
      Finding(
        "viewed as \(device.id); view it as \(allowed.joined(separator: " or ")) in the canvas's device bar",
        at: device.range)
    ]
  }

  /// The document's device, or the first screen size that a version before Xcode 8 simulates: `retina4_0.fullscreen`.
  private static func shownDevice(_ elements: ElementsByName) -> (id: String, range: SourceRange?)? {
    if let device = elements["device"].first, let id = device.written("id") {
      return (id, device.valueRange("id"))
    }
    guard let metrics = elements["simulatedScreenMetrics"].first, let type = metrics.written("type") else { return nil }
    return (String(type.prefix { $0 != "." }), metrics.valueRange("type"))
  }
}

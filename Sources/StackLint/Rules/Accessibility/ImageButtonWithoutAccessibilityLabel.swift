import NibDecoder

extension Rule {
  static let imageButtonWithoutAccessibilityLabel = Rule(
    "image-button-without-accessibility-label", .accessibility, .warning, grouping: .scene,
    summary: "A button shows only an image and has no label for VoiceOver",
    rationale: """
      VoiceOver reads the name of the image file, such as "ic close 24". In the Identity inspector, describe what the
      button does. The rule does not report Apple's symbols, which come with a label, and buttons with a custom class.
      Nor does it report buttons that an outlet names, unless `outlets` is set, because code may set their label, and
      buttons with a text as a runtime attribute, from which code may take it.
      """,
    options: [RuleOption("outlets", .flag(false), "whether to report buttons that an outlet names, too")],
    examples: [
      .bad(
        """
        ⟦<button id="close">⟧
          <state key="normal" image="ic_close_24"/>
        </button>
        """, in: .xib),
      .good(
        """
        <button id="close">
          <accessibility key="accessibilityConfiguration" label="Close"/>
          <state key="normal" image="ic_close_24"/>
        </button>
        <button id="back">
          <state key="normal" image="ic_back_24"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="spokenKey" value="back"/>
          </userDefinedRuntimeAttributes>
        </button>
        <button id="share">
          <state key="normal" image="square.and.arrow.up" catalog="system"/>
        </button>
        """, in: .xib),
    ]
  ) { document, options in
    guard document.document.nib.kind == .interfaceBuilder(.iOS) else { return [] }
    return document.elements["button"].compactMap { button in
      guard button.soleImage != nil, !button.hasOwnLabel, button["customClass"] == nil,
        options.flag("outlets") || !document.isNamedByOutlet(button)
      else { return nil }
      return Finding(
        "<button> shows only an image; add an accessibility label that says what it does", at: button.range)
    }
  }
}

extension DocumentElement {
  /// The name of the image where nothing but one of the app's own is shown.
  fileprivate var soleImage: String? {
    let contents = children.filter { $0.name == "state" || $0["key"] == "configuration" }
    guard !contents.contains(where: \.hasTitle) else { return nil }
    let holders = contents.flatMap { [$0, $0.child(forKey: "image")].compactMap(\.self) }
    guard let holder = holders.first(where: { $0["image"] != nil }), holder["catalog"] != "system" else { return nil }
    return holder["image"]
  }

  private var hasTitle: Bool {
    ["title", "attributedTitle", "subtitle"].contains { self[$0]?.isEmpty == false || child(forKey: $0) != nil }
  }

  fileprivate var hasOwnLabel: Bool {
    let settings = child(named: "accessibility")
    if settings?["label"] != nil || settings?.child(forKey: "isElement") != nil { return true }
    return child(named: "userDefinedRuntimeAttributes")?.children.contains { attribute in
      attribute["keyPath"]?.lowercased().contains("accessibility") == true
        || ["string", "localizedString"].contains(attribute["type"])
    } ?? false
  }
}

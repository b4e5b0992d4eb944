import NibDecoder

extension Rule {
  static let placeholderInsteadOfLabel = Rule(
    "placeholder-instead-of-label", .accessibility, .warning, isOptIn: true,
    summary: "A text field is described only by its placeholder",
    rationale: """
      VoiceOver reads the placeholder while the field is empty. After the user types something, it reads only that
      text, and the user cannot hear which field it is. Set an accessibility label.
      """,
    examples: [
      .bad("⟦<textField placeholder=\"Street\" id=\"a\"/>⟧", in: .xib),
      .good(
        """
        <textField placeholder="Street" id="a">
          <accessibility key="accessibilityConfiguration" label="Street"/>
        </textField>
        <textField id="b"/>
        """, in: .xib),
    ]
  ) { document, _ in
    guard document.document.nib.kind.platform != .macOS else { return [] }
    return (document.elements["textField"] + document.elements["textView"]).compactMap { field in
      let placeholder = field["placeholder"] ?? field.runtimeAttribute("placeholder")
      guard let placeholder, !placeholder.isEmpty, field.accessibilityLabel == nil,
        field.isAccessibilityElement != false
      else { return nil }
      let message = "\(field.title) has the placeholder \"\(placeholder)\" and no accessibility label"
      return Finding(message, at: field.range)
    }
  }
}

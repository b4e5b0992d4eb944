import NibDecoder

extension Rule {
  static let controlWithoutAccessibilityIdentifier = Rule(
    "control-without-accessibility-identifier", .accessibility, .notice, isOptIn: true,
    summary: "User interface tests can find a control only by its text",
    rationale: """
      A test that taps a button by its title fails in another language and after the title changes. Set an
      accessibility identifier, which users never see.
      """,
    options: [
      RuleOption("elements", .words(["button", "textField", "textView"]), "the elements that need an identifier")
    ],
    examples: [
      .bad("⟦<button id=\"a\"/>⟧", in: .xib),
      .good(
        """
        <button id="a"><accessibility key="accessibilityConfiguration" identifier="login.send"/></button>
        """, in: .xib),
    ]
  ) { document, options in
    options.words("elements").flatMap { document.elements[$0] }.compactMap { control in
      guard control.accessibilityIdentifier == nil, control.id != nil else { return nil }
      return Finding("\(control.title) has no accessibility identifier", at: control.range)
    }
  }
}

import NibDecoder

extension Rule {
  static let attributedStringColor = Rule(
    "attributed-string-color", .policy, .warning, isOptIn: true,
    summary: "An attributed string sets the color of its text",
    rationale: """
      Interface Builder writes the color into each part of the text, where neither the view's own color nor code that sets
      it has an effect. Set the text's attributes in code, or use plain text and the color of the view. The rule does not
      report colors in the notes of objects.
      """,
    examples: [
      .bad(
        """
        <label id="a">
          <attributedString key="attributedText">
            <fragment content="Save 20 %">
              <attributes>⟦<color key="NSColor" red="1" green="0" blue="0" alpha="1"/>⟧</attributes>
            </fragment>
          </attributedString>
        </label>
        """, in: .xib),
      .good(
        """
        <label id="a">
          <attributedString key="attributedText"><fragment content="Save 20 %"/></attributedString>
          <color key="textColor" systemColor="systemRedColor"/>
          <attributedString key="userComments">
            <fragment content="a note"><attributes><color key="NSColor" white="0" alpha="1"/></attributes></fragment>
          </attributedString>
        </label>
        """, in: .xib),
    ]
  ) { document, _ in
    document.elements["color"].filter { $0["key"] == "NSColor" && !$0.isInComment }.map { color in
      Finding("attributed text sets its color; set it in code, or use the color of the view", at: color.range)
    }
  }
}

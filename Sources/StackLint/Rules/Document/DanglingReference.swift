extension Rule {
  static let danglingReference = Rule(
    .danglingReference, .document,
    summary: "A constraint, connection, segue or mask refers to an object that does not exist",
    rationale: """
      This happens when a merge keeps a reference and removes the object. Interface Builder removes the reference
      silently when it next saves the document. A dangling outlet that reaches the app crashes it. Restore the object,
      or remove the reference.
      """,
    examples: [
      .bad(
        """
        <view>
          <view id="title"/>
          <constraint firstItem="⟦titel⟧" firstAttribute="height" constant="20"/>
        </view>
        """),
      .bad(
        """
        <view id="a">
          <variation key="default"><mask key="constraints"><exclude reference="⟦gone⟧"/></mask></variation>
        </view>
        """, in: .xib),
      .good(
        """
        <view>
          <view id="title"/>
          <constraint firstItem="title" firstAttribute="height" constant="20"/>
        </view>
        """),
    ])
}

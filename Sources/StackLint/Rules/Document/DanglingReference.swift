extension Rule {
  static let danglingReference = Rule(
    .danglingReference, .document,
    summary: "A constraint, outlet, action or segue names an object that is not there",
    rationale: """
      It happens when a merge keeps the reference and drops the object. Interface Builder drops the reference without a
      word when it saves the document next; a dangling outlet that reaches the app ends in a crash. Bring the object back,
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
      .good(
        """
        <view>
          <view id="title"/>
          <constraint firstItem="title" firstAttribute="height" constant="20"/>
        </view>
        """),
    ])
}

extension Rule {
  static let duplicateID = Rule(
    .duplicateID, .document,
    summary: "Two objects have one id",
    rationale: """
      Constraints and outlets that name the id can mean either, and Interface Builder may refuse the document. It happens
      when a merge keeps an object twice, or when elements are copied by hand. Remove one of the two, or give it an id of
      its own and change what names it.
      """,
    examples: [
      .bad(
        """
        <stackView>
          <label id="title" text="Name"/>
          <label id="⟦title⟧" text="Address"/>
        </stackView>
        """),
      .good(
        """
        <stackView>
          <label id="name" text="Name"/>
          <label id="address" text="Address"/>
        </stackView>
        """),
    ])
}

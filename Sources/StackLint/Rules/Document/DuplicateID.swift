extension Rule {
  static let duplicateID = Rule(
    .duplicateID, .document,
    summary: "Two objects have the same id",
    rationale: """
      A constraint or outlet that names the id can mean either object, and Interface Builder may refuse the document.
      This happens when a merge keeps an object twice, or when elements are copied manually. Remove one of the two, or
      give it an id of its own and update the references to it.
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

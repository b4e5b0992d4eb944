extension Rule {
  static let contentPriorityTie = Rule(
    .contentPriorityTie, .layout,
    summary: "Views with equal priorities compete for room",
    rationale: """
      The contents of the views leave room, or need more than there is, and their hugging or compression resistance
      priorities are equal. Only the order of the views determines which of them stretches or is cut off, and another
      version of the system may decide differently. Set the priority that the message suggests.
      """,
    examples: [
      .bad(
        """
        <stackView width="320" height="40">
          ⟦<label text="Name" horizontalHuggingPriority="250"/>⟧
          <label text="Ada Lovelace" horizontalHuggingPriority="250"/>
        </stackView>
        """),
      .good(
        """
        <stackView width="320" height="40">
          <label text="Name" horizontalHuggingPriority="251"/>
          <label text="Ada Lovelace" horizontalHuggingPriority="250"/>
        </stackView>
        """),
    ])
}

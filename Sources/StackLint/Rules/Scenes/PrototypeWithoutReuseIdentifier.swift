extension Rule {
  static let prototypeWithoutReuseIdentifier = Rule(
    "prototype-without-reuse-identifier", .scenes, .warning,
    summary: "A prototype cell that code cannot ask for",
    rationale: """
      `dequeueReusableCell(withIdentifier:)` is the only way to a prototype, so one without a reuse identifier is loaded
      and never shown; Xcode warns of it when it compiles the storyboard. Give it an identifier, or remove it.
      """,
    examples: [
      .bad(
        """
        <tableView id="table">
          <prototypes>
            ⟦<tableViewCell id="cell">⟧</tableViewCell>
          </prototypes>
        </tableView>
        """, in: .xib),
      .good(
        """
        <tableView id="table">
          <prototypes>
            <tableViewCell reuseIdentifier="Person" id="cell"/>
          </prototypes>
          <sections><tableViewSection id="section"><cells><tableViewCell id="fixed"/></cells></tableViewSection></sections>
        </tableView>
        """, in: .xib),
    ]
  ) { document, _ in
    document.reuseGroups.flatMap { group in
      group.prototypes.enumerated().compactMap { index, prototype in
        guard prototype.written("reuseIdentifier") == nil else { return nil }
        let number = group.prototypes.count > 1 ? "prototype \(index + 1)" : "the prototype"
        return Finding(
          "\(number) of \(group.owner.objectName) has no reuse identifier, so no code can ask for it; "
            + "give it one or remove it",
          at: prototype.range)
      }
    }
  }
}

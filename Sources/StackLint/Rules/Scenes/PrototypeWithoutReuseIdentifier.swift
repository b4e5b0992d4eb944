extension Rule {
  static let prototypeWithoutReuseIdentifier = Rule(
    "prototype-without-reuse-identifier", .scenes, .warning,
    summary: "A prototype cell has no reuse identifier, so code cannot dequeue it",
    rationale: """
      `dequeueReusableCell(withIdentifier:)` is the only way to get a prototype. Without a reuse identifier, it is
      loaded and never shown, and Xcode warns when it compiles the storyboard. Set an identifier, or remove the
      prototype.
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
        let number = group.prototypes.count > 1 ? "prototype \(index + 1)" : "a prototype"
        return Finding(
          "<\(prototype.name)> is \(number) without a reuse identifier; set one or remove it", at: prototype.range)
      }
    }
  }
}

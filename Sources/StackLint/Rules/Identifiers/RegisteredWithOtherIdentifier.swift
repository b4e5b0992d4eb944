import NibDecoder

extension Rule {
  static let registeredWithOtherIdentifier = Rule(
    "registered-with-other-identifier", .code, .warning,
    summary: "Code registers a nib with another reuse identifier than that of its cell",
    rationale: """
      The app crashes when the cell is dequeued: `cell reuse identifier in nib does not match the identifier used to
      register the nib`. The rule reads calls in which a nib is made and registered, as `register(UINib(nibName:
      "BadgeCell", bundle: nil), forCellReuseIdentifier: "Badge")`, with string literals and constants with one value.
      It also reports an identifier that no code can have, where code registers the class of the cell by its name.
      Make the identifiers equal, or remove that of the nib.

      The finding is an error if the identifiers were equal at the revision of `--changed-since`.
      """,
    needs: [.sources, .identifiers],
    examples: [
      .bad(
        """
        <tableViewCell reuseIdentifier="⟦Bagde⟧" id="cell"/>
        """, in: .xib, beside: ["Table.swift": registration]),
      .good(
        """
        <tableViewCell reuseIdentifier="Badge" id="cell"/>
        """, in: .xib, beside: ["Table.swift": registration]),
      .good(
        """
        <tableViewCell id="cell"/>
        """, in: .xib, beside: ["Table.swift": registration]),
    ]
  ) { document, _ in
    guard document.document.nib.kind == .interfaceBuilder(.iOS), let project = document.project else { return [] }
    let registered = project.identifiers.identifiers(ofNib: document.fileName)
    guard let code = registered.sorted().first else {
      return ClassNamedParts.lostReusableViews(in: document) { $0.parent?.name == "objects" }
    }
    let isCrash = project.base?.registered(nib: document.fileName) ?? false
    return document.elements(with: "reuseIdentifier").compactMap { cell in
      guard cell.parent?.name == "objects", let own = cell.written("reuseIdentifier"), !registered.contains(own) else {
        return nil
      }
      return Finding(
        "code registers this nib with the reuse identifier \(code), not \(own); make them equal",
        at: cell.valueRange("reuseIdentifier"), isCrash: isCrash)
    }
  }

  private static let registration = """
    table.register(UINib(nibName: "example", bundle: nil), forCellReuseIdentifier: "Badge")
    """
}

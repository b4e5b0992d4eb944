import NibDecoder

extension Rule {
  static let duplicateReuseIdentifier = Rule(
    "duplicate-reuse-identifier", .scenes, .warning,
    summary: "Two prototypes of a table or collection view have the same reuse identifier",
    rationale: """
      Only one of them is ever used: the table registers each prototype under its identifier, and the later one replaces
      the earlier. This happens when a prototype is copied. Rename one, also in the code that dequeues it, or remove it.
      """,
    examples: [
      .bad(
        """
        <tableView id="table">
          <prototypes>
            <tableViewCell reuseIdentifier="Person" id="a"/>
            <tableViewCell reuseIdentifier="⟦Person⟧" id="b"/>
          </prototypes>
        </tableView>
        """, in: .xib),
      .good(
        """
        <tableView id="table">
          <prototypes>
            <tableViewCell reuseIdentifier="Person" id="a"/>
            <tableViewCell reuseIdentifier="Company" id="b"/>
          </prototypes>
        </tableView>
        """, in: .xib),
    ]
  ) { document, _ in
    document.reuseGroups.flatMap(findings)
  }

  private static func findings(_ group: ReuseGroup) -> [Finding] {
    var seen: [String: DocumentElement] = [:]
    return group.prototypes.compactMap { prototype in
      guard let identifier = prototype.written("reuseIdentifier") else { return nil }
      guard let first = seen.updateValue(prototype, forKey: identifier) else { return nil }
      return Finding(
        "\(identifier) is the reuse identifier of two prototypes; the earlier one is never used",
        at: prototype.valueRange("reuseIdentifier"),
        notes: [Diagnostic.Note("the other prototype", range: first.valueRange("reuseIdentifier"))])
    }
  }
}

/// The views that a table or collection view makes copies of, by the view that holds them.
struct ReuseGroup {
  let owner: DocumentElement
  /// Cells, headers and footers, in document order.
  let prototypes: [DocumentElement]
}

extension LintedDocument {
  /// Every table and collection view of a storyboard with prototypes; a `.xib` has none.
  var reuseGroups: [ReuseGroup] {
    let tables = elements["prototypes"].compactMap { list in
      list.parent.map { ReuseGroup(owner: $0, prototypes: list.children.filter { $0.name == "tableViewCell" }) }
    }
    let collections = elements["cells"].compactMap { list in
      list.parent.map {
        ReuseGroup(owner: $0, prototypes: list.children.filter { $0.name == "collectionViewCell" })
      }
    }
    return tables + collections
  }
}

import NibDecoder

extension Rule {
  static let reuseIdentifierDiffersFromClass = Rule(
    "reuse-identifier-differs-from-class", .naming, .warning, isOptIn: true,
    summary: "The reuse identifier of a cell is not the name of its class",
    rationale: """
      With equal names, code can dequeue a cell by its class, and nobody has to maintain a string in two places.
      Change the identifier in code, too.
      """,
    examples: [
      .bad(
        "<tableViewCell reuseIdentifier=\"⟦cell⟧\" customClass=\"PersonCell\" id=\"a\"/>", in: .xib),
      .good(
        """
        <tableViewCell reuseIdentifier="PersonCell" customClass="PersonCell" id="a"/>
        <tableViewCell customClass="StaticCell" id="b"/>
        <tableViewCell reuseIdentifier="cell" id="c"/>
        """, in: .xib),
    ]
  ) { document, _ in
    Vocabulary.reusableViews.flatMap { document.elements[$0] }.compactMap { cell in
      guard let name = cell.customClass, let identifier = cell["reuseIdentifier"], identifier != name else {
        return nil
      }
      let message = "reuse identifier \"\(identifier)\" differs from the class, \(name)"
      return Finding(message, at: cell.valueRange("reuseIdentifier"))
    }
  }
}

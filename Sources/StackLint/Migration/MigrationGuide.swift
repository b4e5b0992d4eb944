/// What people read who come from another linter.
public struct MigrationGuide {
  /// The guide for all linters that there are.
  public init() {}

  /// The page `Documentation/Migration.md`.
  public var markdown: String {
    Self.introduction + PeerLinter.allCases.map(markdown).joined() + "\n" + Self.requests
  }

  private func markdown(_ linter: PeerLinter) -> String {
    let rows = linter.aliases.map { alias in
      let ours = alias.ruleIDs.map { id in RuleCatalogue.rule(id) == nil ? "`\(id)`" : "[`\(id)`](Rules.md#\(id))" }
      return "| `\(alias.id)`\(mark(alias)) | \(ours.joined(separator: ", ")) | \(alias.remark) |\n"
    }
    return "\n## Rules of \(linter.title)\n\n\(note(linter))\n\n| there | here | what differs |\n|---|---|---|\n"
      + rows.joined()
  }

  private func mark(_ alias: RuleAlias) -> String { alias.isDefault ? " *" : "" }

  private func note(_ linter: PeerLinter) -> String {
    switch linter {
    case .iblinter: "Those with a * are on by default there; `preset: iblinter` has them on."
    case .xiblint: "xiblint has none on by default; `preset: xiblint` has all on, as strict as there, and as errors."
    }
  }

  /// The same for a terminal of 80 columns: a line for each rule.
  public var text: String {
    PeerLinter.allCases.map { linter in
      let width = nameWidth(linter)
      let rows = linter.aliases.flatMap { lines($0, width: width) }
      return "\(linter.title): ibstack migrate \(linter.configurationName)\n" + rows.map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  /// As wide as the longest name there is, or as the longest rule beside it leaves room for.
  private func nameWidth(_ linter: PeerLinter) -> Int {
    let longest = linter.aliases.flatMap(\.ruleIDs).map(\.count).max() ?? 0
    return min(linter.aliases.map(\.id.count).max() ?? 0, Self.columns - 4 - longest)
  }

  private static let columns = 80

  /// A name that is wider than its column has a line of its own.
  private func lines(_ alias: RuleAlias, width: Int) -> [String] {
    let isWide = alias.id.count > width
    let rules = alias.ruleIDs.enumerated().map { index, id in
      let name = index == 0 && !isWide ? alias.id : ""
      return name + String(repeating: " ", count: width + 2 - name.count) + id
    }
    return (isWide ? [alias.id] : []) + rules
  }
}

extension MigrationGuide {
  private static let introduction = """
    # Coming from IBLinter or xiblint

    Made from the table that `ibstack lint --explain-migration` prints.

        ibstack migrate .iblinter.yml --output .ibstack.yml
        ibstack migrate .xiblint.json --output .ibstack.yml

    writes a configuration with the same rules, options and paths, and a comment for each thing that has no counterpart.
    What the other linter would have passed over without a word, such as a rule that it does not have, is an error with
    line and column. `preset: iblinter` and `preset: xiblint` are the same without a list.

    """

  private static let requests = """
    ## What people asked IBLinter for

    | asked | here |
    |---|---|
    | the rule's id in reports ([184](https://github.com/IBDecodable/IBLinter/issues/184)) | every format has it |
    | a rule off for some files ([32](https://github.com/IBDecodable/IBLinter/issues/32)) | `overrides` by path, `suppress` by object, with a reason |
    | a severity for each rule ([27](https://github.com/IBDecodable/IBLinter/issues/27)) | `rules: {margin-constraint: error}` |
    | a configuration that is not read says so ([6](https://github.com/IBDecodable/IBLinter/issues/6)) | an error with line and column, status 2; an empty key is fine |
    | only what is included is searched ([81](https://github.com/IBDecodable/IBLinter/issues/81)) | `include` says what is searched, `exclude` what of it is not |
    | SF Symbols and system colours are not missing ([129](https://github.com/IBDecodable/IBLinter/issues/129)) | both are marked in the document, and known |
    | an id that is used once is no duplicate ([170](https://github.com/IBDecodable/IBLinter/issues/170)) | only elements that have the id count, not references; both places are shown |
    | no crash on other documents ([15](https://github.com/IBDecodable/IBLinter/issues/15), [104](https://github.com/IBDecodable/IBLinter/issues/104)) | macOS documents are linted; one of watchOS or of Xcode 4 is one finding, `unsupported-document`, and can be excluded |

    """
}

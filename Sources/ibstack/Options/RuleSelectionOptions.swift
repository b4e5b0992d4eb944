public import ArgumentParser
import NibDecoder
public import StackLint

/// Options for the rules to enforce.
struct RuleSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only rules to enforce, whatever the configuration: ids, categories or all, separated by commas.",
      discussion: "Can be repeated. Selected rules are on even if they are off by default.", valueName: "rules"),
    completion: .list(RuleSelection.Selector.names), transform: RuleSelectionOptions.selectors)
  var select: [[RuleSelection.Selector]] = []

  @Option(
    help: ArgumentHelp(
      "Rules not to enforce, whatever the configuration: ids, categories or all, separated by commas.",
      discussion: "Can be repeated. An id takes precedence over a category, and a category over all.",
      valueName: "rules"),
    completion: .list(RuleSelection.Selector.names), transform: RuleSelectionOptions.selectors)
  var ignore: [[RuleSelection.Selector]] = []

  @Option(
    help: ArgumentHelp(
      "Whether notes in documents suppress findings, whatever the configuration: allow, count or ignore.",
      discussion: """
        With count, notes hide findings, but hidden errors and warnings still make the run fail. The default is allow, or \
        the strictest value of the configurations.
        """, valueName: "use"))
  var inDocumentSuppressions: InDocumentSuppressions?

  /// The requested selection.
  var selection: RuleSelection {
    RuleSelection(
      selected: select.flatMap { $0 }, ignored: ignore.flatMap { $0 }, inDocumentSuppressions: inDocumentSuppressions)
  }

  /// The selectors of a list.
  ///
  /// - Throws: A message about the first unknown name, with the nearest known one.
  private static func selectors(_ list: String) throws -> [RuleSelection.Selector] {
    try list.split(separator: ",", omittingEmptySubsequences: false).map { word in
      let name = String(word.drop { $0 == " " })
      if let selector = RuleSelection.Selector(name) { return selector }
      let near = nearestName(to: name, among: RuleSelection.Selector.names)
      let hint = near.map { "did you mean \"\($0)\"?" } ?? "`ibstack rules` lists rules and categories"
      throw ValidationError("unknown rule or category \"\(name)\"; \(hint)")
    }
  }
}

extension InDocumentSuppressions: ExpressibleByArgument {}

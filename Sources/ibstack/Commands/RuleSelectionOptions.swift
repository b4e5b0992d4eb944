import ArgumentParser
import NibDecoder
import StackLint

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

  /// The requested selection.
  var selection: RuleSelection {
    RuleSelection(selected: select.flatMap { $0 }, ignored: ignore.flatMap { $0 })
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

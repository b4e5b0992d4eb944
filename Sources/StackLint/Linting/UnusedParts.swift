import LayoutAnalysis
import NibDecoder

/// The parts of a document that an app never shows, as far as its project tells: documents that nothing loads, scenes that
/// nothing opens, and cells that code replaces. What is wrong with them is a notice:
/// nobody meets it, and the cure is to remove or to connect the part, which rules of their own say.
struct UnusedParts {
  private let document: LintedDocument

  /// The rules that say of a part that it is unused.
  private static let ownRules: Set<String> = [
    Rule.documentInNoTarget.id, Rule.unreachableScene.id, Rule.unusedDocument.id, Rule.unusedScene.id,
    Rule.constraintOnUninstalledView.id,
  ]

  init(_ document: LintedDocument) { self.document = document }

  /// Makes notices of the findings about unused parts.
  func lower(_ found: inout [Diagnostic]) {
    let judged = found.indices.filter { found[$0].severity != .notice && !Self.ownRules.contains(found[$0].ruleID) }
    guard !judged.isEmpty else { return }
    let unshown = document.isInNoTarget || isNeverLoaded ? nil : unshownParts
    let replaced = replacedCells.map(\.wholeRange)
    for index in judged
    where unshown?.contain(found[index], isAboutLooks: found[index].isAboutLooks) ?? true
      || replaced.contains(where: found[index].isInside)
    {
      found[index] = found[index].with(.notice)
    }
  }

  /// Whether nothing loads the nib. Storyboards are judged by their scenes.
  private var isNeverLoaded: Bool {
    document.scenes.nodes.isEmpty && DocumentEntries(document, .possible).map { !$0.isLoaded } ?? false
  }

  /// The prototypes of cells and other reusable views for whose identifiers the controller registers others.
  private var replacedCells: [DocumentElement] {
    guard let project = document.project else { return [] }
    return Self.reusable.flatMap { document.elements[$0] }.filter { cell in
      guard let identifier = cell.written("reuseIdentifier"),
        let name = document.scenes.controller(around: cell)?.customClass
      else { return false }
      return project.identifiers.registrars(identifier).contains(name)
    }
  }

  private static let reusable = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private var unshownParts: UnshownParts {
    let (elements, scenes) = (document.elements, document.scenes)
    return DocumentEntries(document, .possible).map { UnshownParts(elements, scenes, where: $0.open) }
      ?? UnshownParts(elements, scenes)
  }
}

extension Diagnostic {
  /// Whether it is about something inside of a range.
  fileprivate func isInside(_ other: SourceRange) -> Bool {
    range.map { other.lowerBound <= $0.lowerBound && $0.lowerBound < other.upperBound } ?? false
  }

  /// Whether it is about what is to be seen of a view.
  fileprivate var isAboutLooks: Bool {
    if let rule = BuiltInRule(rawValue: ruleID) { return rule.isAboutLooks }
    return RuleCatalog.rule(ruleID).map { Self.categoriesOfLooks.contains($0.category) } ?? false
  }

  private static let categoriesOfLooks: Set<RuleCategory> = [
    .layout, .constraints, .stacks, .text, .localization, .accessibility, .resources,
  ]
}

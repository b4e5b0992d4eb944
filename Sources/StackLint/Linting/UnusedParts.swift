import NibDecoder

/// The parts of a document that an app never shows. What is wrong with them is a notice: nobody meets it, and the cure is
/// to remove or to connect the part, which rules of their own say.
struct UnusedParts {
  private let document: LintedDocument

  /// The rules that say of a part that it is unused.
  private static let ownRules: Set<String> = [
    Rule.documentInNoTarget.id, Rule.unreachableScene.id, Rule.constraintOnUninstalledView.id,
  ]

  init(_ document: LintedDocument) { self.document = document }

  /// Makes notices of the findings about unused parts.
  func lower(_ found: inout [Diagnostic]) {
    let judged = found.indices.filter { found[$0].severity != .notice && !Self.ownRules.contains(found[$0].ruleID) }
    guard !judged.isEmpty else { return }
    let isUnused = document.isInNoTarget || isNeverLoaded
    let scenes = isUnused ? [] : unreachableScenes
    let views = isUnused ? [] : uninstalledViews
    for index in judged
    where isUnused || found[index].isInside(scenes) || found[index].isAboutLooks && found[index].isInside(views) {
      found[index] = found[index].with(.notice)
    }
  }

  /// Whether nothing loads the nib. Storyboards are judged by their scenes.
  private var isNeverLoaded: Bool {
    document.scenes.nodes.isEmpty && DocumentEntries(document).map { !$0.isLoaded } ?? false
  }

  /// The places of scenes that nothing leads to, in document order; none if the document has no scene to start from.
  private var unreachableScenes: [SourceRange] {
    let unreachable = document.scenes.unreachable
    guard unreachable.count < document.scenes.nodes.count else { return [] }
    let entries = DocumentEntries(document)
    let closed = entries.map { document.scenes.unreachable(where: $0.mayOpen) } ?? unreachable
    return closed.compactMap { $0.controller.enclosing("scene")?.wholeRange }
  }

  /// The places of views that no size class installs. They are made, but never shown.
  private var uninstalledViews: [SourceRange] {
    let masks = InstallationMasks(document.elements)
    return masks.viewsInNoSizeClass.compactMap { document.element(withID: $0) }.map(\.wholeRange)
  }
}

extension DocumentElement {
  /// From the start tag to the end tag.
  fileprivate var wholeRange: SourceRange {
    SourceRange(document.tree.tagRange(of: index).lowerBound, document.tree.endTagRange(of: index).upperBound)
  }
}

extension Diagnostic {
  /// Whether it is about what is to be seen of a view.
  fileprivate var isAboutLooks: Bool {
    RuleCatalog.rule(ruleID).map { Self.categoriesOfLooks.contains($0.category) } ?? false
  }

  private static let categoriesOfLooks: Set<RuleCategory> = [
    .layout, .constraints, .stacks, .text, .localization, .accessibility,
  ]

  fileprivate func isInside(_ ranges: [SourceRange]) -> Bool {
    guard let place = range?.lowerBound else { return false }
    return ranges.contains { $0.lowerBound <= place && place < $0.upperBound }
  }
}

import NibDecoder

/// The parts of a document that an app never shows. What is wrong with them is a notice: nobody meets it, and the cure is
/// to remove or to connect the part, which rules of their own say.
struct UnusedParts {
  private let document: LintedDocument

  /// The rules that say of a part that it is unused.
  private static let ownRules: Set<String> = [Rule.documentInNoTarget.id, Rule.unreachableScene.id]

  init(_ document: LintedDocument) { self.document = document }

  /// Makes notices of the findings about unused parts.
  func lower(_ found: inout [Diagnostic]) {
    let judged = found.indices.filter { found[$0].severity != .notice && !Self.ownRules.contains(found[$0].ruleID) }
    guard !judged.isEmpty else { return }
    let scenes = document.isInNoTarget ? [] : unreachableScenes
    for index in judged where document.isInNoTarget || found[index].isInside(scenes) {
      found[index] = found[index].with(.notice)
    }
  }

  /// The places of scenes that nothing leads to, in document order; none if the document has no scene to start from.
  private var unreachableScenes: [SourceRange] {
    let unreachable = document.scenes.unreachable
    guard unreachable.count < document.scenes.nodes.count else { return [] }
    return unreachable.compactMap { node in
      node.controller.enclosing("scene").map { scene in
        let tree = scene.document.tree
        return SourceRange(tree.tagRange(of: scene.index).lowerBound, tree.endTagRange(of: scene.index).upperBound)
      }
    }
  }
}

extension Diagnostic {
  fileprivate func isInside(_ ranges: [SourceRange]) -> Bool {
    guard let place = range?.lowerBound else { return false }
    return ranges.contains { $0.lowerBound <= place && place < $0.upperBound }
  }
}

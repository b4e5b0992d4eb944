import NibDecoder
import Project

extension Rule {
  static let unusedScene = Rule(
    "unused-scene", .unused, .warning, isOptIn: true,
    summary: "Nothing opens a scene, although it has an identifier",
    rationale: """
      No segue leads to the scene from one that is shown, and no code and no storyboard reference names its
      identifier. Remove the scene.
      """,
    needs: [.sources, .documents, .usage],
    examples: [
      .bad(
        """
        ⟦<viewController storyboardIdentifier="Imprint" id="imprint" sceneMemberID="viewController"/>⟧
        """.inScene, in: .storyboard, beside: ["A.swift": opener]),
      .good(
        """
        <viewController storyboardIdentifier="Home" id="home" sceneMemberID="viewController"/>
        """.inScene, in: .storyboard, beside: ["A.swift": opener]),
    ]
  ) { document, _ in
    guard let project = document.project else { return [] }
    return document.unusedScenes.map { scene in
      Finding(
        Diagnostic.message(
          "nothing opens \(scene.objectName): \(project.lookedAt)", "nothing opens \(scene.objectName)",
          "nothing opens this scene"), at: scene.range)
    }
  }

  private static let opener = """
    let example = UIStoryboard(name: "example", bundle: nil).instantiateViewController(withIdentifier: "Home")
    """
}

extension String {
  fileprivate var inScene: String { "<scene sceneID=\"s\"><objects>\n\(self)\n</objects></scene>" }
}

extension LintedDocument {
  /// The controllers of the scenes that have an identifier, and that nothing opens all the same.
  var unusedScenes: [DocumentElement] {
    guard let project, !project.usage.isEmpty, !isUnused, let path = projectPath, SourceRole.isOwn(path),
      project.usage.computed(.scene) == nil
    else { return [] }
    return scenes.unreachable { scene in
      scene.isInitial || scene.isInMenu
        || scene.identifier.map { project.usage.uses($0, .scene) || project.documents.isOpened($0) } ?? false
    }.filter { $0.identifier != nil }.map(\.controller)
  }
}

extension Rule {
  static let unusedIdentifier = Rule(
    "unused-identifier", .unused, .notice, isOptIn: true,
    summary: "No source mentions the identifier of a segue or scene",
    rationale: """
      Code that asked for the segue or scene was removed, or asks for it by another name. The rule searches all string
      literals, constants and class names of the project's Swift and Objective-C files, its property lists and data files,
      and the storyboard references of other documents. An identifier that code may put together is not reported. Remove
      the identifier, or correct it. A scene that nothing else opens is reported by `unused-scene` instead.
      """,
    needs: [.sources, .documents, .identifiers, .usage],
    examples: [
      .bad(
        """
        <viewController storyboardIdentifier="⟦Hmoe⟧" id="home" sceneMemberID="viewController"/>
        """, in: .storyboard, beside: ["Router.swift": router]),
      .good(
        """
        <viewController storyboardIdentifier="Home" id="home" sceneMemberID="viewController"/>
        """, in: .storyboard, beside: ["Router.swift": router]),
    ]
  ) { document, _ in
    guard let project = document.project, !project.usage.isEmpty else { return [] }
    let segues = document.elements["segue"].compactMap { segue -> Finding? in
      guard let name = segue.written("identifier"), project.usage.computed(.segue) == nil,
        !project.usage.uses(name, .segue)
      else { return nil }
      return Finding("no source mentions the segue \(name)", at: segue.valueRange("identifier"))
    }
    let unused = Set(document.unusedScenes.map(\.range))
    let references = Set(document.elements["viewControllerPlaceholder"].compactMap { $0["referencedIdentifier"] })
    let scenes = document.elements(with: "storyboardIdentifier").compactMap { scene -> Finding? in
      guard let name = scene.written("storyboardIdentifier"), !unused.contains(scene.range),
        project.usage.computed(.scene) == nil, !project.usage.uses(name, .scene), !references.contains(name),
        !project.documents.isOpened(name)
      else { return nil }
      return Finding("no source mentions the scene \(name)", at: scene.valueRange("storyboardIdentifier"))
    }
    return segues + scenes
  }

  private static let router = """
    let home = storyboard.instantiateViewController(withIdentifier: "Home")
    """
}

extension Rule {
  static let unusedIdentifier = Rule(
    "unused-identifier", .unused, .notice, isOptIn: true, isFixUnsafe: true,
    summary: "No source mentions the identifier of a segue or scene",
    rationale: """
      Code that asked for the segue or scene was removed, or asks for it by another name. The rule searches all string
      literals, constants and class names of the project's Swift and Objective-C files, its property lists and data files,
      and the storyboard references of other documents. An identifier that code may put together is not reported. Remove
      the identifier, or correct it. A scene that nothing else opens is reported by `unused-scene` instead. The unsafe
      fix finishes a rename that was made in code only: it gives the document the identifier that code asks for, if the
      names are nearly the same and nothing has that one. `ibstack rename` renames both at once.
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
    let renames = HalfRenamedNames(document, project)
    let segues = document.elements["segue"].filter { segue in
      guard let name = segue.written("identifier"), project.usage.computed(.segue) == nil else { return false }
      return !project.usage.uses(name, .segue)
    }
    let unused = Set(document.unusedScenes.map(\.range))
    let references = Set(document.elements["viewControllerPlaceholder"].compactMap { $0["referencedIdentifier"] })
    let scenes = document.elements(with: "storyboardIdentifier").filter { scene in
      guard let name = scene.written("storyboardIdentifier"), !unused.contains(scene.range),
        project.usage.computed(.scene) == nil
      else { return false }
      return !project.usage.uses(name, .scene) && !references.contains(name) && !project.documents.isOpened(name)
    }
    return renames.findings(segues, "identifier", .segue, .segue) { "no source mentions the segue \($0)" }
      + renames.findings(scenes, "storyboardIdentifier", .scene, .scene) { "no source mentions the scene \($0)" }
  }

  private static let router = """
    let home = storyboard.instantiateViewController(withIdentifier: "Home")
    """
}

import NibDecoder

extension Rule {
  static let storyboardReferenceWithoutTarget = Rule(
    "storyboard-reference-without-target", .scenes, .error,
    summary: "A storyboard reference refers to a storyboard or scene that does not exist",
    rationale: """
      The app crashes when the segue is performed: Xcode does not check references when it builds. A reference needs a
      storyboard of that name in the project and, in it, a scene with that identifier or, without an identifier, an
      initial view controller. The rule does not check references to other bundles.
      """,
    needs: .storyboards,
    examples: [
      .bad(
        """
        <scene sceneID="s"><objects>
          <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="⟦About⟧" id="a" \
        sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard,
        beside: ["Settings.storyboard": "<viewController storyboardIdentifier=\"Imprint\" id=\"i\"/>"]),
      .good(
        """
        <scene sceneID="s"><objects>
          <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Imprint" id="a" \
        sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard,
        beside: ["Settings.storyboard": "<viewController storyboardIdentifier=\"Imprint\" id=\"i\"/>"]),
    ]
  ) { document, _ in
    guard let storyboards = document.project?.storyboards else { return [] }
    var summaries: [String: StoryboardIndex.Summary?] = [:]
    var suggestions = Suggestions(storyboards)
    return document.elements["viewControllerPlaceholder"].compactMap { reference in
      guard let name = reference.written("storyboardName"), reference.written("bundleIdentifier") == nil else {
        return nil
      }
      let summary = summaries[name] ?? storyboards.summary(of: name)
      summaries[name] = summary
      guard let summary else { return noStoryboard(reference, name, &suggestions) }
      return noScene(reference, name, summary, &suggestions)
    }
  }

  /// The names of storyboards, and of the scenes of each.
  private struct Suggestions {
    var storyboards: NameSuggestions
    var scenes: [String: NameSuggestions] = [:]

    init(_ storyboards: StoryboardIndex) { self.storyboards = NameSuggestions(Array(storyboards.names)) }
  }

  private static func noStoryboard(
    _ reference: DocumentElement, _ name: String, _ suggestions: inout Suggestions
  ) -> Finding? {
    let hint = suggestions.storyboards.next(for: name).map { "; did you mean \($0)?" } ?? ""
    return Finding("\(name).storyboard is not in the project\(hint)", at: reference.valueRange("storyboardName"))
  }

  private static func noScene(
    _ reference: DocumentElement, _ name: String, _ summary: StoryboardIndex.Summary, _ suggestions: inout Suggestions
  ) -> Finding? {
    guard let identifier = reference.written("referencedIdentifier") else {
      if summary.hasInitialViewController { return nil }
      return Finding(
        "\(name).storyboard has no initial view controller; set one, or set the scene's identifier in the reference",
        at: reference.range)
    }
    guard !summary.identifiers.contains(identifier), !identifier.contains(where: { "&<>\"'".contains($0) }) else {
      return nil
    }
    let nearest = suggestions.scenes[name, default: NameSuggestions(Array(summary.identifiers))].next(for: identifier)
    let hint = nearest.map { "; did you mean \($0)?" } ?? ""
    return Finding(
      "\(name).storyboard has no scene with the identifier \(identifier)\(hint)",
      at: reference.valueRange("referencedIdentifier"))
  }
}

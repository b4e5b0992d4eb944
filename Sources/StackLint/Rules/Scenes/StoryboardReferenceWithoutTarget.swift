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
    needs: .documents,
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
    guard let documents = document.project?.documents else { return [] }
    var targets = Targets(documents)
    return document.elements["viewControllerPlaceholder"].compactMap { reference in
      guard let name = reference.written("storyboardName"), reference.written("bundleIdentifier") == nil else {
        return nil
      }
      return targets.finding(reference, name)
    }
  }
}

/// The storyboards that references name, each looked up once.
private struct Targets {
  private let documents: DocumentIndex
  /// Nil until a name is not found.
  private var names: NameSuggestions?
  private var storyboards: [String: Storyboard] = [:]

  private struct Storyboard {
    let documents: [DocumentSummary]
    let scenes: Set<String>
    var suggestions: NameSuggestions

    init(_ documents: [DocumentSummary]) {
      self.documents = documents
      let scenes = Set(documents.flatMap(\.identifiers).lazy.filter { $0.kind == .scene }.map(\.name))
      self.scenes = scenes
      suggestions = NameSuggestions(Array(scenes))
    }
  }

  init(_ documents: DocumentIndex) { self.documents = documents }

  mutating func finding(_ reference: DocumentElement, _ name: String) -> Finding? {
    if storyboards[name] == nil { storyboards[name] = Storyboard(documents.documents(.storyboard, named: name)) }
    guard let storyboard = storyboards[name], !storyboard.documents.contains(where: \.isIncomplete) else { return nil }
    guard !storyboard.documents.isEmpty else { return noStoryboard(reference, name) }
    guard let identifier = reference.written("referencedIdentifier") else {
      return storyboard.documents.contains(where: \.hasInitialViewController) ? nil : noInitialScene(reference, name)
    }
    return storyboard.scenes.contains(identifier) ? nil : noScene(reference, name, identifier)
  }

  private mutating func noStoryboard(_ reference: DocumentElement, _ name: String) -> Finding {
    var suggestions = names ?? NameSuggestions(documents.storyboardSuggestions)
    let hint = suggestions.next(for: name).map { "; did you mean \($0)?" } ?? ""
    names = suggestions
    return Finding("\(name).storyboard is not in the project\(hint)", at: reference.valueRange("storyboardName"))
  }

  private func noInitialScene(_ reference: DocumentElement, _ name: String) -> Finding {
    Finding(
      "\(name).storyboard has no initial view controller; set one, or set the scene's identifier in the reference",
      at: reference.range)
  }

  private mutating func noScene(_ reference: DocumentElement, _ name: String, _ identifier: String) -> Finding {
    let hint = storyboards[name]?.suggestions.next(for: identifier).map { "; did you mean \($0)?" } ?? ""
    return Finding(
      "\(name).storyboard has no scene with the identifier \(identifier)\(hint)",
      at: reference.valueRange("referencedIdentifier"))
  }
}

import NibDecoder

extension Rule {
  static let placeholderTextLeft = Rule(
    "placeholder-text-left", .text, .warning,
    summary: "The default text of Interface Builder is still there, and no code changes it",
    rationale: """
      A new label has the text "Label", a new button "Button", a new text view "Lorem ipsum dolor …". A view whose text is set
      by code has an outlet, a tag or a custom class. This one has none, so users will read the text. Replace the text,
      or remove the view.

      The finding is a notice in a scene or nib without any connection, unless it is a launch screen: it is a draft, or shows
      how something is laid out. It is one too in a static cell, if the table's controller makes cells itself.
      """,
    options: [
      RuleOption(
        "texts", .words(["Label", "Button", "Lorem ipsum dolor"]),
        "texts to report: a word as the whole text, several words as its start")
    ],
    examples: [
      .bad(
        """
        <label text="⟦Label⟧" id="a"/>
        <button id="b">
          <state key="normal" title="⟦Button⟧"/>
        </button>
        """, in: .xib),
      .good(
        """
        <view id="root">
          <subviews>
            <label text="Label" id="a"/>
            <label text="Name" id="b"/>
          </subviews>
          <connections>
            <outlet property="nameLabel" destination="a" id="c"/>
          </connections>
        </view>
        """, in: .xib),
    ]
  ) { document, options in
    let texts = PlaceholderTexts(options.words("texts"))
    let drafts = Drafts(document)
    let cellLabels = document.cellLabels
    let labels = document.textElements.filter { !cellLabels.contains($0.id ?? "") }
    return labels.compactMap { $0.placeholder("text", of: $0, texts, drafts, document) }
      + document.elements["button"].compactMap { button in
        // A configuration's title is shown, whatever the state says.
        let shown = button.child(forKey: "configuration") ?? button.child(forKey: "normal")
        return shown.flatMap { $0.placeholder("title", of: button, texts, drafts, document) }
      }
  }
}

extension DocumentElement {
  fileprivate func placeholder(
    _ attribute: String, of view: DocumentElement, _ texts: PlaceholderTexts, _ drafts: Drafts,
    _ document: LintedDocument
  ) -> Finding? {
    guard let text = attribute == "text" || self[attribute] != nil ? shownText : nil,
      texts.include(text),
      !view.isChangedByCode, !view.isInNoView, !document.isNamedByOutlet(view), !document.isRearrangedByCode(view)
    else { return nil }
    // Beside an image in a small button nobody sees the title, and nobody hears it if the button has a label.
    let isSilent = self["image"] != nil && view.accessibilityLabel != nil
    // A text that the author has given no other name is what the object is called.
    let shown = view.written("userLabel") == nil ? "placeholder text" : "\"\(text.shortened)\""
    return Finding(
      "<\(view.name)> still shows \(shown), which no code changes; replace it",
      at: valueRange(attribute) ?? child(forKey: attribute)?.range ?? range,
      mayBeChangedByCode: isSilent || drafts.contain(view) || drafts.mayReplaceCell(around: view))
  }

  /// Whether it lies beside the controller of a scene, where nobody sees it.
  fileprivate var isInNoView: Bool { parent?.name == "objects" && parent?.parent?.name == "scene" }

  /// Whether code can find it without an outlet, sets it when it is loaded, or does not show it.
  fileprivate var isChangedByCode: Bool {
    ["tag", "customClass", "hidden", "key"].contains { self[$0] != nil }
      || child(named: "userDefinedRuntimeAttributes") != nil
  }
}

/// The scenes of a document in which nothing is connected to code or to another scene.
private struct Drafts {
  private let document: LintedDocument
  private let isLaunchScreen: Bool
  private let isConnected: Bool
  private let connected: Set<ElementIndex>

  init(_ document: LintedDocument) {
    self.document = document
    isLaunchScreen = document.isLaunchScreen
    let connections = document.elements["connections"].filter { $0.children.contains { _ in true } }
    connected = Set(connections.compactMap { $0.enclosing("scene")?.index })
    isConnected = !connections.isEmpty
  }

  func contain(_ view: DocumentElement) -> Bool {
    guard !isLaunchScreen else { return false }
    return view.enclosing("scene").map { !connected.contains($0.index) } ?? !isConnected
  }

  /// Whether a view is in a static cell, and the controller of the table makes cells itself.
  func mayReplaceCell(around view: DocumentElement) -> Bool {
    guard let project = document.project, let table = view.enclosing("tableView"), table["dataMode"] == "static",
      let name = document.scenes.controller(around: view)?.customClass,
      let lineage = project.classes.declaredLineage(of: name)
    else { return false }
    return ["tableView:cellForRowAtIndexPath:", "tableView:cellForRowAt:"].contains(where: lineage.declaresMethod)
  }
}

/// The texts that Interface Builder gives new views.
private struct PlaceholderTexts {
  private let texts: [String]
  private let phrases: [Phrase]

  /// Several words, which a text may start with, however they are capitalized.
  private struct Phrase {
    let count: Int
    let lowercased: String

    func starts(_ text: String) -> Bool {
      // Most texts differ in the first letter, which is much faster to compare than characters are.
      if let first = lowercased.utf8.first, let other = text.utf8.first, first < 0x80, other < 0x80,
        first | 0x20 != other | 0x20
      {
        return false
      }
      return text.prefix(count).lowercased() == lowercased
    }
  }

  init(_ texts: [String]) {
    self.texts = texts
    phrases = texts.filter { $0.utf8.contains(UInt8(ascii: " ")) }
      .map { Phrase(count: $0.count, lowercased: $0.lowercased()) }
  }

  func include(_ text: String) -> Bool { texts.contains(text) || phrases.contains { $0.starts(text) } }
}

extension LintedDocument {
  /// The ids of the labels that cells of a standard style hand to code.
  fileprivate var cellLabels: Set<String> {
    Set(elements["tableViewCell"].flatMap { [$0["textLabel"], $0["detailTextLabel"]].compactMap(\.self) })
  }

  /// Whether an outlet names a stack view around the view, whose contents code may replace.
  fileprivate func isRearrangedByCode(_ view: DocumentElement) -> Bool {
    sequence(first: view) { $0.parent }.contains { $0.name == "stackView" && isNamedByOutlet($0) }
  }
}

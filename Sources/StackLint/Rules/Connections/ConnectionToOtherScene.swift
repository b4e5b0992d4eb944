import NibDecoder

extension Rule {
  static let connectionToOtherScene = Rule(
    "connection-to-other-scene", .connections, .warning, grouping: .scene,
    summary: "An outlet or action leads to an object of another scene",
    rationale: """
      Each scene is loaded on its own, so the other object does not exist when the connection is made: the outlet
      stays nil, and the action is never called. This happens when a view or a scene is copied within a storyboard and
      keeps the connections of the original. Remove the connections.
      """,
    examples: [
      .bad(
        """
        <scene sceneID="s1"><objects>
          <viewController id="login" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="signup" sceneMemberID="viewController">
            <button key="view" id="back">
              <connections><action selector="back:" destination="⟦login⟧" eventType="touchUpInside" id="c"/></connections>
            </button>
          </viewController>
        </objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="s1"><objects>
          <viewController id="login" sceneMemberID="viewController">
            <button key="view" id="back">
              <connections>
                <action selector="back:" destination="login" eventType="touchUpInside" id="c"/>
                <segue destination="signup" kind="show" id="d"/>
              </connections>
            </button>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="signup" sceneMemberID="viewController"/>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, _ in
    guard document.elements["scene"].count > 1 else { return [] }
    let strays = ["outlet", "outletCollection", "action"].flatMap { name in
      document.elements[name].compactMap { Stray($0, in: document) }
    }
    let groups = Dictionary(grouping: strays.sorted { $0.connection.index < $1.connection.index }, by: \.key)
    return groups.values.compactMap(finding)
  }

  /// A connection that leaves its scene.
  private struct Stray {
    let connection: DocumentElement
    let attribute: String
    let target: DocumentElement
    let scene: ElementIndex

    /// Nil for a connection within its scene.
    init?(_ connection: DocumentElement, in document: LintedDocument) {
      guard let target = document.objectOfOtherScene(connection), let scene = connection.enclosing("scene")?.index
      else {
        return nil
      }
      let attribute = connection["destination"] == nil ? "target" : "destination"
      (self.connection, self.attribute, self.target, self.scene) = (connection, attribute, target, scene)
    }

    var key: [ElementIndex] { [scene, target.index] }

    /// What the connection does: `<button> sends tap:`, `<viewController> connects title`.
    var subject: String {
      let owner = connection.parent?.parent.map { "<\($0.name)> " } ?? ""
      if let selector = connection.written("selector") { return "\(owner)sends \(selector)" }
      return connection.written("property").map { "\(owner)connects \($0)" } ?? "\(owner)leads"
    }
  }

  private static func finding(_ strays: [Stray]) -> Finding? {
    guard let first = strays.first, let id = first.target.id else { return nil }
    let (subject, advice) =
      strays.count == 1
      ? (first.subject, "disconnect it") : ("\(strays.count) connections lead", "remove them")
    let name = first.target.objectName
    let target = name.hasBytePrefix("<") ? "\(first.target.name) (\(id))" : name
    return Finding(
      Diagnostic.message(
        "\(subject) to \(target) of another scene; \(advice)", "\(subject) to \(id) of another scene; \(advice)"),
      at: first.connection.valueRange(first.attribute),
      notes: strays.dropFirst().map { Diagnostic.Note("another one", range: $0.connection.range) },
      fixIts: strays.map { Diagnostic.FixIt("remove the connection", $0.connection.removal) })
  }
}

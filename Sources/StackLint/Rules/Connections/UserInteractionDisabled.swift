import NibDecoder
import Project

extension Rule {
  static let userInteractionDisabled = Rule(
    "user-interaction-disabled", .connections, .warning,
    summary: "A control with an action, or a view with a gesture recognizer, takes no touches",
    rationale: """
      A view with *User Interaction Enabled* off takes no touches, and neither do the views inside of it, so the action is
      never called, and the segue never performed. Interface Builder turns it off for labels and image views. Turn it on,
      or remove the connection. The same holds for controls that code gives an action. The rule does not report views that
      code may turn on: those with an outlet or a tag where
      the project has code that sets `isUserInteractionEnabled` of it, and those with a class of their own that does so or is
      not in the project.
      """,
    needs: .sources,
    examples: [
      .bad(
        """
        <imageView userInteractionEnabled="⟦NO⟧" id="a">
          <connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
          </connections>
        </imageView>
        <tapGestureRecognizer id="tap"/>
        """, in: .xib),
      .bad(
        """
        <view userInteractionEnabled="⟦NO⟧" id="a">
          <subviews>
            <button id="b">
              <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="c"/></connections>
            </button>
          </subviews>
        </view>
        """, in: .xib),
      .good(
        """
        <imageView id="a">
          <connections>
            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o"/>
          </connections>
        </imageView>
        <tapGestureRecognizer id="tap"/>
        <label userInteractionEnabled="NO" id="b"/>
        """, in: .xib),
    ]
  ) { document, _ in
    guard document.document.nib.kind == .interfaceBuilder(.iOS) else { return [] }
    var seen: Set<Int> = []
    let connected = document.elements["connections"].compactMap { list in
      list.parent.flatMap { owner in touchedUse(list).map { (owner, $0) } }
    }
    let uses = connected + controlsOfCode(document).map { ($0, "the action that code adds is never called") }
    return uses.compactMap { owner, use in
      guard let disabled = nearestDisabled(owner), !isKnownToCode(disabled, document),
        seen.insert(disabled.index.position).inserted
      else { return nil }
      let place = disabled.index == owner.index ? "" : " in \(disabled.textName)"
      return Finding(
        "\(owner.textName)\(place) takes no touches, so \(use); turn User Interaction Enabled on",
        at: disabled.valueRange("userInteractionEnabled"))
    }
  }

  /// The controls that take no touches though code adds actions to them.
  private static func controlsOfCode(_ document: LintedDocument) -> [DocumentElement] {
    guard let code = document.code else { return [] }
    return document.document.nib.attributes(named: ["userInteractionEnabled"]).map(\.element).filter { element in
      guard element["userInteractionEnabled"] == "NO", let kind = element.elementClass else { return false }
      return SystemHierarchy.isKind(kind, of: "UIControl") == true && code.addsAction(to: element)
    }
  }

  /// What never happens without touches.
  private static func touchedUse(_ connections: DocumentElement) -> String? {
    for connection in connections.children {
      if connection.name == "action", let selector = connection["selector"], connection["eventType"] != nil {
        return "\(selector) is never called"
      }
      if connection["property"] == "gestureRecognizers" { return "its gesture recognizer recognizes nothing" }
      if connection.name == "segue", connection["kind"] != "embed", connection["kind"] != "relationship" {
        return "its segue is never performed"
      }
    }
    return nil
  }

  /// The view, or one around it, that takes no touches.
  private static func nearestDisabled(_ view: DocumentElement) -> DocumentElement? {
    var candidate: DocumentElement? = view
    while let element = candidate, element.name != "objects" {
      if element["userInteractionEnabled"] == "NO" { return element }
      candidate = element.parent
    }
    return nil
  }

  private static func isKnownToCode(_ view: DocumentElement, _ document: LintedDocument) -> Bool {
    if view.written("customClass").map({ mayTurnOn($0, document) }) == true { return true }
    return document.code.map { $0.mayTurnTouches(of: view) } ?? (view["tag"] != nil || document.isNamedByOutlet(view))
  }

  /// Whether a class may turn touches on for its objects.
  private static func mayTurnOn(_ name: String, _ document: LintedDocument) -> Bool {
    guard let project = document.project, let lineage = project.classes.lineage(of: name) else { return true }
    return ["isUserInteractionEnabled", "userInteractionEnabled"].contains {
      lineage.declaresProperty($0) || project.sources.assign($0, inFilesOf: lineage.names)
    }
  }
}

import NibDecoder

extension Rule {
  static let navigationControllerWithoutRoot = Rule(
    "navigation-controller-without-root", .connections, .warning,
    summary: "A navigation controller has no root view controller",
    rationale: """
      It shows an empty screen below its bar unless code sets its view controllers. This happens when the root's scene
      is deleted or moved to another storyboard. Connect a root view controller. The rule checks navigation controllers
      that are shown first or that a segue leads to. It does not report those with a class of their own or a storyboard
      identifier, whose controllers are set by code.
      """,
    examples: [
      .bad(
        """
        <scene sceneID="s1"><objects>
          <viewController id="home" sceneMemberID="viewController">
            <connections><segue destination="settings" kind="presentation" id="s"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>⟦<navigationController id="settings" sceneMemberID="viewController"/>⟧</objects></scene>
        """, in: .storyboard),
      .good(
        """
        <scene sceneID="s1"><objects>
          <viewController id="home" sceneMemberID="viewController">
            <connections><segue destination="settings" kind="presentation" id="s"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <navigationController id="settings" sceneMemberID="viewController">
            <connections>
              <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
          </navigationController>
        </objects></scene>
        """, in: .storyboard),
    ]
  ) { document, _ in
    let initial = document.root?["initialViewController"]
    let destinations = Set(document.elements["segue"].compactMap { $0["destination"] })
    return document.elements["navigationController"].compactMap { controller in
      guard controller["sceneMemberID"] == "viewController", let id = controller.id,
        id == initial || destinations.contains(id), controller.written("customClass") == nil,
        controller.written("storyboardIdentifier") == nil, !controller.hasRoot
      else { return nil }
      let name = controller["userLabel"] ?? controller["title"]
      return Finding(
        "the navigation controller \(name.map { "\"\($0)\"" } ?? id) has no root view controller, so it shows an empty "
          + "screen; connect one",
        at: controller.range)
    }
  }
}

extension DocumentElement {
  fileprivate var hasRoot: Bool {
    if child(named: "viewControllers") != nil || child(forKey: "viewControllers") != nil { return true }
    return child(named: "connections")?.children.contains { $0["relationship"] == "rootViewController" } ?? false
  }
}

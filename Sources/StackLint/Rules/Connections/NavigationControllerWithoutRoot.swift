import NibDecoder
import Project

extension Rule {
  static let navigationControllerWithoutRoot = Rule(
    "navigation-controller-without-root", .connections, .warning,
    summary: "A navigation controller has no root view controller",
    rationale: """
      It shows an empty screen below its bar unless code sets its view controllers. This happens when the root's scene
      is deleted, or when a merge loses the segue. Connect a root view controller. The rule checks navigation controllers
      that a segue leads to. It does not report those with a class of their own that may set the controllers. It
      reports the initial controller, and one with a storyboard identifier, only if no segue leads to some other scene,
      which may have been the root, or if the code that opens the controller sets no view controllers.
      """,
    needs: [.sources, .identifiers],
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
    let controllers = document.elements["navigationController"].filter { controller in
      controller["sceneMemberID"] == "viewController" && !controller.hasRoot && !mayFillItself(controller, document)
    }
    guard !controllers.isEmpty else { return [] }
    let lost = document.scenes.unreachableHeads().map(\.controller).first { head in
      !controllers.contains { $0.index == head.index }
    }
    return controllers.compactMap { controller in
      guard let id = controller.id, let node = document.scenes.node(ofControllerWithID: id) else { return nil }
      let scene = controller.written("storyboardIdentifier")
      let isFilled = scene.map { document.project?.identifiers.mayFill($0) ?? true } ?? false
      if node.isDestination, !isFilled { return finding(controller, id, lost) }
      guard node.isInitial || scene != nil else { return nil }
      let isOpened = document.project.map { project in
        scene.map { project.identifiers.isOpenedAsItIs(.scene, $0) } == true
          || node.isInitial && project.identifiers.isOpenedAsItIs(.storyboard, document.fileName)
      }
      let hasLost = lost != nil && !node.isDestination
      return hasLost || isOpened == true ? finding(controller, id, lost) : nil
    }
  }

  /// Whether a controller has a class of its own that may set what it shows.
  private static func mayFillItself(_ controller: DocumentElement, _ document: LintedDocument) -> Bool {
    controller.written("customClass").map { document.code?.mentions(fillers, class: $0) ?? true } ?? false
  }

  /// What stands in code that sets or pushes controllers.
  private static let fillers = MemberNames(
    ["pushViewController", "show", "showViewController"],
    suffixes: ["viewControllers", "ViewControllers", "rootViewController", "RootViewController"])

  private static func finding(_ controller: DocumentElement, _ id: String, _ lost: DocumentElement?) -> Finding {
    let name = (controller["userLabel"] ?? controller["title"]).map { "\"\($0)\"" } ?? id
    let hint = lost.map { ", such as \($0.objectName)" } ?? ""
    let fact = "\(name) has no root view controller"
    return Finding(
      Diagnostic.message(
        "\(fact), so it shows an empty screen; connect one\(hint)", "\(fact); connect one\(hint)",
        "\(fact); connect one"),
      at: controller.range)
  }
}

extension DocumentElement {
  fileprivate var hasRoot: Bool {
    if child(named: "viewControllers") != nil || child(forKey: "viewControllers") != nil { return true }
    return connections.contains { $0["relationship"] == "rootViewController" }
  }
}

/// The segues of a scene: those that a control performs, those of the controller, and its relationships.
final class SegueMarkup {
  private let scene: StoryboardScene
  private let parts: DocumentParts
  private let controllerID: (String) -> String?
  private var written: Set<Int> = []
  private var graph: ObjectGraph { scene.scope.graph }

  init(scene: StoryboardScene, parts: DocumentParts, controllerID: @escaping (String) -> String?) {
    (self.scene, self.parts, self.controllerID) = (scene, parts, controllerID)
  }

  private var templates: [Int] { graph.objects(in: "UIStoryboardSegueTemplates", of: scene.controller) }

  /// The element of a template; nil if it leads out of the storyboard, or nowhere.
  private func segue(_ template: Int) -> MarkupElement? {
    guard let kind = SegueTemplates.kind(ofClass: scene.scope.className(of: template)),
      let destination = graph.text("UIDestinationViewControllerIdentifier", of: template).flatMap(controllerID)
    else { return nil }
    let element = MarkupElement("segue", [("destination", destination), ("kind", kind)])
    element.set("identifier", graph.text("UIIdentifier", of: template))
    element.set("id", parts.ids.make())
    return element
  }

  /// The segue that an object of the controller's nib performs.
  func triggered(_ template: Int) -> MarkupElement? {
    written.insert(template)
    return segue(template)
  }

  /// The segue that an object of the view's nib performs, in which a proxy stands for it.
  func triggered(byProxy proxy: Int, in scope: NibScope) -> MarkupElement? {
    guard let id = scope.id(of: proxy) else { return nil }
    return templates.first { scene.scope.id(of: $0) == id }.flatMap(triggered)
  }

  /// A view that shows another controller is the container of its segue.
  func addEmbedded(in scope: NibScope) {
    for connection in scope.graph.objects(in: "UINibConnectionsKey", of: 0)
    where scope.graph.text("UILabel", of: connection) == "containerView" {
      guard let source = scope.graph.reference("UISource", of: connection).flatMap(scope.id(of:)),
        let view = scope.graph.reference("UIDestination", of: connection).flatMap(scope.id(of:)),
        let template = templates.first(where: { scene.scope.id(of: $0) == source }), let segue = segue(template)
      else { continue }
      written.insert(template)
      parts.containers.insert(view)
      parts.add(segue, to: view)
    }
  }

  /// Segues that only code performs.
  func addRest() {
    for template in templates where !written.contains(template) {
      if let segue = segue(template) { parts.add(segue, to: scene.id) }
    }
  }

  func addRelationships() {
    let isNavigation = scene.scope.className(of: scene.controller) == "UINavigationController"
    let isTabs = scene.scope.className(of: scene.controller) == "UITabBarController"
    guard isNavigation || isTabs else { return }
    for child in graph.objects(in: "UIViewControllers", of: scene.controller) {
      let id: String?
      if graph.objects[child].className == "UIStoryboardViewControllerPlaceholder" {
        id = graph.text("UIStoryboardIdentifier", of: child).flatMap(controllerID)
      } else {
        id = scene.childIDs[child]
      }
      guard let id else { continue }
      parts.add(
        MarkupElement(
          "segue",
          [
            ("destination", id), ("kind", "relationship"),
            ("relationship", isNavigation ? "rootViewController" : "viewControllers"), ("id", parts.ids.make()),
          ]), to: scene.id)
    }
  }
}

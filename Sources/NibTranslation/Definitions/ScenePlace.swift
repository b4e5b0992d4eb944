package import Formats
import NibDecoder
import Support

/// Where a scene is put in a storyboard.
package struct ScenePlace {
  /// The name by which code finds it.
  let name: String
  /// The ids of its parts.
  let scene, controller, responder: String
  /// The ids of other objects of the storyboard.
  let taken: Set<String>
  /// The place on the canvas.
  let x, y: Double

  /// The distance of scenes on the canvas.
  private static let distance = 800.0

  /// The place of the scene with a name, or a new one to the right of all others.
  package static func find(_ name: String, in storyboard: XMLTree?) -> ScenePlace {
    let scenes = storyboard.map(DocumentScenes.init)
    var taken = Set((storyboard?.indices.compactMap { storyboard?[$0, "id"] ?? storyboard?[$0, "sceneID"] }) ?? [])
    let found = scenes?.find(name)
    if let storyboard, let found, let controller = storyboard[found.controller, "id"] {
      if let view = found.view(in: storyboard) {
        for position in [view.position] + Array(storyboard.descendants(of: view)) {
          if let id = storyboard[ElementIndex(position), "id"] { taken.remove(id) }
        }
      }
      for object in storyboard.children(of: found.objects)
      where storyboard.name(of: object).hasByteSuffix("GestureRecognizer") {
        if let id = storyboard[object, "id"] { taken.remove(id) }
      }
      let responder = storyboard.children(of: found.objects).first {
        storyboard[$0, "sceneMemberID"] == "firstResponder"
      }
      return ScenePlace(
        name: name, scene: storyboard[found.element, "sceneID"] ?? "", controller: controller,
        responder: responder.flatMap { storyboard[$0, "id"] } ?? DefinitionNames.id(of: "responder", in: controller),
        taken: taken, x: 0, y: 0)
    }
    func made(_ part: String) -> String {
      var id = DefinitionNames.id(of: part, in: name)
      while !taken.insert(id).inserted { id = DefinitionNames.id(of: part, in: id) }
      return id
    }
    let (x, y) = scenes.map { next(in: $0) } ?? (0, 0)
    return ScenePlace(
      name: name, scene: made("scene"), controller: made("controller"), responder: made("responder"), taken: taken,
      x: x,
      y: y)
  }

  private static func next(in scenes: DocumentScenes) -> (Double, Double) {
    let tree = scenes.tree
    let places = scenes.scenes.compactMap { scene -> (Double, Double)? in
      guard let point = tree.children(of: scene.element).first(where: { tree[$0, "key"] == "canvasLocation" }),
        let x = tree[point, "x"].flatMap({ Double(written: $0) }),
        let y = tree[point, "y"].flatMap({ Double(written: $0) })
      else { return nil }
      return (x, y)
    }
    return places.max { $0.0 < $1.0 }.map { ($0.0 + distance, $0.1) } ?? (0, 0)
  }
}

/// The owner of a xib whose view names the safe area.
///
/// Only the view of a controller is sure to have one. A definition does not say whose view it is, so a plain controller
/// owns the xib: it loads the xib by its name, and gives the view the safe area that the definition is laid out with.
enum RootOwner {
  private static let className = "UIViewController"

  /// Makes a placeholder without a class the controller of a view.
  static func make(of view: MarkupElement, _ owner: MarkupElement) {
    guard let id = view["id"], viewOutlet(of: owner) == nil else { return }
    owner.set("customClass", className)
    connect(owner, toView: id, DefinitionNames.id(of: "view outlet", in: id))
  }

  /// Connects the outlet `view` of a controller in the place of its child.
  ///
  /// - Parameter id: That of the outlet; nil in a definition.
  static func connect(_ owner: MarkupElement, toView view: String, _ id: String? = nil) {
    let outlet = MarkupElement("outlet", [("property", "view"), ("destination", view)])
    outlet.set("id", id)
    if let list = owner.children.first(where: { $0.name == "connections" }) {
      list.append(outlet)
    } else {
      owner.append("connections", [outlet])
    }
  }

  /// Whether a placeholder says nothing but what is made for a definition without one.
  static func isMade(_ owner: MarkupElement) -> Bool {
    let connections = owner.children.flatMap(\.children)
    return owner["customClass"] == className && owner.children.allSatisfy { $0.name == "connections" }
      && connections.count == 1 && viewOutlet(of: owner) != nil
  }

  /// Removes the outlet from the controller of a scene, which holds its view.
  static func removeViewOutlet(from controller: MarkupElement) {
    for list in controller.children where list.name == "connections" { list.removeChildren(where: isViewOutlet) }
    controller.removeChildren { $0.name == "connections" && $0.children.isEmpty }
  }

  private static func viewOutlet(of owner: MarkupElement) -> MarkupElement? {
    owner.children.first { $0.name == "connections" }?.children.first(where: isViewOutlet)
  }

  private static func isViewOutlet(_ element: MarkupElement) -> Bool {
    element.name == "outlet" && element["property"] == "view"
  }
}

import Formats

/// The controllers of a storyboard: what their nibs are called, and which of them have one.
struct StoryboardIndex {
  /// A controller and the scene that it is in.
  struct Controller {
    let element: ElementIndex
    /// The list of the scene's objects.
    let scene: ElementIndex
    let id: String
  }

  /// All controllers, in the order of the document.
  private(set) var controllers: [Controller] = []
  private var byID: [String: Int] = [:]
  private var destinations: Set<String> = []
  /// The controllers that containers start with.
  private var held: Set<String> = []
  /// The controllers that others embed, whose views are as large as the views that they are embedded in.
  private(set) var embedded: Set<String> = []
  private let reader: VocabularyReader

  init(_ scenes: ElementIndex, _ reader: VocabularyReader) {
    self.reader = reader
    let tree = reader.tree
    for scene in tree.children(of: scenes) where tree.name(of: scene) == "scene" {
      guard let objects = tree.child(named: "objects", of: scene) else { continue }
      for element in tree.children(of: objects) where ControllerKind.named(tree.name(of: element)) != nil {
        guard let id = tree[element, "id"] else { continue }
        byID[id] = controllers.count
        controllers.append(Controller(element: element, scene: objects, id: id))
      }
    }
    var waiting = [scenes]
    while let element = waiting.popLast() {
      if tree.name(of: element) == "segue", tree[element, "kind"] != "relationship" {
        if let destination = tree[element, "destination"] {
          destinations.insert(destination)
          if tree[element, "kind"] == "embed" { embedded.insert(destination) }
        }
      }
      waiting += tree.children(of: element)
    }
    for controller in controllers {
      for relationship in ["rootViewController", "viewControllers"] {
        held.formUnion(children(of: controller, relationship: relationship).map(\.id))
      }
    }
  }

  subscript(id: String) -> Controller? { byID[id].map { controllers[$0] } }

  /// The controllers that a container starts with, such as the root of a navigation controller.
  func children(of controller: Controller, relationship: String) -> [Controller] {
    let tree = reader.tree
    guard let list = tree.child(named: "connections", of: controller.element) else {
      return []
    }
    return tree.children(of: list).filter {
      tree.name(of: $0) == "segue" && tree[$0, "relationship"] == relationship
    }.compactMap { tree[$0, "destination"].flatMap { self[$0] } }
  }

  /// Whether a controller has a nib of its own: it is no part of a container, or it can be made without it.
  func hasNib(_ controller: Controller) -> Bool {
    let tree = reader.tree
    if tree[controller.element, "storyboardIdentifier"]?.isEmpty == false || destinations.contains(controller.id)
      || tree[tree.root, "initialViewController"] == controller.id
    {
      return true
    }
    return !held.contains(controller.id)
  }

  /// The name of the controller's nib, which is also how segues refer to it.
  func name(of controller: Controller) -> String {
    let tree = reader.tree
    if let identifier = tree[controller.element, "storyboardIdentifier"], !identifier.isEmpty { return identifier }
    let kind = ControllerKind.named(tree.name(of: controller.element))
    return "\(kind?.fileClassName ?? "UIViewController")-\(controller.id)"
  }
}

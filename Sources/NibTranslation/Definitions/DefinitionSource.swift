package import Formats
import NibDecoder
import StackModel
import Support

/// The part of a document of iOS that becomes a stack definition.
struct DefinitionSource {
  let tree: XMLTree
  /// The view.
  let view: ElementIndex
  /// The object whose outlets lead into the view: a xib's owner or a scene's controller.
  let owner: ElementIndex?
  let firstResponder: ElementIndex?
  /// The gesture recognizers beside it.
  let recognizers: [ElementIndex]
  /// Other objects beside it.
  let others: [ElementIndex]
  let isScene: Bool

  /// - Parameter scene: The name of a scene; nil for a xib, and for the only scene of a storyboard.
  static func find(in tree: XMLTree, scene: String?) throws(UnreadableDocument) -> DefinitionSource {
    let scenes = DocumentScenes(tree)
    if scenes.isStoryboard { return try source(of: scenes.scene(named: scene), in: tree) }
    if let scene {
      throw UnreadableDocument(
        unconvertible: "scene \"\(scene)\" of a xib, which has no scenes; omit --scene", tree.root, tree)
    }
    guard let list = tree.child(named: "objects", of: tree.root) else {
      throw UnreadableDocument(unconvertible: "no <objects> in the document", tree.root, tree)
    }
    return try source(of: list, controller: nil, in: tree)
  }

  private static func source(of scene: DocumentScenes.Scene, in tree: XMLTree) throws(UnreadableDocument)
    -> DefinitionSource
  {
    try source(of: scene.objects, controller: scene.controller, in: tree)
  }

  private static func source(
    of list: ElementIndex, controller: ElementIndex?, in tree: XMLTree
  ) throws(UnreadableDocument) -> DefinitionSource {
    let objects = Array(tree.children(of: list))
    func isView(_ element: ElementIndex) -> Bool {
      DefinitionDefaults.document[tree.name(of: element)].map(DefinitionDefaults.document.isView) ?? false
    }
    let view =
      controller.map { controller in tree.children(of: controller).first { tree[$0, "key"] == "view" && isView($0) } }
      ?? objects.first(where: isView)
    guard let view else {
      throw UnreadableDocument(
        unconvertible: "no view to convert; expected one at the top of a xib or in a controller", controller ?? list,
        tree)
    }
    func placeholder(_ identifier: String) -> ElementIndex? {
      objects.first { tree[$0, "placeholderIdentifier"] == identifier }
    }
    let owner = controller ?? placeholder("IBFilesOwner")
    let responder = placeholder("IBFirstResponder")
    let recognizers = objects.filter { tree.name(of: $0).hasByteSuffix("GestureRecognizer") }
    let known = Set([view, owner, responder].compactMap(\.self) + recognizers)
    return DefinitionSource(
      tree: tree, view: view, owner: owner, firstResponder: responder, recognizers: recognizers,
      others: objects.filter { !known.contains($0) }, isScene: controller != nil)
  }
}

/// The scenes of a storyboard.
package struct DocumentScenes {
  /// A scene with a controller.
  package struct Scene {
    package let element: ElementIndex
    package let objects: ElementIndex
    package let controller: ElementIndex

    /// The controller's view.
    package func view(in tree: XMLTree) -> ElementIndex? {
      tree.children(of: controller).first { tree[$0, "key"] == "view" }
    }
  }

  let tree: XMLTree
  /// Whether the document has a list of scenes.
  package let isStoryboard: Bool
  package let scenes: [Scene]

  package init(_ tree: XMLTree) {
    self.tree = tree
    let list = tree.child(named: "scenes", of: tree.root)
    isStoryboard = list != nil
    scenes = (list.map { Array(tree.children(of: $0)) } ?? []).compactMap { scene in
      guard let objects = tree.child(named: "objects", of: scene),
        let controller = tree.children(of: objects).first(where: { tree[$0, "sceneMemberID"] == "viewController" })
      else { return nil }
      return Scene(element: scene, objects: objects, controller: controller)
    }
  }

  /// By what people call a scene, the most certain name first.
  private static let names = ["storyboardIdentifier", "customClass", "userLabel", "title", "id"]

  /// The scene with a name; nil if no scene has it.
  package func find(_ name: String) -> Scene? {
    for attribute in Self.names {
      if let scene = scenes.first(where: { tree[$0.controller, attribute] == name }) { return scene }
    }
    return scenes.first { tree[$0.element, "sceneID"] == name }
  }

  /// The scene with a name, or the only one.
  func scene(named name: String?) throws(UnreadableDocument) -> Scene {
    if let name {
      if let found = find(name) { return found }
      throw UnreadableDocument(unconvertible: "no scene \"\(name)\"; \(choices)", tree.root, tree)
    }
    guard let first = scenes.first else {
      throw UnreadableDocument(unconvertible: "no scene with a controller in the storyboard", tree.root, tree)
    }
    if scenes.count == 1 { return first }
    throw UnreadableDocument(
      unconvertible: "\(scenes.count) scenes; add --scene with one of their names: \(choices)", tree.root, tree)
  }

  private var choices: String {
    let names = scenes.compactMap { scene in Self.names.lazy.compactMap { tree[scene.controller, $0] }.first }
    return "the storyboard has " + names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " …" : "")
  }
}

extension UnreadableDocument {
  /// A document without what is to be converted.
  init(unconvertible message: String, _ element: ElementIndex, _ tree: XMLTree) {
    self.init(
      Diagnostic(.unsupportedDocument, message, range: tree.tagRange(of: element)), in: tree.source)
  }
}

/// The views whose layout margins count: those that have margins of their own, and those whose margins constraints name.
struct MarginUse {
  private var views: Set<ElementIndex> = []

  init(_ tree: XMLTree) {
    var ids: [String: ElementIndex] = [:]
    for element in tree.indices {
      if let id = tree[element, "id"], ids[id] == nil { ids[id] = element }
    }
    for element in tree.indices {
      switch tree.name(of: element) {
      case "edgeInsets", "directionalEdgeInsets":
        if let view = tree.parent(of: element) { views.insert(view) }
      case "constraint":
        for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
          let guide = tree[element, item].flatMap { ids[$0] == nil ? GuideName($0) : nil }
          guard guide?.kind == .layoutMargins || tree[element, attribute]?.contains("Margin") == true else { continue }
          let owner = DefinitionConstraints.container(of: element, tree)
          let named = guide.map(\.owner) ?? tree[element, item]
          if named == GuideName.superview, ids[GuideName.superview] == nil {
            let other = tree[element, item == "firstItem" ? "secondItem" : "firstItem"].flatMap { ids[$0] } ?? owner
            if let view = other.flatMap({ DefinitionConstraints.container(of: $0, tree, list: "subviews") }) {
              views.insert(view)
            }
          } else if let view = named.map({ ids[$0] }) ?? owner {
            views.insert(view)
          }
        }
      default: break
      }
    }
  }

  /// Whether the safe area would move what is laid out in a view or beside it.
  func areUsed(by view: ElementIndex) -> Bool { views.contains(view) }
}

import CompiledNib
import XMLSource

/// Compiles the scenes of a storyboard: a nib for each controller, and one for its view.
struct StoryboardCompiler {
  private let reader: VocabularyReader
  private let folder: String
  private let views: ViewCompiler

  init(_ reader: VocabularyReader, folder: String) {
    (self.reader, self.folder, views) = (reader, folder, ViewCompiler(reader))
  }

  /// - Returns: The graphs by the paths of their files, and the bytes of `Info.plist`.
  func compile(_ scenes: ElementIndex) -> (graphs: [String: ObjectGraph], information: [UInt8]) {
    let tree = reader.tree
    var graphs: [String: ObjectGraph] = [:]
    var names: [String] = []
    var entry: String?
    for scene in tree.children(of: scenes) where tree.name(of: scene) == "scene" {
      reader.accept(scene)
      reader.ignore(["sceneID"], of: scene)
      if let point = reader.child("canvasLocation", of: scene) { reader.skip(point) }
      guard let objects = reader.child(named: "objects", of: scene) else { continue }
      for element in tree.children(of: objects) {
        if tree.name(of: element) == "placeholder" { reader.skip(element) }
        guard tree.name(of: element) == "viewController", let id = reader.text("id", of: element) else { continue }
        reader.accept(element)
        reader.ignore(["sceneMemberID", "userLabel"], of: element)
        let name = fileName(of: element) ?? "UIViewController-\(id)"
        names.append(name)
        if tree[tree.root, "initialViewController"] == id { entry = name }
        let view = compileView(of: element, id)
        if let view { graphs["\(folder)/\(view.name).nib"] = view.graph }
        graphs["\(folder)/\(name).nib"] = ControllerCompiler(reader).compile(element, viewName: view?.name)
        for child in tree.children(of: element) where tree[child, "key"]?.hasPrefix("simulated") == true {
          reader.skip(child)
        }
      }
    }
    return (graphs, StoryboardInformation(nibNames: names, entryPoint: entry).propertyList)
  }

  private func compileView(of controller: ElementIndex, _ id: String) -> (name: String, graph: ObjectGraph)? {
    guard let view = reader.child("view", of: controller), let viewID = reader.tree[view, "id"] else { return nil }
    var content = NibContent(reader)
    let root = content.builder.reserve()
    let owner = NibRoot.proxy("IBFilesOwner", in: &content.builder)
    let responder = NibRoot.proxy("IBFirstResponder", in: &content.builder)
    content.objects = [owner, responder]
    views.register(view, in: &content)
    let compiled = views.compile(view, supports: guides(of: controller), in: &content)
    var connections = OutletCompiler.outlets(in: view, &content)
    guard let compiled else { return nil }
    connections.append(NibRoot.outlet("view", owner, compiled, in: &content.builder))
    NibRoot.set(
      root, top: [owner, responder, compiled], objects: content.objects, connections: connections,
      in: &content.builder)
    return ("\(id)-view-\(viewID)", content.builder.graph)
  }

  /// The storyboard identifier, if it can be the name of a file in the folder.
  private func fileName(of controller: ElementIndex) -> String? {
    guard let identifier = reader.text("storyboardIdentifier", of: controller), !identifier.isEmpty else { return nil }
    if !identifier.contains("/"), !identifier.contains("\0"), identifier.utf8.count < 240 { return identifier }
    reader.refuse(
      "the storyboardIdentifier cannot be the name of a file; use letters and digits", at: controller,
      attribute: "storyboardIdentifier")
    return nil
  }

  private func guides(of controller: ElementIndex) -> [(id: String, isTop: Bool)] {
    guard let list = reader.child(named: "layoutGuides", of: controller) else { return [] }
    return reader.tree.children(of: list).compactMap { guide in
      guard reader.tree.name(of: guide) == "viewControllerLayoutGuide", let id = reader.text("id", of: guide),
        let type = reader.choice("type", of: guide, ["top": 1, "bottom": 0])
      else { return nil }
      reader.accept(guide)
      return (id, type == 1)
    }
  }
}

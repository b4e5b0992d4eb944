import Formats

/// Compiles the scenes of a storyboard: a nib for each controller, and one for its view.
struct StoryboardCompiler {
  private let reader: VocabularyReader
  private let folder: String

  init(_ reader: VocabularyReader, folder: String) { (self.reader, self.folder) = (reader, folder) }

  /// - Returns: The graphs by the paths of their files, and the bytes of `Info.plist`.
  func compile(_ scenes: ElementIndex) -> (graphs: [String: ObjectGraph], information: [UInt8]) {
    let storyboard = StoryboardIndex(scenes, reader)
    acceptScenes(scenes)
    var graphs: [String: ObjectGraph] = [:]
    var views: [String: SceneContext.ViewNib] = [:]
    for controller in storyboard.controllers {
      guard let view = ViewNibCompiler.compile(controller, storyboard, reader) else { continue }
      views[controller.id] = view
      refuseUnlessFileName(view.name, view.element, "id")
      graphs["\(folder)/\(view.name).nib"] = view.graph
    }
    let scene = SceneContext(storyboard: storyboard, views: views)
    var information = StoryboardInformation()
    for controller in storyboard.controllers where storyboard.hasNib(controller) {
      let name = storyboard.name(of: controller)
      refuseUnlessFileName(name, controller.element, "storyboardIdentifier")
      if graphs["\(folder)/\(name).nib"] != nil {
        reader.refuse(
          "another nib is called \"\(name)\" too; choose another storyboardIdentifier", at: controller.element,
          attribute: "storyboardIdentifier")
      }
      graphs["\(folder)/\(name).nib"] = graph(of: controller, scene)
      information.nibNames.append(name)
      if reader.tree[reader.tree.root, "initialViewController"] == controller.id { information.entryPoint = name }
      if let reference = reference(controller.element) { information.references[name] = reference }
    }
    refuseMissingStart(storyboard)
    return (graphs, information.propertyList)
  }

  /// The nib of a controller, with the other objects of its scene.
  private func graph(of controller: StoryboardIndex.Controller, _ scene: SceneContext) -> ObjectGraph {
    var content = NibContent(reader)
    content.surroundings.elsewhere = scene.idsOfViews
    let owner = content.addProxy("IBFilesOwner")
    _ = content.addProxy("IBFirstResponder")
    let placeholder = content.addProxy("UIStoryboardPlaceholder")
    let compiled: ArchivedValue
    if reader.tree.name(of: controller.element) == "viewControllerPlaceholder" {
      compiled = reference(controller, scene.storyboard, in: &content)
    } else {
      compiled = ControllerCompiler.compile(controller, placeholder, scene, in: &content)
    }
    content.lists.connections.append(
      ConnectionCompiler.outlet("sceneViewController", owner, compiled, in: &content.builder))
    content.lists.topLevel.append(compiled)
    content.refuseMissing()
    return content.graph()
  }

  /// A controller of another storyboard.
  private func reference(
    _ controller: StoryboardIndex.Controller, _ storyboard: StoryboardIndex, in content: inout NibContent
  ) -> ArchivedValue {
    reader.accept(controller.element)
    reader.ignore(["sceneMemberID", "userLabel"], of: controller.element)
    let object = ArchivedObject(
      ControllerKind.placeholder,
      [.init("UIStoryboardIdentifier", content.builder.string(storyboard.name(of: controller)))])
    let place = content.complete(controller.element, object)
    content.list(place)
    // The other storyboard has its own item: nothing refers to this one.
    content.depth += 1
    _ = NavigationItem.compile(of: controller.element, bar: nil, in: &content)
    content.depth -= 1
    return place
  }

  private func reference(_ element: ElementIndex) -> StoryboardInformation.Reference? {
    guard reader.tree.name(of: element) == "viewControllerPlaceholder" else { return nil }
    return .init(
      storyboard: reader.text("storyboardName", of: element),
      controller: reader.text("referencedIdentifier", of: element),
      bundle: reader.text("bundleIdentifier", of: element))
  }

  private func acceptScenes(_ scenes: ElementIndex) {
    let tree = reader.tree
    for scene in tree.children(of: scenes) where tree.name(of: scene) == "scene" {
      reader.accept(scene)
      reader.ignore(["sceneID"], of: scene)
      if let point = reader.child("canvasLocation", of: scene) { reader.skip(point) }
      guard let objects = reader.child(named: "objects", of: scene) else { continue }
      for element in tree.children(of: objects) where tree.name(of: element) == "placeholder" { reader.skip(element) }
    }
  }

  private func refuseMissingStart(_ storyboard: StoryboardIndex) {
    guard let start = reader.tree[reader.tree.root, "initialViewController"], storyboard[start] == nil else { return }
    reader.refuse(
      "initialViewController=\"\(start)\" is no controller of the storyboard; choose the one that it starts with",
      at: reader.tree.root, attribute: "initialViewController", isConsequence: reader.document.hasElement(withID: start)
    )
  }

  private func refuseUnlessFileName(_ name: String, _ element: ElementIndex, _ attribute: String) {
    // A slash with an accent is one character, and still a slash in a path.
    if !name.utf8.contains(where: { [0, UInt8(ascii: "/")].contains($0) }), name.utf8.count < 240 { return }
    reader.refuse(
      "the \(attribute) cannot be the name of a file; use letters and digits", at: element, attribute: attribute)
  }
}

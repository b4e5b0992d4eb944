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

/// What the controllers of one nib have in common.
struct SceneContext {
  /// The nib of a controller's view.
  struct ViewNib {
    let name: String
    let element: ElementIndex
    let graph: ObjectGraph
    /// What the view refers to and the controller's nib has, by the names of the placeholders in the view's nib.
    let externals: [(name: String, reference: ObjectPlaces.Reference)]
    /// The ids of the view and of what it holds.
    let ids: Set<String>
  }

  let storyboard: StoryboardIndex
  /// The nibs of the views, by the ids of their controllers.
  let views: [String: ViewNib]
  /// The ids of all views, whose nibs have the connections to them.
  let idsOfViews: Set<String>

  init(storyboard: StoryboardIndex, views: [String: ViewNib]) {
    (self.storyboard, self.views) = (storyboard, views)
    idsOfViews = views.values.reduce(into: []) { $0.formUnion($1.ids) }
  }
}

/// Compiles the view of a controller, which is loaded from a nib of its own.
enum ViewNibCompiler {
  /// - Returns: nil for a controller without a view.
  static func compile(
    _ controller: StoryboardIndex.Controller, _ storyboard: StoryboardIndex, _ reader: VocabularyReader
  ) -> SceneContext.ViewNib? {
    let tree = reader.tree
    let keys: Set = ["view", "tableView", "collectionView"]
    guard let view = tree.children(of: controller.element).first(where: { tree[$0, "key"].map(keys.contains) == true }),
      let viewID = tree[view, "id"]
    else { return nil }
    var content = NibContent(reader)
    let owner = content.addProxy("IBFilesOwner")
    _ = content.addProxy("IBFirstResponder")
    let guides = guides(of: controller.element, reader)
    if !storyboard.embedded.contains(controller.id) {
      content.surroundings.resized = size(of: controller.element, view, reader).map { (view, $0) }
    }
    guard let compiled = ViewCompiler.compile(view, supports: guides, in: &content) else { return nil }
    content.finishTraits(of: compiled)
    ConnectionCompiler.compileOutlets(of: controller.element, into: &content)
    content.lists.connections.append(ConnectionCompiler.outlet("view", owner, compiled, in: &content.builder))
    if let source = content.parts.staticDataSource {
      content.lists.connections.append(
        ConnectionCompiler.outlet("staticDataSource", owner, source, in: &content.builder))
    }
    let ids = content.places.ids
    ConnectionCompiler.sort(&content)
    let externals = content.addUpstreamPlaceholders(for: content.missingByConnection)
    content.lists.topLevel += [compiled, content.parts.staticDataSource].compactMap { $0 }
    let graph = content.graph()
    return SceneContext.ViewNib(
      name: "\(controller.id)-view-\(viewID)", element: view, graph: graph, externals: externals, ids: ids)
  }

  /// The size of the screen, whatever bars Interface Builder shows on it, or that of a controller of another size.
  ///
  /// Evidence: 107 of 107 views of controllers.
  private static func size(
    of controller: ElementIndex, _ view: ElementIndex, _ reader: VocabularyReader
  ) -> [Double]? {
    if let freeform = reader.child("freeformSize", of: controller) { return reader.size(of: freeform) }
    // The square canvas of Xcode 6 and 7 stays.
    if let frame = reader.child("frame", of: view), reader.size(of: frame) == [600, 600] { return nil }
    return reader.document.screen
  }

  private static func guides(
    of controller: ElementIndex, _ reader: VocabularyReader
  ) -> [(id: String, isTop: Bool)] {
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

/// The `Info.plist` of a compiled storyboard, as a binary property list.
struct StoryboardInformation {
  /// Where a controller of another storyboard is found.
  struct Reference {
    let storyboard: String?
    let controller: String?
    let bundle: String?
  }

  /// The names of the controllers' nibs, which are also their identifiers.
  var nibNames: [String] = []
  /// The identifier of the controller with which the storyboard starts.
  var entryPoint: String?
  /// The references to other storyboards by the names of their nibs.
  var references: [String: Reference] = [:]

  var propertyList: [UInt8] {
    var objects: [[UInt8]] = [[]]
    func add(_ bytes: [UInt8]) -> Int {
      objects.append(bytes)
      return objects.count - 1
    }
    let names = nibNames.map { add(Self.string($0)) }
    let table = add(Self.dictionary(names, names))
    var (keys, values) = ([add(Self.string("UIViewControllerIdentifiersToNibNames"))], [table])
    if let entryPoint, let position = nibNames.firstIndex(of: entryPoint) {
      keys.append(add(Self.string("UIStoryboardDesignatedEntryPointIdentifier")))
      values.append(names[position])
    }
    if !references.isEmpty {
      let entries = references.sorted { $0.key < $1.key }.map { name, reference in
        let values = [
          ("UIReferencedStoryboardName", reference.storyboard),
          ("UIReferencedControllerIdentifier", reference.controller),
          ("UIReferencedBundleIdentifier", reference.bundle),
        ].compactMap { key, value in value.map { (add(Self.string(key)), add(Self.string($0))) } }
        return (add(Self.string(name)), add(Self.dictionary(values.map(\.0), values.map(\.1))))
      }
      keys.append(add(Self.string("UIViewControllerIdentifiersToExternalStoryboardReferences")))
      values.append(add(Self.dictionary(entries.map(\.0), entries.map(\.1))))
    }
    keys.append(add(Self.string("UIStoryboardVersion")))
    values.append(add([0x10, 1]))
    objects[0] = Self.dictionary(keys, values)

    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table64 = bytes.count
    bytes += offsets.flatMap { Self.bigEndian($0, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    return bytes + Self.bigEndian(objects.count, 8) + Self.bigEndian(0, 8) + Self.bigEndian(table64, 8)
  }

  private static func dictionary(_ keys: [Int], _ values: [Int]) -> [UInt8] {
    marker(0xD0, keys.count) + (keys + values).flatMap { bigEndian($0, 2) }
  }

  private static func string(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return marker(0x50, text.utf8.count) + Array(text.utf8) }
    return marker(0x60, text.utf16.count) + text.utf16.flatMap { bigEndian(Int($0), 2) }
  }

  private static func marker(_ type: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [type | UInt8(count)] : [type | 15, 0x12] + bigEndian(count, 4)
  }

  private static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}

/// Puts the nibs of a storyboard together: scenes, segues, and what a view refers to outside of its nib.
struct StoryboardMarkup {
  private let storyboard: CompiledStoryboard
  private let parts = DocumentParts()
  private var scenes: [StoryboardScene] = []
  /// The ids of the first controllers of nibs, by the names of these.
  private var controllerIDs: [String: String] = [:]

  init(_ storyboard: CompiledStoryboard) {
    self.storyboard = storyboard
    let viewNames = Set(
      storyboard.nibs.flatMap { nib in nib.graph.objects.indices.compactMap { nib.graph.text("UINibName", of: $0) } })
    for nib in storyboard.nibs where !viewNames.contains(nib.name) { addScenes(of: nib) }
    addChildren()
  }

  /// Adds the scenes of controllers that are only in the nib of the container that holds them.
  private mutating func addChildren() {
    var index = 0
    while index < scenes.count {
      let scene = scenes[index]
      for child in scene.scope.graph.objects(in: "UIViewControllers", of: scene.controller)
      where ControllerMarkup.isController(child, in: scene.scope) {
        scenes[index].childIDs[child] = addChild(child, of: scene)
      }
      index += 1
    }
  }

  /// - Returns: The id of the child; nil if it is a scene already, as containers that hold each other would have it.
  private mutating func addChild(_ child: Int, of scene: StoryboardScene) -> String? {
    let scope = scene.scope
    let viewName = scope.graph.text("UINibName", of: child)
    if let known = viewName.flatMap(StoryboardScene.ids(inViewName:))?.controller {
      if scenes.contains(where: { $0.id == known }) {
        skipObjects(of: child, in: scope)
        return known
      }
      scope.name(child, known)
    }
    if let own = scenes.first(where: { $0.hasSameContainer(as: child, in: scope) }) {
      skipObjects(of: child, in: scope)
      return own.id
    }
    guard !scenes.contains(where: { $0.scope === scope && $0.controller == child }), let id = scope.id(of: child) else {
      return nil
    }
    scenes.append(
      StoryboardScene(
        nibName: scene.nibName, scope: scope, controller: child, id: id,
        viewScope: viewName.flatMap { viewScope($0, controller: child, id: id, in: scope) }))
    return id
  }

  /// The other objects of the scenes of a controller, and of those in it, are in the controller's own nib, too.
  private func skipObjects(of controller: Int, in scope: NibScope) {
    var (waiting, seen): ([Int], Set<Int>) = ([controller], [])
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      for object in scope.graph.objects(in: "UITopLevelObjectsToKeepAliveFromStoryboard", of: next) {
        _ = scope.begin(object)
      }
      waiting += scope.graph.objects(in: "UIViewControllers", of: next)
    }
  }

  private mutating func addScenes(of nib: CompiledStoryboard.Nib) {
    let scope = NibScope(nib.graph, ids: parts.ids)
    var isFirst = true
    for position in scope.topLevelObjects where isSceneMember(position, scope) {
      let viewName = nib.graph.text("UINibName", of: position)
      let ids = viewName.flatMap(StoryboardScene.ids(inViewName:))
      if let known = ids?.controller ?? (isFirst ? StoryboardScene.id(inControllerName: nib.name) : nil) {
        scope.name(position, known)
      }
      guard let id = scope.id(of: position) else { continue }
      if isFirst { controllerIDs[nib.name] = id }
      isFirst = false
      scenes.append(
        StoryboardScene(
          nibName: nib.name, scope: scope, controller: position, id: id,
          viewScope: viewName.flatMap { viewScope($0, controller: position, id: id, in: scope) }))
    }
    // The owner of a controller's nib is the controller.
    if let id = controllerIDs[nib.name] { scope.handIn(["IBFilesOwner": id]) }
  }

  /// A controller, or what stands for one of another storyboard.
  private func isSceneMember(_ position: Int, _ scope: NibScope) -> Bool {
    ControllerMarkup.isController(position, in: scope)
      || scope.graph.objects[position].className == "UIStoryboardViewControllerPlaceholder"
  }

  private func viewScope(_ name: String, controller: Int, id: String, in scope: NibScope) -> NibScope? {
    guard let graph = storyboard[name] else { return nil }
    var external = ["IBFilesOwner": id]
    for (key, value) in scope.graph.entries(in: "UIExternalObjectsTableForViewLoading", of: controller) {
      guard let key = scope.graph.text(of: key) else { continue }
      external[key] = scope.id(of: value)
    }
    let view = NibScope(graph, ids: parts.ids, external: external)
    if let known = StoryboardScene.ids(inViewName: name)?.view,
      let root = view.topLevelObjects.first(where: { graph.objects[$0]["UIBounds"] != nil })
    {
      view.name(root, known)
    }
    return view
  }

  // MARK: The document

  /// The text of the document, in UTF-8.
  func document() -> [UInt8] {
    let root = DocumentHead.root(storyboard: true, storyboard.nibs.map(\.graph))
    let entry = storyboard.entryPoint.flatMap { storyboard.nibNamesByIdentifier?[$0] }
    root.set("initialViewController", entry.flatMap { controllerIDs[$0] })
    for scene in scenes { addConnections(of: scene) }
    return parts.finish(root, "scenes", scenes.map(element))
  }

  private func element(_ scene: StoryboardScene) -> MarkupElement {
    let values = ValueMarkup(graph: scene.scope.graph, resources: parts.resources)
    var objects: [MarkupElement] = []
    if scene.scope.graph.objects[scene.controller].className == "UIStoryboardViewControllerPlaceholder" {
      objects.append(reference(scene))
    } else if let controller = ControllerMarkup(scope: scene.scope, parts: parts, values: values).element(
      scene.controller)
    {
      controller.set("sceneMemberID", "viewController")
      addView(of: scene, to: controller)
      objects.append(controller)
    }
    for scope in [scene.scope, scene.viewScope].compactMap({ $0 }) { objects += others(in: scope) }
    objects.append(parts.element(.firstResponder(ofSceneWithID: parts.ids.make())))
    let element = MarkupElement("scene", [("sceneID", parts.ids.make())])
    element.append("objects", objects)
    return element
  }

  private func reference(_ scene: StoryboardScene) -> MarkupElement {
    let element = parts.element("viewControllerPlaceholder", id: scene.id)
    let identifier = scene.scope.graph.text("UIStoryboardIdentifier", of: scene.controller)
    let target = identifier.flatMap { storyboard.externalControllers[$0] }
    element.set("storyboardName", target?.storyboard)
    element.set("referencedIdentifier", target?.identifier)
    element.set("bundleIdentifier", target?.bundle)
    element.set("sceneMemberID", "viewController")
    return element
  }

  private func addView(of scene: StoryboardScene, to controller: MarkupElement) {
    guard let scope = scene.viewScope else { return }
    let views = ViewMarkup(scope, parts)
    addGuides(in: scope, to: controller)
    if let root = scope.topLevelObjects.first(where: views.isView) {
      controller.append(views.element(root, key: "view"))
      let height = scope.graph.geometry("UIBounds", of: root)?.last ?? 0
      controller.append(
        SimulatedBars.navigationBar(covered: StoredMargins([scope.graph]).safeTop, height: height))
    }
  }

  /// The guides that safe areas replaced are views of the nib, and belong to the controller in a document.
  private func addGuides(in scope: NibScope, to controller: MarkupElement) {
    let kinds = ["_UIViewControllerTop": "top", "_UIViewControllerBottom": "bottom"]
    let guides = scope.graph.objects.indices.compactMap { position -> MarkupElement? in
      guard scope.graph.objects[position].className == "_UILayoutGuide",
        let kind = scope.graph.text("_UILayoutGuideIdentifier", of: position).flatMap({ kinds[$0] }),
        let id = scope.id(of: position)
      else { return nil }
      let guide = parts.element("viewControllerLayoutGuide", id: id)
      guide.set("type", kind)
      return guide
    }
    controller.append("layoutGuides", guides)
  }

  /// Gesture recognizers, custom objects and views beside the controller.
  private func others(in scope: NibScope) -> [MarkupElement] {
    let values = ValueMarkup(graph: scope.graph, resources: parts.resources)
    let views = ViewMarkup(scope, parts)
    return scope.topLevelObjects.compactMap { position in
      if ControllerMarkup.isController(position, in: scope) { return nil }
      if views.isView(position) { return views.element(position) }
      return PlainObjectMarkup(scope: scope, parts: parts).element(position, values)
    }
  }

  // MARK: Connections and segues

  private static let impliedOutlets: Set = ["storyboard", "sceneViewController", "viewController", "staticDataSource"]

  private func addConnections(of scene: StoryboardScene) {
    let segues = SegueMarkup(scene: scene, parts: parts) { controllerID(identifier: $0) }
    if scenes.first(where: { $0.scope === scene.scope })?.controller == scene.controller {
      ConnectionMarkup(scope: scene.scope, parts: parts, implied: Self.impliedOutlets).addAll(segue: segues.triggered)
    }
    if let scope = scene.viewScope {
      segues.addEmbedded(in: scope)
      ConnectionMarkup(
        scope: scope, parts: parts, implied: Self.impliedOutlets.union(["view", "containerView"])
      ).addAll { segues.triggered(byProxy: $0, in: scope) }
    }
    segues.addRest()
    segues.addRelationships()
  }

  /// The id of the controller that an identifier of the storyboard names.
  private func controllerID(identifier: String) -> String? {
    let name = storyboard.nibNamesByIdentifier?[identifier] ?? identifier
    return controllerIDs[name]
  }
}

/// The navigation bar that the canvas showed above a controller's view, by what it covered of it. Nibs do not have the bars
/// that a document simulates, and those of navigation controllers in other storyboards.
struct SimulatedBars {
  private static let barHeight = 44.0
  /// What the status bar covers: 20 points beside a home button, more beside a camera.
  private static let statusBars: Set = [44.0, 47, 48, 50, 59]
  private static let screensWithHomeButton: Set = [480.0, 568, 667, 736]

  /// The element; nil without a bar.
  ///
  /// - Parameter covered: What is covered at the top of the view.
  /// - Parameter height: The height of the screen.
  static func navigationBar(covered: Double?, height: Double) -> MarkupElement? {
    guard let covered else { return nil }
    let status = covered - barHeight
    guard screensWithHomeButton.contains(height) ? status == 0 || status == 20 : statusBars.contains(status) else {
      return nil
    }
    return MarkupElement(
      "simulatedNavigationBarMetrics", [("key", "simulatedTopBarMetrics"), ("prompted", "NO")])
  }
}

/// A controller of a compiled storyboard, in the nib that has it, and its view in another one.
struct StoryboardScene {
  let nibName: String
  let scope: NibScope
  let controller: Int
  let id: String
  /// The nib of the view; nil if the controller's own nib has it, or code makes it.
  let viewScope: NibScope?
  /// The ids of the controllers that this one holds and that have a scene, by their places in the nib.
  var childIDs: [Int: String] = [:]

  /// Whether the scene is that of a container that another container's nib has, too: both have the same class, identifier
  /// and views in it.
  func hasSameContainer(as other: Int, in otherScope: NibScope) -> Bool {
    guard otherScope !== scope, scope.className(of: controller) == otherScope.className(of: other) else { return false }
    let views = Self.views(in: controller, scope)
    return !views.isEmpty && views == Self.views(in: other, otherScope)
      && scope.graph.text("UIStoryboardIdentifier", of: controller)
        == otherScope.graph.text("UIStoryboardIdentifier", of: other)
  }

  /// The names of the nibs of the views that a container's controllers have.
  private static func views(in container: Int, _ scope: NibScope) -> [String?] {
    let names = scope.graph.objects(in: "UIViewControllers", of: container).map {
      scope.graph.text("UINibName", of: $0)
    }
    return names.contains { $0 != nil } ? names : []
  }

  /// The ids in the name of a view's nib, such as `BYZ-38-t0r-view-8bC-Xf-vdC`.
  static func ids(inViewName name: String) -> (controller: String, view: String)? {
    guard let range = name.utf8.firstRange(of: Array("-view-".utf8)) else { return nil }
    let (controller, view) = (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
    return controller.isEmpty || view.isEmpty ? nil : (controller, view)
  }

  /// The id at the end of the name of a controller's nib, such as `UIViewController-BYZ-38-t0r`.
  static func id(inControllerName name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4 else { return nil }
    let last = parts.suffix(3)
    return last.map(\.count) == [3, 2, 3] ? last.joined(separator: "-") : nil
  }
}

extension Collection where Element: Equatable {
  /// The first place where a run of elements is.
  fileprivate func firstRange(of run: [Element]) -> Range<Index>? {
    var start = startIndex
    while start != endIndex {
      if self[start...].starts(with: run) { return start..<index(start, offsetBy: run.count) }
      start = index(after: start)
    }
    return nil
  }
}

package import NibDecoder

/// A storyboard's scenes, and which leads to which.
package struct SceneGraph {
  /// A scene's controller.
  package struct Node {
    package let controller: DocumentElement
    /// Whether it is the one that its storyboard starts with.
    package let isInitial: Bool
    /// The name by which code can open it.
    package let identifier: String?
    /// Whether a menu of the application leads to it.
    package fileprivate(set) var isInMenu = false
    /// The segues that lead to other scenes.
    fileprivate var segues: [(segue: DocumentElement, destination: Int)] = []
    /// Whether another scene leads here.
    fileprivate var hasSource = false
    /// Whether a segue leads here, of whatever scene.
    package fileprivate(set) var isDestination = false

    /// Whether code or the system can open the scene without another one.
    var isEntry: Bool { isInitial || identifier != nil || isInMenu }
  }

  /// In document order; scenes without a controller, such as the application's, are not among them.
  package private(set) var nodes: [Node] = []
  private var indexByScene: [ElementIndex: Int] = [:]
  private var indexByController: [String: Int] = [:]

  package init(_ elements: ElementsByName) {
    let initial = elements["document"].first?["initialViewController"]
    for scene in elements["scene"] {
      guard let controller = Self.controller(of: scene) else { continue }
      indexByScene[scene.index] = nodes.count
      if let id = controller.id { indexByController[id] = nodes.count }
      let isInitial = controller.id != nil && controller.id == initial
      nodes.append(
        Node(controller: controller, isInitial: isInitial, identifier: controller.written("storyboardIdentifier")))
    }
    for segue in elements["segue"] {
      guard let destination = segue["destination"].flatMap({ indexByController[$0] }) else { continue }
      add(segue, from: segue.enclosing("scene").flatMap { indexByScene[$0.index] }, to: destination)
    }
  }

  /// Segues of the application's menus have no controller that they start from.
  private mutating func add(_ segue: DocumentElement, from source: Int?, to destination: Int) {
    nodes[destination].isDestination = true
    guard let source else {
      nodes[destination].isInMenu = true
      return
    }
    guard source != destination else { return }
    nodes[source].segues.append((segue, destination))
    nodes[destination].hasSource = true
  }

  private static func controller(of scene: DocumentElement) -> DocumentElement? {
    scene.child(named: "objects")?.children.first {
      $0["sceneMemberID"] == "viewController" && $0.name != "application"
    }
  }

  /// The controller of the scene that holds an element.
  package func controller(around element: DocumentElement) -> DocumentElement? {
    element.enclosing("scene").flatMap { indexByScene[$0.index] }.map { nodes[$0].controller }
  }

  /// The controller with an id.
  package func controller(withID id: String) -> DocumentElement? { node(ofControllerWithID: id)?.controller }

  /// The scene of the controller with an id.
  package func node(ofControllerWithID id: String) -> Node? { indexByController[id].map { nodes[$0] } }

  /// The scenes that nothing leads to from those that code or the system can open.
  var unreachable: [Node] { unreachable(where: \.isEntry) }

  /// The scenes that nothing leads to from those that something opens.
  ///
  /// - Parameter isFollowed: Whether a segue leads to its destination.
  package func unreachable(
    where isOpened: (Node) -> Bool, across isFollowed: (DocumentElement) -> Bool = { _ in true }
  ) -> [Node] {
    let isReached = reached(fromThose: isOpened, across: isFollowed)
    return nodes.indices.filter { !isReached[$0] }.map { nodes[$0] }
  }

  private func reached(
    fromThose isOpened: (Node) -> Bool, across isFollowed: (DocumentElement) -> Bool = { _ in true }
  ) -> [Bool] {
    var isReached = Array(repeating: false, count: nodes.count)
    for index in nodes.indices where isOpened(nodes[index]) { reach(index, &isReached, across: isFollowed) }
    return isReached
  }

  /// The first scene of each group that nothing leads to.
  package func unreachableHeads() -> [Node] {
    var isReached = reached(fromThose: \.isEntry)
    let orphans = nodes.indices.filter { !nodes[$0].hasSource && !isReached[$0] }
    for index in orphans { reach(index, &isReached) }
    // What is left leads only to itself, in circles.
    let circles = nodes.indices.filter { index in
      defer { reach(index, &isReached) }
      return !isReached[index]
    }
    return (orphans + circles).sorted().map { nodes[$0] }
  }

  private func reach(
    _ start: Int, _ isReached: inout [Bool], across isFollowed: (DocumentElement) -> Bool = { _ in true }
  ) {
    var open = [start]
    while let index = open.popLast() {
      guard !isReached[index] else { continue }
      isReached[index] = true
      for (segue, destination) in nodes[index].segues where isFollowed(segue) { open.append(destination) }
    }
  }
}

/// The parts of a document that an app never shows: scenes that nothing leads to, and views that no size class installs.
package struct UnshownParts {
  private let scenes: [SourceRange]
  private let views: [SourceRange]

  /// Finds the parts that a document itself does not show.
  package init(_ elements: ElementsByName, _ scenes: SceneGraph) {
    self.init(elements, scenes, scenes.unreachable)
  }

  /// Finds the parts that nothing shows.
  ///
  /// - Parameter isOpened: Whether something opens a scene without another one.
  package init(_ elements: ElementsByName, _ scenes: SceneGraph, where isOpened: (SceneGraph.Node) -> Bool) {
    self.init(elements, scenes, scenes.unreachable(where: isOpened))
  }

  /// No scene counts as unreachable in a document that has no scene to start from.
  private init(_ elements: ElementsByName, _ scenes: SceneGraph, _ unreachable: [SceneGraph.Node]) {
    let hasEntry = scenes.unreachable.count < scenes.nodes.count
    self.scenes = hasEntry ? unreachable.compactMap { $0.controller.enclosing("scene")?.wholeRange } : []
    let masks = InstallationMasks(elements)
    views = masks.viewsInNoSizeClass.compactMap { elements.document.element(withID: $0) }.map {
      DocumentElement(document: elements.document, index: $0).wholeRange
    }
  }

  /// Whether a finding is about nothing that is shown. Views that no size class installs are made all the same: only what
  /// is to be seen of them does not matter.
  package func contain(_ diagnostic: Diagnostic, isAboutLooks: @autoclosure () -> Bool) -> Bool {
    guard let place = diagnostic.range?.lowerBound else { return false }
    let isInside = { (range: SourceRange) in range.lowerBound <= place && place < range.upperBound }
    return scenes.contains(where: isInside) || views.contains(where: isInside) && isAboutLooks()
  }
}

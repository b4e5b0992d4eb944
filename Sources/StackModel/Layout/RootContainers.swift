import NibDecoder

/// The views that give other layout roots their sizes when the app runs: a table its cells, header and footer, a
/// collection view its headers and footers, and the container view of an embed segue the view of its destination.
struct RootContainers {
  /// Container views by the root views that they hold.
  private var containers: [ObjectIdentifier: View] = [:]
  /// The containers in each layout root.
  private var held: [ObjectIdentifier: [View]] = [:]

  /// - Parameters:
  ///   - roots: The layout roots, in document order.
  ///   - controllers: The controllers, of which segues embed some.
  ///   - views: All views of the document.
  init(_ roots: [View], _ controllers: [Controller], _ views: [View]) {
    for root in roots {
      guard let list = root.superview as? ListView else { continue }
      if list.isTable || root.elementName == "collectionReusableView" { containers[ObjectIdentifier(root)] = list }
    }
    if controllers.contains(where: { $0.segues.contains { $0.kind == "embed" } }) { embed(controllers, views) }
    var seen: Set<ObjectIdentifier> = []
    for root in roots {
      guard let container = self[root], seen.insert(ObjectIdentifier(container)).inserted else { continue }
      held[ObjectIdentifier(container.layoutRoot), default: []].append(container)
    }
  }

  /// What gives a layout root its size; nil if the document does not tell.
  subscript(root: View) -> View? { containers[ObjectIdentifier(root)] }

  /// The containers that are laid out with a layout root.
  func containers(in root: View) -> [View] { held[ObjectIdentifier(root)] ?? [] }

  /// Follows embed segues, and from a navigation or tab bar controller on to the controllers that it shows. A controller that
  /// several container views show has no size of its own.
  private mutating func embed(_ controllers: [Controller], _ views: [View]) {
    let byID = controllers.byID
    var containerOfController: [String: View?] = [:]
    for view in views {
      for destination in EmbedSegues.destinations(from: view) {
        follow(destination, view, byID, into: &containerOfController)
      }
    }
    for (id, container) in containerOfController {
      guard let container, let root = byID[id]?.view, root.layoutRoot !== container.layoutRoot else { continue }
      containers[ObjectIdentifier(root)] = container
    }
  }

  private func follow(
    _ first: String, _ container: View, _ byID: [String: Controller], into found: inout [String: View?]
  ) {
    var open = [first]
    while let id = open.popLast() {
      guard let controller = byID[id] else { continue }
      if let known = found[id] {
        if known !== container { found[id] = .some(nil) }
        continue
      }
      found[id] = container
      open += controller.shownInPlace
    }
  }

  /// The places of layout roots in an order in which each stands after the root that holds its container.
  func order(of roots: [View]) -> [Int] {
    if containers.isEmpty { return Array(roots.indices) }
    let places = Dictionary(
      roots.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    var order: [Int] = []
    var seen: Set<Int> = []
    for place in roots.indices {
      // The outermost comes first. Controllers that embed each other stand where they are.
      var chain: [Int] = []
      var next: Int? = place
      while let current = next, seen.insert(current).inserted {
        chain.append(current)
        next = self[roots[current]].flatMap { places[ObjectIdentifier($0.layoutRoot)] }
      }
      order += chain.reversed()
    }
    return order
  }
}

/// The segues by which container views show the views of controllers.
package enum EmbedSegues {
  /// The ids of the controllers whose views a container view shows.
  package static func destinations(from view: View) -> [String] {
    view.decodeLate { coder in
      coder.coders(in: "connections").filter { $0.elementName == "segue" && $0.decodeString(forKey: "kind") == "embed" }
        .compactMap { $0.decodeString(forKey: "destination") }
    } ?? []
  }
}

/// How large the containers of layout roots came out in the layouts that they are part of.
struct ContainerSizes {
  /// A container in its own layout.
  struct Place {
    /// In points.
    let size: Size
    /// What bars and the device's edges cover of it.
    let safeArea: EdgeInsets
    /// The system's margin at the sides of its layout root.
    let sideMargin: Double
    /// Whether the document decides its size on every device.
    let isSettled: Bool
  }

  private let containers: RootContainers
  private var places: [ObjectIdentifier: Place] = [:]

  init(_ containers: RootContainers) { self.containers = containers }

  /// The place of what gives a layout root its size; nil if that is not known.
  subscript(root: View) -> Place? { containers[root].flatMap { places[ObjectIdentifier($0)] } }

  /// Remembers the containers in a session that has laid out its views.
  mutating func record(_ session: LayoutSession) {
    let layoutRoot = session.context.layoutRoot
    for container in containers.containers(in: session.root) {
      guard let frame = session.frame(of: container) else { continue }
      places[ObjectIdentifier(container)] = Place(
        size: frame.size, safeArea: layoutRoot.safeArea(in: session.edges(of: container), of: layoutRoot.size),
        sideMargin: session.metrics.systemSideMargin,
        isSettled: layoutRoot.fillsScreen || session.context.options.size != nil)
    }
  }
}

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

internal import AutoLayout

/// The layout roots of a document, one after the other: each after the root that holds what gives it its size.
struct LayoutRootSequence {
  private let roots: LayoutRoots
  private let settings: DocumentSettings
  private let options: LayoutOptions
  private let followsContainers: Bool
  private var sizes: ContainerSizes
  private var next = 0

  init(_ roots: LayoutRoots, _ settings: DocumentSettings, _ options: LayoutOptions) {
    (self.roots, self.settings, self.options) = (roots, settings, options)
    sizes = ContainerSizes(roots.containers)
    followsContainers =
      settings.platform == .iOS
      && (settings.isStackDefinition ? options.device != nil : settings.semantics == .runtime || options.size != nil)
  }

  /// The next root, and its place in document order. What was laid out until then must have been recorded.
  mutating func nextRoot() -> (place: Int, root: LayoutRoot)? {
    guard next < roots.order.count else { return nil }
    defer { next += 1 }
    return (roots.order[next], roots.root(at: roots.order[next], settings, options, sizes))
  }

  /// Whether the sizes of other roots follow from the layout of a root.
  func isContainer(_ root: LayoutRoot) -> Bool {
    followsContainers && !roots.containers.containers(in: root.view).isEmpty
  }

  /// Remembers how large containers are in a session that has laid out a root.
  mutating func record(_ session: LayoutSession) {
    if followsContainers { sizes.record(session) }
  }
}

/// Sessions that lay out the roots of a document one after the other.
struct LayoutSessions: Sequence, IteratorProtocol {
  private var roots: LayoutRootSequence
  private let settings: DocumentSettings
  private let options: LayoutOptions
  private let budget: SolvingBudget

  /// - Parameter budget: What solving all roots may take together.
  init(
    _ document: LayoutDocument, _ settings: DocumentSettings, _ options: LayoutOptions,
    budget: SolvingBudget = SolvingBudget()
  ) {
    (self.settings, self.options, self.budget) = (settings, options, budget)
    roots = LayoutRootSequence(LayoutRoots(document), settings, options)
  }

  mutating func next() -> LayoutSession? {
    guard let (_, root) = roots.nextRoot() else { return nil }
    let session = LayoutSession(root, settings: settings, options: options, budget: budget)
    session.layoutIfNeeded()
    roots.record(session)
    return session
  }
}

internal import AutoLayout

/// One solving of one piece. Content whose size follows from the layout (lines of text, safe areas of subviews)
/// takes its measure from the previous pass.
struct LayoutPass {
  let piece: LayoutPiece
  let settings: DocumentSettings
  let options: LayoutOptions
  let resolve: (String) -> LayoutItem?
  let previous: PassResult?
  private(set) var constraints: [Constraint] = []
  private var system = LinearSystem()
  private var variables: [Variable] = []
  /// Items that have variables, to be forgotten with the pass.
  private var items: [LayoutItem] = []

  init(
    _ piece: LayoutPiece, settings: DocumentSettings, options: LayoutOptions, previous: PassResult?,
    resolve: @escaping (String) -> LayoutItem?
  ) {
    self.piece = piece
    self.settings = settings
    self.options = options
    self.previous = previous
    self.resolve = resolve
    for view in piece.views { makeVariables(for: view) }
    pinRoot()
    for view in piece.views { addConstraints(of: view) }
  }

  /// The system, unsolved. Forgets the items' variables.
  func takeSystem() -> LinearSystem {
    for item in items { item.variableBase = nil }
    return system
  }

  /// Solves, and forgets the items' variables.
  func solve() -> PassResult {
    let solution = system.solve()
    defer { for item in items { item.variableBase = nil } }
    return PassResult(
      piece, conflicts: conflicts(solution), hasMoreConflicts: solution.hasMoreConflicts
    ) { view, edge in
      let variable = variables[(view.variableBase ?? 0) + edge]
      return (solution[variable], solution.isUndetermined(variable))
    }
  }

  private func conflicts(_ solution: Solution) -> [ConstraintConflict] {
    solution.conflicts.map { conflict in
      ConstraintConflict(
        broken: constraints[conflict.broken.index],
        others: conflict.constraints.filter { $0 != conflict.broken }.map { constraints[$0.index] })
    }
  }

  private mutating func makeVariables(for item: LayoutItem) {
    item.variableBase = variables.count
    items.append(item)
    for _ in 0..<4 { variables.append(system.makeVariable()) }
  }

  private mutating func pinRoot() {
    // An unwritten height counts less than any content, like the stack's own fitting. The width is the screen's on a
    // phone; a window has none.
    let fitting = StackPriority.canvasFit
    let isWritten = piece.canvas != .unwritten
    let edges: [(LayoutAttribute, Double, Double)] = [
      (.left, 0, 1000), (.top, 0, 1000),
      (.right, piece.size.width, isWritten || settings.platform != .macOS ? 1000 : fitting),
      (.bottom, piece.size.height, isWritten ? 1000 : fitting),
    ]
    for (edge, place, priority) in edges {
      add(
        Constraint(
          Constraint.Anchor(piece.root, edge), .equal, nil, constant: place, priority: priority,
          origin: .viewport(piece.root)))
    }
  }

  mutating func add(_ constraint: Constraint) {
    let direction = direction(of: constraint)
    guard let first = form(of: constraint.first, other: constraint.second, direction) else { return }
    var difference = first
    if let second = constraint.second {
      guard let right = form(of: second, other: constraint.first, direction) else { return }
      difference = first - constraint.multiplier * right
    }
    add(constraint, difference)
  }

  /// States `form REL constraint.constant`.
  mutating func add(_ constraint: Constraint, _ form: LinearForm) {
    system.add(
      form.terms.map { LinearTerm(variables[$0.variable], coefficient: $0.coefficient) },
      relation: constraint.relation, constant: constraint.constant - form.constant,
      priority: Priority(rawValue: constraint.priority), breakRank: constraint.origin.breakRank)
    // The constraint's position is the row's.
    constraints.append(constraint)
  }
}

// MARK: - Attributes

extension LayoutPass {
  /// Which way a constraint's leading and trailing point: a stack's own are the stack's, others those of the item.
  private func direction(of constraint: Constraint) -> ReadingDirection {
    let isDirectional =
      constraint.first.attribute.followsLanguage || constraint.second?.attribute.followsLanguage ?? false
    guard isDirectional else { return .none }
    let view: View? = if case .stack(let stack, _) = constraint.origin { stack } else { constraint.first.item.view }
    return view?.isRightToLeft ?? false ? .rightToLeft : .none
  }

  /// An anchor in terms of the variables; nil for items outside the piece.
  private mutating func form(
    of anchor: Constraint.Anchor, other: Constraint.Anchor?, _ direction: ReadingDirection
  ) -> LinearForm? {
    let anchor = textAnchor(anchor)
    guard let edges = edges(of: anchor, other: other) else { return nil }
    let view = anchor.item.view
    guard let plain = anchor.attribute.withoutMargin else {
      let baselines = anchor.attribute.isBaseline ? view?.baselineOffsets(in: settings) : nil
      return edges.form(of: anchor.attribute, direction, baselines: baselines)
    }
    let margins = view.map(margins) ?? .zero
    return edges.inset(by: margins).form(of: plain, direction, baselines: nil)
  }

  private mutating func edges(of anchor: Constraint.Anchor, other: Constraint.Anchor?) -> ItemEdges? {
    if let scroll = anchor.item as? ScrollView, anchor.attribute.isEdge, holdsContent(scroll, other) {
      return edges(of: scroll.contentLayoutGuide)
    }
    if let guide = anchor.item as? LayoutGuide { return edges(of: guide) }
    return anchor.item.variableBase.map(ItemEdges.init(base:))
  }

  /// Edges of a scroll view mean its content for what is inside of it.
  private func holdsContent(_ scroll: ScrollView, _ other: Constraint.Anchor?) -> Bool {
    let inside = other?.item.view
    guard let inside, inside !== scroll else { return false }
    return inside.isDescendant(of: scroll)
  }

  private mutating func edges(of guide: LayoutGuide) -> ItemEdges? {
    switch guide.kind {
    case .alignmentSpanner, .distributing, .hiddenView:
      if guide.variableBase == nil { makeVariables(for: guide) }
      return guide.variableBase.map(ItemEdges.init(base:))
    case .contentLayoutGuide: return contentEdges(guide)
    default: break
    }
    guard let owner = guide.owner, let base = owner.variableBase else { return nil }
    let bounds = ItemEdges(base: base)
    let insets = safeAreaInsets(of: owner)
    var edges = bounds.inset(by: insets)
    switch guide.kind {
    case .frameLayoutGuide: return bounds
    case .top: (edges.top, edges.bottom) = (bounds.top, bounds.top.moved(by: insets.top))
    case .bottom: (edges.top, edges.bottom) = (bounds.bottom.moved(by: -insets.bottom), bounds.bottom)
    case .keyboard: edges.top = edges.bottom
    default: break
    }
    return edges
  }

  /// The content starts at the scroll view's corner: Interface Builder stores frames for the unscrolled state.
  private mutating func contentEdges(_ guide: LayoutGuide) -> ItemEdges? {
    guard let base = guide.owner?.variableBase else { return nil }
    if guide.variableBase == nil { makeVariables(for: guide) }
    var edges = guide.variableBase.map(ItemEdges.init(base:))
    let scroll = ItemEdges(base: base)
    edges?.left = scroll.left
    edges?.top = scroll.top
    return edges
  }
}

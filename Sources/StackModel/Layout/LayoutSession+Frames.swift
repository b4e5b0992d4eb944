internal import AutoLayout

/// Frames from solved edges.
extension LayoutSession {
  /// What the last layout found for a view; nil for views that are not laid out here, or not yet.
  public func layout(of view: View) -> ViewLayout? {
    view.session === self ? entries[view.sessionIndex]?.layout : nil
  }

  /// The frame that the last layout gave a view, in the superview's coordinates, rounded to the device's pixels; nil for
  /// views that are not laid out here, or not yet.
  public func frame(of view: View) -> Rect? { layout(of: view)?.frame }

  /// The same, and nil where a frame was set since.
  func frameSinceSet(of view: View) -> Rect? {
    guard view.session === self, entries[view.sessionIndex]?.changes.contains(.frame) == false else { return nil }
    return frame(of: view)
  }

  /// Whether constraints leave the view's position or size open.
  public func hasAmbiguousLayout(_ view: View) -> Bool { layout(of: view)?.isAmbiguous ?? false }

  /// The rectangle that constraints act on, in the coordinates of the root view and not rounded; nil for views that are
  /// not laid out here, or not yet.
  public func alignmentRect(of view: View) -> Rect? {
    guard layout(of: view) != nil else { return nil }
    let edges = edges(of: view) + shift(of: view)
    return Rect(x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top)
  }

  /// How far a view moved with those that hold it.
  private func shift(of view: View) -> SIMD2<Double> {
    sequence(first: view) { $0.superview.flatMap { $0.session === self ? $0 : nil } }
      .reduce(.zero) { $0 + (entries[$1.sessionIndex]?.shift ?? .zero) }
  }

  /// The edges that the last pass gave a view that is laid out here.
  func edges(of view: View) -> ViewEdges { system.solution.map { edges(of: view, in: $0) } ?? ViewEdges() }

  private func edges(of view: View, in solution: Solution) -> ViewEdges {
    var edges = ViewEdges()
    let base = Int(view.variableBase)
    edges.left = solution[variables[base]]
    edges.top = solution[variables[base + 1]]
    edges.right = solution[variables[base + 2]]
    edges.bottom = solution[variables[base + 3]]
    return edges
  }

  /// Computes the frames that changed edges concern; answers the views that have other ones, in the order of the tree.
  func updateFrames(_ changed: [Variable]?) -> [View] {
    guard let solution = system.solution else { return [] }
    var moved: [(label: Int, view: View)] = []
    func update(_ index: Int, isDone: (ViewEntry) -> Bool = { _ in true }) {
      guard let entry = entries[index] else { return }
      let layout = makeLayout(of: entry.view, solution)
      guard isDone(entry) else { return }
      if layout.frame != entry.layout?.frame { moved.append((labels[index], entry.view)) }
      entries[index]?.layout = layout
    }
    for index in changed.map(affectedViews) ?? Array(entries.indices) {
      entries[index]?.shift = .zero
      update(index) { !isBesideFloatingViews($0.view) }
    }
    guard !floatingSuperviews.isEmpty else { return inOrder(moved) }
    let floating = FloatingViews(in: floatingSuperviews, of: self, solution)
    floatingSuperviews = floating.superviews
    for index in floating.views {
      entries[index]?.shift = floating.shift(of: index)
      update(index)
    }
    return inOrder(moved)
  }

  private func inOrder(_ moved: [(label: Int, view: View)]) -> [View] {
    moved.sorted { $0.label < $1.label }.map(\.view)
  }

  /// Whether the view's place waits for those of views that may stand anywhere in its superview, or did before.
  private func isBesideFloatingViews(_ view: View) -> Bool {
    guard !floatingSuperviews.isEmpty, let superview = view.superview else { return false }
    return superview.session === self && floatingSuperviews.contains(superview.sessionIndex)
  }

  /// The views that edges belong to, and those that are measured from them.
  private func affectedViews(_ changed: [Variable]) -> [Int] {
    if edgeOfVariable.isEmpty { for case let entry? in entries { indexVariables(of: entry.view) } }
    var affected: Set<Int> = []
    for variable in changed {
      guard let edge = edgeOfVariable[variable] else { continue }
      let index = edge / 4
      affected.insert(index)
      guard let entry = entries[index], movesSubviews(edge % 4, entry) else { continue }
      for subview in entry.view.subviews where subview.session === self { affected.insert(subview.sessionIndex) }
    }
    return Array(affected)
  }

  /// Whether frames of subviews are measured from an edge: from the upper left corner, on macOS from the lower.
  private func movesSubviews(_ edge: Int, _ entry: ViewEntry) -> Bool {
    guard edge >= 2, settings.platform != .macOS, let solution = system.solution else { return true }
    return openness(of: entry.view, in: solution) != entry.openness
  }

  private func makeLayout(of view: View, _ solution: Solution) -> ViewLayout {
    let edges = edges(of: view, in: solution)
    let openness = openness(of: view, in: solution)
    entries[view.sessionIndex]?.openness = openness
    if view === root { return rootLayout(edges) }
    let superview = view.superview.flatMap { $0.session === self ? $0 : nil }
    let outer = superview.map { self.edges(of: $0, in: solution) } ?? ViewEdges()
    let (x, y) = openAxes(openness, in: superview, solution)
    if settings.semantics == .runtime, x.floats || y.floats, let superview {
      floatingSuperviews.insert(superview.sessionIndex)
    }
    let bounds = superview.map { self.bounds(outer, of: $0) } ?? outer
    let frame =
      if settings.semantics == .runtime {
        frame(edges + (entries[view.sessionIndex]?.shift ?? .zero), of: view, in: bounds)
      } else {
        withStored(
          frame(placed(edges, in: outer, floatsX: x.floats, floatsY: y.floats), of: view, in: bounds), of: view,
          x: x.isUndetermined, y: y.isUndetermined)
      }
    if isOverflown(view), let stored = view.declaredFrame {
      return ViewLayout(view: view, frame: stored, ambiguity: .contradictedHeight)
    }
    return ViewLayout(
      view: view, frame: frame, ambiguity: ambiguity(of: view, x, y, solution),
      isElsewhere: view.declaredFrame.map { differs($0, frame) } ?? false)
  }

  /// The edges of a view's frame: what its subviews' frames are measured from.
  private func bounds(_ edges: ViewEdges, of view: View) -> ViewEdges {
    let insets = view.alignmentRectInsets(in: settings)
    guard view !== root, insets != .zero else { return edges }
    var bounds = edges
    bounds.left -= insets.left
    bounds.top -= insets.top
    bounds.right += insets.right
    bounds.bottom += insets.bottom
    return bounds
  }
}

internal import AutoLayout

/// The frames that solved edges give, and what constraints leave open of them.
final class FramePlacement {
  private let context: LayoutContext
  private let items: LayoutItems
  private let system: EdgeSystem
  private let canvas: CanvasRows
  /// The layouts of the views, by number.
  @exclusivity(unchecked) private var layouts: [ViewLayout?] = []
  /// How far the edges of the views were open in the last layout, by number.
  @exclusivity(unchecked) private var freedom: [EdgeFreedom] = []
  /// How far views moved because they may stand anywhere, by number.
  private var shifts: [Int: SIMD2<Double>] = [:]
  /// The numbers of the superviews of views that may stand anywhere, as of the last layout.
  private var floatingSuperviews: Set<Int> = []
  /// The views that changed edges concern, while frames are updated.
  @exclusivity(unchecked) private var affected = NumberSet()

  init(_ context: LayoutContext, _ items: LayoutItems, _ system: EdgeSystem, _ canvas: CanvasRows) {
    self.context = context
    self.items = items
    self.system = system
    self.canvas = canvas
  }

  private var settings: DocumentSettings { context.settings }

  /// The last layout of a view; nil before the first.
  func layout(of number: Int) -> ViewLayout? { layouts.indices.contains(number) ? layouts[number] : nil }

  /// The last layouts, by the numbers of the views.
  var all: some Sequence<ViewLayout> { layouts.lazy.compactMap { $0 } }

  /// Forgets a view that leaves the session.
  func forget(_ number: Int) {
    if layouts.indices.contains(number) { layouts[number] = nil }
    shifts[number] = nil
  }

  /// The rectangle that constraints act on, in the coordinates of the root view and not rounded; nil before the first
  /// layout.
  func alignmentRect(of view: View, _ number: Int) -> Rect? {
    guard layout(of: number) != nil else { return nil }
    let edges = system.edges(ofItem: number) + shift(of: view)
    return Rect(x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top)
  }

  /// How far a view moved together with the views that hold it.
  private func shift(of view: View) -> SIMD2<Double> {
    if shifts.isEmpty { return .zero }
    return sequence(first: view) { self.items.superview(of: $0) }
      .reduce(.zero) { $0 + (shifts[items.number(of: $1)] ?? .zero) }
  }

  /// Computes frames again.
  ///
  /// - Parameters:
  ///   - changed: The variables that changed; nil for all.
  ///   - rows: The rows that were solved.
  /// - Returns: The views that have other frames, in the order of the tree.
  func update(_ changed: [Int]?, _ rows: RowTable) -> [View] {
    guard system.solution != nil else { return [] }
    while layouts.count < items.count {
      layouts.append(nil)
      freedom.append(EdgeFreedom())
    }
    var moved: [Int] = []
    func update(_ number: Int, keeps: (View) -> Bool = { _ in true }) {
      guard let view = items.view(at: number) else { return }
      let layout = makeLayout(of: view, number)
      guard keeps(view) else { return }
      if layout.frame != layouts[number]?.frame { moved.append(number) }
      layouts[number] = layout
    }
    for number in changed.map(affectedViews) ?? Array(0..<items.count) {
      if !shifts.isEmpty { shifts[number] = nil }
      update(number) { !isBesideFloatingViews($0) }
    }
    if !floatingSuperviews.isEmpty {
      let floating = FloatingViews(in: floatingSuperviews, items, rows, system, self)
      floatingSuperviews = floating.superviews
      for number in floating.views {
        let shift = floating.shift(of: number)
        shifts[number] = shift == .zero ? nil : shift
        update(number)
      }
    }
    return items.inOrder(moved)
  }

  /// Whether the view is placed after views that may stand anywhere in its superview, or could in the last layout.
  private func isBesideFloatingViews(_ view: View) -> Bool {
    guard !floatingSuperviews.isEmpty, let superview = view.superview else { return false }
    return floatingSuperviews.contains(items.number(of: superview))
  }

  /// The views that edges belong to, and the views that are measured from them.
  private func affectedViews(_ changed: [Int]) -> [Int] {
    affected.removeAll()
    for variable in changed {
      let (number, edge) = (variable / 4, variable % 4)
      guard let view = items.view(at: number) else {
        if let scroll = scrollView(ofContentEdge: edge, items.guide(at: number)) { affected.insert(scroll) }
        continue
      }
      affected.insert(number)
      guard movesSubviews(edge, number) else { continue }
      for subview in view.subviews {
        let number = items.number(of: subview)
        if number >= 0 { affected.insert(number) }
      }
    }
    return affected.members
  }

  /// The scroll view whose content has an edge: its ambiguity depends on the size of the content.
  private func scrollView(ofContentEdge edge: Int, _ guide: LayoutGuide?) -> Int? {
    guard edge >= 2, let guide, guide.kind == .contentLayoutGuide, let owner = guide.owner else { return nil }
    let number = items.number(of: owner)
    return number < 0 ? nil : number
  }

  /// Whether frames of subviews are relative to an edge: they are relative to the top left corner, on macOS to the
  /// bottom left one.
  private func movesSubviews(_ edge: Int, _ number: Int) -> Bool {
    guard edge >= 2, !context.countsUpwards else { return true }
    return system.freedom(ofItem: number) != freedom[number]
  }
}

// MARK: - One frame

extension FramePlacement {
  private func makeLayout(of view: View, _ number: Int) -> ViewLayout {
    let edges = system.edges(ofItem: number)
    let freedom = system.freedom(ofItem: number)
    self.freedom[number] = freedom
    if view === context.root { return rootLayout(edges) }
    let superview = items.superview(of: view)
    let outer = superview.map { system.edges(ofItem: items.number(of: $0)) } ?? ViewEdges()
    let (x, y) = openAxes(freedom, in: superview)
    if settings.semantics == .runtime, x.floats || y.floats, let superview {
      floatingSuperviews.insert(items.number(of: superview))
    }
    if canvas.isOverflown(view), let stored = view.declaredFrame {
      return ViewLayout(view: view, frame: stored, ambiguity: .contradictedHeight)
    }
    let converter = FrameConverter(context)
    let bounds = superview.map { converter.bounds(outer, of: $0) } ?? outer
    let frame =
      if settings.semantics == .runtime {
        converter.frame(edges + (shifts[number] ?? .zero), of: view, in: bounds)
      } else {
        converter.withStored(
          converter.frame(
            converter.placed(edges, in: outer, floatsX: x.floats, floatsY: y.floats), of: view, in: bounds),
          of: view, x: x.isUndetermined, y: y.isUndetermined)
      }
    return ViewLayout(
      view: view, frame: frame, ambiguity: ambiguity(of: view, x, y),
      isElsewhere: view.declaredFrame.map { converter.differs($0, frame) } ?? false)
  }

  /// The layout of the root, which has the size of its canvas, or of its content if no size is written or the root grows.
  private func rootLayout(_ edges: ViewEdges) -> ViewLayout {
    let (root, size, grid) = (context.root, context.layoutRoot.size, PixelGrid(scale: settings.scale))
    let isOpen = context.layoutRoot.canvas == .unwritten || context.layoutRoot.fittingPriorities != nil
    let fitsHeight = isOpen || context.layoutRoot.row != nil
    let frame = Rect(
      x: root.declaredFrame?.x ?? 0, y: root.declaredFrame?.y ?? 0,
      width: grid.rounded(isOpen ? edges.right : size.width),
      height: grid.rounded(fitsHeight ? edges.bottom : size.height))
    var layout = ViewLayout(view: root, frame: frame)
    layout.hasSizeOfContainer = context.layoutRoot.hasSizeOfContainer
    return layout
  }
}

// MARK: - Ambiguity

extension FramePlacement {
  /// How far a view is open in its superview along each axis.
  func openAxes(of view: View, in superview: View) -> (x: EdgeFreedom.Along, y: EdgeFreedom.Along) {
    openAxes(system.freedom(ofItem: items.number(of: view)), in: superview)
  }

  private func openAxes(
    _ edges: EdgeFreedom, in superview: View?
  ) -> (x: EdgeFreedom.Along, y: EdgeFreedom.Along) {
    let outer = superview.map { system.freedom(ofItem: items.number(of: $0)) } ?? EdgeFreedom()
    return (edges.horizontal(in: outer), edges.vertical(in: outer, fromBottom: context.countsUpwards))
  }

  /// The ambiguity of a view. Views with a fixed frame have none, and others only as far as Interface Builder verifies
  /// them.
  private func ambiguity(of view: View, _ x: EdgeFreedom.Along, _ y: EdgeFreedom.Along) -> LayoutAmbiguity? {
    guard !view.marks.hasFixedFrame, view.marks.verification != .off else { return nil }
    var ambiguity = LayoutAmbiguity()
    for (axis, open) in [(Axis.horizontal, x), (.vertical, y)] {
      ambiguity[axis].position = reason(open.near)
      ambiguity[axis].size = view.marks.verification == .ignoreSizes ? nil : reason(open.length)
      ambiguity[axis].scrollableSize = (view as? ScrollView).flatMap { scrollableSize(of: $0, axis) }
      ambiguity[axis].followsSuperview =
        open.followsOuter && ambiguity[axis].size != nil && view.arrangingStack?.axis != axis
      ambiguity[axis].isPinned = !open.near.isUndetermined || !open.far.isUndetermined
    }
    return ambiguity.isEmpty ? nil : ambiguity
  }

  private func reason(_ freedom: DegreesOfFreedom) -> LayoutAmbiguity.Reason? {
    freedom.isUndetermined ? .missingConstraints : freedom.isTied ? .tie : nil
  }

  /// The ambiguity of the content's size, which constraints on the content's edges must decide. There is none if all
  /// subviews keep their frames: code then decides how far the content scrolls.
  ///
  /// Evidence: Interface Builder marks 0/8 such scroll views.
  private func scrollableSize(of scroll: ScrollView, _ axis: Axis) -> LayoutAmbiguity.Reason? {
    let content = items.number(of: scroll.contentLayoutGuide)
    guard content >= 0, !scroll.subviews.allSatisfy({ $0.keepsFrame(in: context) }) else { return nil }
    let place = axis == .horizontal ? 0 : 1
    let near = system.freedom(of: 4 * items.number(of: scroll) + place)
    return reason(system.freedom(of: 4 * content + 2 + place) - near)
  }
}

/// A set of small numbers that is emptied in constant time, and keeps its memory.
struct NumberSet {
  /// For each number the round in which it was inserted last.
  private var rounds: [UInt32] = []
  private var round: UInt32 = 1
  /// The members, in the order in which they were inserted.
  private(set) var members: [Int] = []

  /// Inserts a number, unless it is a member already.
  mutating func insert(_ number: Int) {
    if number >= rounds.count { rounds.append(contentsOf: repeatElement(0, count: number + 1 - rounds.count)) }
    guard rounds[number] != round else { return }
    rounds[number] = round
    members.append(number)
  }

  /// Removes all members.
  mutating func removeAll() {
    members.removeAll(keepingCapacity: true)
    if round == .max { rounds = Array(repeating: 0, count: rounds.count) }
    round = round == .max ? 1 : round + 1
  }
}

/// What layout found for one view.
public struct ViewLayout {
  /// The view.
  public let view: View
  /// The frame that Interface Builder would store: in the superview's coordinates, rounded to the device's pixels.
  public internal(set) var frame: Rect
  /// The ambiguity of the constraints; nil if they determine position and size.
  public package(set) var ambiguity: LayoutAmbiguity?
  /// Whether the stored frame contradicts the constraints; known only in the layout of a whole document.
  public internal(set) var isMisplaced = false
  /// Whether the stored frame is another one by more than a pixel.
  var isElsewhere: Bool
  /// Whether the frame that is stored elsewhere is known well enough to be written.
  var isUpdatable = false
  /// Of a layout root: whether a container whose size is known on every device, or the view's own content, decides its
  /// length along an axis when the app runs.
  package internal(set) var hasSizeOfContainer = AxisPair(horizontal: false, vertical: false)

  init(view: View, frame: Rect, ambiguity: LayoutAmbiguity? = nil, isElsewhere: Bool = false) {
    self.view = view
    self.frame = frame
    self.ambiguity = ambiguity
    self.isElsewhere = isElsewhere
  }
}

extension ViewLayout {
  /// Whether constraints leave a position or size open, or equal priorities compete for it.
  public var isAmbiguous: Bool { ambiguity != nil }
}

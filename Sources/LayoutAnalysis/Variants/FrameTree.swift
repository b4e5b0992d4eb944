import StackModel

/// The views of a document with their frames on a device and on Interface Builder's canvas.
struct FrameTree {
  /// One view.
  struct Node {
    let view: View
    /// In the superview's coordinates.
    let frame: Rect
    /// The frame on Interface Builder's canvas; nil if there is none.
    let design: Rect?
    /// The view on the canvas, which has the document's own text; the view itself if there is none.
    let designView: View
    /// The number of the superview; nil for roots.
    let parent: Int?
    /// Whether the view and its superviews are installed and neither hidden nor transparent.
    let isShown: Bool
    /// Whether the view's size along an axis follows from a device rather than from a canvas.
    let isSettled: AxisPair<Bool>
    let isAmbiguous: Bool
  }

  private(set) var nodes: [Node] = []
  /// The numbers of each node's subviews.
  private(set) var children: [[Int]] = []
  private let screens: DesignScreens

  init(_ layouts: [ViewLayout], design: [ViewLayout]?, screens: DesignScreens) {
    self.screens = screens
    nodes.reserveCapacity(layouts.count)
    children.reserveCapacity(layouts.count)
    let designs = design.flatMap { $0.count == layouts.count ? $0 : nil }
    var path: [Int] = []
    for (index, layout) in layouts.enumerated() {
      while let last = path.last, nodes[last].view !== layout.view.superview { path.removeLast() }
      add(layout, on: designs?[index], parent: path.last)
      path.append(index)
    }
  }

  private mutating func add(_ layout: ViewLayout, on canvas: ViewLayout?, parent: Int?) {
    let view = layout.view
    let design = canvas?.frame ?? view.declaredFrame
    let holder = parent.map { nodes[$0] }
    if let parent { children[parent].append(nodes.count) }
    children.append([])
    nodes.append(
      Node(
        view: view, frame: layout.frame, design: design, designView: canvas?.view ?? view, parent: parent,
        isShown: view.isShown && holder?.isShown ?? true, isSettled: isSettled(view, in: holder, design: design),
        isAmbiguous: layout.ambiguity?.lacksConstraints ?? false))
  }

  /// Whether the size follows from a device. Cells, headers and views that code adds have their size only on the canvas.
  private func isSettled(_ view: View, in holder: Node?, design: Rect?) -> AxisPair<Bool> {
    if let holder, !view.isLayoutRoot { return holder.isSettled }
    let isScreen = holder == nil && !(view is CellView) && design.map { screens.contains($0.size) } ?? true
    return AxisPair(horizontal: isScreen, vertical: isScreen)
  }

  /// Whether a view or one of its subviews shows text or a control.
  func showsTextOrControl(_ index: Int) -> Bool {
    nodes[index].isShown
      && (nodes[index].view.content.isTextOrControl || children[index].contains(where: showsTextOrControl))
  }
}

extension View {
  /// Whether the view itself is visible.
  fileprivate var isShown: Bool { isInstalled && !isHidden && appearance.alpha > 0 }
}

extension DocumentSettings {
  /// The settings with the text size of Interface Builder's canvas.
  var withoutTextSize: DocumentSettings {
    var settings = self
    settings.text.contentSizeCategory = nil
    return settings
  }
}

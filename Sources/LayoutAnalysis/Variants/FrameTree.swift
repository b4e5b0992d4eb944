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
    /// How far the frame extends beyond what people see.
    fileprivate let margins: EdgeInsets

    /// What people see of the frame, in the superview's coordinates: macOS controls have shadows and room around them.
    var visibleFrame: Rect { frame.inset(by: margins) }
    /// What people see of the frame on Interface Builder's canvas; nil if there is none.
    var visibleDesign: Rect? { design?.inset(by: margins) }
  }

  private(set) var nodes: [Node] = []
  /// The numbers of each node's subviews.
  private(set) var children: [[Int]] = []
  private let screens: DesignScreens
  private let settings: DocumentSettings

  init(_ layouts: [ViewLayout], design: [ViewLayout]?, screens: DesignScreens, settings: DocumentSettings) {
    self.screens = screens
    self.settings = settings
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
        isShown: view.isShown && holder?.isShown ?? true, isSettled: isSettled(layout, in: holder, design: design),
        isAmbiguous: layout.ambiguity?.lacksConstraints ?? false, margins: margins(of: view)))
  }

  /// In the coordinates of macOS, in which y counts upwards.
  private func margins(of view: View) -> EdgeInsets {
    guard isMac else { return .zero }
    let insets = view.alignmentRectInsets(in: settings)
    return EdgeInsets(top: insets.bottom, left: insets.left, bottom: insets.top, right: insets.right)
  }

  private var isMac: Bool { settings.platform == .macOS }

  /// Whether the size follows from a device, a window or a container. Other cells, headers and views that code adds have their
  /// size only on the canvas.
  private func isSettled(_ layout: ViewLayout, in holder: Node?, design: Rect?) -> AxisPair<Bool> {
    let (view, given) = (layout.view, layout.hasSizeOfContainer)
    if let holder, !view.isLayoutRoot { return holder.isSettled }
    let isScreen = isMac || design.map { screens.contains($0.size) } ?? true
    let isSettled = holder == nil && !(view is CellView) && isScreen
    return AxisPair(horizontal: isSettled || given.horizontal, vertical: isSettled || given.vertical)
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

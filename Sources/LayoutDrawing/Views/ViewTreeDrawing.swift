import FontMetrics
import StackModel

/// Draws a view with all views in it, from the back to the front.
struct ViewTreeDrawing {
  private let layout: DocumentLayout
  private let countsUpwards: Bool
  private var context: DrawingContext

  init(_ layout: DocumentLayout, context: consuming DrawingContext) {
    self.layout = layout
    countsUpwards = context.settings.platform == .macOS
    self.context = context
  }

  /// Draws a view at the origin, and returns what it was drawn into.
  consuming func draw(_ root: View) -> DrawingContext {
    guard let size = layout[root]?.frame.size else { return context }
    draw(root, x: 0, y: 0, size: size)
    return context
  }

  private mutating func draw(_ view: View, in superview: Size) {
    guard view.isInstalled, let frame = layout[view]?.frame else { return }
    let y = view.drawnY(frame, in: superview, countsUpwards: countsUpwards)
    if view.isHidden {
      drawHidden(
        Rect(x: frame.x, y: y, width: frame.width, height: frame.height), isScroller: view.elementName == "scroller")
    } else if view.alpha > 0 {
      draw(view, x: frame.x, y: y, size: frame.size)
    }
  }

  private mutating func draw(_ view: View, x: Double, y: Double, size: Size) {
    var group = SVGCanvas.Group(x: x, y: y, opacity: view.alpha)
    group.objectID = view.id
    let outerTint = context.tint
    if let tint = view.tintColor.flatMap(context.palette.paint) { context.tint = tint }
    context.canvas.beginGroup(group)
    drawBackground(of: view, size)
    let clips = view.clipsToBounds && !view.subviews.isEmpty
    if clips {
      context.canvas.beginClip(Rect(x: 0, y: 0, width: size.width, height: size.height), radius: view.cornerRadius)
    }
    drawContent(of: view, size)
    for subview in view.subviews { draw(subview, in: size) }
    if clips { context.canvas.endGroup() }
    context.canvas.endGroup()
    context.tint = outerTint
  }

  private mutating func drawBackground(of view: View, _ size: Size) {
    guard let paint = view.backgroundColor.flatMap(context.palette.paint), !paint.isTransparent else { return }
    context.canvas.rect(
      Rect(x: 0, y: 0, width: size.width, height: size.height), radius: view.cornerRadius, fill: paint)
  }

  private mutating func drawContent(of view: View, _ size: Size) {
    if let view = view as? any DrawnView {
      view.draw(in: size, &context)
    } else {
      context.draw(view.texts(in: size, settings: context.settings), color: context.system("label"))
    }
  }

  /// A hidden view is dashed: it takes part in the layout, and code may show it.
  private mutating func drawHidden(_ frame: Rect, isScroller: Bool) {
    guard frame.width > 0, frame.height > 0, !isScroller else { return }
    context.canvas.border(frame, stroke: Stroke(context.system("systemGray"), width: 0.5, dashes: [3, 3]))
  }
}

extension View {
  /// The distance of the view's top from that of its superview.
  ///
  /// - Parameter countsUpwards: Whether y grows upwards in views that are not flipped, as on macOS.
  func drawnY(_ frame: Rect, in superviewSize: Size, countsUpwards: Bool) -> Double {
    countsUpwards && !(superview?.isFlipped ?? false) ? superviewSize.height - frame.maxY : frame.y
  }

  /// Whether y grows downwards in a view of macOS, as `NSView.isFlipped` says of its class.
  fileprivate var isFlipped: Bool {
    switch elementName {
    case "scrollView", "tableView", "outlineView", "collectionView", "tableHeaderView", "splitView", "textView": true
    case "clipView": subviews.first?.isFlipped ?? false
    default: false
    }
  }
}

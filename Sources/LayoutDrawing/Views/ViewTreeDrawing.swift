import FontMetrics
import StackModel

/// Draws a view with all views in it, from the back to the front.
struct ViewTreeDrawing {
  private let frames: PictureFrames
  private var context: DrawingContext

  init(_ frames: PictureFrames, context: consuming DrawingContext) {
    self.frames = frames
    self.context = context
  }

  /// Draws a view at the origin, and returns what it was drawn into.
  consuming func draw(_ root: View) -> DrawingContext {
    guard let frame = frames[root] else { return context }
    draw(root, x: 0, y: 0, size: frame.size)
    return context
  }

  private mutating func draw(_ view: View, in superview: Rect) {
    guard var frame = frames[view] else { return }
    (frame.x, frame.y) = (frame.x - superview.x, frame.y - superview.y)
    if view.isHidden {
      drawHidden(frame, isScroller: view.elementName == "scroller")
    } else if view.alpha > 0 {
      draw(view, x: frame.x, y: frame.y, size: frame.size)
    }
  }

  private mutating func draw(_ view: View, x: Double, y: Double, size: Size) {
    var group = SVGCanvas.Group(x: x, y: y, opacity: view.alpha)
    group.objectID = view.id
    let outerTint = context.tint
    if let tint = view.tintColor.flatMap(context.palette.paint) { context.tint = tint }
    context.canvas.beginGroup(group)
    drawBackground(of: view, size)
    let table = TableSections(view, in: context.settings)
    let clips = clipsContent(of: view)
    if clips {
      context.canvas.beginClip(Rect(x: 0, y: 0, width: size.width, height: size.height), radius: view.cornerRadius)
    }
    table?.drawBackgrounds(frames, &context)
    drawContent(of: view, size)
    if let frame = frames[view] { for subview in view.subviews { draw(subview, in: frame) } }
    table?.drawSeparators(frames, &context)
    if clips { context.canvas.endGroup() }
    drawBorder(of: view, size)
    context.canvas.endGroup()
    context.tint = outerTint
  }

  private mutating func drawBackground(of view: View, _ size: Size) {
    guard let paint = view.backgroundColor.flatMap(context.palette.paint), !paint.isTransparent else { return }
    context.canvas.rect(
      Rect(x: 0, y: 0, width: size.width, height: size.height), radius: view.cornerRadius, fill: paint)
  }

  /// Whether what lies outside of a view is cut off: by its own setting, or by that of macOS's scroll views.
  private func clipsContent(of view: View) -> Bool {
    guard context.settings.platform == .macOS else {
      guard view.clipsToBounds || view.layer.masksToBounds else { return false }
      return !view.subviews.isEmpty || view.cornerRadius > 0
    }
    guard view.elementName == "clipView" || view.elementName == "scrollView", let frame = frames[view] else {
      return view.clipsToBounds && !view.subviews.isEmpty
    }
    return view.subviews.contains { subview in
      guard let inner = frames[subview], !subview.isHidden else { return false }
      return inner.x < frame.x - 0.5 || inner.y < frame.y - 0.5 || inner.maxX > frame.maxX + 0.5
        || inner.maxY > frame.maxY + 0.5
    }
  }

  /// The line that the view's layer has inside of its frame, above all that the view holds.
  private mutating func drawBorder(of view: View, _ size: Size) {
    let width = view.layer.borderWidth
    guard width > 0 else { return }
    let paint = view.layer.borderColor.flatMap(context.palette.paint) ?? .black
    context.canvas.border(
      Rect(x: 0, y: 0, width: size.width, height: size.height), radius: view.cornerRadius,
      stroke: Stroke(paint, width: min(width, size.width / 2, size.height / 2)))
  }

  private mutating func drawContent(of view: View, _ size: Size) {
    if let view = view as? any DrawnView {
      view.draw(in: size, &context)
    } else {
      context.draw(view.texts(in: size, settings: context.settings), color: context.system("label"))
    }
    drawPlaceholder(of: view, size)
  }

  /// What the app's own code draws has the name of its class.
  private mutating func drawPlaceholder(of view: View, _ size: Size) {
    guard let name = view.customClass, view.subviews.isEmpty, view.superview != nil,
      view.elementName == "view" || view.elementName == "customView", size.width >= 40, size.height >= 16
    else { return }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if view.backgroundColor == nil {
      context.canvas.rect(bounds, radius: view.cornerRadius, fill: context.system("quaternaryLabel").withOpacity(0.6))
    }
    context.draw(
      name, font: .system(11), in: Rect(x: 2, y: 0, width: size.width - 4, height: size.height), alignment: .center,
      color: context.system("systemGray"))
  }

  /// A hidden view is dashed: it takes part in the layout, and code may show it.
  private mutating func drawHidden(_ frame: Rect, isScroller: Bool) {
    guard frame.width > 0, frame.height > 0, !isScroller else { return }
    context.canvas.border(frame, stroke: Stroke(context.system("systemGray"), width: 0.5, dashes: [3, 3]))
  }
}

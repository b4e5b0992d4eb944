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
    let clips = view.clipsToBounds && !view.subviews.isEmpty
    if clips {
      context.canvas.beginClip(Rect(x: 0, y: 0, width: size.width, height: size.height), radius: view.cornerRadius)
    }
    drawContent(of: view, size)
    if let frame = frames[view] { for subview in view.subviews { draw(subview, in: frame) } }
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

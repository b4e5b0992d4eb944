import StackModel

extension BarView {
  /// Draws the view with all that it holds in the middle of a rectangle, as large as it is.
  func draw(in rect: Rect, _ context: inout DrawingContext) {
    guard let (root, frames) = context.embedded?.view(self) else { return }
    var inner = context
    // Only one of them may own what is drawn, or it would be copied.
    context.canvas = SVGCanvas()
    inner.embedded = nil
    inner = ViewTreeDrawing(frames, context: inner).draw(root, over: rect.centered(frames.size))
    context.canvas = inner.canvas
  }
}

import StackModel

/// Draws the rectangles that constraints act on, where they are not the frames.
struct AlignmentLayer {
  func draw(_ scene: LayerScene, _ context: inout DrawingContext) {
    for view in scene.frames.views {
      guard let measures = scene.measures(of: view), measures.alignmentRectInsets != .zero,
        let rect = scene.alignmentRect(of: view)
      else { continue }
      context.canvas.rect(rect, stroke: Stroke(LayerColors.alignment, width: 0.75, dashes: [3, 1.5]))
    }
  }
}

/// Draws a line below the first and the last line of text of each view, where the picture has them.
struct BaselinesLayer {
  func draw(_ scene: LayerScene, _ context: inout DrawingContext) {
    let stroke = Stroke(LayerColors.baseline, width: 0.5)
    for view in scene.frames.views where !view.isHidden {
      guard let frame = scene.frames[view], let (first, last) = baselines(of: view, frame, scene, context)
      else { continue }
      context.canvas.line(frame.x, first, frame.maxX, first, stroke: stroke)
      if abs(last - first) > 0.5 { context.canvas.line(frame.x, last, frame.maxX, last, stroke: stroke) }
    }
  }

  /// A label that is higher than its text has the text in its middle, while constraints count from its edges.
  private func baselines(
    of view: View, _ frame: Rect, _ scene: LayerScene, _ context: DrawingContext
  ) -> (first: Double, last: Double)? {
    let drawn = context.texts(of: view, in: frame.size).flatMap { text in
      text.layout.lines.map { frame.y + text.y + $0.baseline }
    }
    if let first = drawn.min(), let last = drawn.max() { return (first, last) }
    guard let first = scene.baseline(of: view, isFirst: true), let last = scene.baseline(of: view, isFirst: false)
    else { return nil }
    return (first, last)
  }
}

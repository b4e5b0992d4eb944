import StackModel

/// Draws the outlines of all views: dashed if they are hidden, orange if they are ambiguous or misplaced.
struct FramesLayer {
  func draw(_ scene: LayerScene, _ context: inout DrawingContext) {
    for view in scene.frames.views {
      guard let frame = scene.frames[view], let layout = scene.layout[view] else { continue }
      context.canvas.border(frame, stroke: Self.stroke(layout))
    }
  }

  private static func stroke(_ layout: ViewLayout) -> Stroke {
    if layout.isAmbiguous { return Stroke(LayerColors.misplaced, width: 1, dashes: [4, 2]) }
    if layout.isMisplaced { return Stroke(LayerColors.misplaced, width: 1) }
    if layout.view.isHidden { return Stroke(LayerColors.hidden, width: 0.75, dashes: [2, 2]) }
    return Stroke(LayerColors.frame, width: 0.5)
  }
}

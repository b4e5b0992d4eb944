import StackModel

/// Draws the bands between a view's edges and its layout margins, and what bars and the device cover.
struct MarginsLayer {
  private let marginsAreUsed: Set<ObjectIdentifier>

  init(_ scene: LayerScene) {
    var used: Set<ObjectIdentifier> = []
    for view in scene.frames.views {
      if (view as? StackView)?.isLayoutMarginsRelativeArrangement ?? false { used.insert(ObjectIdentifier(view)) }
      for constraint in view.constraints {
        for (item, attribute) in [
          (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ] {
          guard let item, let owner = item.view else { continue }
          let isGuide = (item as? LayoutGuide)?.kind == .layoutMargins
          if isGuide || attribute?.rawValue.contains("Margin") ?? false { used.insert(ObjectIdentifier(owner)) }
        }
      }
    }
    marginsAreUsed = used
  }

  func draw(_ scene: LayerScene, _ context: inout DrawingContext) {
    for (index, view) in scene.frames.views.enumerated() {
      guard let bounds = scene.alignmentRect(of: view), let measures = scene.measures(of: view) else { continue }
      if index == 0 { drawBand(bounds, measures.safeAreaInsets, LayerColors.safeArea, &context) }
      guard marginsAreUsed.contains(ObjectIdentifier(view)) else { continue }
      drawBand(bounds, measures.layoutMargins, LayerColors.margin, &context)
    }
  }

  /// The inner outline runs the other way round, so that it is a hole.
  private func drawBand(_ bounds: Rect, _ insets: EdgeInsets, _ paint: Paint, _ context: inout DrawingContext) {
    let inner = bounds.inset(by: insets)
    guard insets != .zero, inner.width >= 0, inner.height >= 0 else { return }
    var path = Path.lines(
      [(bounds.x, bounds.y), (bounds.maxX, bounds.y), (bounds.maxX, bounds.maxY), (bounds.x, bounds.maxY)],
      isClosed: true)
    path.move(inner.x, inner.y)
    path.line(inner.x, inner.maxY)
    path.line(inner.maxX, inner.maxY)
    path.line(inner.maxX, inner.y)
    path.close()
    context.canvas.path(path, fill: paint.withOpacity(0.16))
    context.canvas.rect(inner, stroke: Stroke(paint, width: 0.5, dashes: [1, 2]))
  }
}

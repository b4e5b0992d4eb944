import StackModel

/// The layers of a picture.
struct LayerSelection {
  private let layers: Set<DrawingLayer>
  private let pins: FindingPin.ByView

  init(_ layers: Set<DrawingLayer> = [], pins: FindingPin.ByView = [:]) {
    self.layers = layers
    self.pins = pins
  }

  /// Draws the layers over a view.
  func draw(
    _ document: MeasuredDocument, _ layout: DocumentLayout, _ frames: PictureFrames, of root: View,
    _ context: inout DrawingContext
  ) {
    guard !layers.isEmpty else { return }
    // Laid out once more, since a document's layout keeps frames only.
    let sessions = layers.contains(where: \.needsMeasures) ? document.measures(within: root) : []
    let scene = LayerScene(layout: layout, frames: frames, sessions: sessions)
    var places = LabelPlaces(frames.size)
    for layer in DrawingLayer.allCases where layers.contains(layer) {
      context.canvas.beginGroup(SVGCanvas.Group(className: layer.className))
      draw(layer, scene, &context, &places)
      context.canvas.endGroup()
    }
  }

  private func draw(
    _ layer: DrawingLayer, _ scene: LayerScene, _ context: inout DrawingContext, _ places: inout LabelPlaces
  ) {
    switch layer {
    case .margins: MarginsLayer(scene).draw(scene, &context)
    case .frames: FramesLayer().draw(scene, &context)
    case .alignment: AlignmentLayer().draw(scene, &context)
    case .baselines: BaselinesLayer().draw(scene, &context)
    case .stacks: StacksLayer().draw(scene, &context, &places)
    case .constraints: ConstraintsLayer().draw(scene, &context, &places)
    case .findings: FindingsLayer(pins: pins).draw(scene, &context)
    }
  }
}

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

/// What can be drawn over a picture to explain its layout, in the order in which it is drawn.
package enum DrawingLayer: String, CaseIterable, Sendable {
  /// Layout margins and safe areas as tinted bands.
  case margins
  /// The outlines of all views.
  case frames
  /// The rectangles that constraints act on, where they are not the frames.
  case alignment
  /// The first and the last baseline of texts.
  case baselines
  /// The axis, the spacing, the distribution and the alignment of stack views.
  case stacks
  /// Constraints as Interface Builder draws them.
  case constraints
  /// Numbered pins.
  case findings

  /// The class of the layer's group.
  var className: StaticString {
    switch self {
    case .margins: "layer-margins"
    case .frames: "layer-frames"
    case .alignment: "layer-alignment"
    case .baselines: "layer-baselines"
    case .stacks: "layer-stacks"
    case .constraints: "layer-constraints"
    case .findings: "layer-findings"
    }
  }

  /// Whether the layer shows what a layout measured beyond frames.
  var needsMeasures: Bool {
    switch self {
    case .frames, .findings: false
    default: true
    }
  }
}

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

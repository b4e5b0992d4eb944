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

import StackModel

/// A numbered mark at a view that a finding is about.
package struct FindingPin: Sendable {
  /// The view.
  let view: ObjectIdentifier
  /// How bad the finding is.
  let severity: Diagnostic.Severity
  /// What stands in the mark.
  let number: Int

  /// Pins by their views, so that each picture of many looks at its own only.
  package typealias ByView = [ObjectIdentifier: [FindingPin]]

  init(_ view: View, severity: Diagnostic.Severity, number: Int) {
    self.view = ObjectIdentifier(view)
    self.severity = severity
    self.number = number
  }
}

extension Sequence<FindingPin> {
  /// The pins by their views.
  var byView: FindingPin.ByView { Dictionary(grouping: self, by: \.view) }
}

/// Draws pins at the upper right corners of views, those of one view in a row.
struct FindingsLayer {
  private static let side = 18.0
  let pins: FindingPin.ByView

  func draw(_ scene: LayerScene, _ context: inout DrawingContext) {
    let views = Dictionary(
      scene.frames.views.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    var places = LabelPlaces(scene.frames.size)
    let shown = views.keys.flatMap { pins[$0] ?? [] }.sorted { $0.number < $1.number }
    for pin in shown {
      guard let view = views[pin.view], let frame = scene.frames[view] else { continue }
      let corner = (x: frame.maxX - Self.side / 2, y: frame.y - Self.side / 2)
      let place = places.place(
        Size(width: Self.side, height: Self.side),
        at: (0..<12).map { (corner.x - Double($0) * (Self.side + 2), corner.y) })
      draw(pin, in: place, &context)
    }
  }

  private func draw(_ pin: FindingPin, in rect: Rect, _ context: inout DrawingContext) {
    let paint: Paint =
      switch pin.severity {
      case .error: LayerColors.broken
      case .warning: LayerColors.misplaced
      case .notice: LayerColors.constraint
      }
    context.canvas.border(rect, radius: Self.side / 2, fill: paint, stroke: Stroke(.white))
    context.draw(
      "\(pin.number)", font: .system(pin.number > 99 ? 8 : 10, weight: .bold), in: rect, alignment: .center,
      color: .white)
  }
}

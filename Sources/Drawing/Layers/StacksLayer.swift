import StackModel

/// Draws what stack views do: their outline and axis, the gaps between the views that they arrange, and their settings.
struct StacksLayer {
  func draw(_ scene: LayerScene, _ context: inout DrawingContext, _ places: inout LabelPlaces) {
    for view in scene.frames.views where !view.isHidden {
      guard let stack = ArrangingStack(view), let frame = scene.frames[view] else { continue }
      context.canvas.border(frame, stroke: Stroke(LayerColors.stack, width: 1))
      let arranged = stack.views.filter { !$0.isHidden }.compactMap { scene.alignmentRect(of: $0) }
      for (one, next) in zip(arranged, arranged.dropFirst()) {
        drawGap(stack.gap(between: one, next, in: frame), stack.axis, &context, &places)
      }
      drawSettings(stack, frame, &context, &places)
    }
  }

  private func drawGap(_ gap: Rect, _ axis: Axis, _ context: inout DrawingContext, _ places: inout LabelPlaces) {
    let length = gap.length(along: axis)
    guard length > 0.5 else { return }
    context.canvas.beginClip(gap)
    let stroke = Stroke(LayerColors.stack.withOpacity(0.5), width: 0.75)
    let step = max(4, (gap.width + gap.height) / 200)
    var x = gap.x - gap.height + step / 2
    while x < gap.maxX {
      context.canvas.line(x, gap.maxY, x + gap.height, gap.y, stroke: stroke)
      x += step
    }
    context.canvas.endGroup()
    let middle = (gap.x + gap.width / 2, gap.y + gap.height / 2)
    context.drawLabel(length.tenths, color: LayerColors.stack, near: [middle], &places)
  }

  /// An arrow along the axis, and distribution and alignment beside it.
  private func drawSettings(
    _ stack: ArrangingStack, _ frame: Rect, _ context: inout DrawingContext, _ places: inout LabelPlaces
  ) {
    let isAcross = stack.axis == .horizontal
    let length = min(20, max(8, frame.length(along: stack.axis) - 4))
    let start = (x: frame.x + 4, y: frame.y + 4)
    let end = isAcross ? (x: start.x + length, y: start.y) : (x: start.x, y: start.y + length)
    let stroke = Stroke(LayerColors.stack, width: 1.25)
    context.canvas.line(start.x, start.y, end.x, end.y, stroke: stroke)
    let (back, side) = isAcross ? ((-3.0, 0.0), (0.0, 2.5)) : ((0.0, -3.0), (2.5, 0.0))
    context.canvas.path(
      .lines([
        (end.x + back.0 - side.0, end.y + back.1 - side.1), (end.x, end.y),
        (end.x + back.0 + side.0, end.y + back.1 + side.1),
      ]), stroke: stroke)
    let starts = (0..<5).map { min(frame.x + 44 + 60 * Double($0), max(frame.x + 44, frame.maxX - 34)) }
    context.drawLabel(
      stack.settings, color: LayerColors.stack,
      near: starts.map { ($0, frame.y - 2) } + starts.map { ($0, frame.maxY + 4) },
      &places)
  }
}

/// A stack view of either platform.
private struct ArrangingStack {
  let axis: Axis
  let views: [View]
  /// Distribution and alignment.
  let settings: String

  init?(_ view: View) {
    if let stack = view as? StackView {
      (axis, views) = (stack.axis, stack.arrangedSubviews)
      settings = "\(stack.distribution.rawValue) · \(stack.alignment.rawValue)"
    } else if let stack = view as? AppKitStackView {
      (axis, views) = (stack.axis, stack.arrangedSubviews)
      settings = "\(stack.distribution.rawValue) · \(stack.alignment.rawValue)"
    } else {
      return nil
    }
  }

  /// What lies between two neighbors, as broad as the stack; empty if they touch or overlap.
  func gap(between one: Rect, _ next: Rect, in frame: Rect) -> Rect {
    if axis == .horizontal {
      let (left, right) = one.x <= next.x ? (one.maxX, next.x) : (next.maxX, one.x)
      return Rect(x: left, y: frame.y, width: right - left, height: frame.height)
    }
    return Rect(x: frame.x, y: one.maxY, width: frame.width, height: next.y - one.maxY)
  }
}

/// The colors of layers, which stand out from most screens in light and in dark appearance.
enum LayerColors {
  static let constraint = Paint(rgb(0, 92, 230), dark: rgb(100, 170, 255))
  static let misplaced = Paint(rgb(214, 102, 0), dark: rgb(255, 159, 10))
  static let broken = Paint(rgb(215, 0, 21), dark: rgb(255, 105, 97))
  static let frame = Paint(rgb(90, 110, 140), dark: rgb(150, 170, 200))
  static let hidden = Paint(rgb(142, 142, 147))
  static let stack = Paint(rgb(137, 68, 171), dark: rgb(218, 143, 255))
  static let margin = Paint(rgb(175, 82, 222), dark: rgb(218, 143, 255))
  static let safeArea = Paint(rgb(0, 150, 136), dark: rgb(94, 210, 196))
  static let alignment = Paint(rgb(200, 0, 120), dark: rgb(255, 120, 190))
  static let baseline = Paint(rgb(36, 138, 61), dark: rgb(48, 219, 91))
  /// What stands behind a text, so that it can be read on anything.
  static let halo = Paint(rgb(255, 255, 255, 0.88), dark: rgb(28, 28, 30, 0.88))

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Color.Components {
    Color.Components(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

import FontMetrics
import StackModel

extension Switch: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let track = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let fill = isOn ? context.paint(onTintColor, or: "systemGreen") : context.system("secondarySystemFill")
    context.beginContent(of: self)
    context.canvas.rect(track, radius: size.height / 2, fill: fill)
    let radius = max(0, size.height / 2 - 2)
    let isAtRight = isOn != isRightToLeft(in: context.settings)
    let x = isAtRight ? size.width - 2 - radius : 2 + radius
    let thumb = thumbTintColor.flatMap(context.palette.paint)
    context.drawKnob(x, size.height / 2, radius: radius, fill: thumb ?? .white)
    context.endContent(of: self)
  }
}

extension Slider: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let range = maximumValue - minimumValue
    let share = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    let (middle, radius) = (size.height / 2, min(14, size.height / 2))
    let isMirrored = isRightToLeft(in: context.settings)
    let knob = radius + (isMirrored ? 1 - share : share) * max(0, size.width - 2 * radius)
    context.beginContent(of: self)
    context.canvas.rect(
      Rect(x: 2, y: middle - 2, width: size.width - 4, height: 4), radius: 2,
      fill: context.paint(maximumTrackTintColor, or: "systemFill"))
    let done =
      isMirrored
      ? Rect(x: knob, y: middle - 2, width: size.width - 2 - knob, height: 4)
      : Rect(x: 2, y: middle - 2, width: knob - 2, height: 4)
    let tint = minimumTrackTintColor.flatMap(context.palette.paint)
    context.canvas.rect(done, radius: 2, fill: tint ?? context.tint)
    let thumb = thumbTintColor.flatMap(context.palette.paint)
    context.drawKnob(knob, middle, radius: max(0, radius - 1), fill: thumb ?? .white)
    context.endContent(of: self)
  }
}

extension DrawingContext {
  /// The white knob of a switch or a slider.
  mutating func drawKnob(_ x: Double, _ y: Double, radius: Double, fill: Paint = .white) {
    canvas.circle(x, y, radius: radius, fill: fill, stroke: Stroke(Paint.black.withOpacity(0.1), width: 0.5))
  }
}

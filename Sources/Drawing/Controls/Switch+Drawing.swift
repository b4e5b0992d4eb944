import StackModel

extension Switch: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let track = naturalFrame(in: size, context.settings)
    let fill = isOn ? context.paint(onTintColor, or: "systemGreen") : context.system("secondarySystemFill")
    context.beginContent(of: self)
    context.canvas.rect(track, radius: track.height / 2, fill: fill)
    let radius = max(0, track.height / 2 - 2)
    let isAtRight = isOn != isRightToLeft(in: context.settings)
    let x = isAtRight ? track.maxX - 2 - radius : track.x + 2 + radius
    let thumb = thumbTintColor.flatMap(context.palette.paint)
    context.drawKnob(x, track.y + track.height / 2, radius: radius, fill: thumb ?? .white)
    context.endContent(of: self)
  }
}

extension AppKitSwitch: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let frame = naturalFrame(in: size, context.settings, isCentered: true)
      .inset(by: alignmentRectInsets(in: context.settings))
    let isOn = state == .on
    let fill = isOn ? context.tint : context.system("tertiaryLabel")
    context.beginContent(of: self)
    context.canvas.rect(frame, radius: frame.height / 2, fill: fill)
    let radius = max(0, frame.height / 2 - 1.5)
    context.drawKnob(
      isOn ? frame.maxX - 1.5 - radius : frame.x + 1.5 + radius, frame.y + frame.height / 2, radius: radius)
    context.endContent(of: self)
  }
}

extension DrawingContext {
  /// The white knob of a switch or a slider.
  mutating func drawKnob(_ x: Double, _ y: Double, radius: Double, fill: Paint = .white) {
    canvas.circle(x, y + min(1.5, radius / 6), radius: radius + 0.5, fill: Paint.black.withOpacity(0.12))
    canvas.circle(x, y, radius: radius, fill: fill, stroke: Stroke(Paint.black.withOpacity(0.12), width: 0.5))
  }
}

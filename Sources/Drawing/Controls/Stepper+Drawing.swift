import StackModel

extension Stepper: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let frame = naturalFrame(in: size, context.settings)
    context.beginContent(of: self)
    context.canvas.rect(frame, radius: 8, fill: context.system("tertiarySystemFill"))
    let (x, middle) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    func line(isAtLimit: Bool) -> Stroke {
      Stroke(context.system(isAtLimit && !wraps ? "tertiaryLabel" : "label"), width: 1.5)
    }
    let (minus, plus) = (line(isAtLimit: value <= minimumValue), line(isAtLimit: value >= maximumValue))
    context.canvas.line(x, middle - 9, x, middle + 9, stroke: Stroke(context.system("separator")))
    let side = frame.width / 4 * (isRightToLeft(in: context.settings) ? -1 : 1)
    context.canvas.line(x - side - 7, middle, x - side + 7, middle, stroke: minus)
    context.canvas.line(x + side - 7, middle, x + side + 7, middle, stroke: plus)
    context.canvas.line(x + side, middle - 7, x + side, middle + 7, stroke: plus)
    context.endContent(of: self)
  }
}

extension AppKitStepper: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let frame = naturalFrame(in: size, context.settings, isCentered: true)
      .inset(by: alignmentRectInsets(in: context.settings))
    context.canvas.border(frame, radius: 5, fill: .bezel, stroke: .bezelLine)
    context.draw(
      symbolNamed: "chevron.up.chevron.down", in: frame.square(min(frame.width, frame.height) * 0.8),
      color: context.system("controlText"))
  }
}

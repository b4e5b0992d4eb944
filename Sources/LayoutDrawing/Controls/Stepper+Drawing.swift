import StackModel

extension Stepper: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    context.beginContent(of: self)
    context.canvas.rect(bounds, radius: 8, fill: context.system("tertiarySystemFill"))
    let (middle, line) = (size.height / 2, Stroke(context.system("label"), width: 1.5))
    let separator = Stroke(context.system("separator"))
    context.canvas.line(size.width / 2, middle - 9, size.width / 2, middle + 9, stroke: separator)
    let (minus, plus) = isRightToLeft(in: context.settings) ? (0.75, 0.25) : (0.25, 0.75)
    context.canvas.line(size.width * minus - 7, middle, size.width * minus + 7, middle, stroke: line)
    context.canvas.line(size.width * plus - 7, middle, size.width * plus + 7, middle, stroke: line)
    context.canvas.line(size.width * plus, middle - 7, size.width * plus, middle + 7, stroke: line)
    context.endContent(of: self)
  }
}

extension AppKitStepper: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let frame = bounds.inset(by: alignmentRectInsets(in: context.settings))
    context.canvas.border(frame, radius: 5, fill: .bezel, stroke: .bezelLine)
    context.draw(
      symbolNamed: "chevron.up.chevron.down", in: frame.square(min(frame.width, frame.height) * 0.8),
      color: context.system("controlText"))
  }
}

import StackModel

extension AppKitPopUpButton: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let natural = intrinsicContentSize(in: context.settings, width: nil).height ?? 0
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      .inset(by: alignmentRectInsets(in: context.settings)).withBezelHeight(atLeast: natural, in: size)
    if isBordered {
      context.canvas.border(frame, radius: 5, fill: .bezel, stroke: .bezelLine)
    }
    let side = min(16, max(0, frame.height - 5))
    let isMirrored = isRightToLeft(in: context.settings)
    let arrow = Rect(
      x: isMirrored ? frame.x + 3 : frame.maxX - side - 3, y: frame.y + (frame.height - side) / 2, width: side,
      height: side)
    let hasArrow = isBordered && isEnabled
    if hasArrow { context.canvas.rect(arrow, radius: 4, fill: context.tint) }
    context.draw(
      symbolNamed: pullsDown ? "chevron.down" : "chevron.up.chevron.down",
      in: arrow.inset(by: EdgeInsets(all: side * 0.15)), color: hasArrow ? .white : context.system("secondaryLabel"))
    context.draw(
      context.texts(of: self, in: size), inMiddleOf: frame, of: size,
      color: context.system("controlText").withOpacity(isEnabled ? 1 : 0.4))
  }
}

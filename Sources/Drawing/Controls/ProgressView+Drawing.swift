import StackModel

extension ProgressView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let done = progressTintColor.flatMap(context.palette.paint)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    context.canvas.rect(bounds, radius: size.height / 2, fill: context.paint(trackTintColor, or: "systemFill"))
    let width = size.width * min(max(progress, 0), 1)
    let x = isRightToLeft(in: context.settings) ? size.width - width : 0
    context.canvas.rect(
      Rect(x: x, y: 0, width: width, height: size.height), radius: size.height / 2, fill: done ?? context.tint)
  }
}

extension ActivityIndicatorView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let frame = naturalFrame(in: size, context.settings, isCentered: true)
    // An indicator that stands still hides itself, and other content takes its place.
    guard isAnimating || context.coversNothing(in: frame) else { return }
    context.drawSpokes(in: frame, paint: context.paint(color, or: "systemGray"))
  }
}

extension AppKitProgressIndicator: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    if isSpinning {
      let frame = naturalFrame(in: size, context.settings, isCentered: true)
      context.drawSpokes(in: frame, paint: context.system("secondaryLabel"))
      return
    }
    let y = size.height / 2 - 3
    context.canvas.rect(
      Rect(x: 2, y: y, width: size.width - 4, height: 6), radius: 3, fill: context.system("quaternaryLabel"))
    let width = (size.width - 4) * (isIndeterminate ? 0.3 : valueRange?.share ?? 0)
    context.canvas.rect(Rect(x: 2, y: y, width: width, height: 6), radius: 3, fill: context.tint)
  }
}

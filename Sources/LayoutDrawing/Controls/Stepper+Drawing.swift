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

extension PageControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let count = min(numberOfPages, 20)
    guard count > 1 || (count == 1 && !hidesForSinglePage) else { return }
    let current = currentPageIndicatorTintColor.flatMap(context.palette.paint)
    let other = pageIndicatorTintColor.flatMap(context.palette.paint)
    let start = (size.width - Double(count - 1) * 16) / 2
    for page in 0..<count {
      let place = isRightToLeft(in: context.settings) ? count - 1 - page : page
      let paint = page == currentPage ? current ?? .white : other ?? Paint.white.withOpacity(0.4)
      context.canvas.circle(start + Double(place) * 16, size.height / 2, radius: 3.5, fill: paint)
    }
  }
}

extension ActivityIndicatorView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    context.drawSpokes(in: size, paint: context.paint(color, or: "systemGray"))
  }
}

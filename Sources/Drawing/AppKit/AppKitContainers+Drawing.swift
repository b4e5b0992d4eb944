import StackModel

extension AppKitBox: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let line = Stroke(context.system("separator"))
    if type == .separator {
      let (x, y) = (size.width / 2, size.height / 2)
      if size.width >= size.height {
        context.canvas.line(0, y, size.width, y, stroke: line)
      } else {
        context.canvas.line(x, 0, x, size.height, stroke: line)
      }
      return
    }
    let content = subviews.first { $0.key == "contentView" }
    let isCustom = type == .custom
    let title = isCustom ? "" : title ?? ""
    let titleHeight = title.isEmpty || content == nil ? 0 : 16.0
    let inset = isCustom ? 0.0 : 3
    let frame = Rect(
      x: inset, y: isTitleAtBottom ? inset : titleHeight, width: size.width - 2 * inset,
      height: size.height - titleHeight - inset)
    // Only custom boxes have colors of their own.
    let fill = isCustom ? fillColor.flatMap(context.palette.paint) : Paint.black.withOpacity(0.03)
    let border = context.paint(isCustom ? borderColor : nil, or: "separator")
    context.canvas.border(
      frame, radius: isCustom ? boxCornerRadius : 5, fill: fill,
      stroke: Stroke(hasBorder ? border : Paint.black.withOpacity(0)))
    guard !title.isEmpty else { return }
    context.draw(
      title, font: .system(11),
      in: Rect(x: 10, y: isTitleAtBottom ? size.height - 15 : 0, width: size.width - 20, height: 15),
      color: context.system("controlText"))
  }
}

extension AppKitScrollView: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    if drawsBackground {
      context.canvas.rect(bounds, fill: context.system("controlBackground"))
    }
    guard hasBorder else { return }
    context.canvas.border(bounds, stroke: .fieldLine)
  }
}

extension AppKitColorWell: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    context.canvas.border(bounds, radius: 5, fill: .bezel, stroke: .bezelLine)
    context.canvas.rect(
      bounds.inset(by: EdgeInsets(all: 4)), radius: 3, fill: context.paint(color, or: "controlAccent"))
  }
}

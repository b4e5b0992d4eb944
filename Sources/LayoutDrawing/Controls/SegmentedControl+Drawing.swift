import StackModel

extension SegmentedControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    context.beginContent(of: self)
    context.canvas.rect(bounds, radius: 7, fill: context.system("tertiarySystemFill"))
    let frames = segmentFrames(in: size, settings: context.settings)
    for (index, frame) in frames.enumerated().dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let stroke = Stroke(context.system("separator"))
      context.canvas.line(frame.x, size.height * 0.25, frame.x, size.height * 0.75, stroke: stroke)
    }
    if let selected = selectedSegmentIndex, frames.indices.contains(selected) {
      let frame = frames[selected]
      let tint = selectedSegmentTintColor.flatMap(context.palette.paint)
      let chosen = tint ?? Paint(Paint.white.light, dark: context.system("systemGray2").dark)
      context.canvas.rect(
        Rect(x: frame.x + 2, y: 2, width: frame.width - 4, height: size.height - 4), radius: 6, fill: chosen,
        stroke: Stroke(Paint.black.withOpacity(0.06), width: 0.5))
    }
    context.draw(texts(in: size, settings: context.settings), color: context.system("label"))
    context.endContent(of: self)
  }
}

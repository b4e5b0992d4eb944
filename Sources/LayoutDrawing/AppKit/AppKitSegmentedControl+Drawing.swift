import FontMetrics
import StackModel

extension AppKitSegmentedControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let segments = segments
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      .inset(by: alignmentRectInsets(in: context.settings))
    context.canvas.border(frame, radius: 5, fill: .bezel, stroke: .bezelLine)
    let share = (frame.width - segments.reduce(0) { $0 + $1.width }) / Double(max(1, segments.count))
    var x = frame.x
    for segment in segments {
      let place = Rect(x: x, y: frame.y, width: max(0, segment.width + share), height: frame.height)
      x = place.maxX
      if segment.isSelected { context.canvas.rect(place, radius: 5, fill: context.tint) }
      if x < frame.maxX - 1 {
        context.canvas.line(x, frame.y + 4, x, frame.maxY - 4, stroke: .bezelLine)
      }
      let color = segment.isSelected ? Paint.white : context.system("controlText")
      if let image = segment.imageName {
        context.draw(imageNamed: image, in: place.square(min(16, place.height)), mode: .scaleAspectFit, tint: color)
      } else if let label = segment.label {
        context.draw(label, font: .system(13), in: place, alignment: .center, color: color)
      }
    }
  }
}

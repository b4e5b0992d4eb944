import FontMetrics
import StackModel

extension AppKitSegmentedControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let segments = decodeLate { $0.coder(forKey: "cell")?.coders(in: "segments") } ?? []
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      .inset(by: alignmentRectInsets(in: context.settings))
    context.canvas.border(frame, radius: 5, fill: .bezel, stroke: .bezelLine)
    let written = segments.map { $0.decodeDouble(forKey: "width") ?? 0 }
    let share = (frame.width - written.reduce(0, +)) / Double(max(1, segments.count))
    var x = frame.x
    for (segment, width) in zip(segments, written) {
      let place = Rect(x: x, y: frame.y, width: max(0, width + share), height: frame.height)
      x = place.maxX
      let isSelected = segment.decodeBool(forKey: "selected") ?? false
      if isSelected { context.canvas.rect(place, radius: 5, fill: context.tint) }
      if x < frame.maxX - 1 {
        context.canvas.line(x, frame.y + 4, x, frame.maxY - 4, stroke: .bezelLine)
      }
      let color = isSelected ? Paint.white : context.system("controlText")
      if let image = segment.decodeString(forKey: "image") {
        context.draw(imageNamed: image, in: place.square(min(16, place.height)), mode: .scaleAspectFit, tint: color)
      } else if let label = segment.decodeString(forKey: "label") {
        context.draw(label, font: .system(13), in: place, alignment: .center, color: color)
      }
    }
  }
}

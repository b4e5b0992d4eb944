import StackModel

extension ColorWell: DrawnView {
  /// A ring of all colors around the color that is chosen.
  func draw(in size: Size, _ context: inout DrawingContext) {
    let radius = min(size.width, size.height) / 2 - 1.5
    guard radius > 4 else { return }
    let (x, y) = (size.width / 2, size.height / 2)
    context.beginContent(of: self)
    for (index, direction) in DrawingContext.directions.enumerated() {
      let end = DrawingContext.directions[(index + 1) % DrawingContext.directions.count]
      var arc = Path()
      arc.move(x + direction.x * radius, y + direction.y * radius)
      arc.arc(radius: radius, to: x + end.x * radius, y + end.y * radius)
      context.canvas.path(arc, stroke: Stroke(context.system(Self.ring[index]), width: 3))
    }
    if let paint = selectedColor.flatMap(context.palette.paint) {
      context.canvas.circle(x, y, radius: radius - 3.5, fill: paint)
    }
    context.endContent(of: self)
  }

  private static let ring = [
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemTeal", "systemBlue", "systemPurple",
    "systemPink",
  ]
}

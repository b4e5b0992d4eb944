import FontMetrics
import StackModel

extension AppKitLevelIndicator: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    guard let range = valueRange else { return }
    let (share, count, style) = (range.share, Int(clamping: range.maximum, to: 1...50), style)
    if style == .rating {
      for index in 0..<count {
        context.draw(
          symbolNamed: Double(index) < share * Double(count) ? "star.fill" : "star",
          in: Rect(x: Double(index) * 14, y: (size.height - 13) / 2, width: 13, height: 13),
          color: context.system("controlText"))
      }
      return
    }
    let segments = style == .discreteCapacity ? count : 1
    let width = size.width / Double(segments)
    for index in 0..<segments {
      let part = min(max(share * Double(segments) - Double(index), 0), 1)
      let place = Rect(x: Double(index) * width, y: 0, width: max(1, width - 1), height: size.height)
      context.canvas.border(place, radius: 2, fill: context.system("quaternaryLabel"), stroke: .bezelLine)
      context.canvas.rect(
        Rect(x: place.x, y: 0, width: place.width * part, height: size.height), radius: 2,
        fill: context.system("systemGreen"))
    }
  }
}

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
    if style == .relevancy { return drawBars(share, in: size, &context) }
    let segments = style == .discreteCapacity ? count : 1
    let width = size.width / Double(segments)
    for index in 0..<segments {
      let part = min(max(share * Double(segments) - Double(index), 0), 1)
      let place = Rect(x: Double(index) * width, y: 0, width: max(1, width - 1), height: size.height)
      context.canvas.border(place, radius: 2, fill: context.system("quaternaryLabel"), stroke: .bezelLine)
      context.canvas.rect(
        Rect(x: place.x, y: 0, width: place.width * part, height: size.height), radius: 2,
        fill: context.system(fillName))
    }
  }

  /// Thin bars, of which those beyond the value are faint.
  private func drawBars(_ share: Double, in size: Size, _ context: inout DrawingContext) {
    let count = Int(clamping: size.width / 2, to: 0...500)
    for index in 0..<count {
      let isReached = Double(index) < share * Double(count)
      let x = Double(index) * 2 + 0.5
      context.canvas.line(
        x, 3, x, size.height - 3, stroke: Stroke(context.system(isReached ? "secondaryLabel" : "quaternaryLabel")))
    }
  }

  private var fillName: String {
    switch judgment {
    case .normal: "systemGreen"
    case .warning: "systemYellow"
    case .critical: "systemRed"
    }
  }
}

import FontMetrics
import StackModel

extension AppKitSlider: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let share = valueRange?.share ?? 0
    let track = context.system("tertiaryLabel")
    if isCircular {
      let radius = min(size.width, size.height) / 2 - 2
      context.canvas.circle(size.width / 2, size.height / 2, radius: radius, fill: .bezel, stroke: .bezelLine)
      context.canvas.circle(size.width / 2, size.height / 2 - radius * 0.6, radius: 2, fill: track)
    } else if size.height > size.width {
      let (x, y) = (size.width / 2, size.height - 8 - share * max(0, size.height - 16))
      context.canvas.rect(Rect(x: x - 2, y: 2, width: 4, height: size.height - 4), radius: 2, fill: track)
      context.canvas.rect(Rect(x: x - 2, y: y, width: 4, height: size.height - 2 - y), radius: 2, fill: context.tint)
      context.drawKnob(x, y, radius: 8)
    } else {
      let (x, y) = (8 + share * max(0, size.width - 16), size.height / 2)
      context.canvas.rect(Rect(x: 2, y: y - 2, width: size.width - 4, height: 4), radius: 2, fill: track)
      context.canvas.rect(Rect(x: 2, y: y - 2, width: x, height: 4), radius: 2, fill: context.tint)
      context.drawKnob(x, y, radius: min(8, size.height / 2 - 1))
    }
  }
}

extension AppKitSwitch: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      .inset(by: alignmentRectInsets(in: context.settings))
    let isOn = state == .on
    let fill = isOn ? context.tint : context.system("tertiaryLabel")
    context.canvas.rect(frame, radius: frame.height / 2, fill: fill)
    let radius = max(0, frame.height / 2 - 1.5)
    context.drawKnob(
      isOn ? frame.maxX - 1.5 - radius : frame.x + 1.5 + radius, frame.y + frame.height / 2, radius: radius)
  }
}

extension AppKitStepper: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let frame = bounds.inset(by: alignmentRectInsets(in: context.settings))
    context.canvas.border(frame, radius: 5, fill: .bezel, stroke: .bezelLine)
    context.draw(
      symbolNamed: "chevron.up.chevron.down", in: frame.square(min(frame.width, frame.height) * 0.8),
      color: context.system("controlText"))
  }
}

extension AppKitProgressIndicator: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    if isSpinning {
      context.drawSpokes(in: size, paint: context.system("secondaryLabel"))
      return
    }
    let y = size.height / 2 - 3
    context.canvas.rect(
      Rect(x: 2, y: y, width: size.width - 4, height: 6), radius: 3, fill: context.system("quaternaryLabel"))
    let width = (size.width - 4) * (isIndeterminate ? 0.3 : valueRange?.share ?? 0)
    context.canvas.rect(Rect(x: 2, y: y, width: width, height: 6), radius: 3, fill: context.tint)
  }
}

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

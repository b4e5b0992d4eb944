import StackModel

extension Slider: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let range = maximumValue - minimumValue
    let share = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    let (middle, radius) = (size.height / 2, min(14, size.height / 2))
    let isMirrored = isRightToLeft(in: context.settings)
    context.beginContent(of: self)
    let (minimum, maximum) = (minimumValueImageName, maximumValueImageName)
    let start = drawEnd(isMirrored ? maximum : minimum, isRight: false, in: size, &context)
    let end = size.width - drawEnd(isMirrored ? minimum : maximum, isRight: true, in: size, &context)
    let knob = start + radius + (isMirrored ? 1 - share : share) * max(0, end - start - 2 * radius)
    context.canvas.rect(
      Rect(x: start + 2, y: middle - 2, width: end - start - 4, height: 4), radius: 2,
      fill: context.paint(maximumTrackTintColor, or: "systemFill"))
    let done =
      isMirrored
      ? Rect(x: knob, y: middle - 2, width: end - 2 - knob, height: 4)
      : Rect(x: start + 2, y: middle - 2, width: knob - start - 2, height: 4)
    let tint = minimumTrackTintColor.flatMap(context.palette.paint)
    context.canvas.rect(done, radius: 2, fill: tint ?? context.tint)
    let thumb = thumbTintColor.flatMap(context.palette.paint)
    context.drawKnob(knob, middle, radius: max(0, radius - 1), fill: thumb ?? .white)
    context.endContent(of: self)
  }

  /// Draws the image at an end, and returns how much shorter it makes the track.
  private func drawEnd(_ imageName: String?, isRight: Bool, in size: Size, _ context: inout DrawingContext) -> Double {
    guard let imageName else { return 0 }
    let width = min(context.naturalSize(ofImage: imageName)?.width ?? 22, size.width / 4)
    context.draw(
      imageNamed: imageName, in: Rect(x: isRight ? size.width - width : 0, y: 0, width: width, height: size.height),
      mode: .scaleAspectFit, tint: context.tint)
    return width + 8
  }
}

extension AppKitSlider: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let share = valueRange?.share ?? 0
    let track = context.system("tertiaryLabel")
    context.beginContent(of: self)
    defer { context.endContent(of: self) }
    if isCircular {
      let radius = min(size.width, size.height) / 2 - 2
      context.canvas.circle(size.width / 2, size.height / 2, radius: radius, fill: .bezel, stroke: .bezelLine)
      context.canvas.circle(size.width / 2, size.height / 2 - radius * 0.6, radius: 2, fill: track)
    } else if size.height > size.width {
      drawTickMarks(across: size.width, along: size.height, isVertical: true, &context)
      let (x, y) = (size.width / 2, size.height - 8 - share * max(0, size.height - 16))
      context.canvas.rect(Rect(x: x - 2, y: 2, width: 4, height: size.height - 4), radius: 2, fill: track)
      context.canvas.rect(Rect(x: x - 2, y: y, width: 4, height: size.height - 2 - y), radius: 2, fill: context.tint)
      context.drawKnob(x, y, radius: 8)
    } else {
      drawTickMarks(across: size.height, along: size.width, isVertical: false, &context)
      let (x, y) = (8 + share * max(0, size.width - 16), size.height / 2)
      context.canvas.rect(Rect(x: 2, y: y - 2, width: size.width - 4, height: 4), radius: 2, fill: track)
      context.canvas.rect(Rect(x: 2, y: y - 2, width: x, height: 4), radius: 2, fill: context.tint)
      context.drawKnob(x, y, radius: min(8, size.height / 2 - 1))
    }
  }

  /// Marks between the middles of the knob at both ends of the track.
  private func drawTickMarks(
    across: Double, along: Double, isVertical: Bool, _ context: inout DrawingContext
  ) {
    let (count, isBefore) = tickMarks
    let line = Stroke(context.system("secondaryLabel"))
    let start = across / 2 + (isBefore ? -10.0 : 6)
    for index in 0..<count {
      let share = count == 1 ? 0.5 : Double(index) / Double(count - 1)
      let place = 8 + share * max(0, along - 16)
      if isVertical {
        context.canvas.line(start, place, start + 4, place, stroke: line)
      } else {
        context.canvas.line(place, start, place, start + 4, stroke: line)
      }
    }
  }
}

import StackModel

extension SegmentedControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let bounds = size.bounds
    context.beginContent(of: self)
    context.canvas.rect(bounds, radius: 7, fill: context.system("tertiarySystemFill"))
    let frames = segmentFrames(in: size, settings: context.settings)
    let selectedSegmentIndex = isMomentary ? nil : selectedSegmentIndex
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
    let color = context.system("label")
    for (frame, image) in zip(frames, imageNames) {
      guard let image else { continue }
      context.draw(
        imageNamed: image, in: frame.square(min(20, frame.width, frame.height)), mode: .scaleAspectFit, tint: color,
        isTinted: true)
    }
    context.draw(context.texts(of: self, in: size), color: color)
    context.endContent(of: self)
  }
}

extension AppKitSegmentedControl: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let (segments, isSeparated) = (segments, segmentStyle == .separated)
    let frame = size.bounds
      .inset(by: alignmentRectInsets(in: context.settings))
    let radius = cornerRadius(height: frame.height)
    context.beginContent(of: self)
    if !isSeparated { context.canvas.border(frame, radius: radius, fill: .bezel, stroke: .bezelLine) }
    let metrics = TextMetrics(.system(controlSize.pointSize), context.settings.text)
    let widths = segments.map { segment in
      segment.width > 0 ? segment.width : segment.label.map { metrics.width(of: $0) + 12 } ?? 28
    }
    let share = (frame.width - widths.reduce(0, +)) / Double(max(1, segments.count))
    var x = frame.x
    for (segment, width) in zip(segments, widths) {
      let gap = isSeparated && x > frame.x ? 2.0 : 0
      let place = Rect(x: x + gap, y: frame.y, width: max(0, width + share - gap), height: frame.height)
      x = place.maxX
      if isSeparated { context.canvas.border(place, radius: radius, fill: .bezel, stroke: .bezelLine) }
      if segment.isSelected { context.canvas.rect(place, radius: radius, fill: context.tint) }
      if x < frame.maxX - 1, !isSeparated {
        context.canvas.line(x, frame.y + 4, x, frame.maxY - 4, stroke: .bezelLine)
      }
      let color = segment.isSelected ? Paint.white : context.system("controlText")
      if let image = segment.imageName {
        context.draw(imageNamed: image, in: place.square(min(16, place.height)), mode: .scaleAspectFit, tint: color)
      } else if let label = segment.label {
        context.draw(label, font: .system(controlSize.pointSize), in: place, alignment: .center, color: color, slack: 6)
      }
    }
    context.endContent(of: self)
  }

  private func cornerRadius(height: Double) -> Double {
    switch segmentStyle {
    case .roundRect, .capsule: height / 2
    case .smallSquare, .texturedSquare: 0
    case .automatic, .rounded, .texturedRounded, .separated: 5
    }
  }
}

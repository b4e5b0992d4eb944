import FontMetrics
import StackModel

extension AppKitButton: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let insets = alignmentRectInsets(in: context.settings)
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: insets)
    switch type {
    case .check, .radio: drawBox(at: frame, size, &context)
    case .help:
      let radius = min(frame.width, frame.height) / 2
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      context.canvas.circle(x, y, radius: radius, fill: .bezel, stroke: .bezelLine)
      context.draw("?", font: .system(13), in: frame, alignment: .center, color: context.system("controlText"))
    case .disclosureTriangle:
      context.draw(symbolNamed: "chevron.right", in: frame.square(10), color: context.system("secondaryLabel"))
    case .disclosure:
      context.canvas.border(frame, radius: 4, fill: .bezel, stroke: .bezelLine)
      context.draw(symbolNamed: "chevron.down", in: frame.square(9), color: context.system("controlText"))
    default: drawPush(at: keepsBezelHeight ? frame.withBezelHeight : frame, size, &context)
    }
  }

  private func drawPush(at frame: Rect, _ size: Size, _ context: inout DrawingContext) {
    let isHighlighted = isBordered && isDefault
    if isBordered {
      let fill = isHighlighted ? context.tint : .bezel
      context.canvas.border(
        frame, radius: min(5, frame.height / 2), fill: fill, stroke: isHighlighted ? Stroke(fill) : .bezelLine)
    }
    if let name = imageName {
      let side = context.settings.imageSizes[name] ?? Size(width: 16, height: 16)
      let isAlone = title.isEmpty || hasImageAlone
      let width = min(side.width, frame.width)
      let x = isAlone ? frame.x + (frame.width - width) / 2 : frame.x + 6
      let place = Rect(x: x, y: frame.y, width: width, height: frame.height)
      context.draw(imageNamed: name, in: place, mode: .scaleAspectFit, tint: context.system("controlText"))
    }
    let color = isHighlighted ? Paint.white : context.system("controlText")
    context.draw(texts(in: size, settings: context.settings), color: color.withOpacity(isEnabled ? 1 : 0.4))
  }

  /// The box or circle at the leading side, and the title after it.
  private func drawBox(at frame: Rect, _ size: Size, _ context: inout DrawingContext) {
    let (isMirrored, isOn) = (isRightToLeft(in: context.settings), state == .on)
    let side = min(14, frame.height, size.height)
    let x = isMirrored ? frame.maxX - side : max(frame.x, 0)
    let box = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
    let fill = isOn ? context.tint : Paint.bezel
    context.canvas.border(
      box, radius: type == .radio ? side / 2 : 3, fill: fill, stroke: isOn ? Stroke(fill) : .bezelLine)
    if isOn, type == .radio {
      context.canvas.circle(box.x + side / 2, box.y + side / 2, radius: side * 0.2, fill: .white)
    } else if isOn {
      context.draw(symbolNamed: "checkmark", in: box.inset(by: EdgeInsets(all: 2)), color: .white)
    }
    let room =
      isMirrored
      ? Rect(x: 0, y: 0, width: box.x - 5, height: size.height)
      : Rect(x: box.maxX + 5, y: 0, width: size.width - box.maxX - 5, height: size.height)
    context.draw(
      title, font: font, in: room, alignment: isMirrored ? .right : .left,
      color: context.system("controlText").withOpacity(isEnabled ? 1 : 0.4))
  }
}

import StackModel

extension AppKitButton: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let insets = alignmentRectInsets(in: context.settings)
    let frame = size.bounds.inset(by: insets)
    switch type {
    case .check, .radio: drawBox(at: frame, size, &context)
    case .help:
      let radius = min(frame.width, frame.height) / 2
      let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
      context.canvas.circle(x, y, radius: radius, fill: .bezel, stroke: .bezelLine)
      context.draw("?", font: .system(13), in: frame, alignment: .center, color: context.system("controlText"))
    case .disclosureTriangle:
      context.draw(symbolNamed: "chevron.right", in: frame.square(10), color: context.system("secondaryLabel"))
    case .disclosure: drawDisclosure(at: frame, &context)
    default:
      if bezelStyle == .roundedDisclosure { return drawDisclosure(at: frame, &context) }
      let natural = intrinsicContentSize(in: context.settings, width: nil).height ?? 0
      drawPush(at: keepsBezelHeight ? frame.withBezelHeight(atLeast: natural, in: size) : frame, &context)
    }
  }

  private func drawDisclosure(at frame: Rect, _ context: inout DrawingContext) {
    context.canvas.border(frame, radius: 4, fill: .bezel, stroke: .bezelLine)
    context.draw(symbolNamed: "chevron.down", in: frame.square(9), color: context.system("controlText"))
  }

  private func drawPush(at frame: Rect, _ context: inout DrawingContext) {
    let isHighlighted = isBordered && isDefault && isEnabled
    if isBordered { drawBezel(in: frame, isHighlighted: isHighlighted, &context) }
    let tint = contentTintColor.flatMap(context.palette.paint)
    let color = (isHighlighted ? .white : tint ?? context.system("controlText")).withOpacity(isEnabled ? 1 : 0.4)
    let place = AppKitButtonPlace(of: self, in: frame, context.settings)
    if let imageName, let rect = place.image {
      // A title can be read over a symbol that is faint.
      let isFaint = place.title != nil && imagePosition == .overlaps && context.symbolName(ofImage: imageName) != nil
      context.canvas.beginGroup(SVGCanvas.Group(opacity: isFaint ? 0.3 : 1))
      defer { context.canvas.endGroup() }
      context.draw(imageNamed: imageName, in: rect, mode: .scaleAspectFit, tint: color)
    }
    guard let rect = place.title else { return }
    context.draw(title, font: font, in: rect, alignment: titleAlignment, color: color, slack: 8)
  }

  private func drawBezel(in frame: Rect, isHighlighted: Bool, _ context: inout DrawingContext) {
    let fill = isHighlighted ? context.tint : Paint.bezel
    let line = isHighlighted ? Stroke(fill) : .bezelLine
    switch bezelStyle {
    case .circular:
      let circle = frame.square(min(frame.width, frame.height))
      context.canvas.border(circle, radius: circle.width / 2, fill: fill, stroke: line)
    case .shadowlessSquare, .smallSquare, .texturedSquare, .square:
      context.canvas.border(frame, fill: fill, stroke: line)
    case .inline, .recessed, .badge:
      context.canvas.rect(frame, radius: frame.height / 2, fill: context.system("quaternaryLabel"))
    default: context.canvas.border(frame, radius: min(5, frame.height / 2), fill: fill, stroke: line)
    }
  }

  /// The box or circle before or behind the title.
  private func drawBox(at frame: Rect, _ size: Size, _ context: inout DrawingContext) {
    let isAtRight = hasImageAtRight(in: context.settings)
    let side = min(controlSize.boxLength, frame.height, size.height)
    let x = isAtRight ? frame.maxX - side : max(frame.x, 0)
    let box = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
    context.drawBox(at: box, isRadio: type == .radio, state, isEnabled: isEnabled)
    guard imagePosition != .only else { return }
    let room =
      isAtRight
      ? Rect(x: 0, y: 0, width: box.x - 4, height: size.height)
      : Rect(x: box.maxX + 4, y: 0, width: size.width - box.maxX - 4, height: size.height)
    context.draw(
      title, font: font, in: room, alignment: isRightToLeft(in: context.settings) ? .right : .left,
      color: context.system("controlText").withOpacity(isEnabled ? 1 : 0.4), slack: 6)
  }
}

extension AppKitButton {
  /// Whether the image, or the box, is at the right of the title. It is before the title if its place is not written.
  fileprivate func hasImageAtRight(in settings: DocumentSettings) -> Bool {
    switch imagePosition {
    case .left: false
    case .right: true
    case .trailing: !isRightToLeft(in: settings)
    default: isRightToLeft(in: settings)
    }
  }
}

extension DrawingContext {
  /// The box of a checkbox or the circle of a radio button, with a mark if it is on or mixed.
  mutating func drawBox(at box: Rect, isRadio: Bool, _ state: AppKitControl.State, isEnabled: Bool) {
    let isOff = state == .off
    let fill = isOff ? Paint.bezel : tint
    if !isEnabled { canvas.beginGroup(SVGCanvas.Group(opacity: 0.5)) }
    canvas.border(
      box, radius: isRadio ? box.width / 2 : 3, fill: fill, stroke: isOff ? .bezelLine : Stroke(fill))
    if state == .on, isRadio {
      canvas.circle(box.x + box.width / 2, box.y + box.height / 2, radius: box.width * 0.2, fill: .white)
    } else if !isOff {
      draw(
        symbolNamed: state == .on ? "checkmark" : "minus", in: box.inset(by: EdgeInsets(all: 2)), color: .white)
    }
    if !isEnabled { canvas.endGroup() }
  }
}

extension ControlSize {
  /// The side of a checkbox.
  var boxLength: Double {
    switch self {
    case .mini: 10
    case .small: 12
    case .regular: 14
    case .large: 16
    }
  }
}

/// Where the image and the title of a button lie in its bezel.
private struct AppKitButtonPlace {
  /// Nil for a button without an image.
  private(set) var image: Rect?
  /// Nil for a button without a title.
  private(set) var title: Rect?

  private static let gap = 4.0

  init(of button: AppKitButton, in frame: Rect, _ settings: DocumentSettings) {
    let text = button.title.isEmpty || button.imagePosition == .only ? nil : Self.textSize(of: button, settings)
    var picture: Size?
    if let name = button.imageName, button.imagePosition != .noImage || text == nil {
      let size = settings.imageSizes[name] ?? Size(width: 16, height: 16)
      picture = Size(width: min(size.width, frame.width), height: min(size.height, frame.height))
    }
    guard let text, let picture else {
      image = picture.map { frame.centered($0) }
      title = text.map { _ in button.isBordered ? frame.inset(by: EdgeInsets(left: 4, right: 4)) : frame }
      return
    }
    switch button.imagePosition {
    case .above, .below:
      let height = picture.height + text.height
      let top = frame.y + (frame.height - height) / 2
      let isAbove = button.imagePosition == .above
      image = Rect(
        x: frame.x, y: isAbove ? top : top + text.height, width: frame.width, height: picture.height
      ).centered(picture)
      title = Rect(x: frame.x, y: isAbove ? top + picture.height : top, width: frame.width, height: text.height)
    case .overlaps:
      (image, title) = (frame.centered(picture), frame)
    default:
      let isAtRight = button.hasImageAtRight(in: settings)
      let width = min(frame.width, picture.width + Self.gap + text.width)
      let margin = button.isBordered ? 6.0 : 2
      let x: Double =
        switch button.titleAlignment {
        case .left: frame.x + margin
        case .right: frame.maxX - width - margin
        default: frame.x + (frame.width - width) / 2
        }
      let side = Rect(
        x: isAtRight ? x + width - picture.width : x, y: frame.y, width: picture.width, height: frame.height)
      image = side.centered(picture)
      title = Rect(
        x: isAtRight ? x : side.maxX + Self.gap, y: frame.y, width: width - picture.width - Self.gap,
        height: frame.height)
    }
  }

  private static func textSize(of button: AppKitButton, _ settings: DocumentSettings) -> Size {
    let metrics = TextMetrics(button.font, settings.text)
    return Size(width: metrics.width(of: button.title).rounded(.up), height: metrics.lineHeight)
  }
}

extension AppKitMatrix {
  /// Draws the cells as buttons or texts.
  func draw(isEnabled: Bool, _ context: inout DrawingContext) {
    let color = context.system("controlText").withOpacity(isEnabled ? 1 : 0.4)
    for cell in cells {
      if cell.type == .check || cell.type == .radio {
        let side = min(cell.controlSize.boxLength, cell.frame.height)
        let box = Rect(
          x: cell.frame.x + 2, y: cell.frame.y + (cell.frame.height - side) / 2, width: side, height: side)
        context.drawBox(at: box, isRadio: cell.type == .radio, cell.state, isEnabled: isEnabled)
        let room = Rect(
          x: box.maxX + 4, y: cell.frame.y, width: cell.frame.maxX - box.maxX - 4, height: cell.frame.height)
        context.draw(cell.title, font: cell.font, in: room, color: color, slack: 6)
        continue
      }
      if cell.isBordered { context.canvas.border(cell.frame, radius: 3, fill: .bezel, stroke: .bezelLine) }
      if let imageName = cell.imageName {
        let side = min(16, cell.frame.width, cell.frame.height)
        context.draw(imageNamed: imageName, in: cell.frame.square(side), mode: .scaleAspectFit, tint: color)
      } else {
        context.draw(
          cell.title, font: cell.font, in: cell.frame, alignment: cell.isBordered ? .center : .natural, color: color)
      }
    }
  }
}

extension AppKitPopUpButton: DrawnView {
  func draw(in size: Size, _ context: inout DrawingContext) {
    let natural = intrinsicContentSize(in: context.settings, width: nil).height ?? 0
    let frame = size.bounds
      .inset(by: alignmentRectInsets(in: context.settings)).withBezelHeight(atLeast: natural, in: size)
    if isBordered {
      context.canvas.border(frame, radius: 5, fill: .bezel, stroke: .bezelLine)
    }
    let side = min(16, max(0, frame.height - 5))
    let isMirrored = isRightToLeft(in: context.settings)
    let arrow = Rect(
      x: isMirrored ? frame.x + 3 : frame.maxX - side - 3, y: frame.y + (frame.height - side) / 2, width: side,
      height: side)
    let hasArrow = isBordered && isEnabled
    if hasArrow { context.canvas.rect(arrow, radius: 4, fill: context.tint) }
    context.draw(
      symbolNamed: pullsDown ? "chevron.down" : "chevron.up.chevron.down",
      in: arrow.inset(by: EdgeInsets(all: side * 0.15)), color: hasArrow ? .white : context.system("secondaryLabel"))
    context.draw(
      context.texts(of: self, in: size), inMiddleOf: frame, of: size,
      color: context.system("controlText").withOpacity(isEnabled ? 1 : 0.4))
  }
}

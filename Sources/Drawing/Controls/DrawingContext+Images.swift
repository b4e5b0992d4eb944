import StackModel

extension DrawingContext {
  /// Draws an image: the project's own, a symbol, or a placeholder with the name and the size that the document gives.
  ///
  /// - Parameters:
  ///   - mode: How the image is fitted into the rectangle.
  ///   - tint: The color of a symbol.
  ///   - title: The color of text that is drawn over the image, which leaves no room for a name; nil for none.
  ///   - isTinted: Whether an image of the project is drawn in the tint color unless the project says something else.
  ///   - lineWeight: How much wider than usual the lines of a symbol are.
  mutating func draw(
    imageNamed name: String, in rect: Rect, mode: ContentMode, tint: Paint, title: Paint? = nil, isTinted: Bool = false,
    lineWeight: Double = 1
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let image = assets.image(named: name)
    if let image, image.dataURL != nil {
      draw(image, in: rect, mode: mode, tint: image.isTinted(isTinted) ? tint : nil)
    } else if image == nil, let symbol = symbolName(ofImage: name) {
      let color = SystemImages.colors[name].map(system)
      let place = square(ofSymbol: name, in: rect, mode: mode)
      draw(symbolNamed: symbol, in: place, color: color ?? tint, weight: lineWeight)
    } else {
      let size = settings.imageSizes[name] ?? image?.size ?? rect.size
      let place = mode.place(size, in: rect).intersection(rect) ?? rect
      if let title {
        ImagePlaceholder(place).drawFrame(isBelowLightText: title.isLight, &self)
      } else {
        // Of PDF, a picture shows how large it is.
        let isTinted = image?.isTinted(isTinted) ?? false
        let name = image == nil ? name : name + " (PDF)"
        ImagePlaceholder(place, name: name, tint: isTinted ? tint : nil).draw(&self)
      }
    }
  }

  /// - Parameter tint: The color of the shape; nil for the image's own colors.
  private mutating func draw(_ image: EmbeddedImage, in rect: Rect, mode: ContentMode, tint: Paint?) {
    let place = mode.place(image.size, in: rect)
    let isCut = place.x < rect.x - 0.01 || place.y < rect.y - 0.01 || place.maxX > rect.maxX + 0.01
    let isClipped = isCut || place.maxY > rect.maxY + 0.01
    if isClipped { canvas.beginClip(rect) }
    if let tint {
      canvas.shape(of: image, in: place, fill: tint)
    } else if let insets = image.capInsets, insets.left + insets.right < place.width,
      insets.top + insets.bottom < place.height
    {
      canvas.image(image, in: place, capInsets: insets)
    } else {
      canvas.image(image, in: place)
    }
    if isClipped { canvas.endGroup() }
  }

  /// The size of the project's image, or the size that the document gives; nil if neither is known.
  func naturalSize(ofImage name: String) -> Size? { assets.image(named: name)?.size ?? settings.imageSizes[name] }

  /// The square that holds a symbol, which is as wide or as high as it is.
  private func square(ofSymbol name: String, in rect: Rect, mode: ContentMode) -> Rect {
    // The icon of the app has images of all sizes.
    let isScaled = settings.imageSizes[name] == nil || name == "NSApplicationIcon"
    guard let size = settings.imageSizes[name] ?? settings.symbolProportions[name] else {
      return rect.square(mode == .scaleAspectFill ? max(rect.width, rect.height) : min(rect.width, rect.height))
    }
    let place = (isScaled && mode != .scaleAspectFill ? .scaleAspectFit : mode).place(size, in: rect)
    return place.square(max(place.width, place.height))
  }

  /// The symbol that an image's name stands for; nil if the image is the app's own.
  func symbolName(ofImage name: String) -> String? {
    if settings.platform == .macOS, let symbol = SystemImages.symbols[name] { return symbol }
    guard settings.imageSizes[name] == nil, settings.hasSymbol(named: name) || Symbol.isKnown(name) else { return nil }
    return name
  }
}

extension EmbeddedImage {
  /// Whether the image is drawn in the tint color.
  ///
  /// - Parameter standard: What holds for an image that does not say.
  fileprivate func isTinted(_ standard: Bool) -> Bool {
    switch rendering {
    case .automatic: standard
    case .template: true
    case .original: false
    }
  }
}

/// What stands in for an image: a frame with a mountain below a sun, and the image's name. Other views' content comes first:
/// below it, there is only the frame.
struct ImagePlaceholder {
  private let rect: Rect
  private let name: String?
  private let tint: Paint?

  /// - Parameters:
  ///   - name: What the image is called; nil for an image that code sets.
  ///   - tint: The color of an image of which only the shape counts; nil for gray.
  init(_ rect: Rect, name: String? = nil, tint: Paint? = nil) {
    (self.rect, self.name, self.tint) = (rect, name, tint)
  }

  func draw(_ context: inout DrawingContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    drawFrame(isBelowLightText: context.surroundings?.hasLightText(over: rect) ?? false, &context)
    let side = min(min(rect.width, rect.height) * 0.6, 32)
    let middle = rect.square(side)
    guard side >= 6, context.isUncovered(middle) else { return }
    let size = name.flatMap { context.nameSize(of: $0, fitting: rect.width - 4, upTo: 10) }
    let line = Rect(x: rect.x, y: middle.maxY - 6, width: rect.width, height: 14)
    guard let name, let size, rect.height >= side + 26, context.isUncovered(line) else {
      return drawMountain(in: middle, &context)
    }
    drawMountain(in: Rect(x: middle.x, y: middle.y - 7, width: side, height: side), &context)
    context.draw(name, font: .system(size), in: line, alignment: .center, color: context.nameColor)
  }

  /// The frame alone: gray that light text can be read on, if there is any over it that what is behind the image is too
  /// light for.
  func drawFrame(isBelowLightText: Bool, _ context: inout DrawingContext) {
    let isTooLight = context.surroundings?.backdrop.isLight ?? true
    let gray =
      isBelowLightText && isTooLight ? Paint(Color.Components(white: 0.6)) : context.system("tertiarySystemFill")
    context.canvas.rect(rect, fill: tint?.withOpacity(0.15) ?? gray)
  }

  private func drawMountain(in rect: Rect, _ context: inout DrawingContext) {
    let (x, y, side) = (rect.x, rect.y, rect.width)
    let color = (tint ?? context.system("systemGray")).withOpacity(0.5)
    let hills = Path.lines(
      [
        (x, y + side * 0.9), (x + side * 0.35, y + side * 0.35), (x + side * 0.6, y + side * 0.7),
        (x + side * 0.75, y + side * 0.5), (x + side, y + side * 0.9),
      ], isClosed: true)
    context.canvas.path(hills, fill: color)
    context.canvas.circle(x + side * 0.72, y + side * 0.2, radius: side * 0.1, fill: color)
  }
}

extension ContentMode {
  /// Whether content takes the size of its view.
  var scales: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: true
    default: false
    }
  }

  /// Where content of a natural size is drawn in a rectangle, beyond whose edges it may extend.
  func place(_ size: Size, in rect: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return rect }
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    return switch self {
    case .scaleToFill, .redraw: rect
    case .scaleAspectFit: aligned(size, scaledBy: min(across, down), in: rect)
    case .scaleAspectFill: aligned(size, scaledBy: max(across, down), in: rect)
    default: aligned(size, scaledBy: 1, in: rect)
    }
  }

  private func aligned(_ size: Size, scaledBy factor: Double, in rect: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    let x: Double =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: rect.width - width
      default: (rect.width - width) / 2
      }
    let y: Double =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: rect.height - height
      default: (rect.height - height) / 2
      }
    return Rect(x: rect.x + x, y: rect.y + y, width: width, height: height)
  }
}

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

public import NibDecoder
import Support

/// A button of iOS or tvOS.
open class Button: View {
  /// The title of the normal state.
  public var title: String {
    didSet { if title != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The name of the image of the normal state; nil without an image.
  public var imageName: String? {
    didSet {
      guard imageName != oldValue else { return }
      symbol = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// Padding around the content; nil for the standard padding.
  public var contentEdgeInsets: EdgeInsets? {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the title in the normal state; nil for the tint color.
  public lazy var titleColor = decodeLate { coder in
    coder.coder(forKey: "normal").flatMap { Color(coder: $0, key: "titleColor") }
  }
  /// What the configuration says of the look; nil without one.
  package var configurationAppearance: ButtonConfiguration.Appearance? {
    decodeLate { $0.coder(forKey: "configuration").map(ButtonConfiguration.Appearance.init) }
  }
  /// How far the title and the image are moved, for drawing: insets that count in no size.
  package var edgeInsets: (title: EdgeInsets, image: EdgeInsets) {
    decodeLate { coder in
      guard coder.coder(forKey: "configuration") == nil else { return nil }
      let title = coder.decodeInset(forKey: "titleEdgeInsets")
      return (title ?? .zero, coder.decodeInset(forKey: "imageEdgeInsets") ?? .zero)
    } ?? (.zero, .zero)
  }
  /// Whether a `UIButton.Configuration` draws the button.
  public var hasConfiguration: Bool { configuration != nil }
  private let configuration: ButtonConfiguration?
  /// Whether a long title takes several lines.
  private let breaksTitle: Bool
  /// Where image and title are placed between the sides of the frame.
  public var contentHorizontalAlignment: TextAlignment
  private var symbol: SymbolImage?
  /// The name of the image behind the content in the normal state; nil without one.
  package let backgroundImageName: String?
  /// The type; ``ButtonType/custom`` if it is not written.
  package let buttonType: ButtonType
  private var writtenFont: Font?
  private var attributedFont: Font?

  /// Reads the normal state or the configuration.
  public required init(coder: NibCoder) throws {
    let configuration = coder.coder(forKey: "configuration")
    let normal = coder.coder(forKey: "normal")
    // A configuration without a title shows none, even if the state has one. Evidence: 42/44 lengths, 10 repositories.
    let content = configuration ?? normal ?? coder
    title = content.decodeText(forKey: "title", attributedKey: "attributedTitle")
    let holder = [configuration, normal, coder].compactMap { $0 }.first { $0.decodeImageName(forKey: "image") != nil }
    imageName = holder?.decodeImageName(forKey: "image")
    symbol = holder.flatMap { SymbolImage(button: $0, isConfiguration: $0.elementName == "buttonConfiguration") }
    backgroundImageName = normal?.decodeImageName(forKey: "backgroundImage")
    contentEdgeInsets = coder.decodeInset(forKey: "contentEdgeInsets")
    buttonType = coder.unreportedValue(forKey: "buttonType")
    contentHorizontalAlignment = TextAlignment(rawValue: coder.string(forKey: "contentHorizontalAlignment")) ?? .center
    self.configuration = configuration.map(ButtonConfiguration.init)
    let lineBreakMode = (configuration == nil ? coder : content).decodeString(
      forKey: configuration == nil ? "lineBreakMode" : "titleLineBreakMode")
    breaksTitle = lineBreakMode.map { $0.hasByteSuffix("Wrap") } ?? (configuration != nil)
    attributedFont = content.decodeAttributedFont(forKey: "attributedTitle")
    writtenFont =
      configuration.flatMap { Font(coder: $0, key: "titleFontDescription") }
      ?? Font(coder: coder, key: "fontDescription")
    try super.init(coder: coder)
  }

  /// Makes a system button in code, in the font of 15 points or in a text style.
  public convenience init(title: String = "", style: TextStyle? = nil) {
    self.init(title: title, font: style.map { Font($0) })
  }

  /// Makes a system button in code, in a font; nil for that of 15 points.
  public init(title: String, font: Font?) {
    self.title = title
    imageName = nil
    contentEdgeInsets = nil
    configuration = nil
    breaksTitle = false
    symbol = nil
    backgroundImageName = nil
    buttonType = .system
    contentHorizontalAlignment = .center
    writtenFont = font
    attributedFont = nil
    super.init()
  }

  public override var caption: String? { title.isEmpty ? nil : title }

  override func measuredContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    DesignedSize(of: self, in: settings)?.contentSize
      ?? intrinsicContentSize(in: settings, width: width)
  }

  /// Title, image and padding. Without a configuration the title is rounded up to whole points, with 12 added to the
  /// height, and at least 30 wide.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let size = configuration.map { configuredSize($0, in: settings) } ?? backedSize(in: settings)
    return IntrinsicSize(width: size.width, height: size.height)
  }

  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard !title.isEmpty, let height = intrinsicContentSize(in: settings, width: nil).height else { return nil }
    return TextMetrics(font, settings.text).centeredBaselines(inHeight: height)
  }
}

extension Button {
  /// A configuration lays image and title out and pads them.
  private func configuredSize(_ configuration: ButtonConfiguration, in settings: DocumentSettings) -> Size {
    let metrics = TextMetrics(font, settings.text)
    let text = title.isEmpty ? nil : Size(width: metrics.width(of: title), height: metrics.lineHeight)
    let size = configuration.size(
      text: text, image: buttonType.configuredIconSize(in: settings) ?? alignedImageSize(in: settings))
    return Size(width: settings.text.ceiledToPixel(size.width), height: size.height)
  }

  /// The image's size, a symbol's as high as its alignment rectangle.
  private func alignedImageSize(in settings: DocumentSettings) -> Size? {
    guard let measure = symbolMeasure(in: settings) else { return assetSize(in: settings) }
    return Size(width: measure.size.width, height: measure.alignmentHeight)
  }

  /// The image's size without a configuration.
  private func imageSize(in settings: DocumentSettings) -> Size? {
    symbolMeasure(in: settings)?.size ?? assetSize(in: settings)
  }

  private func symbolMeasure(in settings: DocumentSettings) -> SymbolImage.Measure? {
    symbol?.measure(in: settings, defaultScale: hasConfiguration || buttonType == .system ? "large" : "default")
  }

  private func assetSize(in settings: DocumentSettings) -> Size? {
    imageName.map { settings.imageSizes[$0] ?? Size(width: 22, height: 22) }
  }

  /// The content or the background image, whichever is greater. Evidence: 48/54 lengths, 6 repositories.
  private func backedSize(in settings: DocumentSettings) -> Size {
    let content = buttonType.iconSize(in: settings) ?? contentSize(in: settings)
    guard let name = backgroundImageName, let image = settings.imageSizes[name] else { return content }
    return Size(width: max(content.width, image.width), height: max(content.height, image.height))
  }

  private func contentSize(in settings: DocumentSettings) -> Size {
    let metrics = TextMetrics(font, settings.text)
    let line = attributedFont == nil ? metrics.lineHeight.rounded(.up) : metrics.lineHeight
    let image = imageSize(in: settings)
    let text = title.isEmpty ? 0 : (metrics.width(of: title) - 1e-4).rounded(.up)
    let size = Size(width: text + (image?.width ?? 0), height: max(line, image?.height ?? 0))
    if let insets = contentEdgeInsets {
      return Size(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    return image == nil ? Size(width: max(30, size.width), height: line + 12) : size
  }

  /// The font of the title.
  public var font: Font {
    get {
      if let font = attributedFont ?? writtenFont { return font }
      if hasConfiguration { return Font(.body) }
      return .system(buttonType == .custom || buttonType == .plain ? 18 : 15)
    }
    set {
      guard newValue != font else { return }
      (attributedFont, writtenFont) = (nil, newValue)
      invalidateIntrinsicContentSize()
    }
  }
}

extension Button: StandardView {
  static var elementNames: [String] { ["button"] }

  var standardContent: ViewContent { title.isEmpty && imageName == nil ? .decoration : .control }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? {
    showsTitleOnly ? contentHorizontalAlignment.emptySides(isRightToLeft: isRightToLeft) : nil
  }

  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    guard let needed = leastTitledWidth(in: settings) else { return nil }
    let line = TextMetrics(font, settings.text).lineHeight
    guard let shortfall = TextShortfall.width(needed, in: size, scale: settings.scale) else {
      return .height(line, lineHeight: line, in: size, scale: settings.scale)
    }
    let lines = (needed / max(size.width, 1)).rounded(.up)
    return breaksTitle && lines * line <= size.height ? nil : shortfall
  }

  /// The title beside the image, both together placed by ``contentHorizontalAlignment``, and the subtitle below the title.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    let place = titlePlace(in: settings)
    let (title, subtitle) = textLayouts(at: place, in: size, settings)
    let layouts = [title, subtitle].compactMap { $0 }
    let rect = place.title(of: textSize(layouts), in: size, emptySides(in: settings))
    let color = shownTitleColor ?? (isEnabled ? tintColor : nil)
    var y = rect.y
    return layouts.map { layout in
      defer { y += layout.height + titlePadding }
      let start = titleStart * (rect.width - layout.width)
      let x = rect.x + (isRightToLeft(in: settings) ? rect.width - layout.width - start : start)
      return PlacedText(layout: layout, x: x, y: y, color: color)
    }
  }

  /// The place of the image or the icon in a frame of a size, measured downwards; nil without one.
  package func imageFrame(in size: Size, settings: DocumentSettings) -> Rect? {
    if let icon = buttonType.iconSize(in: settings) {
      return ButtonTitlePlace(image: icon, configuration: configuration, insets: .zero)
        .image(besideTitleOf: .zero, in: size, emptySides(in: settings))
    }
    guard shownImageName != nil else { return nil }
    let place = titlePlace(in: settings)
    let (title, subtitle) = textLayouts(at: place, in: size, settings)
    return place.image(
      besideTitleOf: textSize([title, subtitle].compactMap { $0 }), in: size, emptySides(in: settings))
  }

  private func titlePlace(in settings: DocumentSettings) -> ButtonTitlePlace {
    ButtonTitlePlace(
      image: shownImageSize(in: settings), configuration: configuration,
      insets: configuration?.contentInsets ?? contentEdgeInsets ?? .zero, top: contentTop,
      isRightToLeft: isRightToLeft(in: settings))
  }

  private func shownImageSize(in settings: DocumentSettings) -> Size? {
    guard configuration == nil else { return alignedImageSize(in: settings) }
    guard let name = shownImageName, name != imageName else { return imageSize(in: settings) }
    let scale = buttonType == .system ? "large" : "default"
    return symbolOfState?.measure(in: settings, defaultScale: scale)?.size ?? settings.imageSizes[name]
      ?? imageSize(in: settings) ?? Size(width: 22, height: 22)
  }

  /// The lines of the title and of the subtitle; nil for a text that there is none of, or no room for.
  private func textLayouts(
    at place: ButtonTitlePlace, in size: Size, _ settings: DocumentSettings
  ) -> (title: TextLayout?, subtitle: TextLayout?) {
    let width = place.room(in: size).width
    guard width > 0, buttonType.iconSize(in: settings) == nil else { return (nil, nil) }
    func layout(_ text: String, _ font: Font) -> TextLayout? {
      guard !text.isEmpty else { return nil }
      // A single word is cut off rather than broken.
      let breaks = breaksTitle && text.contains { $0 == " " || $0.isNewline || !$0.isASCII }
      return TextLayout(
        StyledText(text, font: font), in: settings.text, width: width, maximumLines: breaks ? 0 : 1,
        lineBreakMode: breaks ? .wordWrapping : breaksTitle ? .truncatingTail : .truncatingMiddle, alignment: .left)
    }
    return (layout(shownTitle, font), subtitle.flatMap { layout($0, Font(.caption1)) })
  }

  /// The size of texts below each other.
  private func textSize(_ layouts: [TextLayout]) -> Size {
    let height = layouts.map(\.height).reduce(0, +) + (layouts.count > 1 ? titlePadding : 0)
    return Size(width: layouts.map(\.width).max() ?? 0, height: height)
  }

  private func emptySides(in settings: DocumentSettings) -> (left: Bool, right: Bool) {
    contentHorizontalAlignment.emptySides(isRightToLeft: isRightToLeft(in: settings))
  }

  /// Whether the document says of nothing but a title and perhaps an image that it is drawn.
  private var showsTitleOnly: Bool {
    !title.isEmpty && configuration == nil && backgroundImageName == nil && customClass == nil
  }

  /// The least width of title and image, with the padding that is written; nil without a title.
  private func leastTitledWidth(in settings: DocumentSettings) -> Double? {
    guard !title.isEmpty, buttonType.iconSize(in: settings) == nil else { return nil }
    if let configuration { return configuredSize(configuration, in: settings).width }
    let image = imageSize(in: settings)
    let insets = contentEdgeInsets ?? .zero
    return TextMetrics(font, settings.text).width(of: title) + (image?.width ?? 0) + insets.left + insets.right
  }
}

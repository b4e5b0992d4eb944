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
    // A stack definition may have the title on the button, beside other values of the state.
    let content = configuration ?? (coder.decodeString(forKey: "title") == nil ? normal : nil) ?? coder
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
      ?? (configuration == nil && coder.document.kind.platform == .tvOS ? Self.televisionFont : nil)
    try super.init(coder: coder)
  }

  /// The font of a title on tvOS. Evidence: 8/8 heights, 3 repositories; 3/3 widths within 2 points.
  private static let televisionFont = Font.system(38, weight: .medium)

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

/// What a button shows in the state that the document puts it in, for drawing. A state takes what it does not say from
/// the normal one.
extension Button {
  /// The title that is shown.
  package var shownTitle: String {
    let title = inState { state in
      let title = state.decodeText(forKey: "title", attributedKey: "attributedTitle")
      return title.isEmpty ? nil : title
    }
    return title ?? self.title
  }

  /// The name of the image that is shown; nil without an image.
  package var shownImageName: String? { inState { $0.decodeImageName(forKey: "image") } ?? imageName }

  /// The name of the image that is shown behind the content; nil without one.
  package var shownBackgroundImageName: String? {
    inState { $0.decodeImageName(forKey: "backgroundImage") } ?? backgroundImageName
  }

  /// The color of the title that is shown; nil for that of the button.
  package var shownTitleColor: Color? { inState { Color(coder: $0, key: "titleColor") } ?? titleColor }

  /// The symbol that is shown instead of that of the normal state; nil for none.
  var symbolOfState: SymbolImage? { inState { SymbolImage(button: $0, isConfiguration: false) } }

  /// Asks the state that the button is in, unless that is the normal one. States that are combined have no values.
  private func inState<Value>(_ decode: (NibCoder) -> Value?) -> Value? {
    decodeLate { coder in
      guard coder.coder(forKey: "configuration") == nil else { return nil }
      let isDisabled = coder.decodeBool(forKey: "enabled") == false
      let states = [
        isDisabled ? "disabled" : nil, coder.bool(forKey: "selected") ? "selected" : nil,
        coder.bool(forKey: "highlighted") ? "highlighted" : nil,
      ].compactMap { $0 }
      guard states.count == 1 else { return nil }
      return coder.coder(forKey: states[0]).flatMap(decode)
    }
  }

  /// The share of the room above the content: 0 for content at the top, 1 for content at the bottom.
  var contentTop: Double {
    switch decodeLate({ $0.decodeString(forKey: "contentVerticalAlignment") }) {
    case "top": 0
    case "bottom": 1
    default: 0.5
    }
  }

  /// The text below the title that a configuration has; nil without one.
  var subtitle: String? { decodeLate { $0.coder(forKey: "configuration")?.decodeString(forKey: "subtitle") } }

  /// The distance between title and subtitle.
  var titlePadding: Double {
    coder.coder(forKey: "configuration")?.length(forKey: "titlePadding") ?? 0
  }

  /// The share of the room beside the narrower of title and subtitle that is at its leading side.
  var titleStart: Double {
    switch decodeLate({ $0.coder(forKey: "configuration")?.decodeString(forKey: "titleAlignment") }) {
    case "center": 0.5
    case "trailing": 1
    default: 0
    }
  }

  /// Whether the button deletes something.
  package var isDestructive: Bool { decodeLate { $0.decodeString(forKey: "role") } == "destructive" }
}

/// Where a button's title and image are in its frame, beside or below each other.
struct ButtonTitlePlace {
  private let image: Size
  private let padding: Double
  private let placement: String
  private let insets: EdgeInsets
  private let top: Double

  /// - Parameters:
  ///   - insets: The padding around image and title.
  ///   - top: The share of the room that is above image and title.
  ///   - isRightToLeft: Whether the leading side is the right one.
  init(
    image: Size?, configuration: ButtonConfiguration?, insets: EdgeInsets, top: Double = 0.5,
    isRightToLeft: Bool = false
  ) {
    self.image = image ?? .zero
    padding = image == nil ? 0 : configuration?.imagePadding ?? 0
    let written = configuration?.imagePlacement ?? "leading"
    placement = isRightToLeft ? Self.mirrored[written] ?? written : written
    self.insets = insets
    self.top = top
  }

  private static let mirrored = ["leading": "trailing", "trailing": "leading"]

  private var isStacked: Bool { placement == "top" || placement == "bottom" }

  /// The room for the title in a frame.
  func room(in frame: Size) -> Size {
    let width = frame.width - insets.left - insets.right
    return Size(width: isStacked ? width : width - image.width - padding, height: frame.height)
  }

  /// The place of a title in a frame, measured downwards.
  ///
  /// - Parameter emptySides: The sides beside which content that is narrower than its frame leaves room.
  func title(of size: Size, in frame: Size, _ emptySides: (left: Bool, right: Bool)) -> Rect {
    let length = isStacked ? max(size.width, image.width) : size.width + image.width + padding
    let slack = frame.width - insets.left - insets.right - length
    let start = insets.left + (emptySides.left ? (emptySides.right ? slack / 2 : slack) : 0)
    let height = isStacked ? size.height + image.height + padding : size.height
    let top = insets.top + (frame.height - insets.top - insets.bottom - height) * top
    let x =
      isStacked ? start + (length - size.width) / 2 : start + (placement == "trailing" ? 0 : image.width + padding)
    let y = placement == "top" ? top + image.height + padding : top
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The place of the image beside a title of a size, measured downwards.
  func image(besideTitleOf size: Size, in frame: Size, _ emptySides: (left: Bool, right: Bool)) -> Rect {
    let title = title(of: size, in: frame, emptySides)
    let (midX, midY) = (title.x + title.width / 2, title.y + title.height / 2)
    let (x, y) =
      switch placement {
      case "top": (midX - image.width / 2, title.y - padding - image.height)
      case "bottom": (midX - image.width / 2, title.maxY + padding)
      case "trailing": (title.maxX + padding, midY - image.height / 2)
      default: (title.x - padding - image.width, midY - image.height / 2)
      }
    // The image is no larger than the button, and keeps its middle.
    let (width, height) = (min(image.width, frame.width), min(image.height, frame.height))
    return Rect(
      x: min(max(x + (image.width - width) / 2, 0), frame.width - width),
      y: min(max(y + (image.height - height) / 2, 0), frame.height - height), width: width, height: height)
  }
}

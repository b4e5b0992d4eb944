public import NibDecoder

/// A button of iOS or tvOS.
open class Button: View {
  /// The title of the normal state.
  public var title: String {
    didSet { if title != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The image of the normal state.
  public let imageName: String?
  /// Padding round the content; nil where none is written.
  public let contentEdgeInsets: EdgeInsets?
  /// Whether a `UIButton.Configuration` draws the button.
  public let hasConfiguration: Bool
  private let hasBackgroundImage: Bool
  private let buttonType: String?
  private let writtenFont: Font?

  /// Reads the normal state or the configuration.
  public required init(coder: NibCoder) throws {
    let configuration = coder.coder(forKey: "configuration")
    let normal = coder.coder(forKey: "normal")
    hasConfiguration = configuration != nil
    let title = configuration.flatMap(Self.decodeTitle) ?? normal.flatMap(Self.decodeTitle)
    self.title = title ?? coder.decodeString(forKey: "title") ?? ""
    imageName =
      configuration?.decodeImageName(forKey: "image") ?? normal?.decodeImageName(forKey: "image")
      ?? coder.decodeImageName(forKey: "image")
    hasBackgroundImage = normal?.containsValue(forKey: "backgroundImage") ?? false
    contentEdgeInsets = coder.decodeInset(forKey: "contentEdgeInsets")
    buttonType = coder.decodeString(forKey: "buttonType")
    writtenFont =
      configuration.flatMap { Font(coder: $0, key: "titleFontDescription") }
      ?? Font(coder: coder, key: "fontDescription")
    try super.init(coder: coder)
  }

  /// Makes a system button in code.
  public init(title: String = "") {
    self.title = title
    imageName = nil
    contentEdgeInsets = nil
    hasConfiguration = false
    hasBackgroundImage = false
    buttonType = "system"
    writtenFont = nil
    super.init()
  }

  open override class var elementName: String { "button" }

  open override var caption: String? { title.isEmpty ? nil : title }

  /// Title, image and padding. Old style: title rounded up to whole points plus 12 in height, at least 30 wide.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    if hasConfiguration { return configuredSize(in: settings) }
    let metrics = TextMetrics(font(in: settings), settings)
    let line = metrics.lineHeight.rounded(.up)
    let image = imageName.map { settings.imageSizes[$0] ?? Size(width: 22, height: 22) }
    let textWidth = title.isEmpty ? 0 : (metrics.width(of: title) - 1e-4).rounded(.up)
    var size = Size(width: textWidth + (image?.width ?? 0), height: max(line, image?.height ?? 0))
    if let insets = contentEdgeInsets {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    } else if image == nil {
      size = Size(width: max(30, size.width), height: title.isEmpty ? 30 : line + 12)
    }
    if isIconButton { size = Size(width: iconSize(settings), height: iconSize(settings)) }
    return IntrinsicSize(width: size.width, height: size.height)
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard !title.isEmpty, let height = intrinsicContentSize(in: settings, width: nil).height else { return nil }
    return TextMetrics(font(in: settings), settings).centeredBaselines(inHeight: height)
  }

  /// A configuration pads Body text by 12 at the sides and 7 above and below.
  private func configuredSize(in settings: DocumentSettings) -> IntrinsicSize {
    let metrics = TextMetrics(font(in: settings), settings)
    let image = imageName.map { settings.imageSizes[$0] ?? Size(width: 22, height: 22) }
    let text = title.isEmpty ? 0 : metrics.width(of: title)
    let width = text + (image?.width ?? 0) + 24
    let height = max(title.isEmpty ? 0 : metrics.lineHeight, image?.height ?? 0)
    return IntrinsicSize(width: settings.ceiledToPixel(width), height: height + 14)
  }

  private func font(in settings: DocumentSettings) -> Font {
    if let writtenFont { return writtenFont }
    if hasConfiguration { return Font(weight: "regular", pointSize: 17, style: .body) }
    return .system(buttonType == nil || buttonType == "custom" ? 18 : 15)
  }

  private var isIconButton: Bool {
    ["infoLight", "infoDark", "contactAdd", "detailDisclosure"].contains(buttonType)
  }

  private func iconSize(_ settings: DocumentSettings) -> Double { settings.toolsVersion >= 23_000 ? 26 : 22 }

  private static func decodeTitle(_ state: NibCoder) -> String? {
    let text = state.decodeText(forKey: "title", attributedKey: "attributedTitle")
    return text.isEmpty ? nil : text
  }
}

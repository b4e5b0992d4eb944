public import NibDecoder

/// A push button, checkbox or radio button of a macOS document.
open class AppKitButton: View {
  /// The title.
  public let title: String
  private let imageName: String?
  private let isImageOnly: Bool
  private let kind: Kind
  private let controlSize: ControlSize
  private let font: Font

  private enum Kind {
    case push, check, help, disclosure, other
  }

  /// Reads the cell's title, image, type and font.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    title = cell?.decodeText(forKey: "title", attributedKey: "attributedTitle") ?? ""
    imageName = cell?.decodeImageName(forKey: "image")
    isImageOnly = ["only", "overlaps"].contains(cell?.decodeString(forKey: "imagePosition"))
    kind = Self.kind(cell?.decodeString(forKey: "type"))
    controlSize =
      coder.decodeEnum(ControlSize.self, forKey: "controlSize")
      ?? cell?.decodeEnum(ControlSize.self, forKey: "controlSize") ?? .regular
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    try super.init(coder: coder)
  }

  open override var caption: String? { title.isEmpty ? nil : title }

  /// The title's width and the bezel's padding, less the alignment insets.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    let text = title.isEmpty || isImageOnly ? 0 : TextMetrics(font, settings).width(of: title).rounded(.up)
    let insets = alignmentRectInsets(in: settings)
    let frame = frameSize(text, settings)
    return IntrinsicSize(
      width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    if settings.isXcode26OrLater { return .zero }
    switch kind {
    case .push:
      let isNew = settings.toolsVersion >= 17_000
      if controlSize != .regular { return EdgeInsets(top: 4, left: 6, bottom: 6, right: 6) }
      return isNew ? EdgeInsets(top: 5, left: 7, bottom: 7, right: 7) : EdgeInsets(top: 4, left: 6, bottom: 7, right: 6)
    case .check: return EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    case .help: return EdgeInsets(left: 2, bottom: 4, right: 2)
    case .disclosure, .other: return .zero
    }
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    guard !title.isEmpty, let height = intrinsicContentSize(in: settings, width: nil).height else { return nil }
    return TextMetrics(font, settings).centeredBaselines(inHeight: height)
  }

  private func frameSize(_ text: Double, _ settings: DocumentSettings) -> Size {
    let image = imageName.flatMap { settings.imageSizes[$0] }
    switch kind {
    case .push: return Size(width: text + pushPadding(settings), height: pushHeight(settings))
    case .check:
      let padding: Double =
        controlSize == .small ? 21 : settings.isXcode26OrLater || settings.toolsVersion < 17_000 ? 22 : 26
      return Size(width: text + padding, height: controlSize == .small ? 16 : 18)
    case .help: return Size(width: 25, height: 25)
    case .disclosure: return Size(width: 13, height: 13)
    case .other:
      let width = isImageOnly || title.isEmpty ? image?.width ?? 18 : text + (image?.width ?? 0) + 4
      return Size(width: width, height: max(image?.height ?? 0, title.isEmpty || isImageOnly ? 0 : 18))
    }
  }

  private func pushPadding(_ settings: DocumentSettings) -> Double {
    if settings.isXcode26OrLater { return 24 }
    if controlSize == .small { return 28 }
    return settings.toolsVersion >= 19_000 ? 34 : 40
  }

  private func pushHeight(_ settings: DocumentSettings) -> Double {
    if settings.isXcode26OrLater { return 24 }
    return controlSize == .small ? 27 : controlSize == .large ? 40 : 32
  }

  private static func kind(_ type: String?) -> Kind {
    switch type {
    case "push": .push
    case "check", "radio": .check
    case "help": .help
    case "disclosureTriangle": .disclosure
    default: .other
    }
  }
}

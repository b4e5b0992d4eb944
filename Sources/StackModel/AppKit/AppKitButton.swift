public import FontMetrics
public import NibDecoder

/// A `<button>` of a macOS document, of any type, such as a push button, a checkbox or a radio button.
public final class AppKitButton: AppKitControl {
  /// The title.
  public let title: String
  private let imageName: String?
  private let imagePosition: ImagePosition
  private let kind: Kind
  /// The font of the title.
  public let font: Font

  private enum Kind {
    case push, check, radio, help, disclosure, roundRect, textured, recessed, inline, plain
  }

  private enum ImagePosition {
    case none, only, beside, overlapping, stacked
  }

  /// Reads the cell's title, image, type and font.
  public required init(coder: NibCoder) throws {
    let cell = coder.coder(forKey: "cell")
    title = cell?.decodeText(forKey: "title", attributedKey: "attributedTitle") ?? ""
    imageName = cell?.decodeImageName(forKey: "image")
    imagePosition = Self.imagePosition(cell?.decodeString(forKey: "imagePosition"))
    let isBordered = cell?.decodeString(forKey: "borderStyle") != nil
    kind = Self.kind(cell?.decodeString(forKey: "type"), isBordered: isBordered)
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    try super.init(coder: coder)
  }

  public override var caption: String? { title.isEmpty ? nil : title }

  /// The title's width and the bezel's padding, less the alignment insets.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let metrics = metrics(in: settings) else { return plainSize(settings) }
    if kind == .help { return metrics.contentSize(textWidth: 0) }
    if isBox, textWidth(settings) == 0 {
      let insets = alignmentRectInsets(in: settings)
      return IntrinsicSize(
        width: metrics.height - insets.left - insets.right, height: metrics.height - insets.top - insets.bottom)
    }
    let image = imageSize(settings)
    var text = textWidth(settings)
    if imagePosition == .beside, let image { text += image.width + (title.isEmpty ? 0 : kind == .inline ? 2 : 4) }
    return metrics.contentSize(textWidth: max(text, hasImageAlone ? image?.width ?? 0 : 0))
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard let insets = metrics(in: settings)?.insets else { return symbol(in: settings)?.buttonInsets ?? .zero }
    // A box without a title is inside its frame on all sides. Evidence: 2/2 boxes, 2 repositories.
    let isBare = isBox && controlSize == .regular && settings[AppKitFacts.design] < .tahoe && textWidth(settings) == 0
    return isBare ? EdgeInsets(all: 2) : insets
  }

  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    if let metrics = metrics(in: settings) { return metrics.baselineOffsets }
    guard !title.isEmpty, let height = plainSize(settings).height else { return nil }
    return TextMetrics(font, settings.text).appKitBaselines(inHeight: height, in: settings)
  }

  /// A checkbox or radio button; without a title its frame is square.
  private var isBox: Bool { kind == .check || kind == .radio }

  private var hasImageAlone: Bool { imagePosition == .only || imagePosition == .overlapping }

  private func textWidth(_ settings: DocumentSettings) -> Double {
    title.isEmpty || imagePosition == .only ? 0 : TextMetrics(font, settings.text).width(of: title).rounded(.up)
  }

  /// The symbol of a button without a bezel that shows nothing else.
  private func symbol(in settings: DocumentSettings) -> AppKitSymbol? {
    guard kind == .plain, imagePosition == .only || (hasImageAlone && title.isEmpty) else { return nil }
    return AppKitSymbol(imageName, in: settings)
  }

  /// A checkbox's image is its box, which its padding counts.
  private func imageSize(_ settings: DocumentSettings) -> Size? {
    guard !isBox, imagePosition != .none else { return nil }
    return imageName.flatMap { settings.imageSizes[$0] }
  }

  private func metrics(in settings: DocumentSettings) -> AppKitControlMetrics? {
    let metrics = AppKitButtonMetrics(controlSize: controlSize, design: settings[AppKitFacts.design])
    return switch kind {
    case .push: metrics.push
    case .check: metrics.check
    case .radio: metrics.radio
    case .help: metrics.help
    case .roundRect: metrics.roundRect
    case .textured: metrics.textured
    case .recessed: metrics.recessed
    case .inline: metrics.inline
    case .disclosure, .plain: nil
    }
  }

  /// Without a border: 4 points around the title, none around an image.
  private func plainSize(_ settings: DocumentSettings) -> IntrinsicSize {
    if kind == .disclosure { return IntrinsicSize(width: 13, height: 13) }
    let image = imageSize(settings)
    if let symbol = symbol(in: settings) { return symbol.buttonContentSize }
    if title.isEmpty || imagePosition == .only {
      return IntrinsicSize(width: image?.width ?? 18, height: image?.height ?? 18)
    }
    let text = Size(
      width: textWidth(settings) + 4, height: TextMetrics(font, settings.text).appKitLineHeight(in: settings))
    guard let image else { return IntrinsicSize(width: text.width, height: text.height) }
    return switch imagePosition {
    case .stacked: IntrinsicSize(width: max(text.width, image.width), height: text.height + image.height)
    case .overlapping: IntrinsicSize(width: max(text.width, image.width), height: max(text.height, image.height))
    default: IntrinsicSize(width: text.width + image.width + 2, height: max(text.height, image.height))
    }
  }

  private static func imagePosition(_ name: String?) -> ImagePosition {
    switch name {
    case "only": .only
    case "left", "right", "leading", "trailing": .beside
    case "above", "below": .stacked
    case "overlaps": .overlapping
    default: .none
    }
  }

  private static func kind(_ type: String?, isBordered: Bool) -> Kind {
    switch type {
    case "check": .check
    case "radio": .radio
    case "help": .help
    case "disclosureTriangle": .disclosure
    case "push" where isBordered: .push
    case "roundRect" where isBordered: .roundRect
    case "roundTextured" where isBordered: .textured
    case "recessed" where isBordered: .recessed
    case "inline" where isBordered: .inline
    default: .plain
    }
  }
}

extension AppKitButton: StandardView {
  /// The title in the middle, of a checkbox or radio button at the end.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    guard !title.isEmpty, imagePosition != .only, kind != .help, kind != .disclosure else { return [] }
    let layout = TextLayout(
      StyledText(title, font: font), in: settings.text, width: size.width, maximumLines: 1,
      alignment: isBox ? .trailing : .center, isRightToLeft: isRightToLeft(in: settings))
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return [PlacedText(layout, inMiddleOf: frame, color: nil)]
  }

  var standardContent: ViewContent { .control }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// A bezel gives half of its padding to a long title; the box of a checkbox gives nothing.
  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    let text = textWidth(settings)
    guard text > 0, !hasImageAlone, kind != .help, kind != .disclosure,
      let natural = intrinsicContentSize(in: settings, width: nil).width
    else { return nil }
    let insets = alignmentRectInsets(in: settings)
    let slack = isBox || kind == .plain ? 0 : (natural - text) / 2
    return .width(natural - slack + insets.left + insets.right, in: size, scale: settings.scale)
  }
}

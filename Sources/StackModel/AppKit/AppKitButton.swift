import FontMetrics
public import NibDecoder

/// A button of a macOS document, of any type: push button, checkbox, radio button and the others.
open class AppKitButton: View {
  /// The title.
  public let title: String
  private let imageName: String?
  private let imagePosition: ImagePosition
  private let kind: Kind
  private let controlSize: ControlSize
  private let font: Font

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
    controlSize = ControlSize(control: coder)
    font = cell.flatMap { Font(coder: $0, key: "font") } ?? .system(13)
    try super.init(coder: coder)
  }

  open override var caption: String? { title.isEmpty ? nil : title }

  /// The title's width and the bezel's padding, less the alignment insets.
  open override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let metrics = metrics(in: settings) else { return plainSize(settings) }
    if kind == .help { return metrics.contentSize(textWidth: 0) }
    if isBox, textWidth(settings) == 0 {
      let insets = alignmentRectInsets(in: settings)
      return IntrinsicSize(
        width: metrics.height - insets.left - insets.right, height: metrics.height - insets.top - insets.bottom)
    }
    let image = imageSize(settings)
    var text = textWidth(settings)
    if imagePosition == .beside, let image { text += image.width + (title.isEmpty ? 0 : 4) }
    return metrics.contentSize(textWidth: max(text, hasImageAlone ? image?.width ?? 0 : 0))
  }

  open override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard let insets = metrics(in: settings)?.insets else { return .zero }
    // A box without a title is inside of its frame on all sides: 2 of 2 in 2 repositories.
    let isBare = isBox && controlSize == .regular && settings[AppKitFacts.design] < .tahoe && textWidth(settings) == 0
    return isBare ? EdgeInsets(all: 2) : insets
  }

  open override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
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

  /// Without a border: 4 round the title, nothing round an image.
  private func plainSize(_ settings: DocumentSettings) -> IntrinsicSize {
    if kind == .disclosure { return IntrinsicSize(width: 13, height: 13) }
    let image = imageSize(settings)
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

public import NibDecoder
import Support

/// A `<button>` of a macOS document, of any type, such as a push button, a checkbox or a radio button.
public final class AppKitButton: AppKitControl {
  /// The title.
  public let title: String
  /// The image's name; nil if there is none.
  package let imageName: String?
  /// Where the image is; ``ImagePosition/noImage`` if it is not written.
  package let imagePosition: ImagePosition
  /// The type; nil for one that is not written or not known.
  package let type: ButtonType?
  /// Whether the button has a bezel.
  package let isBordered: Bool
  private let hasRegularSquareBezel: Bool
  /// The font of the title.
  public let font: Font

  /// What kind of button it is.
  package enum ButtonType: String, CaseIterable {
    case push, check, radio, bevel, square, smallSquare, squareTextured, roundTextured, roundRect, round, help, recessed
    case inline, disclosure, disclosureTriangle, badge, toolbar, accessoryBar, accessoryBarAction, flexiblePush, glass
  }

  /// Where a cell's image is beside its title.
  package enum ImagePosition: String, CaseIterable {
    case noImage, only, left, right, below, above, overlaps, leading, trailing
  }

  /// Reads the cell's title, image, type and font.
  public required init(coder: NibCoder) throws {
    let cell = coder.cell
    title = cell.decodeText(forKey: "title", attributedKey: "attributedTitle")
    imageName = cell.decodeImageName(forKey: "image")
    imagePosition = cell.unreportedValue(forKey: "imagePosition")
    isBordered = cell.decodeString(forKey: "borderStyle") != nil
    hasRegularSquareBezel =
      isBordered && cell.decodeString(forKey: "bezelStyle") == AppKitBezelStyle.regularSquare.rawValue
    type = cell.decodeString(forKey: "type").flatMap(ButtonType.init)
    font = Font(coder: cell, key: "font") ?? .system(13)
    try super.init(coder: coder)
  }

  public override var caption: String? { title.isEmpty ? nil : title }

  /// The title's width and the bezel's padding, less the alignment insets.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    guard let metrics = metrics(in: settings) else { return plainSize(settings) }
    if type == .help { return metrics.contentSize(textWidth: 0) }
    if isBox, settings.appKitDesign > .yosemite, textWidth(settings) == 0 {
      let insets = alignmentRectInsets(in: settings)
      return IntrinsicSize(
        width: metrics.height - insets.left - insets.right, height: metrics.height - insets.top - insets.bottom)
    }
    let image = imageSize(settings)
    var text = textWidth(settings)
    if isImageOnly(settings), let image {
      return metrics.contentSize(textWidth: AppKitSymbol.widthInBezel(of: imageName, image, in: settings))
    }
    if hasImageBeside, let image { text += widthBeside(title, of: image, in: settings) }
    return metrics.contentSize(textWidth: max(text, hasImageAlone ? image?.width ?? 0 : 0))
  }

  /// What an image adds to the width of a title beside it.
  ///
  /// Evidence for AppKit's images in push buttons: 4/4 buttons of 2 widths, 2 documents of 1 repository.
  private func widthBeside(_ title: String, of image: Size, in settings: DocumentSettings) -> Double {
    if title.isEmpty { return image.width }
    if type == .push, settings.appKitDesign == .bigSur {
      let width = AppKitSymbol.widthInBezel(of: imageName, image, in: settings)
      return width + (width < image.width ? 3 : 4)
    }
    return image.width + (type == .inline || (type == .push && settings.appKitDesign == .tahoe) ? 2 : 4)
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    guard let insets = metrics(in: settings)?.insets else { return symbol(in: settings)?.buttonInsets ?? .zero }
    // A box without a title is inside its frame on all sides. Evidence: 2/2 boxes, 2 repositories.
    let isBare = isBox && controlSize == .regular && settings.appKitDesign < .tahoe && textWidth(settings) == 0
    return isBare ? EdgeInsets(all: 2) : insets
  }

  public override func baselineOffsets(in settings: DocumentSettings) -> BaselineOffsets? {
    if let metrics = metrics(in: settings) { return metrics.baselineOffsets }
    guard !title.isEmpty, let height = plainSize(settings).height else { return nil }
    return TextMetrics(font, settings.text).appKitBaselines(inHeight: height, in: settings)
  }

  /// A checkbox or radio button; without a title its frame is square.
  private var isBox: Bool { type == .check || type == .radio }

  /// Whether the image takes the place of the title, or lies below it.
  var hasImageAlone: Bool { imagePosition == .only || imagePosition == .overlaps }

  /// Whether the button shows an image and nothing else.
  private func isImageOnly(_ settings: DocumentSettings) -> Bool {
    imageSize(settings) != nil && (imagePosition == .only || title.isEmpty)
  }

  private var hasImageBeside: Bool {
    switch imagePosition {
    case .left, .right, .leading, .trailing: true
    case .noImage, .only, .above, .below, .overlaps: false
    }
  }

  private func textWidth(_ settings: DocumentSettings) -> Double {
    title.isEmpty || imagePosition == .only ? 0 : TextMetrics(font, settings.text).width(of: title).rounded(.up)
  }

  /// The symbol of a button without a bezel that shows nothing else.
  private func symbol(in settings: DocumentSettings) -> AppKitSymbol? {
    guard isPlain(in: settings), imagePosition == .only || (hasImageAlone && title.isEmpty) else { return nil }
    return AppKitSymbol(imageName, in: settings)
  }

  /// A checkbox's image is its box, which its padding counts.
  private func imageSize(_ settings: DocumentSettings) -> Size? {
    guard !isBox, imagePosition != .noImage else { return nil }
    return imageName.flatMap { settings.imageSizes[$0] }
  }

  private func metrics(in settings: DocumentSettings) -> AppKitControlMetrics? {
    let metrics = AppKitButtonMetrics(controlSize: controlSize, design: settings.appKitDesign)
    return switch type {
    case .check: metrics.check
    case .radio: metrics.radio
    case .help: metrics.help
    case .push where isBordered: metrics.push
    case .roundRect where isBordered: metrics.roundRect
    case .roundTextured where isBordered: isImageOnly(settings) ? metrics.texturedImage : metrics.textured
    case .recessed where isBordered: metrics.recessed
    case .inline where isBordered: metrics.inline
    case .bevel where hasRegularSquareBezel: metrics.bevel
    default: nil
    }
  }

  /// Whether the button has neither a bezel nor a shape of its own.
  private func isPlain(in settings: DocumentSettings) -> Bool {
    type != .disclosureTriangle && metrics(in: settings) == nil
  }

  /// Without a border: 4 points around the title, none around an image.
  private func plainSize(_ settings: DocumentSettings) -> IntrinsicSize {
    if type == .disclosureTriangle { return IntrinsicSize(width: 13, height: 13) }
    let image = imageSize(settings)
    if let symbol = symbol(in: settings) { return symbol.buttonContentSize }
    if title.isEmpty || imagePosition == .only {
      return IntrinsicSize(width: image?.width ?? 18, height: image?.height ?? 18)
    }
    let text = Size(
      width: textWidth(settings) + 4, height: TextMetrics(font, settings.text).appKitLineHeight(in: settings))
    guard let image else { return IntrinsicSize(width: text.width, height: text.height) }
    return switch imagePosition {
    case .above, .below: IntrinsicSize(width: max(text.width, image.width), height: text.height + image.height)
    case .overlaps: IntrinsicSize(width: max(text.width, image.width), height: max(text.height, image.height))
    default: IntrinsicSize(width: text.width + image.width + 2, height: max(text.height, image.height))
    }
  }
}

/// What only drawing needs.
extension AppKitButton {
  /// The look of the bezel; nil if it is not written.
  package var bezelStyle: AppKitBezelStyle? {
    decodeLateFromCell { $0.decodeEnum(AppKitBezelStyle.self, forKey: "bezelStyle") }
  }

  /// Whether the bezel keeps its height in a higher frame.
  package var keepsBezelHeight: Bool { bezelStyle == .rounded && controlSize != .large }

  /// Whether the button is on.
  package var state: State { cellCoder.value(forKey: "state") }

  /// Where the title is placed between the sides of the button.
  package var titleAlignment: TextAlignment {
    cellCoder.value(forKey: "alignment")
  }

  /// The color of the title; nil for the system's.
  package var contentTintColor: Color? { decodeLateColor(forKey: "contentTintColor") }

  /// Whether the Return key clicks the button.
  package var isDefault: Bool {
    decodeLateFromCell { cell in
      let key = cell.decodeString(forKey: "keyEquivalent")
      guard cell.coder(forKey: "keyEquivalent")?.decodeBool(forKey: "base64-UTF8") == true else { return key == "\r" }
      return key.flatMap { Base64(encoded: $0) }?.bytes == [UInt8(ascii: "\r")]
    } ?? false
  }
}

extension AppKitButton: StandardView {
  static var elementNames: [String] { ["button"] }

  /// The title in the middle, of a checkbox or radio button at the end.
  func standardTexts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    guard !title.isEmpty, imagePosition != .only, !hasNoTitle else { return [] }
    let layout = TextLayout(
      StyledText(title, font: font), in: settings.text, width: size.width, maximumLines: 1,
      alignment: isBox ? .trailing : .center, isRightToLeft: isRightToLeft(in: settings))
    let frame = size.bounds
    return [PlacedText(layout, inMiddleOf: frame, color: nil)]
  }

  /// Whether the type leaves no room for a title.
  private var hasNoTitle: Bool { type == .help || type == .disclosureTriangle }

  var standardContent: ViewContent { .control }

  func standardEmptySides(isRightToLeft: Bool) -> (left: Bool, right: Bool)? { nil }

  /// A bezel gives half of its padding to a long title; the box of a checkbox gives nothing.
  func standardTextShortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    let text = textWidth(settings)
    guard text > 0, !hasImageAlone, !hasNoTitle,
      let natural = intrinsicContentSize(in: settings, width: nil).width
    else { return nil }
    let insets = alignmentRectInsets(in: settings)
    let slack = isBox || isPlain(in: settings) ? 0 : (natural - text) / 2
    return .width(natural - slack + insets.left + insets.right, in: size, scale: settings.scale)
  }
}

/// The measures of AppKit's buttons by their kind, size and design, from the frames, constraints and baselines that
/// Interface Builder stored in 12 repositories.
struct AppKitButtonMetrics {
  let controlSize: ControlSize
  let design: AppKitDesign

  /// A push button.
  var push: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .yosemite): .init(32, 40, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 6)
    case (.regular, .bigSur): .init(32, 34, EdgeInsets(top: 5, left: 7, bottom: 7, right: 7), 6)
    case (.regular, .tahoe): .init(24, 24, .zero, 7)
    case (.large, .tahoe): .init(28, 27, .zero, 9)
    case (.large, _): .init(40, 32, EdgeInsets(all: 6), 9)
    case (.small, .tahoe): .init(20, 19, .zero, 6)
    // Evidence: 3/3, 1 repository.
    case (.small, .yosemite): .init(27, 26, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 4)
    case (.small, _): .init(27, 28, EdgeInsets(top: 4, left: 6, bottom: 7, right: 6), 4)
    case (.mini, .tahoe): .init(16, 16, .zero, 4)
    case (.mini, _): .init(16, 18, EdgeInsets(top: 1, left: 2, bottom: 2, right: 2), 4)
    }
  }

  /// A checkbox. Evidence for Yosemite's insets: 2/2 with a height of their own, 1 repository; for its baseline 2/2, 1
  /// repository.
  var check: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .tahoe): .init(16, 22, .zero, 3)
    case (.regular, .yosemite): .init(18, 22, EdgeInsets(all: 2), 2)
    case (.regular, .bigSur): .init(18, 26, EdgeInsets(top: 1, left: 2, bottom: 1), 3)
    case (.large, _): .init(22, 29, EdgeInsets(top: 2.5, left: 3, bottom: 2.5), 3)
    case (.small, .tahoe): .init(14, 18, .zero, 3)
    case (.small, _): .init(16, 21, EdgeInsets(top: 1, left: 1, bottom: 1), 3)
    case (.mini, _): .init(11, 18, .zero, 2)
    }
  }

  /// A radio button: a checkbox, but lower where it is small.
  ///
  /// Evidence: 7/7 small radio buttons, 2 repositories; for Yosemite's insets and baseline 2/2 regular ones, 1 document.
  var radio: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.regular, .yosemite): .init(18, 22, EdgeInsets(top: 1, left: 1, bottom: 1, right: 2), 3)
    case (.small, .yosemite), (.small, .bigSur): .init(15, 21, EdgeInsets(top: 0.5, left: 1, bottom: 0.5), 3)
    default: check
    }
  }

  /// A round button with a question mark. Evidence for the insets of small ones: 2/2, 2 repositories.
  var help: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, _): .init(19, 18, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), 4)
    case (.regular, .tahoe): .init(24, 24, .zero, 7)
    case (.large, _): .init(35, 35, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2), 9)
    default: .init(25, 25, EdgeInsets(top: 1, left: 3, bottom: 4, right: 2), 6)
    }
  }

  /// A capsule with a border. Evidence for the regular width: 2/2, 1 repository.
  var roundRect: AppKitControlMetrics {
    switch (controlSize, design) {
    case (.small, .tahoe): .init(20, 20, .zero, 6)
    case (.small, _): .init(17, 14, EdgeInsets(bottom: 1), 4)
    case (_, .tahoe): .init(24, 24, .zero, 7)
    default: .init(19, 14, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A button of a toolbar or a list's header.
  var textured: AppKitControlMetrics {
    design == .tahoe
      ? .init(24, 24, .zero, 7) : .init(23, 16, EdgeInsets(left: 1, bottom: 2, right: 1), 7)
  }

  /// The same with an image alone.
  ///
  /// Evidence: 3/3 buttons, a stack around a fourth, and 2 with heights of their own, 2 repositories.
  var texturedImage: AppKitControlMetrics {
    design == .bigSur ? .init(23, 16, EdgeInsets(top: 1, left: 1, bottom: 2, right: 1), 7) : textured
  }

  /// A button that shows its border only under the pointer.
  var recessed: AppKitControlMetrics {
    switch controlSize {
    case .mini: .init(16, 16, .zero, 4)
    case .small: .init(16, 14, .zero, 4)
    default: .init(19, 16, EdgeInsets(bottom: 1), 5)
    }
  }

  /// A square bezel with rounded corners.
  ///
  /// Evidence: 2/2 buttons with insets like those of pop-up buttons in the same bezel, 2 repositories; 1/1 on macOS 26.
  var bevel: AppKitControlMetrics {
    switch (controlSize, design) {
    case (_, .tahoe): .init(24, 28, .zero, 7)
    case (.small, _): .init(23, 22, EdgeInsets(top: 3, left: 3, bottom: 4, right: 3), 5)
    default: .init(25, 26, EdgeInsets(top: 3, left: 3, bottom: 4, right: 3), 6)
    }
  }

  /// A capsule within text.
  ///
  /// Evidence: 5/7 widths within a point, 1 repository; 5/8 heights, 2 repositories.
  var inline: AppKitControlMetrics { .init(18, 12, .zero, 5) }
}

import NibDecoder

/// The part of a `UIButton.Configuration` that a button's size depends on.
package struct ButtonConfiguration {
  /// What only drawing needs.
  package struct Appearance {
    /// The look of the background.
    package enum Style: String, CaseIterable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, clearGlass, prominentGlass, prominentClearGlass
    }

    /// How round the background is.
    package enum CornerStyle: String, CaseIterable {
      case fixed, dynamic, small, medium, large, capsule
    }

    /// The look of the background; nil for one that is not written or not known.
    package let style: Style?
    /// How round the background is; ``CornerStyle/dynamic`` if it is not written.
    package let cornerStyle: CornerStyle
    /// The color of the background; nil for the style's.
    package let baseBackgroundColor: Color?
    /// The color of title and image; nil for the style's.
    package let baseForegroundColor: Color?

    init(coder: NibCoder) {
      style = coder.decodeEnum(Style.self, forKey: "style")
      cornerStyle = coder.value(forKey: "cornerStyle")
      baseBackgroundColor = Color(coder: coder, key: "baseBackgroundColor")
      baseForegroundColor = Color(coder: coder, key: "baseForegroundColor")
    }
  }

  /// The side of the title on which the image is: `leading` if it is not written.
  let imagePlacement: String
  let imagePadding: Double
  let contentInsets: EdgeInsets

  init(coder: NibCoder) {
    imagePlacement = coder.string(forKey: "imagePlacement")
    imagePadding = coder.length(forKey: "imagePadding")
    let isTelevision = coder.document.kind.platform == .tvOS
    contentInsets =
      coder.coder(forKey: "contentInsets").map(Self.decodeInsets)
      ?? (isTelevision ? Self.televisionInsets : Self.standardInsets)
  }

  /// 7 above and below, 12 at the sides.
  private static let standardInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

  /// 20 above and below, 40 at the sides. Evidence: 3/3 buttons of tvOS, 2 repositories.
  private static let televisionInsets = EdgeInsets(top: 20, left: 40, bottom: 20, right: 40)

  private static func decodeInsets(_ coder: NibCoder) -> EdgeInsets {
    func value(_ key: String) -> Double { coder.length(forKey: key) }
    return EdgeInsets(top: value("top"), left: value("leading"), bottom: value("bottom"), right: value("trailing"))
  }

  /// Image and title side by side or one above the other, padded.
  func size(text: Size?, image: Size?) -> Size {
    let padding = text == nil || image == nil ? 0 : imagePadding
    let (text, image) = (text ?? .zero, image ?? .zero)
    let isVertical = imagePlacement == "top" || imagePlacement == "bottom"
    let width = isVertical ? max(text.width, image.width) : text.width + padding + image.width
    let height = isVertical ? text.height + padding + image.height : max(text.height, image.height)
    return Size(
      width: width + contentInsets.left + contentInsets.right, height: height + contentInsets.top + contentInsets.bottom
    )
  }
}

/// `UIButton.ButtonType`.
package enum ButtonType: String, CaseIterable {
  case custom, system, roundedRect, infoLight, infoDark, contactAdd, detailDisclosure, close, plain

  /// The size of a button that consists of its icon; nil for other buttons.
  ///
  /// A close button is 22 by 21 in all versions. Evidence: 36/36 lengths of icon buttons, 11 repositories.
  func iconSize(in settings: DocumentSettings) -> Size? {
    guard isIcon else { return nil }
    if self == .close { return Size(width: 22, height: 21) }
    let size = settings[ControlFacts.iconButton]
    return Size(width: settings.text.ceiledToPixel(size.width), height: settings.text.ceiledToPixel(size.height))
  }

  /// The icon's size if a configuration pads it: as high as a symbol's line.
  func configuredIconSize(in settings: DocumentSettings) -> Size? {
    iconSize(in: settings).map { Size(width: $0.width, height: 20) }
  }

  private var isIcon: Bool {
    switch self {
    case .infoLight, .infoDark, .contactAdd, .detailDisclosure, .close: true
    case .custom, .system, .roundedRect, .plain: false
    }
  }
}

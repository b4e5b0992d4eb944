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

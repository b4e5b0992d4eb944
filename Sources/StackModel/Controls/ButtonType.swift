/// `UIButton.ButtonType`.
enum ButtonType: String {
  case custom, system, roundedRect, infoLight, infoDark, contactAdd, detailDisclosure, close

  /// The size of a button that is nothing but its icon; nil for the others.
  ///
  /// 22 square up to Xcode 10, 25 by 24 in Xcode 11, later 26 square, at three pixels a point 25.67; a close button
  /// is 22 by 21: all 36 stored lengths in 11 repositories.
  func iconSize(in settings: DocumentSettings) -> Size? {
    guard isIcon else { return nil }
    if self == .close { return Size(width: 22, height: 21) }
    switch settings.toolsVersion {
    case ..<14_800: return Size(width: 22, height: 22)
    case ..<17_000: return Size(width: 25, height: 24)
    default: return Size(width: settings.ceiledToPixel(25.6), height: settings.ceiledToPixel(25.6))
    }
  }

  /// The icon's size where a configuration pads it: as high as a symbol's line.
  func configuredIconSize(in settings: DocumentSettings) -> Size? {
    iconSize(in: settings).map { Size(width: $0.width, height: 20) }
  }

  private var isIcon: Bool {
    switch self {
    case .infoLight, .infoDark, .contactAdd, .detailDisclosure, .close: true
    case .custom, .system, .roundedRect: false
    }
  }
}

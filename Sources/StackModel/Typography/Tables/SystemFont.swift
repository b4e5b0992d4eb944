/// The system font, by the drawings that a version of the system has.
public enum SystemFont: String, CaseIterable, Sendable {
  /// Helvetica Neue: iOS 7 and 8.
  case helveticaNeue
  /// Helvetica Neue with wider spacing: OS X Yosemite.
  case helveticaNeueDeskInterface
  /// San Francisco with one drawing below 20 points and one from there on: iOS 9 and 10.
  case sanFrancisco
  /// The same with tighter spacing at display sizes: iOS 11 to 13.
  case tightened
  /// San Francisco with drawings that blend from 17 to 28 points: iOS 14 and later.
  case blended
  /// The same of macOS, which spaces it in another way: macOS 11 and later.
  case desktop

  /// Whether it is Helvetica Neue rather than San Francisco.
  var isHelveticaNeue: Bool { self == .helveticaNeue || self == .helveticaNeueDeskInterface }

  /// The font that macOS has at the same time.
  var onMac: SystemFont {
    switch self {
    case .helveticaNeue: .helveticaNeueDeskInterface
    case .blended: .desktop
    default: self
    }
  }

  /// The height of a line of San Francisco divided by the size.
  static let lineHeightFactor = 1.193359375
  /// From the baseline to the top of a line of San Francisco, divided by the size.
  static let ascender = 0.952148
  /// From the baseline to the bottom of a line of San Francisco, divided by the size.
  static let descender = 0.241211
}

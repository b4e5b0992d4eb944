/// The versions of iOS that changed what stack views do.
enum StackVersion {
  /// Distances behind single views. Apple's documentation of `setCustomSpacing(_:after:)`.
  static let customSpacing = 11
  /// A label of several lines shares the width only with others of its kind. Measured by the article "Stack View Changes
  /// In iOS 15" of Use Your Loaf; frames that Xcode 13 and later stored agree in 6 rows of 5 repositories, and none differs.
  static let loneLabelKeepsWidth = 15
  /// Later than every version there is.
  static let newest = 99

  /// The version that came with the Xcode which saved a document, and lays out on its canvas.
  static func ofCanvas(toolsVersion: Int) -> Int {
    switch toolsVersion {
    case ..<13_000: 10
    case ..<14_300: 11
    case ..<14_800: 12
    case ..<17_000: 13
    case ..<19_000: 14
    default: newest
    }
  }
}

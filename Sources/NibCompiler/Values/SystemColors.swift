/// The components of colors of the system in light mode, for documents that do not store them.
///
/// Evidence: at least one nib each.
enum SystemColors {
  /// A color's components from 0 to 1.
  enum Components {
    case gray(Double, alpha: Double)
    case rgb([Double], alpha: Double)
  }

  /// Colors that are the same in light and dark mode but for their brightness.
  static let vivid: Set = [
    "systemBlueColor", "systemBrownColor", "systemCyanColor", "systemGreenColor", "systemIndigoColor",
    "systemMintColor", "systemOrangeColor", "systemPinkColor", "systemPurpleColor", "systemRedColor",
    "systemTealColor", "systemYellowColor",
  ]

  static func components(of name: String) -> Components? { table[name] }

  private static let table: [String: Components] = [
    "blackColor": .gray(0, alpha: 1), "whiteColor": .gray(1, alpha: 1), "clearColor": .gray(0, alpha: 0),
    "darkTextColor": .gray(0, alpha: 1), "labelColor": .gray(0, alpha: 1),
    "systemBackgroundColor": .gray(1, alpha: 1), "tertiarySystemBackgroundColor": .gray(1, alpha: 1),
    "tableBackgroundColor": .gray(1, alpha: 1), "tableCellGroupedBackgroundColor": .gray(1, alpha: 1),
    "tableCellPlainBackgroundColor": .gray(1, alpha: 1),
    "groupTableViewBackgroundColor": rgb(242, 242, 247), "secondarySystemBackgroundColor": rgb(242, 242, 247),
    "systemGray6Color": rgb(242, 242, 247), "secondaryLabelColor": rgb(60, 60, 67, alpha: 0.6),
    "secondarySystemFillColor": rgb(120, 120, 128, alpha: 0.16), "systemFillColor": rgb(120, 120, 128, alpha: 0.2),
    "systemBlueColor": rgb(0, 122, 255), "systemOrangeColor": rgb(255, 149, 0), "systemPinkColor": rgb(255, 45, 85),
    "systemRedColor": rgb(255, 59, 48), "systemTealColor": rgb(48, 176, 199), "systemYellowColor": rgb(255, 204, 0),
  ]

  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> Components {
    .rgb([red / 255, green / 255, blue / 255], alpha: alpha)
  }
}

import EmbeddedFiles
package import StackModel
import Support

/// The colors that a document can name, ready to be drawn.
package struct Palette: Sendable {
  private let named: NamedColors
  private let platform: Platform
  private let assets: any DrawingAssets

  /// Takes the colors of a document.
  ///
  /// - Parameter assets: The project's own colors, which have a dark appearance where the document lists only a light one.
  package init(_ document: LayoutDocument, assets: any DrawingAssets) {
    named = NamedColors(document.nib)
    platform = document.settings.platform
    self.assets = assets
  }

  /// How a color is drawn; nil for one that nothing gives components.
  package func paint(_ color: Color) -> Paint? {
    switch color.name {
    case .asset(let name)?: assets.color(named: name) ?? named.components(of: color).map { Paint($0) }
    case .system(let name)?:
      SystemColors.paint(named: name, on: platform, listed: named.listed(.system(name)))
    case nil: color.components.map { Paint($0) }
    }
  }

  /// A color of the system by the name of its constant, such as `label` or `systemBackground`; black if it is unknown.
  func system(_ name: String) -> Paint { paint(Color(.system(name))) ?? .black }
}

/// The colors that a platform names, in light and in dark appearance.
///
/// Source: the resources that Interface Builder lists in documents, for light appearance; Apple's Human Interface
/// Guidelines and the values that `UIColor` and `NSColor` resolve to, for dark appearance.
enum SystemColors {
  /// The color of a name, with or without `Color` at its end; nil for other names.
  ///
  /// - Parameter listed: The components that the document lists for light appearance; nil if it does not.
  static func paint(named name: String, on platform: Platform, listed: Color.Components?) -> Paint? {
    let base = name.hasByteSuffix("Color") ? String(name.dropLast(5)) : name
    if platform == .macOS, let paint = desktop[base] { return Paint(listed ?? paint.light, dark: paint.dark) }
    guard let light = listed ?? Color.Components(systemColor: base) else { return nil }
    return Paint(light, dark: dark[base])
  }

  /// iOS's colors in dark appearance, where they differ.
  private static let dark = colors(of: "iOS").mapValues(\.light)

  /// macOS's colors.
  private static let desktop = colors(of: "macOS")

  /// A line of `SystemColors.txt` has a platform, a name, and up to two colors: gray or red, green and blue from 0 to 255,
  /// and the opacity if it is not 1. The second one is for dark appearance.
  private static func colors(of platform: String) -> [String: Paint] {
    var colors: [String: Paint] = [:]
    for line in String(cString: EmbeddedSystemColors.bytes).split(separator: "\n") {
      let parts = line.split(separator: "|").map { $0.split(separator: " ") }
      guard parts[0][0] == platform else { continue }
      colors[String(parts[0][1])] = Paint(
        components(parts[0][2...]), dark: parts.count > 1 ? components(parts[1][...]) : nil)
    }
    return colors
  }

  private static func components(_ words: ArraySlice<Substring>) -> Color.Components {
    let numbers = words.compactMap { Double($0) }
    let alpha = numbers.count.isMultiple(of: 2) ? numbers[numbers.count - 1] : 1
    return numbers.count < 3
      ? Color.Components(white: numbers[0] / 255, alpha: alpha)
      : Color.Components(red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: alpha)
  }
}

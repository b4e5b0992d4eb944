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
    case .asset(let name)?:
      assets.color(named: name)
        ?? named.components(of: color).map { Paint($0, dark: named.dark(.asset(name))) }
    case .system(let name)?:
      SystemColors.paint(named: name, on: platform, listed: named.listed(.system(name)))
    case nil: color.components.map { Paint($0) }
    }
  }

  /// A color of the system by the name of its constant, such as `label` or `systemBackground`; black if it is unknown.
  func system(_ name: String) -> Paint { paint(Color(.system(name))) ?? .black }
}

extension SystemColors {
  /// The color of a name, with or without `Color` at its end; nil for other names.
  ///
  /// - Parameter listed: The components that the document lists for light appearance; nil if it does not.
  static func paint(named name: String, on platform: Platform, listed: Color.Components?) -> Paint? {
    let base = SystemColors.base(name)
    if platform == .macOS, let color = macOS[base] { return Paint(listed ?? color.light, dark: color.dark) }
    guard let light = listed ?? Color.Components(systemColor: base) else { return nil }
    return Paint(light, dark: iOS[base]?.dark)
  }
}

/// The images and colors that a document names and an asset catalog has.
package protocol DrawingAssets: Sendable {
  /// The image of a name; nil if there is none that a picture can contain.
  func image(named name: String) -> EmbeddedImage?
  /// The color of a name; nil if there is none.
  func color(named name: String) -> Paint?
}

/// No assets at all.
package struct NoAssets: DrawingAssets {
  package init() {}
  package func image(named name: String) -> EmbeddedImage? { nil }
  package func color(named name: String) -> Paint? { nil }
}

package import StackModel

/// A color as it is drawn in light and in dark appearance.
package struct Paint: Hashable, Sendable {
  /// The color in light appearance.
  package let light: Color.Components
  /// The color in dark appearance.
  package let dark: Color.Components

  /// - Parameter dark: The color in dark appearance; nil for the same one.
  package init(_ light: Color.Components, dark: Color.Components? = nil) {
    self.light = light
    self.dark = dark ?? light
  }

  /// Whether nothing is drawn in either appearance.
  var isTransparent: Bool { light.alpha == 0 && dark.alpha == 0 }

  /// The same color with its opacity multiplied.
  func withOpacity(_ factor: Double) -> Paint {
    Paint(light.withOpacity(factor), dark: dark.withOpacity(factor))
  }
}

extension Paint {
  static let black = Paint(Color.Components(white: 0))
  static let white = Paint(Color.Components(white: 1))
}

extension Paint {
  /// Black on light colors and white on dark ones.
  var contrast: Paint { Paint(light.contrast, dark: dark.contrast) }

  /// Whether the color is light in light appearance, as text on dark backgrounds is.
  var isLight: Bool { light.luminance > 0.7 }
}

extension Color.Components {
  /// By what eyes see of red, green and blue.
  fileprivate var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  fileprivate var contrast: Color.Components { Color.Components(white: luminance < 0.5 ? 1 : 0) }

  fileprivate func withOpacity(_ factor: Double) -> Color.Components {
    Color.Components(red: red, green: green, blue: blue, alpha: alpha * factor, space: space)
  }
}

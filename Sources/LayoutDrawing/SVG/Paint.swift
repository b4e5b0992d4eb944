package import FontMetrics

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
  package var isTransparent: Bool { light.alpha == 0 && dark.alpha == 0 }

  /// The same color with its opacity multiplied.
  package func withOpacity(_ factor: Double) -> Paint {
    Paint(light.withOpacity(factor), dark: dark.withOpacity(factor))
  }
}

extension Paint {
  package static let black = Paint(Color.Components(white: 0))
  package static let white = Paint(Color.Components(white: 1))
}

extension Color.Components {
  fileprivate func withOpacity(_ factor: Double) -> Color.Components {
    Color.Components(red: red, green: green, blue: blue, alpha: alpha * factor, space: space)
  }
}

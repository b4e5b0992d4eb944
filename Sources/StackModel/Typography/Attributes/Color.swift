/// A color as a document describes it: by its components, by the name under which the system or an asset catalog resolves
/// it, or by both.
public struct Color: Hashable, Sendable {
  /// A name that is resolved when the color is drawn.
  public enum Name: Hashable, Sendable {
    /// A color of the system, such as `labelColor` or `systemBlueColor`.
    case system(String)
    /// A color of an asset catalog, such as `Brand`.
    case asset(String)
  }

  /// The name; nil for a color that consists of components alone.
  public let name: Name?
  /// The components; nil if only the name is known.
  public let components: Components?

  /// Creates a color from components.
  public init(_ components: Components) {
    name = nil
    self.components = components
  }

  /// Creates a color that has a name.
  ///
  /// - Parameter components: the components where the name is not resolved.
  public init(_ name: Name, components: Components? = nil) {
    self.name = name
    self.components = components
  }

  /// Whether nothing is drawn in the color.
  public var isTransparent: Bool { components?.alpha == 0 || name == .system("clearColor") }
}

extension Color {
  /// The numbers of a color.
  public struct Components: Hashable, Sendable {
    /// The red component, from 0 to 1; outside that range in an extended color space.
    public let red: Double
    /// The green component.
    public let green: Double
    /// The blue component.
    public let blue: Double
    /// The opacity, from 0 for transparent to 1 for opaque.
    public let alpha: Double
    /// The space in which the components are meant.
    public let space: Space

    /// Creates components. The alpha is limited to 0…1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB) {
      (self.red, self.green, self.blue) = (Self.bounded(red), Self.bounded(green), Self.bounded(blue))
      self.alpha = min(max(alpha, 0), 1)
      self.space = space
    }

    /// No extended color space has more. Products of larger numbers could be infinite.
    private static func bounded(_ component: Double) -> Double { min(max(component, -100), 100) }

    /// Creates a gray.
    public init(white: Double, alpha: Double = 1, space: Space = .gray) {
      self.init(red: white, green: white, blue: white, alpha: alpha, space: space)
    }

    /// Creates a color from inks, without a color profile.
    public init(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double = 1) {
      self.init(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
        alpha: alpha, space: .cmyk)
    }
  }

  /// A color space, without the details of its profile.
  public enum Space: String, CaseIterable, Hashable, Sendable {
    /// Red, green and blue of the web and of most screens.
    case sRGB
    /// Red, green and blue of screens with a wide gamut.
    case displayP3
    /// Adobe RGB (1998).
    case adobeRGB
    /// Red, green and blue of the device or of macOS's generic profile.
    case genericRGB
    /// A gray, as all three components.
    case gray
    /// Inks, converted to red, green and blue.
    case cmyk
  }
}

extension Color.Components {
  /// The components of a color of UIKit in light appearance; nil for other names.
  ///
  /// Documents of Xcode 11.4 and later list the components of the colors that they use. Older ones have the name alone.
  ///
  /// Evidence: 1,468/1,480 components listed in documents, 59 repositories; most others are of other versions of iOS.
  public init?(systemColor name: String) {
    let base = SystemColors.base(name)
    guard let color = SystemColors.constants[base] ?? SystemColors.iOS[base]?.light else { return nil }
    self = color
  }
}

extension SystemColors {
  /// The constants of `UIColor` whose components are documented, without `Color`. Documents have the components.
  static let constants: [String: Color.Components] = [
    "black": .init(white: 0), "darkGray": .init(white: 1.0 / 3), "gray": .init(white: 0.5),
    "lightGray": .init(white: 2.0 / 3), "white": .init(white: 1), "clear": .init(white: 0, alpha: 0),
    "red": .init(red: 1, green: 0, blue: 0), "green": .init(red: 0, green: 1, blue: 0),
    "blue": .init(red: 0, green: 0, blue: 1), "cyan": .init(red: 0, green: 1, blue: 1),
    "yellow": .init(red: 1, green: 1, blue: 0), "magenta": .init(red: 1, green: 0, blue: 1),
    "orange": .init(red: 1, green: 0.5, blue: 0), "purple": .init(red: 0.5, green: 0, blue: 0.5),
    "brown": .init(red: 0.6, green: 0.4, blue: 0.2),
  ]
}

import EmbeddedFiles
import Support

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

/// The colors that a platform names, in light and in dark appearance.
///
/// Source: the resources that Interface Builder lists in documents, for light appearance; Apple's Human Interface
/// Guidelines and the values that `UIColor` and `NSColor` resolve to, for dark appearance.
package enum SystemColors {
  /// A color in both appearances.
  package struct Pair: Sendable {
    /// The components in light appearance.
    package let light: Color.Components
    /// Those in dark appearance; nil where they are the same.
    package let dark: Color.Components?
  }

  /// iOS's colors, by the names of their constants without `Color`.
  package static let iOS = colors(of: "iOS")

  /// macOS's colors, likewise.
  package static let macOS = colors(of: "macOS")

  /// A line of `SystemColors.txt` has a platform, a name, and up to two colors: gray or red, green and blue from 0 to 255,
  /// and the opacity if it is not 1. The second one is for dark appearance.
  private static func colors(of platform: String) -> [String: Pair] {
    var colors: [String: Pair] = [:]
    for line in String(cString: EmbeddedSystemColors.bytes).split(separator: "\n") {
      let parts = line.split(separator: "|").map { $0.split(separator: " ") }
      guard parts[0][0] == platform else { continue }
      colors[String(parts[0][1])] = Pair(
        light: components(parts[0][2...]), dark: parts.count > 1 ? components(parts[1][...]) : nil)
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

extension SystemColors {
  /// The attributes of the color that documents of iOS list for one of the system's, in the order of Interface Builder; nil
  /// for a color that is not known.
  ///
  /// - Parameter name: The name, such as `systemBackgroundColor`.
  package static func resource(named name: String) -> [(name: String, value: String)]? {
    iOS[base(name)].map { attributes($0.light) }
  }

  /// The attributes of a constant of `UIColor`, for which documents have components; nil for other names.
  package static func constant(named name: String) -> [(name: String, value: String)]? {
    constants[base(name)].map(attributes)
  }

  /// The name of the constant with the attributes of a color; nil for another color.
  package static func constant(_ attributes: [(name: String, value: String)]) -> String? {
    let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
    return constants.keys.sorted().first { name in
      let same = constant(named: name) ?? []
      return same.count == values.count
        && same.allSatisfy { part in
          guard let value = values[part.name] else { return false }
          guard let one = Double(part.value), let other = Double(value) else { return part.value == value }
          return abs(one - other) < 1e-9
        }
    }
  }

  /// A name without `Color`.
  package static func base(_ name: String) -> String { name.hasByteSuffix("Color") ? String(name.dropLast(5)) : name }

  private static func attributes(_ light: Color.Components) -> [(name: String, value: String)] {
    func text(_ value: Double) -> String { value == 0 ? "0.0" : value == 1 ? "1" : "\(value)" }
    let isGray = light.red == light.green && light.green == light.blue
    let components =
      isGray ? [("white", light.red)] : [("red", light.red), ("green", light.green), ("blue", light.blue)]
    return (components + [("alpha", light.alpha)]).map { (name: $0, value: text($1)) } + [
      (name: "colorSpace", value: "custom"),
      (name: "customColorSpace", value: isGray ? "genericGamma22GrayColorSpace" : "sRGB"),
    ]
  }
}

import EmbeddedFiles
import Support

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

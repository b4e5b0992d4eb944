package import Drawing
import Formats
import StackModel
import Support

/// A color of an asset catalog, in light and in dark appearance.
package struct ColorSet: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  package typealias Components = [Double]

  package let light: Components
  /// In dark appearance; nil for the same.
  package let dark: Components?

  /// Reads a color; nil for one that has no components, such as a color of the system.
  ///
  /// - Parameter description: The content of the color's `Contents.json`.
  init?(description: [UInt8]) {
    guard let node = try? JSONParser.parse(description), let entries = try? node.array("colors") else { return nil }
    var (light, dark): (Components?, Components?)
    for entry in entries {
      guard let components = Self.components(of: entry) else { continue }
      let appearances = (try? entry.member("appearances")?.array()) ?? []
      let values = appearances.compactMap { try? $0.string("value") }
      if values.isEmpty { light = light ?? components } else if values == ["dark"] { dark = dark ?? components }
    }
    guard let light = light ?? dark else { return nil }
    self.light = light
    self.dark = dark
  }

  /// The color as it is drawn.
  package var paint: Paint { Paint(Self.color(light), dark: dark.map(Self.color)) }

  private static func color(_ parts: Components) -> Color.Components {
    Color.Components(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static func components(of entry: JSONNode) -> Components? {
    guard let color = try? entry.requiredMember("color"), let written = try? color.requiredMember("components") else {
      return nil
    }
    let alpha = number(written, "alpha") ?? 1
    if let white = number(written, "white") { return [white, white, white, alpha] }
    let parts = ["red", "green", "blue"].compactMap { number(written, $0) }
    return parts.count == 3 ? parts + [alpha] : nil
  }

  /// `0.5`, `128` or `0x80`: whole numbers above 1 are of 255.
  private static func number(_ components: JSONNode, _ key: String) -> Double? {
    guard let text = try? components.string(key) else { return nil }
    if text.hasBytePrefix("0x") || text.hasBytePrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { min(1, Double($0) / 255) }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    let isOf255 = !text.contains(".") && value > 1
    return min(max(isOf255 ? value / 255 : value, 0), 1)
  }
}

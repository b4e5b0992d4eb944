import StackModel
import Support

/// How different the luminances of two opaque colors are: from 1 to 21.
///
/// Source: WCAG 2.2, "contrast ratio" and "relative luminance".
struct ContrastRatio {
  let value: Double

  init(_ one: Color.Components, _ other: Color.Components) {
    let luminances = [Self.luminance(of: one), Self.luminance(of: other)].sorted()
    value = (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private static func luminance(of color: Color.Components) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ component: Double) -> Double {
    let component = min(max(component, 0), 1)
    return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The least ratio for a text of a size in points.
  static func least(forSize size: Double, isBold: Bool) -> Double { size >= 18 || isBold && size >= 14 ? 3 : 4.5 }
}

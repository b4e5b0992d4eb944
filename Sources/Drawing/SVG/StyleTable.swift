import StackModel
import Support

/// The colors and fonts of pictures, each as a class of a style sheet.
struct StyleTable {
  /// What a class says of a font.
  struct Typeface: Hashable {
    var family: String?
    var weight: FontWeight
    var isItalic: Bool

    init(_ font: Font) {
      family = font.family
      weight = font.weight
      isItalic = font.isItalic
    }
  }

  private var fills = Indices<Paint>()
  private var strokes = Indices<Paint>()
  private var typefaces = Indices<Typeface>()

  /// Whether some images are only shown in one appearance.
  var usesAppearances = false

  init() {}

  mutating func index(ofFill paint: Paint) -> Int { fills.index(of: paint.asDrawn) }

  mutating func index(ofStroke paint: Paint) -> Int { strokes.index(of: paint.asDrawn) }

  mutating func index(of typeface: Typeface) -> Int { typefaces.index(of: typeface) }
}

extension StyleTable {
  /// The style sheet in one appearance.
  ///
  /// - Parameter scope: What stands before each selector, such as `.dark `.
  func styleSheet(_ appearance: Appearance, scope: StaticString = "") -> Escaped<XMLMarkup> {
    var sheet = Escaped<XMLMarkup>()
    func rule(_ selector: StaticString, _ index: Int?, _ declarations: Escaped<XMLMarkup>) {
      sheet.append(literal: scope)
      sheet.append(literal: ".")
      sheet.append(literal: selector)
      if let index { sheet.append(index) }
      sheet += "{"
      sheet += declarations
      sheet += "}"
    }
    rule("n", nil, "fill:none")
    if usesAppearances { rule(appearance == .light ? "in-dark" : "in-light", nil, "display:none") }
    for (index, paint) in fills.values.enumerated() {
      rule("f", index, Self.color("fill", paint[appearance]))
    }
    for (index, paint) in strokes.values.enumerated() {
      rule("s", index, Self.color("stroke", paint[appearance]))
    }
    for (index, typeface) in typefaces.values.enumerated() { rule("t", index, typeface.declarations) }
    return sheet
  }

  private static func color(_ property: StaticString, _ color: Color.Components) -> Escaped<XMLMarkup> {
    var text = Escaped<XMLMarkup>()
    text.append(literal: property)
    text += ":\(hexadecimal: color)"
    if color.alpha < 1 {
      text += ";"
      text.append(literal: property)
      text += "-opacity:\(number: color.alpha)"
    }
    return text
  }
}

extension StyleTable.Typeface {
  /// The family as the document names it, if that is harmless in a style, then what looks most like Apple's font.
  fileprivate var declarations: Escaped<XMLMarkup> {
    var text: Escaped<XMLMarkup> = "font-family:"
    if let family, !family.isEmpty, family.utf8.allSatisfy(Self.isHarmless) { text += "'\(family)'," }
    switch GenericFamily(family) {
    case .sansSerif: text += "'SF Pro Text',Inter,-apple-system,'Helvetica Neue',Helvetica,Arial,sans-serif"
    case .serif: text += "'Times New Roman',serif"
    case .monospaced: text += "Menlo,'DejaVu Sans Mono',monospace"
    }
    if weight != .regular { text += ";font-weight:\(weight.rawValue)" }
    if isItalic { text += ";font-style:italic" }
    return text
  }

  private static func isHarmless(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension Paint {
  /// The colors as the style sheet writes them. Those that look alike are one class, whatever space a document names.
  fileprivate var asDrawn: Paint { Paint(light.asDrawn, dark: dark.asDrawn) }
}

extension Color.Components {
  fileprivate var asDrawn: Color.Components {
    func step(_ component: Double) -> Double { min(max((component * 255).rounded(), 0), 255) / 255 }
    return Color.Components(
      red: step(red), green: step(green), blue: step(blue), alpha: (alpha * 100).rounded() / 100)
  }
}

/// Values in the order in which they were first asked for.
private struct Indices<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func index(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

extension Escaped.StringInterpolation where Syntax == XMLMarkup {
  /// A color without its opacity, such as `#0a84ff`.
  fileprivate mutating func appendInterpolation(hexadecimal color: Color.Components) {
    text.append(literal: "#")
    for component in [color.red, color.green, color.blue] {
      let value = Int(clamping: (component * 255).rounded(), to: 0...255)
      if value < 16 { text.append(literal: "0") }
      text.append(String(value, radix: 16))
    }
  }
}

/// Whether the user has chosen light or dark screens.
package enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

extension Paint {
  subscript(appearance: Appearance) -> Color.Components { appearance == .light ? light : dark }
}

extension Escaped.StringInterpolation where Syntax == XMLMarkup {
  /// A number with at most two decimals, as exact as any screen is.
  mutating func appendInterpolation(number: Double) {
    guard number.isFinite, abs(number) < 1e9 else { return text.append(literal: "0") }
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { text.append(literal: "-") }
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    text.append(whole)
    guard rest > 0 else { return }
    text.append(literal: rest < 10 ? ".0" : ".")
    text.append(rest % 10 == 0 ? rest / 10 : rest)
  }
}

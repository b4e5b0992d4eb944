/// Advance widths of the system font, from space to tilde, for the drawing used at text sizes and the one at display sizes.
///
/// Those of iOS 14 and later are measured. Those of earlier systems and of macOS are fitted by regression to stored frames of
/// public documents; no font was read.
///
/// Evidence: widths of texts measured in UIKit on iOS 26.1, in which light at display sizes is an estimate. Of 222 widths in
/// nine weights and 13 sizes, 220 are within a pixel.
struct SystemFontAdvances: Sendable {
  /// In thousandths of the size.
  private let text: [Double]
  private let display: [Double]

  /// Fitted advances.
  private init(_ weight: FontWeight) {
    text = MetricsTable.systemFont("text", weight.name).numbers
    display = MetricsTable.systemFont("display", weight.name).numbers
  }

  /// Measured ones, which are in units of 1/2048 of the size.
  private init(measured weight: FontWeight) {
    text = MetricsTable.systemFont("measured", "text \(weight.name)").numbers.map { $0 / 2.048 }
    display = MetricsTable.systemFont("measured", "display \(weight.name)").numbers.map { $0 / 2.048 }
  }

  /// A weight between two others, or beyond the second one.
  private init(_ one: Self, _ other: Self, share: Double) {
    text = zip(one.text, other.text).map { $0 + share * ($1 - $0) }
    display = zip(one.display, other.display).map { $0 + share * ($1 - $0) }
  }

  /// The advance of an ASCII character in thousandths of the size.
  func advance(of character: UInt8, displayShare: Double) -> Double {
    let index = Int(character) - 32
    guard text.indices.contains(index) else { return 0 }
    return text[index] * (1 - displayShare) + display[index] * displayShare
  }

  /// The advance of a symbol, in the regular weight at text sizes.
  static func advance(ofSymbol scalar: Unicode.Scalar) -> Double? { symbols[scalar] }

  private static let symbols = Dictionary(
    uniqueKeysWithValues: MetricsTable.systemFont("symbols").words.map { word in
      (word.unicodeScalars[word.startIndex], Double(word.dropFirst()) ?? 0)
    })

  /// The table of a weight.
  static func table(weight: FontWeight, of font: SystemFont) -> SystemFontAdvances {
    font == .blended ? measuredTable(weight) : fittedTable(weight)
  }

  private static func measuredTable(_ weight: FontWeight) -> SystemFontAdvances {
    switch weight {
    case .ultraLight: Measured.ultraLight
    case .thin: Measured.thin
    case .light: Measured.light
    case .regular: Measured.regular
    case .medium: Measured.medium
    case .semibold: Measured.semibold
    case .bold: Measured.bold
    case .heavy: Measured.heavy
    case .black: Measured.black
    }
  }

  private static func fittedTable(_ weight: FontWeight) -> SystemFontAdvances {
    switch weight {
    case .ultraLight, .thin, .light: Fitted.light
    case .regular: Fitted.regular
    case .medium: Fitted.medium
    case .semibold: Fitted.semibold
    case .bold: Fitted.bold
    case .heavy: Fitted.heavy
    case .black: Fitted.black
    }
  }

  private enum Measured {
    static let ultraLight = SystemFontAdvances(regular, light, share: 2.9365)
    static let thin = SystemFontAdvances(regular, light, share: 2.3015)
    static let light = SystemFontAdvances(measured: .light)
    static let regular = SystemFontAdvances(measured: .regular)
    static let medium = SystemFontAdvances(regular, bold, share: 0.3667)
    static let semibold = SystemFontAdvances(regular, bold, share: 0.6333)
    static let bold = SystemFontAdvances(measured: .bold)
    static let heavy = SystemFontAdvances(bold, black, share: 0.5333)
    static let black = SystemFontAdvances(measured: .black)
  }

  private enum Fitted {
    static let light = SystemFontAdvances(.light)
    static let regular = SystemFontAdvances(.regular)
    static let medium = SystemFontAdvances(.medium)
    static let semibold = SystemFontAdvances(.semibold)
    static let bold = SystemFontAdvances(.bold)
    static let heavy = SystemFontAdvances(.heavy)
    static let black = SystemFontAdvances(.black)
  }
}

/// What the system font adds to each advance in thousandths of the size, by size from 6 to 100 points.
struct SystemFontTracking: Sendable {
  private let values: [Double]
  /// Whether they are fitted, together with advances, and not measured.
  private let isFitted: Bool

  private init(_ kind: String, _ name: String, isFitted: Bool = true) {
    values = MetricsTable.systemFont(kind, name).numbers
    self.isFitted = isFitted
  }

  /// The tracking of a font.
  static func table(of font: SystemFont) -> SystemFontTracking {
    switch font {
    case .helveticaNeue, .helveticaNeueDeskInterface, .sanFrancisco: sanFrancisco
    case .tightened: tightened
    case .blended: measured
    case .desktop: desktop
    }
  }

  private static let sanFrancisco = SystemFontTracking("tracking", "sanFrancisco")
  private static let tightened = SystemFontTracking("tracking", "tightened")
  private static let desktop = SystemFontTracking("tracking", "desktop")
  /// As Apple publishes it for designers.
  private static let measured = SystemFontTracking("measured", "tracking", isFitted: false)

  /// The tracking at a size in points. Between whole sizes the measured one changes evenly.
  func tracking(at size: Double, weight: FontWeight) -> Double {
    let place = min(max((isFitted ? size.rounded() : size) - 6, 0), Double(values.count - 1))
    let index = Int(place)
    let next = min(index + 1, values.count - 1)
    let value = values[index] + (place - Double(index)) * (values[next] - values[index])
    return value + (isFitted && size < 20 ? Self.extra(weight) : 0)
  }

  /// What a weight adds to the regular one at text sizes.
  private static func extra(_ weight: FontWeight) -> Double {
    switch weight {
    case .light: 1.6
    case .bold: -1.1
    default: 0
    }
  }
}

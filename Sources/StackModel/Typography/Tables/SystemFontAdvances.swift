/// Advance widths of the system font, from space to tilde, without tracking, for the drawing used at text sizes and the one
/// at display sizes.
///
/// Evidence: widths of texts measured in UIKit on iOS 26.1, in which light at display sizes is an estimate. Of 222 widths in
/// nine weights and 13 sizes, 216 are within a pixel.
struct SystemFontAdvances: Sendable {
  /// In units of 1/2048 of the size, as the tables are.
  private let text: [Double]
  private let display: [Double]

  private init(_ weight: FontWeight) {
    text = MetricsTable.systemFont("text", weight.name).numbers
    display = MetricsTable.systemFont("display", weight.name).numbers
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
    return (text[index] * (1 - displayShare) + display[index] * displayShare) / 2.048
  }

  /// The advance of a symbol, in the regular weight at text sizes.
  static func advance(ofSymbol scalar: Unicode.Scalar) -> Double? { symbols[scalar] }

  private static let symbols = Dictionary(
    uniqueKeysWithValues: MetricsTable.systemFont("symbols").words.map { word in
      (word.unicodeScalars[word.startIndex], Double(word.dropFirst()) ?? 0)
    })

  /// The table of a weight.
  static func table(weight: FontWeight) -> SystemFontAdvances {
    switch weight {
    case .ultraLight: ultraLight
    case .thin: thin
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    case .heavy: heavy
    case .black: black
    }
  }

  private static let ultraLight = SystemFontAdvances(regular, light, share: 2.9365)
  private static let thin = SystemFontAdvances(regular, light, share: 2.3015)
  private static let light = SystemFontAdvances(.light)
  private static let regular = SystemFontAdvances(.regular)
  private static let medium = SystemFontAdvances(regular, bold, share: 0.3667)
  private static let semibold = SystemFontAdvances(regular, bold, share: 0.6333)
  private static let bold = SystemFontAdvances(.bold)
  private static let heavy = SystemFontAdvances(bold, black, share: 0.5333)
  private static let black = SystemFontAdvances(.black)

  /// What is added to each advance, by size from 6 to 100 points, up to tools version 12999.
  static let firstTracking = MetricsTable.systemFont("tracking", "sanFrancisco").numbers
  /// What is added to each advance, by size from 6 to 100 points, from 13000 to 16999.
  static let tightenedTracking = MetricsTable.systemFont("tracking", "tightened").numbers
  /// What is added to each advance, by size from 6 to 100 points, from 17000 on: as Apple publishes it for designers.
  static let tracking = MetricsTable.systemFont("tracking", "blended").numbers
}

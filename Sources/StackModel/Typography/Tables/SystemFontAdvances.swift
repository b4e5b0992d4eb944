/// Advance widths of the system font in thousandths of the size, from space to tilde, for the drawing used at text sizes
/// and the one at display sizes. Fitted by regression to stored frames of public documents; no font was read.
struct SystemFontAdvances: Sendable {
  private let text: [Double]
  private let display: [Double]

  private init(_ weight: FontWeight) {
    text = MetricsTable.systemFont("text", weight.name).numbers
    display = MetricsTable.systemFont("display", weight.name).numbers
  }

  /// The advance of an ASCII character.
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
  static func table(weight: FontWeight) -> SystemFontAdvances {
    switch weight {
    case .ultraLight, .thin, .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    case .heavy: heavy
    case .black: black
    }
  }

  private static let light = SystemFontAdvances(.light)
  private static let regular = SystemFontAdvances(.regular)
  private static let medium = SystemFontAdvances(.medium)
  private static let semibold = SystemFontAdvances(.semibold)
  private static let bold = SystemFontAdvances(.bold)
  private static let heavy = SystemFontAdvances(.heavy)
  private static let black = SystemFontAdvances(.black)

  /// What is added to each advance, by size from 6 to 100 points, up to tools version 12999.
  static let firstTracking = MetricsTable.systemFont("tracking", "sanFrancisco").numbers
  /// What is added to each advance, by size from 6 to 100 points, from 13000 to 16999.
  static let tightenedTracking = MetricsTable.systemFont("tracking", "tightened").numbers
  /// What is added to each advance, by size from 6 to 100 points, from 17000 on.
  static let tracking = MetricsTable.systemFont("tracking", "blended").numbers
}

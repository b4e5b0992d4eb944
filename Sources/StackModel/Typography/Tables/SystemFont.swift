/// The system font, by the drawings that a version of the system has.
public enum SystemFont: String, CaseIterable, Sendable {
  /// Helvetica Neue: iOS 7 and 8.
  case helveticaNeue
  /// Helvetica Neue with wider spacing: OS X Yosemite.
  case helveticaNeueDeskInterface
  /// San Francisco with one drawing below 20 points and one from there on: iOS 9 and 10.
  case sanFrancisco
  /// The same with tighter spacing at display sizes: iOS 11 to 13.
  case tightened
  /// San Francisco with drawings that blend from 17 to 28 points: iOS 14 and later, macOS 11 and later.
  case blended

  /// Whether it is Helvetica Neue rather than San Francisco.
  var isHelveticaNeue: Bool { self == .helveticaNeue || self == .helveticaNeueDeskInterface }

  /// The font that macOS has at the same time.
  var onMac: SystemFont {
    self == .helveticaNeue ? .helveticaNeueDeskInterface : self
  }

  /// The height of a line of San Francisco divided by the size.
  static let lineHeightFactor = 1.193359375
  /// From the baseline to the top of a line of San Francisco, divided by the size.
  static let ascender = 0.952148
  /// From the baseline to the bottom of a line of San Francisco, divided by the size.
  static let descender = 0.241211
}

/// Advance widths of the system font, from space to tilde, for the drawing used at text sizes and the one at display sizes.
///
/// Those of iOS 14 and macOS 11 and later are measured. Those of earlier systems are fitted by regression to stored frames
/// of public documents; no font was read.
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
    }
  }

  private static let sanFrancisco = SystemFontTracking("tracking", "sanFrancisco")
  private static let tightened = SystemFontTracking("tracking", "tightened")
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

/// What the system font adds between two characters at text sizes, in thousandths of the size. Fitted to stored frames, for
/// iOS 14 and macOS 11 and later together with measured advances, for others with fitted ones.
///
/// The former is fitted to labels of iOS and to labels and buttons of macOS at once. Evidence: 90 % of 1,000 widths of
/// macOS to the point in repositories that were left out of the fit, and 88 % without it.
struct SystemFontKerning: Sendable {
  /// The kerning of a font.
  static func table(of font: SystemFont) -> SystemFontKerning { font == .blended ? measured : fitted }

  private static let fitted = SystemFontKerning(MetricsTable.systemFont("kerning"), isMeasured: false)
  private static let measured = SystemFontKerning(
    MetricsTable.systemFont("measured", "kerning"), isMeasured: true)

  private static let first = 33
  private static let count = 94
  private var values: [Int16]
  /// Whether the advances are measured. With fitted ones the drawings for text and display sizes have the same kerning.
  private let isMeasured: Bool

  /// The adjustment between two characters; 0 outside ASCII.
  ///
  /// - Parameter displayShare: How much there is of the drawing for display sizes.
  func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar, displayShare: Double = 0) -> Double {
    let row = Int(left.value) - Self.first
    let column = Int(right.value) - Self.first
    guard (0..<Self.count).contains(row), (0..<Self.count).contains(column) else { return 0 }
    let value = Double(values[row * Self.count + column])
    return isMeasured && value != 0 ? value * Self.factor(left, right, displayShare) : value
  }

  /// How many times kerning counts at display sizes: that of letters more, that of digits less.
  ///
  /// Evidence: two texts of ten and 16 characters measured in UIKit on iOS 26.1.
  private static func factor(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ displayShare: Double) -> Double {
    let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
    return 1 + (digits.contains(left) && digits.contains(right) ? -0.5 : 0.42) * displayShare
  }

  /// Each line of the table: a left character, then right characters with their adjustments.
  private init(_ table: MetricsTable, isMeasured: Bool) {
    self.isMeasured = isMeasured
    values = Array(repeating: 0, count: Self.count * Self.count)
    for line in table.lines {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let left = words.first?.first else { continue }
      for pair in words.dropFirst() {
        guard let right = pair.first else { continue }
        let value = Int16(String(decoding: pair.dropFirst(), as: UTF8.self)) ?? 0
        values[(Int(left) - Self.first) * Self.count + Int(right) - Self.first] = value
      }
    }
  }
}

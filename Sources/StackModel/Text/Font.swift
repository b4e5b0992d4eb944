import NibDecoder

/// A font as `<fontDescription>` or macOS's `<font>` names it.
struct Font: Hashable, Sendable {
  /// The thickness of a system font, by Interface Builder's name for it.
  var weight: String
  /// The size in points that is written, or that the font's purpose implies.
  var pointSize: Double
  /// A text style, whose size depends on Interface Builder's version; it wins over `pointSize`.
  var style: TextStyle?
  /// The family of a font that is not the system's.
  var family: String?
  /// The PostScript name of a font that is not the system's, where it is written.
  var name: String?

  static func system(_ pointSize: Double) -> Font { Font(weight: "regular", pointSize: pointSize) }

  /// The table of the family, where it is known.
  var familyTable: FontFamily? { family.flatMap(FontFamily.namedWithWeight) }

  /// The height of a line over the size.
  var lineHeightFactor: Double {
    guard let family else { return 1.193359375 }
    return familyTable?.lineHeightFactor(weight: weight) ?? Self.lineHeightFactors[family] ?? 1.193359375
  }

  /// From the baseline to the top of a line over the size.
  var ascender: Double { familyTable?.ascender ?? 0.952148 }

  /// By family: what most stored one-line labels of public documents agree with.
  private static let lineHeightFactors = [
    "American Typewriter": 1.17, "Avenir": 1.366, "Avenir Next": 1.366, "Bradley Hand": 1.25, "Didot": 1.265,
    "Futura": 1.299, "Futura Condensed": 1.203, "Heiti SC": 1.4, "Helvetica Neue Condensed": 1.18, "Noteworthy": 1.59,
    "Papyrus": 1.57, "Thonburi": 1.31, "Verdana": 1.215,
  ]

  /// The size in points.
  func pointSize(in settings: DocumentSettings) -> Double { style?.pointSize(in: settings) ?? pointSize }

  /// From one baseline to the next where that is not the height of a line.
  func leading(in settings: DocumentSettings) -> Double? { style?.leading(in: settings) }
}

extension Font {
  init(_ style: TextStyle) {
    self.init(weight: style.weight, pointSize: style.pointSize(at: .large), style: style)
  }

  /// Decodes the font under a key; nil where none is written.
  init?(coder: NibCoder, key: String) {
    guard let font = coder.coder(forKey: key) else { return nil }
    let type = font.decodeString(forKey: "type") ?? font.decodeString(forKey: "metaFont") ?? "system"
    pointSize = Self.decodeSize(font) ?? Self.size(ofType: type)
    style = font.decodeString(forKey: "style").flatMap(TextStyle.init)
    let name = font.decodeString(forKey: "name")
    weight =
      font.decodeString(forKey: "weight") ?? style?.weight ?? name.flatMap(Self.weight(named:))
      ?? Self.weight(ofType: type)
    family = Self.family(font.decodeString(forKey: "family"), name: name)
    self.name = name
  }

  /// The family as it is written or as the name implies it; nil for the system's. Condensed faces are one of their own.
  static func family(_ written: String?, name: String?) -> String? {
    guard let family = written ?? name.flatMap(family(named:)), !family.hasPrefix("."), !systemFamilies.contains(family)
    else { return nil }
    return name?.contains("-Condensed") == true ? family + " Condensed" : family
  }

  /// The system font by the names that it has when it is installed like any other.
  private static let systemFamilies: Set<String> = [
    "SF Pro", "SF Pro Text", "SF Pro Display", "SFPro", "SFProText", "SFProDisplay",
  ]

  /// The weight that a PostScript name such as `Lato-Bold` or `.AppleSystemUIFontBold` ends with.
  static func weight(named name: String) -> String? {
    let system = ".AppleSystemUIFont"
    guard
      let start = name.hasPrefix(system) ? name.index(name.startIndex, offsetBy: system.count) : name.lastIndex(of: "-")
    else { return nil }
    return weight(inName: name[start...])
  }

  /// The weight that a part of a name says.
  private static func weight(inName name: some StringProtocol) -> String? {
    let bytes = Array(name.lowercased().utf8)
    return weightNames.first(where: { bytes.contains(run: $0.part.utf8) })?.weight
  }

  private static let weightNames: [(part: String, weight: String)] = [
    ("ultralight", "ultraLight"), ("extralight", "ultraLight"), ("thin", "thin"), ("light", "light"),
    ("book", "regular"), ("medium", "medium"), ("semibold", "semibold"), ("demi", "semibold"), ("extrabold", "heavy"),
    ("heavy", "heavy"), ("black", "black"), ("bold", "bold"),
  ]

  /// The family of a PostScript name: attributed text does not write it.
  private static func family(named name: String) -> String? {
    if name.hasPrefix(".") { return nil }
    let base = name.prefix { $0 != "-" }
    switch base {
    case "HelveticaNeue": return "Helvetica Neue"
    case "ArialMT": return "Arial"
    case "AvenirNext": return "Avenir Next"
    default: return String(base)
    }
  }

  /// Old documents name the size by its purpose, such as `size="button"`.
  private static func decodeSize(_ font: NibCoder) -> Double? {
    if let size = font.decodeString(forKey: "size") {
      return Double(size).flatMap { (0...10_000).contains($0) ? $0 : nil } ?? self.size(ofPurpose: size)
    }
    return font.decodeLength(forKey: "pointSize").flatMap { $0 > 0 ? min($0, 10_000) : nil }
  }

  /// UIKit's sizes by purpose. Interface Builder writes them in old templates; 2 of 3 labels of the purpose `system` in
  /// 2 repositories are a line of 14 points high.
  private static func size(ofPurpose purpose: String) -> Double {
    switch purpose {
    case "system": 14
    case "smallSystem": 12
    case "button": 15
    default: 17
    }
  }

  /// Such as `boldSystem`, or macOS's `systemMedium`: 8 of 12 stored widths in 5 repositories agree, and none as regular.
  private static func weight(ofType type: String) -> String {
    type == "system" ? "regular" : weight(inName: type) ?? "regular"
  }

  /// Sizes of fonts that macOS names by their purpose.
  private static func size(ofType type: String) -> Double {
    switch type {
    case "smallSystem", "smallSystemBold": 11
    case "miniSystem", "miniSystemBold": 9
    case "label", "cellTitle": 12
    case "systemThin", "systemUltraLight", "systemBold", "systemSemibold", "systemMedium", "systemLight", "menu": 13
    default: 13
    }
  }
}

extension [UInt8] {
  /// Whether some bytes stand in a row in it. A string's own search took a tenth of the time of reading a document.
  fileprivate func contains(run: String.UTF8View) -> Bool {
    indices.contains { self[$0...].starts(with: run) }
  }
}

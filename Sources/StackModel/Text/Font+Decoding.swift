import NibDecoder
import Support

extension Font {
  /// Decodes the `<fontDescription>` or macOS's `<font>` under a key; nil if there is none.
  init?(coder: NibCoder, key: String) {
    guard let font = coder.coder(forKey: key) else { return nil }
    let type =
      font.decodeString(forKey: "type") ?? font.string(forKey: "metaFont")
    let styleOfMac = font.decodeString(forKey: "textStyle").flatMap { TextStyle(macOS: $0) }
    let style = font.decodeString(forKey: "style").flatMap { TextStyle(rawValue: $0) } ?? styleOfMac
    let name = font.decodeString(forKey: "name")
    self.init(
      family: Self.family(font.decodeString(forKey: "family"), name: name), name: name,
      pointSize: Self.decodeSize(font) ?? Self.size(ofType: type),
      weight: font.decodeString(forKey: "weight").flatMap(FontWeight.init(named:))
        ?? (styleOfMac == .headline ? .bold : style?.weight)
          ?? name.flatMap(Self.weight(named:)) ?? Self.weight(ofType: type),
      isItalic: type.hasBytePrefix("italic") || name.map(Self.isItalic(named:)) ?? false)
    self.style = style
  }

  /// The size that is written. Old documents name it by its purpose, such as `size="button"`.
  private static func decodeSize(_ font: NibCoder) -> Double? {
    if let size = font.decodeString(forKey: "size") {
      return Double(written: size).flatMap { (0...10_000).contains($0) ? $0 : nil } ?? self.size(ofPurpose: size)
    }
    return font.decodeLength(forKey: "pointSize").flatMap { $0 > 0 ? min($0, 10_000) : nil }
  }

  /// UIKit's sizes by purpose, which Interface Builder writes into old templates.
  ///
  /// Evidence: 2/3 labels of the purpose `system` are a line of 14 points high, 2 repositories.
  private static func size(ofPurpose purpose: String) -> Double {
    switch purpose {
    case "system": 14
    case "smallSystem": 12
    case "button": 15
    default: 17
    }
  }

  /// The weight of a type such as `boldSystem`, or macOS's `systemMedium`.
  ///
  /// Evidence: 8/12 stored widths, 5 repositories; none agrees with the regular weight.
  private static func weight(ofType type: String) -> FontWeight {
    type == "system" ? .regular : weight(inName: type) ?? .regular
  }

  /// Sizes of fonts that macOS names by their purpose.
  private static func size(ofType type: String) -> Double {
    switch type {
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "miniSystem", "miniSystemBold": 9
    case "label", "cellTitle": 12
    default: 13
    }
  }
}

// MARK: - Names

extension Font {
  /// The family that is written or that the name implies; nil for the system's. Condensed faces are a family of their own.
  static func family(_ written: String?, name: String?) -> String? {
    guard let family = written ?? name.flatMap(family(named:)), !family.hasBytePrefix("."),
      !systemFamilies.contains(family)
    else { return nil }
    return name?.contains("-Condensed") == true ? family + " Condensed" : family
  }

  /// The names of the system font if it is installed like any other font.
  private static let systemFamilies: Set<String> = [
    "SF Pro", "SF Pro Text", "SF Pro Display", "SFPro", "SFProText", "SFProDisplay",
  ]

  /// The weight at the end of a PostScript name such as `Lato-Bold` or `.AppleSystemUIFontBold`.
  static func weight(named name: String) -> FontWeight? {
    let system = ".AppleSystemUIFont"
    guard
      let start = name.hasBytePrefix(system)
        ? name.index(name.startIndex, offsetBy: system.count) : name.lastIndex(of: "-")
    else { return nil }
    return weight(inName: name[start...])
  }

  /// The weight that a part of a name contains.
  private static func weight(inName name: some StringProtocol) -> FontWeight? {
    let bytes = Array(name.lowercased().utf8)
    return weightNames.first(where: { bytes.contains(run: $0.part.utf8) })?.weight
  }

  private static let weightNames: [(part: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ("book", .regular), ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
    ("heavy", .heavy), ("black", .black), ("bold", .bold),
  ]

  /// Whether a PostScript name such as `Lato-BoldItalic`, `Courier-Oblique` or `SourceSansPro-SemiboldIt` is of a slanted
  /// face.
  private static func isItalic(named name: String) -> Bool {
    guard let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { return name.hasByteSuffix("Italic") }
    let style = name[dash...]
    return style.hasByteSuffix("Italic") || style.hasByteSuffix("Oblique") || style.hasByteSuffix("It")
  }

  /// The family of a PostScript name, as attributed text does not write it.
  private static func family(named name: String) -> String? {
    if name.hasBytePrefix(".") { return nil }
    let base = name.prefix { $0 != "-" }
    switch base {
    case "HelveticaNeue": return "Helvetica Neue"
    case "ArialMT": return "Arial"
    case "AvenirNext": return "Avenir Next"
    default: return String(base)
    }
  }
}

extension [UInt8] {
  /// Whether the bytes contain others in a row. A string's own search took a tenth of the time of reading a document.
  fileprivate func contains(run: String.UTF8View) -> Bool {
    indices.contains { self[$0...].starts(with: run) }
  }
}

extension FontShrinking {
  /// Decodes how a view's font shrinks. Interface Builder writes `adjustsFontSizeToFit` only if it is NO; otherwise one of
  /// the minimums is written.
  init(coder: NibCoder) {
    guard coder.decodeBool(forKey: "adjustsFontSizeToFit") != false else {
      self = .none
      return
    }
    let pointSize = coder.decodeLength(forKey: "minimumFontSize").flatMap { $0 > 0 ? $0 : nil }
    // Without a smallest share, only a smallest size lets the font shrink.
    let scale = coder.decodeDouble(forKey: "minimumScaleFactor")
    self.init(minimumScale: min(max(scale ?? 1, 0), 1), minimumPointSize: pointSize)
  }
}

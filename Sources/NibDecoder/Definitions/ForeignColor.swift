import Formats

/// A color as other languages write it: `rgba(255, 0, 0, 0.5)`, `UIColor(named: "brand")`, `0xFFFF0000` or
/// `Colors.blue[500]`.
enum ForeignColor {
  /// A word of definitions.
  case word(String)
  /// A color with an opacity.
  case components([Double])
  /// An opaque color if the opacity comes first, or else a color with one.
  case either(String, [Double])
  /// What else to do.
  case words(String)

  /// - Returns: Nil for the name of an asset.
  init?(_ text: String) {
    let found =
      Self.digits(text) ?? Self.function(text).map(Self.color) ?? Self.quoted(text) ?? Self.path(text)
      ?? Self.reference(text)
    guard let found else { return nil }
    self = found
  }

  /// What to write for an attribute.
  func advice(for name: String) -> String {
    switch self {
    case .word(let word): return "write \"\(word)\""
    case .words(let words): return words
    case .either(let word, let components):
      return "write \"\(word)\" if the opacity comes first, as in Android; if it comes last, as in CSS, "
        + ForeignColor.components(components).advice(for: name)
    case .components(let components):
      let written = zip(["red", "green", "blue", "alpha"], components).map { "\($0)=\"\(ColorWord.text($1))\"" }
      return "write <color key=\"\(name)\" \(written.joined(separator: " ")) colorSpace=\"custom\" "
        + "customColorSpace=\"sRGB\"/> as a child"
    }
  }

  /// - Parameter components: Red, green, blue and alpha.
  private static func color(_ components: [Double]) -> ForeignColor {
    guard components.count == 4, components[3] < 1 else {
      return .word(ColorWord.word(for: Array(components.prefix(3))))
    }
    return components[3] == 0 ? .word("clear") : .components(components)
  }

  // MARK: - Digits

  /// The color of hexadecimal digits. Eight of them begin with the opacity in `0x…`; after `#` they end with it, as in style
  /// sheets, unless only the first two can be one.
  private static func digits(_ text: String) -> ForeignColor? {
    let call = text.firstIndex(of: "(").map { text[$0...].filter { !"()\"' ".contains($0) } } ?? text
    let value = call.split(separator: ":").last.map(String.init) ?? call
    let isNumber = value.hasBytePrefix("0x")
    let isWord = value.utf8.first == UInt8(ascii: "#")
    let digits = value.dropFirst(isNumber ? 2 : isWord ? 1 : 0)
    let bytes = digits.compactMap(\.hexDigitValue)
    guard bytes.count == digits.utf8.count, [3, 4, 6, 8].contains(bytes.count) else { return nil }
    // Definitions have the others themselves.
    guard isNumber || value != text || isWord && bytes.count % 4 == 0 || isBare(digits) else { return nil }
    let components = bytes.count < 6 ? bytes.map { $0 * 17 } : pairs(bytes)
    let parts = components.map { Double($0) / 255 }
    guard parts.count == 4 else { return color(parts) }
    let (isFirst, isLast) = (color(Array(parts[1...] + parts[..<1])), color(parts))
    if isNumber || components[3] == 0 { return isFirst }
    guard components[0] == 255, components[3] < 255, case .word(let word) = isFirst else { return isLast }
    return .either(word, parts)
  }

  private static func pairs(_ digits: [Int]) -> [Int] {
    stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }

  /// Whether digits without a sign are a color rather than a word.
  private static func isBare(_ digits: Substring) -> Bool {
    digits.utf8.count == 6 && digits.contains(where: \.isNumber)
  }

  // MARK: - Functions

  /// Red, green, blue and alpha that a function has: `rgb(255 0 0 / 50%)`, `hsl(120, 100%, 50%)`, `UIColor(white: 0.5,
  /// alpha: 1)`.
  private static func function(_ text: String) -> [Double]? {
    guard let open = text.firstIndex(of: "("), text.utf8.last == UInt8(ascii: ")") else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    return inner.contains(":") ? named(inner) : ordered(text[..<open], inner)
  }

  /// Components from 0 to 1 by their names.
  private static func named(_ text: Substring) -> [Double]? {
    let parts = text.split(separator: ",").map { $0.split(separator: ":") }
    let names = parts.map { $0.first.map { $0.filter { $0 != " " } } }
    let values = parts.compactMap { $0.last.flatMap(quotient) }
    guard values.count == parts.count else { return nil }
    let alpha = values.dropFirst(names.first == "white" ? 1 : 3)
    if names.first == "white", alpha.count < 2 { return [values[0], values[0], values[0]].map(rounded) + alpha }
    return names.first == "red" && alpha.count < 2 && values.count > 2 ? values.prefix(3).map(rounded) + alpha : nil
  }

  private static func rounded(_ component: Double) -> Double { (component * 255).rounded() / 255 }

  /// Components in their order, of which the last may be a percentage.
  private static func ordered(_ name: Substring, _ text: Substring) -> [Double]? {
    let words = text.split { " ,/".contains($0) }
    let numbers = words.compactMap { Double(written: $0.filter { $0.isNumber || $0 == "." || $0 == "-" }) }
    guard numbers.count == words.count, numbers.count == 3 || numbers.count == 4 else { return nil }
    let alpha = zip(numbers, words).dropFirst(3).map { $1.hasByteSuffix("%") ? $0 / 100 : $0 }
    guard !name.hasBytePrefix("hsl") else { return hue(numbers[0], numbers[1] / 100, numbers[2] / 100) + alpha }
    guard name.lowercased().containsBytes("rgb") else { return nil }
    return zip(numbers, words).prefix(3).map { min($1.hasByteSuffix("%") ? $0 / 100 : $0 / 255, 1) } + alpha
  }

  /// A number, or one divided by another.
  private static func quotient(_ text: Substring) -> Double? {
    let parts = text.split(separator: "/").map { Double(written: $0.filter { $0 != " " }) }
    guard let first = parts.first ?? nil, parts.count == 1 || parts.count == 2 else { return nil }
    guard parts.count == 2 else { return first }
    return parts[1].flatMap { $0 > 0 ? first / $0 : nil }
  }

  private static func hue(_ degrees: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    let range = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { start in
      let place = (start + degrees / 30).truncatingRemainder(dividingBy: 12)
      return lightness - range * max(-1, min(place - 3, 9 - place, 1))
    }
  }

  // MARK: - Names

  /// The asset in quotes, as in `UIColor(named: "brand")`, or the word in them.
  private static func quoted(_ text: String) -> ForeignColor? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return parts.count == 3 && !parts[1].isEmpty ? .word(String(parts[1])) : nil
  }

  private static let owners = [
    "@color/", "@android:color/", "R.color.", ".", "UIColor.", "NSColor.", "Color.", "Colors.", "SwiftUI.Color.",
  ]

  /// The name after that of a class: `Colors.blue.shade700` is `blue`.
  private static func path(_ text: String) -> ForeignColor? {
    guard let owner = owners.filter({ text.hasBytePrefix($0) }).max(by: { $0.utf8.count < $1.utf8.count }) else {
      return nil
    }
    let calls = text.dropFirst(owner.utf8.count).split { ".[".contains($0) }
    guard let first = calls.first, first.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let isResource = owner.hasByteSuffix("/") || owner.hasBytePrefix("R.")
    if isResource { return asset(String(first)) }
    let name = name(String(first))
    guard text.contains("(") else { return .word(name) }
    return .words(
      "write \"\(name)\"; an opacity is alpha=\"0.5\" of the view, or a <color> with red, green, blue and alpha")
  }

  /// The word of definitions for the name of a color in code.
  static func name(_ name: String) -> String {
    ForeignNames.all.value(name, of: "textColor") ?? known(name) ?? nearest(name) ?? name
  }

  /// The word of definitions for the name of a color of another framework; nil for others.
  static func known(_ name: String) -> String? {
    let table = ForeignNames.all
    return table.value(name, of: "color") ?? table.value(name, of: "noColor") ?? systemWord(name)
  }

  /// The system's color that a name is a slip away from, which definitions do not take for an asset.
  private static func nearest(_ name: String) -> String? {
    (try? ColorWord(name, assets: [])) == nil ? nearestName(to: name, among: ColorWord.words) : nil
  }

  /// The system's color that a name is in other letters, or without `system`.
  static func systemWord(_ name: String) -> String? {
    let small = name.lowercased()
    let words = ColorWord.words
    return words.first { $0 == name } ?? words.first { $0.lowercased() == small }
      ?? words.first { $0.lowercased() == "system" + small }
  }

  /// The name in a reference to a resource: `{StaticResource Primary}`, `var(--primary)`, `?attr/colorPrimary`, `$primary`.
  private static func reference(_ text: String) -> ForeignColor? {
    if text.containsBytes("AppThemeBinding") || text.hasBytePrefix("light-dark(") {
      return .words(
        "give a <namedColor> in <resources> a dark color, as in <namedColor name=\"card\" color=\"#FFFFFF\" dark=\"#1C1C1E\"/>"
      )
    }
    let starts = ["{", "var(", "?", "$", "theme.", "Theme.of", "MaterialTheme.", "--"]
    guard starts.contains(where: { text.hasBytePrefix($0) }),
      let name = text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).last
    else { return nil }
    return asset(String(name))
  }

  /// The asset of a name, which needs an entry where the name could be another color's.
  private static func asset(_ name: String) -> ForeignColor {
    guard (try? ColorWord(name, assets: [])) == nil else { return .word(name) }
    return .words(
      "write \"\(name)\", with <namedColor name=\"\(name)\" color=\"#888888\"/> in the <resources> of the root")
  }
}

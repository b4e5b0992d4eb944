/// A color in a word: one of the system's such as `secondaryLabel`, an asset, or `#0099FF`.
package struct ColorWord {
  package typealias Attributes = [(name: String, value: String)]

  /// The attributes of the `<color>` that says the same.
  package let attributes: Attributes

  /// Reads a word.
  ///
  /// - Parameter assets: The colors that the definition lists. They go before the system's, as what the author wrote.
  /// - Throws: What is wrong with it.
  init(_ word: String, assets: Set<String>) throws(WordError) {
    let colors = Self.systemColors
    if word.utf8.first == UInt8(ascii: "#") {
      attributes = try Self.components(word)
    } else if assets.contains(word) {
      attributes = [("name", word)]
    } else if let color = [word + Self.suffix, word].first(where: colors.contains) {
      attributes = [("systemColor", color)]
    } else if word.isEmpty {
      throw WordError("empty color; write the name of a color or #RRGGBB")
    } else if let meant = ForeignColor(word) {
      throw WordError("malformed color \"\(word)\"; \(meant.advice(for: "…"))")
    } else if word.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ",") }) {
      throw WordError("malformed color \"\(word)\"; write #RRGGBB, or the name of a color")
    } else if let nearest = Self.meant(by: word) {
      throw Self.error(word, nearest, reading: [("name", word)])
    } else {
      attributes = [("name", word)]
    }
  }

  /// The word for a `<color>`; nil for one that needs its element.
  ///
  /// - Parameters:
  ///   - attributes: Those of the element, without its key.
  ///   - assets: The colors that the definition lists.
  package static func word(for attributes: Attributes, assets: Set<String>) -> String? {
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    let word: String?
    switch Set(attributes.map(\.name)) {
    case ["systemColor"]: word = value("systemColor").map(short)
    case ["name"]: word = value("name")
    case ["red", "green", "blue", "alpha", "colorSpace", "customColorSpace"] where value("customColorSpace") == "sRGB":
      word =
        value("alpha").flatMap { Double(written: $0) } == 1
        ? hexadecimal(["red", "green", "blue"].map { value($0).flatMap { Double(written: $0) } }) : nil
    default: word = nil
    }
    guard let word, let read = try? ColorWord(word, assets: assets) else { return nil }
    return Set(read.attributes.map(\.name)) == Set(attributes.map(\.name))
      && read.attributes.allSatisfy { isSame($0.value, value($0.name)) } ? word : nil
  }

  private static func isSame(_ one: String, _ other: String?) -> Bool {
    guard let other, one != other else { return other != nil }
    guard let first = Double(written: one), let second = Double(written: other) else { return false }
    return abs(first - second) < 1e-9
  }

  // MARK: - Names

  private static let suffix = "Color"

  /// The names of the system's colors, as `systemColor` has them.
  private static let systemColors = Vocabulary.cocoaTouch.choices(of: "systemColor", in: "color")

  /// The words for the system's colors.
  package static var words: [String] { systemColors.map(short) }

  private static func short(_ name: String) -> String {
    name.hasByteSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  // MARK: - Components

  private static func components(_ word: String) throws(WordError) -> Attributes {
    let digits = word.dropFirst()
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, [3, 6].contains(values.count), digits.utf8.count == values.count else {
      let opacity = values.count == 8 || values.count == 4
      throw WordError(
        opacity
          ? "\"\(word)\" has an opacity, whose place differs between systems; write a <color> with red, green, blue and alpha"
          : "malformed color \"\(word)\"; expected # and six hexadecimal digits, as in #0099FF")
    }
    let components = zip(["red", "green", "blue"], Self.components(values)).map { (name: $0, value: text($1)) }
    return components + [("alpha", "1"), ("colorSpace", "custom"), ("customColorSpace", "sRGB")]
  }

  /// The attributes of a `<color>` that says the same as `#0099FF`; nil for another word.
  package static func attributes(ofDigits word: String) -> Attributes? { try? components(word) }

  /// Red, green and blue of `#0099FF` or `#09F`, from 0 to 1; nil for another word.
  package static func components(of word: String) -> [Double]? {
    let values = word.dropFirst().compactMap(\.hexDigitValue)
    guard word.utf8.first == UInt8(ascii: "#"), values.count == word.utf8.count - 1, [3, 6].contains(values.count)
    else { return nil }
    return components(values)
  }

  private static func components(_ digits: [Int]) -> [Double] {
    let pairs = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
    return [0, 2, 4].map { Double(pairs[$0] * 16 + pairs[$0 + 1]) / 255 }
  }

  /// A component as Interface Builder writes it.
  package static func text(_ component: Double) -> String {
    component == 0 ? "0.0" : component == 1 ? "1" : "\(component)"
  }

  private static func error(_ word: String, _ nearest: String, reading: Attributes) -> WordError {
    WordError(
      "unknown color \"\(word)\"; did you mean \"\(nearest)\"? An asset of that name needs a <namedColor> in <resources>",
      reading: reading)
  }

  /// The color that is meant by a name that no asset has; nil for one that may well be an asset's.
  private static func meant(by word: String) -> String? {
    let foreign = word.first?.isLowercase == true ? ForeignNames.all.value(word, of: "noColor") : nil
    return foreign ?? nearestName(to: word, among: words)
  }

  private static func hexadecimal(_ components: [Double?]) -> String? {
    let bytes = components.compactMap { component -> Int? in
      guard let component, component >= 0, component <= 1 else { return nil }
      let byte = (component * 255).rounded()
      return abs(byte / 255 - component) < 1e-9 ? Int(byte) : nil
    }
    guard bytes.count == components.count else { return nil }
    return hexadecimal(bytes)
  }

  /// The word for the nearest color that six digits can say.
  package static func word(for components: [Double]) -> String {
    hexadecimal(components.map { Int((min(max($0, 0), 1) * 255).rounded()) })
  }

  private static func hexadecimal(_ bytes: [Int]) -> String {
    "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

/// What is wrong with the words of a short form.
struct WordError: Error {
  let message: String
  /// What the words are read as nevertheless, with a warning; nil for an error.
  let reading: ColorWord.Attributes?
  /// Whether the message says all there is to write.
  let isComplete: Bool

  init(_ message: String, reading: ColorWord.Attributes? = nil, isComplete: Bool = false) {
    (self.message, self.reading, self.isComplete) = (message, reading, isComplete)
  }
}

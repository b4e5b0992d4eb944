import NibDecoder
import Support

/// What names of fonts say of their kind.
enum SystemFontName {
  /// The names of weights, by their words in names of fonts. The regular one needs no name; the bold one is a type.
  private static let weights: [String: String] = {
    let attribute = Vocabulary.cocoaTouch["fontDescription"]?.attributes.first { $0.name == "weight" }
    guard case .choice(let names) = attribute?.form else { return [:] }
    let named = names.filter { !["unspecified", "regular", "bold"].contains($0) }
    return Dictionary(uniqueKeysWithValues: named.map { ($0.lowercased(), $0) }).merging(["demi": "semibold"]) { $1 }
  }()

  /// The type of a font of the system, such as `boldSystem`, and the weight that no type has.
  ///
  /// - Parameter usage: What the font is used as, such as `CTFontMediumUsage`.
  static func typeAndWeight(of name: String, usage: String?) -> (type: String, weight: String?) {
    var word = style(of: name)
    // A name tells more than a usage: the one of `.SFUIText-Semibold` may be emphasized. Evidence: 6/6 documents.
    if word == "regular", let usage, usage.hasBytePrefix("CTFont"), usage.hasByteSuffix("Usage") {
      let used = usage.dropFirst(6).dropLast(5).lowercased()
      if used == "emphasized" || weights[used] != nil || used == "bold" { word = used == "emphasized" ? "bold" : used }
    }
    switch word {
    case "bold", "emphasized": return ("boldSystem", nil)
    case "italic", "regularitalic": return ("italicSystem", nil)
    default: return ("system", weights[word])
    }
  }

  /// Whether the name of a font of the system has no style.
  static func isRegular(_ name: String) -> Bool { style(of: name) == "regular" }

  /// The word behind the last hyphen, in small letters.
  private static func style(of name: String) -> String {
    name.lastIndex(of: "-").map { String(name[name.index(after: $0)...]).lowercased() } ?? "regular"
  }

  /// The family of a font, which nibs do not have: its name up to the style, as words. `OpenSans-Bold` is of Open Sans.
  static func family(ofPostScriptName name: String) -> String {
    let base = name.prefix { $0 != "-" }
    var family = ""
    var last: Character?
    for character in base {
      if character.isUppercase, last?.isLowercase == true { family += " " }
      family.append(character)
      last = character
    }
    return family
  }
}

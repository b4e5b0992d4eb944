import Support

/// What values of other frameworks and formats mean.
extension ForeignNames {
  /// What to write instead of a value that an attribute does not have.
  func advice(forValue value: String, of row: VocabularyAttribute, id: String?) -> String? {
    let any = values[row.name]?["*"].flatMap { $0.utf8.first == UInt8(ascii: ":") ? $0 : nil }
    if let words = words(for: value, of: row.name) ?? any { return Self.words(words, value, id) }
    if row.form.isNumber, Self.nothing.contains(value) { return "remove it" }
    switch row.form {
    case .color:
      if value.utf8.first == UInt8(ascii: "."), let named = self.value(value, of: row.name) {
        return "write " + Self.quoted(named)
      }
      return ForeignColor(value)?.advice(for: row.name)
    case .lengthOrFit: if let words = length(value, row.name, id) { return words }
    case .text: return ForeignText(value)?.advice
    case .name where value.hasBytePrefix("."):
      return "write " + Self.quoted(self.value(Self.last(value), of: row.name) ?? Self.last(value))
    case .resource: return image(value)
    case .length:
      if let child = row.shortForm?.value, let insets = ForeignInsets(value) {
        return insets.advice(for: row.name, child)
      }
    default: break
    }
    guard let fitting = fitting(value, row), fitting != value else { return nil }
    return "write " + Self.quoted(fitting)
  }

  static let nothing: Set = ["nil", "null", "undefined", "none", "None"]

  private static func quoted(_ value: String) -> String { "\"\(escaped(value))\"" }

  /// Whether an attribute may have a value as it is.
  static func fits(_ value: String, _ row: VocabularyAttribute) -> Bool {
    switch row.form {
    case .choice(let cases): cases.contains(value)
    case .flag: ["YES", "NO", "true", "false"].contains(value)
    case .color: (try? ColorWord(value, assets: [])) != nil
    case .fontWords: (try? FontWords(value)) != nil
    case .text: ForeignText(value) == nil
    case .resource: resource(value) == nil
    case .multiplier: Double(writtenRatio: value) != nil
    case .lengthOrFit where value == VocabularyAttribute.Form.fit: true
    default: !row.form.isNumber || Double(written: value) != nil
    }
  }

  // MARK: - Lengths

  /// A length that is a share of another, or a limit, as a line.
  private func length(_ value: String, _ name: String, _ id: String?) -> String? {
    let item = id.map { "\($0)." } ?? ""
    if let side = Self.fraction(value).map({ "superview.\(name) * \($0)" }) ?? Self.difference(value, name) {
      return "write \(item)\(name) = \(side) in <constraints>"
    }
    if let relation = Self.relation(value) { return "write \(item)\(name) \(relation) in <constraints>" }
    let lines = value.contains("(") ? ForeignEquation.equations("\(item)\(name) = \(value)") : []
    return lines.isEmpty ? nil : "write \(lines.joined(separator: "; ")) in <constraints>"
  }

  private static let relations = [
    ("≤", "≤"), ("<=", "≤"), ("≥", "≥"), (">=", "≥"), ("min", "≥"), ("max", "≤"), ("at least", "≥"), ("at most", "≤"),
  ]

  /// A relation with its number, as in `≤ 200`.
  private static func relation(_ value: String) -> String? {
    for (sign, written) in relations where value.hasBytePrefix(sign) {
      let rest = String(value.dropFirst(sign.count).drop { " :(".contains($0) }.prefix { $0 != ")" })
      return number(rest).map { "\(written) \($0)" }
    }
    return nil
  }

  /// A length of another view as code has it: `calc(100% - 32px)` is `superview.width - 32`, and `parent.width / 2` is
  /// `superview.width / 2`.
  private static func difference(_ value: String, _ name: String) -> String? {
    let isCalculation = value.hasBytePrefix("calc(") && value.hasByteSuffix(")")
    let words = (isCalculation ? String(value.dropFirst(5).dropLast()) : value).split(separator: " ").map(String.init)
    guard let first = words.first, words.count == 1 || words.count == 3 else { return nil }
    let side: String
    if isCalculation, let share = fraction(first) {
      side = share == "1" ? "superview.\(name)" : "superview.\(name) * \(share)"
    } else if let dot = first.lastIndex(of: "."), ["width", "height"].contains(first[first.index(after: dot)...]) {
      let owner = String(first[..<dot])
      side = "\(item(owner) ?? owner).\(first[first.index(after: dot)...])"
    } else {
      return nil
    }
    guard words.count == 3 else { return side }
    guard ["+", "-", "*", "/"].contains(words[1]), let number = number(words[2]) else { return nil }
    return "\(side) \(words[1]) \(number)"
  }

  /// A number without its unit; nil for another value.
  static func number(_ value: String) -> String? {
    var number = value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    // The dot of `17.sp` belongs to the unit.
    if number.utf8.last == UInt8(ascii: "."), number.utf8.count < value.utf8.count { number = number.dropLast() }
    let unit = value.dropFirst(number.count).drop { $0 == "." }
    guard let points = Double(written: number) else { return nil }
    if unit == "rem" || unit == "em" { return whole(points * 16) }
    return unit.isEmpty || units.contains(String(unit)) ? String(number) : nil
  }

  /// The edit that writes a number without its unit; none for another value.
  static func fixes(ofNumber value: String, _ range: SourceRange) -> [Diagnostic.FixIt] {
    guard let number = number(value), number != value else { return [] }
    return [Diagnostic.FixIt("write \(number)", range: range, replacement: number)]
  }

  private static let units: Set = ["px", "pt", "pts", "dp", "dip", "sp", "points", "point", "f"]

  /// A percentage as a fraction.
  static func fraction(_ value: String) -> String? {
    guard let unit = ["%", "vw", "vh"].first(where: { value.hasByteSuffix($0) }),
      let percentage = Double(written: value.dropLast(unit.utf8.count))
    else { return nil }
    return whole(percentage / 100)
  }

  static func whole(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasByteSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The numbers in a text, without their units.
  static func numbers(_ value: String) -> [String] {
    value.split { !($0.isASCII && ($0.isNumber || "+-.".contains($0))) }.map(String.init)
      .map { $0.hasByteSuffix(".") ? String($0.dropLast()) : $0 }.filter { Double(written: $0) != nil }
  }

  // MARK: - Words

  /// Advice on a value that an attribute does not have; nil for others.
  func words(for value: String, of attribute: String) -> String? {
    // XAML's share of what is left.
    let isLimit = value.hasBytePrefix("min(") || value.hasBytePrefix("max(")
    let name = value.utf8.last == UInt8(ascii: "*") ? "fill" : isLimit ? value : Self.last(value)
    let found = values[attribute]?[Self.plain(value)] ?? values[attribute]?[Self.plain(name)]
    return found.flatMap { $0.utf8.first == UInt8(ascii: ":") ? $0 : nil }
  }

  /// The case of a value that code writes with its type, such as `center` for `TextAlign.center` and `Qt::AlignCenter`, and
  /// `spacedBy` for `Arrangement.spacedBy(8.dp)`.
  static func last(_ value: String) -> String {
    let path = value.drop { $0 == "{" }.prefix { $0 != "(" && $0 != "|" && $0 != "}" }
    return path.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? value
  }

  /// What a value of another framework or format means for an attribute; nil for others.
  func value(_ value: String, of attribute: String) -> String? {
    values[attribute]?[Self.plain(value)].flatMap { $0.utf8.first == UInt8(ascii: ":") ? nil : $0 }
  }

  /// A value as an attribute has it; nil for one that it cannot have.
  func fitting(_ value: String, _ row: VocabularyAttribute) -> String? {
    let last = Self.last(value)
    let isCall = row.form == .color && value.contains("(")
    for name in isCall ? [value] : [value, last] {
      if let known = self.value(name, of: row.form == .priority ? "priority" : row.name) { return known }
    }
    if row.name == "spacing", Self.number(value) == nil, Double(written: value) == nil,
      value.contains(where: \.isNumber), value.contains("(") || !value.contains(",")
    {
      return Self.numbers(value).first
    }
    switch row.form {
    case .choice(let cases):
      let plain = Self.plain(last)
      return cases.first { $0 == value } ?? cases.first { Self.plain($0) == plain } ?? constant(value, row, cases)
        ?? argument(value, row, cases)
    case .flag: return Self.flag(value)
    case .number: return Self.number(value) ?? Self.fraction(value)
    case .multiplier: return Self.ratio(value) ?? Self.number(value) ?? Self.fraction(value)
    case .integer, .length, .positive, .lengthOrFit, .lengthOrInfinite, .priority: return Self.number(value)
    case .fontWords:
      return [value, Self.number(value) ?? "", Self.fontWords(value) ?? ""].first { (try? FontWords($0)) != nil }
    case .color:
      if case .word(let word) = ForeignColor(value) { return word }
      return ForeignColor.known(value) ?? ((try? ColorWord(value, assets: [])) == nil ? nil : value)
    case .resource: return Self.resource(value) ?? value
    case .id: return value.hasBytePrefix("@") ? Self.itemName(value) ?? value : value
    case .name where value.hasBytePrefix("."): return last
    case .text: return ForeignText(value)?.text ?? value
    case .reference: return Self.item(value) ?? Self.itemName(value) ?? value
    default: return value
    }
  }

  private static func ratio(_ value: String) -> String? {
    let ratio = value.filter { $0 != " " }
    return Double(writtenRatio: ratio) == nil ? nil : ratio
  }

  /// The case that a constant of UIKit's is, such as `center` for `NSTextAlignmentCenter`; nil for others.
  private func constant(_ value: String, _ row: VocabularyAttribute, _ cases: [String]) -> String? {
    guard value.hasBytePrefix("NS") || value.hasBytePrefix("UI") else { return nil }
    let plain = Self.plain(value)
    let own = cases.filter { plain.hasByteSuffix(Self.plain($0)) }.max { $0.utf8.count < $1.utf8.count }
    let foreign = values[row.name]?.filter { plain.hasByteSuffix($0.key) && $0.value.utf8.first != UInt8(ascii: ":") }
    return own ?? foreign?.max { $0.key.utf8.count < $1.key.utf8.count }?.value
  }

  /// The case that an argument of a call is, as in `KeyboardOptions(keyboardType = KeyboardType.Email)`.
  private func argument(_ value: String, _ row: VocabularyAttribute, _ cases: [String]) -> String? {
    guard let open = value.firstIndex(of: "(") else { return nil }
    let words = value[open...].split { !($0.isLetter || $0.isNumber) }.prefix(Self.mostWords).map(String.init)
    return words.lazy.compactMap { word in
      self.value(word, of: row.name) ?? cases.first { Self.plain($0) == Self.plain(word) }
    }.first
  }

  private static let mostWords = 16

  static func flag(_ value: String) -> String? { flags[plain(last(value))] }

  private static let flags = [
    "yes": "YES", "true": "YES", "1": "YES", "on": "YES", "gone": "YES", "hidden": "YES", "invisible": "YES",
    "none": "YES", "collapsed": "YES", "checked": "YES", "disabled": "YES", "selected": "YES", "readonly": "YES",
    "no": "NO", "false": "NO", "0": "NO", "off": "NO", "visible": "NO", "block": "NO", "never": "NO", "always": "YES",
    "auto": "YES",
  ]

  // MARK: - Images and fonts

  /// What to write instead of an image as code or another format names it; nil for the name of an image.
  private func image(_ value: String) -> String? {
    if value.contains("://") { return "load it in code; an image is an asset or a symbol" }
    guard let name = Self.resource(value) else { return nil }
    return "write " + Self.quoted(name)
      + (value.contains("system") || value.hasBytePrefix("sf") ? " catalog=\"system\"" : "")
  }

  /// The asset that code or another format names: `@drawable/logo`, `R.drawable.logo`, `UIImage(named: "logo")` and
  /// `./logo.png` are `logo`; nil for the name of an image.
  static func resource(_ value: String) -> String? {
    if let prefix = ["sf:", "systemName:", "systemName=", "system:", "sfsymbol:"].first(where: {
      value.hasBytePrefix($0)
    }) {
      return String(value.dropFirst(prefix.utf8.count))
    }
    let isCode = value.contains { "(){".contains($0) }
    let inner = value.split { "(){}\"' ".contains($0) }
    let path = isCode ? inner.last ?? value[...] : value[...]
    let isPath = ["@", "./", "../", "/", "qrc:", "asset:", "assets/", "images/", "img/"].contains {
      value.hasBytePrefix($0)
    }
    guard isCode || isPath || path.utf8.starts(with: "R.".utf8) || path.utf8.starts(with: "Icons.".utf8) else {
      return nil
    }
    let name = path.split(separator: "/").last ?? path
    if name.utf8.starts(with: "R.".utf8) || name.utf8.starts(with: "Icons.".utf8) {
      return name.split(separator: ".").last.map { String($0.prefix(1)).lowercased() + $0.dropFirst() } ?? value
    }
    let stem = name.split(separator: ".")
    return stem.count == 2 && imageSuffixes.contains(stem[1].lowercased()) ? String(stem[0]) : String(name)
  }

  private static let imageSuffixes: Set = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"]

  /// The words for a font as code or a style sheet has it: `.systemFont(ofSize: 17, weight: .bold)`, `bold 17px Arial`; nil
  /// for others.
  private static func fontWords(_ value: String) -> String? {
    let isCode = value.utf8.contains(UInt8(ascii: "("))
    let quoted = isCode ? value.split(separator: "\"", omittingEmptySubsequences: false) : []
    if quoted.count == 3 { return "\(quoted[1].filter { $0 != " " }) \(numbers(String(quoted[2])).first ?? "17")" }
    let isInWord = { (letter: Character) in
      isCode ? letter.isASCII && (letter.isLetter || letter.isNumber || letter == ".") : !" ,/|".contains(letter)
    }
    let words = value.split { !isInWord($0) }.map { String($0.drop { $0 == "." }) }
    let names = words.flatMap { number($0) == nil ? $0.split(separator: ".").map(String.init) : [$0] }
    let sizes = names.compactMap(number).filter { Double(written: $0).map { $0 < 100 } == true }
    let unknown = names.filter { number($0) == nil && self.weight($0) == nil && style(of: $0) == nil }
    // A slip is answered with the nearest word.
    let isSlip = unknown.contains { $0.first?.isLowercase == true && $0 != "system" }
    if !isCode, sizes.count > 1 && !value.contains("/") || isSlip && !value.contains("monospace") { return nil }
    if let style = names.lazy.compactMap({ style(of: $0) }).first { return style }
    let size = sizes.first
    let others = names.filter { number($0) == nil && $0.lowercased() != "system" }
    let weight = names.compactMap(self.weight).first
    if names.contains(where: { ["monospaced", "monospace"].contains($0.lowercased()) }) {
      return "Menlo \(size ?? "17")"
    }
    let family = isCode ? "" : others.filter { self.weight($0) == nil && $0.first?.isUppercase == true }.joined()
    guard size != nil || weight != nil else { return nil }
    guard !family.isEmpty else { return [size ?? "17", weight].compactMap(\.self).joined(separator: " ") }
    return "\(family)\(weight == "bold" ? "-Bold" : "") \(size ?? "17")"
  }

  /// The text style that a word means.
  private static func style(of name: String) -> String? {
    let prefix = "textappearance"
    let plain = plain(name)
    let own = plain.hasBytePrefix(prefix) ? String(plain.dropFirst(prefix.utf8.count)) : name
    return [name, all.value(own, of: "font")].compactMap(\.self).first { word in
      (try? FontWords(word))?.attributes.contains { $0.name == "style" } == true
    }
  }

  /// The weight or the kind that a word of a font means.
  static func weight(_ name: String) -> String? {
    let meant = all.value(name, of: "weight")
    return [name, name.lowercased(), meant, name.replacing("SystemFont", with: "")].compactMap(\.self).first { word in
      (try? FontWords("17 \(word)"))?.attributes.contains {
        $0.name == "weight" || $0.name == "type" && $0.value != "system"
      } == true
    }
  }

  // MARK: - Items

  /// The item of a constraint that a name means; nil for others.
  static func item(_ name: String) -> String? {
    switch plain(name) {
    case "parent", "super", "superview", "self", "container", "root", "window", "parentview", "view", "contentview",
      "selfview", "yes", "true", "all":
      "superview"
    case "safearea", "safe", "safearealayoutguide", "safeareainsets", "view.safearea", "safeareaguide",
      "viewsafearealayoutguide", "selfviewsafearealayoutguide", "superviewsafearealayoutguide", "toplayoutguide",
      "bottomlayoutguide":
      "safeArea"
    case "layoutmargins", "layoutmarginsguide", "margin", "margins", "marginsguide", "viewlayoutmarginsguide",
      "superviewlayoutmargins", "superviewlayoutmarginsguide", "readablecontentguide":
      "layoutMargins"
    case "keyboard", "keyboardlayoutguide", "viewkeyboardlayoutguide": "keyboard"
    case "content", "contentlayout", "contentlayoutguide": "contentLayoutGuide"
    case "frame", "framelayout", "framelayoutguide": "frameLayoutGuide"
    default: nil
    }
  }

  /// The id that another format refers to, as in `@+id/title` and `title.bottom`, or the item that a name means.
  static func itemName(_ value: String) -> String? {
    if let item = item(value) { return item }
    let path = value.hasBytePrefix("@") ? value.split(separator: "/").last : value.split(separator: ".").first
    guard let name = path.map(String.init), !name.isEmpty else { return nil }
    return item(name) ?? name
  }
}

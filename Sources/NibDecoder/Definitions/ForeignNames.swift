import EmbeddedFiles
import Support

/// What people mean who write names and values of other frameworks and formats in a stack definition.
///
/// A line of `Foreign.txt` is `element VStack Column = stackView axis="vertical"`, `attribute gap space = spacing` or
/// `value axis column = vertical`. Names are compared by their letters and digits, without prefixes. An attribute may mean
/// several: the first counts that the element has and whose value fits; `in label …` only counts in a `<label>`. `image` takes the value that is written;
/// `hidden="!"` its opposite; in `image="*" catalog="system"` and `<state titleColor="*"/>` it stands for `*`, and `*1` to
/// `*4` for the numbers of a value that has as many. A child counts if the element may have it. Words after a colon are
/// advice as they are, where `$.` is the id of the element. The value `*` is any.
struct ForeignNames {
  private var elements: [String: String] = [:]
  private var children: [String: String] = [:]
  private var attributes: [String: [String]] = [:]
  /// By attributes, and by what is written.
  private var values: [String: [String: String]] = [:]

  static let all = ForeignNames(String(cString: EmbeddedForeignNames.bytes))

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
      guard sides.count == 2, case let words = sides[0].split(separator: " "), let kind = words.first else { continue }
      let names = words.dropFirst().map { Self.plain(String($0)) }
      switch kind {
      case "element": for name in names { elements[name] = sides[1] }
      case "child": for name in names { children[name] = sides[1] }
      case "attribute":
        let meanings = sides[1].split(separator: " | ").map(String.init)
        for name in names { attributes[name, default: []] += meanings }
      default:
        let attribute = words.dropFirst().first.map(String.init) ?? ""
        for value in words.dropFirst(2) { values[attribute, default: [:]][Self.plain(String(value))] = sides[1] }
      }
    }
  }

  /// Letters and digits of a name without its prefix, and signs of a value that has no others.
  private static func plain(_ name: String) -> String {
    let own = name.split(separator: ":").last.map(String.init) ?? name
    let plain = own.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }
    return plain.isEmpty ? own : plain
  }

  /// The attributes of an element by their plain names. Made once for all elements of a name.
  static func plainAttributes(of element: VocabularyElement, _ vocabulary: Vocabulary) -> [String: VocabularyAttribute]
  {
    Dictionary(vocabulary.attributes(of: element).map { (plain($0.name), $0) }) { first, _ in first }
  }

  // MARK: - Elements

  /// The start tag that a name means, without brackets.
  func element(_ name: String) -> String? {
    meaning(ofElement: name).flatMap { $0.utf8.first == UInt8(ascii: ":") ? nil : $0 }
  }

  /// What to do instead of writing an element that has no counterpart.
  func advice(forElement name: String) -> String? {
    meaning(ofElement: name).flatMap { $0.utf8.first == UInt8(ascii: ":") ? String($0.dropFirst(2)) : nil }
  }

  private func meaning(ofElement name: String) -> String? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return elements[Self.plain(last)]
  }

  /// What to write instead of a child that an element does not have, with one of its attributes or its text.
  func advice(forChild name: String, value: String, in element: VocabularyElement, _ vocabulary: Vocabulary) -> String?
  {
    guard let meaning = children[Self.plain(name)] else { return nil }
    let attribute = meaning.prefix { $0 != "=" }
    guard meaning.utf8.contains(UInt8(ascii: " ")) || vocabulary.attribute(String(attribute), of: element) != nil else {
      return nil
    }
    let isTag = meaning.prefix { $0 != "=" }.utf8.contains(UInt8(ascii: " "))
    return "write " + Self.filled(isTag ? "<\(meaning)/>" : meaning, value.isEmpty ? "…" : value)
  }

  // MARK: - Attributes

  /// The attributes of elements that a name may mean.
  func attributes(_ name: String) -> [String] {
    (attributes[Self.plain(name)] ?? []).filter {
      $0.utf8.allSatisfy { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "<") }
    }
    .map { String($0.prefix { $0 != "=" }) }
  }

  /// The tags of children that stand for an attribute of another framework: `<accessibility key="…" label="*"/>`.
  func tags(_ name: String) -> [String] { (attributes[Self.plain(name)] ?? []).filter { $0.hasBytePrefix("<") } }

  /// What to write instead of an attribute that an element does not have.
  ///
  /// - Parameters:
  ///   - own: The attributes of the element by their plain names.
  ///   - id: The id of the element; nil without one.
  func advice(
    for name: String, value: String, of element: VocabularyElement, own: [String: VocabularyAttribute], id: String?,
    _ vocabulary: Vocabulary
  ) -> String? {
    if let own = own[Self.plain(name)] { return advice(value, own) }
    if let own = own[Self.plain(String(name.dropFirst(2)))], name.hasBytePrefix("is") { return advice(value, own) }
    if Self.plain(name) == "style",
      let written = advice(forDeclarations: value, of: element, own: own, id: id, vocabulary)
    {
      return written
    }
    let meanings = (attributes[Self.plain(name)] ?? []).compactMap { Self.meaning($0, in: element.name) }
      .filter { applies($0, to: element, vocabulary) }
    let attributes = meanings.filter { $0.utf8.first != UInt8(ascii: ":") }
    // A number that fits no attribute is meant otherwise.
    let isOther = attributes.isEmpty || Self.number(value) != nil
    for meaning in attributes + (isOther ? meanings.filter { $0.utf8.first == UInt8(ascii: ":") } : []) {
      if let advice = advice(meaning, value, element, id, vocabulary) { return advice }
    }
    guard let first = meanings.first, let row = row(of: first, element, vocabulary) else { return nil }
    guard case .choice(let cases) = row.form else { return "write \(row.name)" }
    return "write \(row.name)=\"\(cases.joined(separator: "\", or \""))\""
  }

  /// What to write for an attribute whose name is written otherwise.
  private func advice(_ value: String, _ row: VocabularyAttribute) -> String {
    guard let fitting = fitting(value, row) ?? (row.form.isNumber ? Self.numbers(value).first : value) else {
      return "write \(row.name)"
    }
    return "write " + Self.filled("\(row.name)=\"*\"", fitting)
  }

  /// What to write for the declarations of a style sheet, as in `color: red; font-size: 18px`; nil for another value.
  private func advice(
    forDeclarations value: String, of element: VocabularyElement, own: [String: VocabularyAttribute], id: String?,
    _ vocabulary: Vocabulary
  ) -> String? {
    let declarations = value.split(separator: ";").prefix(Self.mostDeclarations).map {
      $0.split(separator: ":", maxSplits: 1)
    }
    guard !declarations.isEmpty, declarations.allSatisfy({ $0.count == 2 }) else { return nil }
    let written = declarations.compactMap { declaration -> String? in
      let (name, value) = (Self.trimmed(declaration[0]), Self.trimmed(declaration[1]))
      if name == "style" { return nil }
      return advice(for: name, value: value, of: element, own: own, id: id, vocabulary)
    }
    return written.isEmpty ? nil : written.joined(separator: ", and ")
  }

  private static let mostDeclarations = 4

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// A meaning without the element that it is for; nil for one that is for another element.
  private static func meaning(_ text: String, in element: String) -> String? {
    guard text.hasBytePrefix("in ") else { return text }
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    return words.count == 3 && words[1] == element ? words[2] : nil
  }

  private func applies(_ meaning: String, to element: VocabularyElement, _ vocabulary: Vocabulary) -> Bool {
    switch meaning.utf8.first {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "<"):
      let child = String(meaning.dropFirst().prefix { $0.isLetter })
      return vocabulary.children(of: element).contains(child)
    default: return row(of: meaning, element, vocabulary) != nil
    }
  }

  private func row(
    of meaning: String, _ element: VocabularyElement, _ vocabulary: Vocabulary
  ) -> VocabularyAttribute? {
    vocabulary.attribute(String(meaning.prefix { $0 != "=" && $0 != " " }), of: element)
  }

  /// Nil if the value does not fit.
  private func advice(
    _ meaning: String, _ value: String, _ element: VocabularyElement, _ id: String?, _ vocabulary: Vocabulary
  ) -> String? {
    let number = Self.number(value) ?? value
    if meaning == "<autoresizingMask>" { return mask(value).map { "write \($0) as a child" } }
    if meaning == "<edgeInsets>" { return ForeignInsets(value).map { "write \($0.text)" } }
    if meaning.contains("*1") { return Self.numbered(meaning, value).map { "write \($0)" } }
    switch meaning.utf8.first {
    case UInt8(ascii: ":"):
      // A distance may be written as an equation.
      if meaning.contains("insets=\"*\"") { return Self.words(meaning, Self.number(value) ?? "16", id) }
      guard meaning.contains("*"),
        meaning.contains("constant=\"*\"") || meaning.contains("<real key=\"value\" value=\"*\""),
        Self.number(value) == nil
      else { return Self.words(meaning, number, id) }
      for length in ["width", "height"] where meaning.contains(".\(length) ≤") {
        if let words = self.words(for: value, of: length) { return Self.words(words, value, id) }
      }
      return Self.numbers(value).first.map { Self.words(meaning, $0, id) }
    case UInt8(ascii: "<"):
      let isSelector = meaning.contains("selector=\"*\"")
      if meaning.hasBytePrefix("<segments>"), value.utf8.contains(UInt8(ascii: ",")) {
        return "write <segments>\(Self.segments(value))</segments> as a child"
      }
      return "write \(Self.filled(meaning, isSelector ? Self.selector(value) : value)) as a child"
    default: break
    }
    guard let row = row(of: meaning, element, vocabulary) else { return nil }
    // Classes begin with a capital letter.
    if row.name == "customClass", value.unicodeScalars.first?.properties.isUppercase != true { return nil }
    if row.name == "image", value.contains("://") { return "load it in code; an image is an asset or a symbol" }
    if meaning.hasByteSuffix("\"!\"") {
      return fitting(value, row).map { "write \(row.name)=\"\($0 == "YES" ? "NO" : "YES")\"" }
    }
    if row.form == .reference, row.name.hasByteSuffix("Item"), let dot = value.firstIndex(of: ".") {
      let (item, attribute) = (value[..<dot], value[value.index(after: dot)...])
      let name = row.name.replacing("Item", with: "Attribute")
      return "write " + Self.filled("\(row.name)=\"*\"", Self.item(String(item)) ?? String(item))
        + Self.filled(" \(name)=\"*\"", self.value(String(attribute), of: name) ?? String(attribute))
    }
    guard let template = meaning.firstIndex(of: "=") else {
      if let words = words(for: value, of: row.name) { return Self.words(words, number, id) }
      return fitting(value, row).map { "write " + Self.filled("\(row.name)=\"*\"", $0) }
    }
    let weight = row.form == .fontWords ? self.value(Self.last(value), of: "weight") : nil
    let text = Self.filled(meaning, weight ?? number)
    let written = String(meaning[meaning.index(template, offsetBy: 2)...].prefix { $0 != "\"" })
    if row.form == .fontWords, (try? FontWords(written.replacing("*", with: weight ?? number))) == nil { return nil }
    return "write \(text)"
  }

  /// The mask of the constants of `UIView.AutoresizingMask`; nil for other words.
  private func mask(_ value: String) -> String? {
    let words = value.split { "[], |".contains($0) }.map { Self.last(String($0)) }
    let flags = words.compactMap { self.value($0, of: "autoresizingMask") }
    guard !flags.isEmpty, flags.count == words.count else { return nil }
    return "<autoresizingMask \(flags.map { "\($0)=\"YES\"" }.joined(separator: " "))/>"
  }

  private static func words(_ meaning: String, _ value: String, _ id: String?) -> String {
    filled(String(meaning.dropFirst(2)).replacing("$.", with: id.map { "\($0)." } ?? ""), value)
  }

  /// A text with the numbers of a value in place of `*1`, `*2` and so on; nil if there are more or fewer of them.
  private static func numbered(_ text: String, _ value: String) -> String? {
    let numbers = value.split { !($0.isASCII && ($0.isNumber || "+-.".contains($0))) }
    guard numbers.allSatisfy({ Double(written: $0) != nil }), numbers.count == text.count(where: { $0 == "*" }) else {
      return nil
    }
    return numbers.indices.reduce(text) { $0.replacing("*\($1 + 1)", with: numbers[$1]) }
  }

  private static func segments(_ titles: String) -> String {
    titles.split(separator: ",").prefix(4).map { title in
      filled("<segment title=\"*\"/>", String(title.drop { $0 == " " }))
    }
    .joined()
  }

  /// The name of a method, without the signs of a call or of a binding.
  private static func selector(_ value: String) -> String {
    let isInName = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" || letter == ":" }
    let name = value.drop { !isInName($0) }.prefix(while: isInName)
    return name.isEmpty ? value : String(name)
  }

  /// A text with a value in place of its asterisks.
  private static func filled(_ text: String, _ value: String) -> String {
    let short = value.count > 40 ? "…" : value
    return text.replacing(
      "*", with: short.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;"))
  }

  // MARK: - Values

  /// What to write instead of a value that an attribute does not have.
  func advice(forValue value: String, of row: VocabularyAttribute, id: String?) -> String? {
    let any = values[row.name]?["*"].flatMap { $0.utf8.first == UInt8(ascii: ":") ? $0 : nil }
    if let words = words(for: value, of: row.name) ?? any { return Self.words(words, value, id) }
    if row.form == .color, let color = ColorWord.element(meantBy: value) {
      return "write <color key=\"\(row.name)\" \(color)/> as a child"
    }
    if let fraction = Self.fraction(value), row.name == "width" || row.name == "height" {
      let item = id.map { "\($0)." } ?? ""
      return "write \(item)\(row.name) = superview.\(row.name) * \(fraction) in <constraints>"
    }
    if row.name == "width" || row.name == "height", let relation = Self.relation(value) {
      return "write \(id.map { "\($0)." } ?? "")\(row.name) \(relation) in <constraints>"
    }
    guard let fitting = fitting(value, row), fitting != value else { return nil }
    return "write " + Self.filled("\"*\"", fitting)
  }

  /// Advice on a value that an attribute does not have; nil for others.
  private func words(for value: String, of attribute: String) -> String? {
    // XAML's share of what is left.
    let name = value.utf8.last == UInt8(ascii: "*") ? "fill" : Self.last(value)
    let found = values[attribute]?[Self.plain(value)] ?? values[attribute]?[Self.plain(name)]
    return found.flatMap { $0.utf8.first == UInt8(ascii: ":") ? $0 : nil }
  }

  /// The case of a value that code writes with its type, such as `center` for `TextAlign.center` and `spacedBy` for
  /// `Arrangement.spacedBy(8.dp)`.
  private static func last(_ value: String) -> String {
    let path = value.prefix { $0 != "(" }
    return path.split(separator: ".").last.map(String.init) ?? value
  }

  /// The numbers in a text, without their units.
  private static func numbers(_ value: String) -> [String] {
    value.split { !($0.isASCII && ($0.isNumber || "+-.".contains($0))) }.map(String.init)
      .map { $0.hasByteSuffix(".") ? String($0.dropLast()) : $0 }.filter { Double(written: $0) != nil }
  }

  /// What a value of another framework or format means for an attribute; nil for others.
  func value(_ value: String, of attribute: String) -> String? {
    values[attribute]?[Self.plain(value)].flatMap { $0.utf8.first == UInt8(ascii: ":") ? nil : $0 }
  }

  /// A value as an attribute has it; nil for one that it cannot have.
  private func fitting(_ value: String, _ row: VocabularyAttribute) -> String? {
    let last = Self.last(value)
    for name in [value, last] { if let known = self.value(name, of: row.name) { return known } }
    if row.name == "spacing", Self.plain(last) == "spacedby" { return Self.numbers(value).first }
    switch row.form {
    case .choice(let cases):
      let plain = Self.plain(last)
      return cases.first { $0 == value } ?? cases.first { Self.plain($0) == plain } ?? constant(value, row, cases)
    case .flag: return Self.flags[Self.plain(last)]
    case .number: return Self.number(value) ?? Self.fraction(value)
    case .multiplier: return Double(writtenRatio: value) == nil ? Self.number(value) ?? Self.fraction(value) : value
    case .integer, .length, .positive, .lengthOrFit, .lengthOrInfinite, .priority: return Self.number(value)
    case .fontWords:
      return [value, Self.number(value) ?? "", Self.fontWords(value) ?? ""].first { (try? FontWords($0)) != nil }
    case .color:
      if let name = self.value(last, of: "textColor"), value.utf8.first == UInt8(ascii: ".") { return name }
      return ColorWord.hexadecimal(meantBy: value)
        ?? [ColorWord.name(afterPrefixOf: value) ?? value].first { (try? ColorWord($0, assets: [])) != nil }
    case .resource: return Self.resource(value)
    case .id: return ColorWord.name(afterPrefixOf: value) ?? value
    case .text where value.hasBytePrefix("@string/"): return ColorWord.name(afterPrefixOf: value)
    case .reference: return Self.item(value) ?? value
    default: return value
    }
  }

  /// The case that a constant of UIKit's is, such as `center` for `NSTextAlignmentCenter`; nil for others.
  private func constant(_ value: String, _ row: VocabularyAttribute, _ cases: [String]) -> String? {
    guard value.hasBytePrefix("NS") || value.hasBytePrefix("UI") else { return nil }
    let plain = Self.plain(value)
    let own = cases.filter { plain.hasByteSuffix(Self.plain($0)) }.max { $0.utf8.count < $1.utf8.count }
    let foreign = values[row.name]?.filter { plain.hasByteSuffix($0.key) && $0.value.utf8.first != UInt8(ascii: ":") }
    return own ?? foreign?.max { $0.key.utf8.count < $1.key.utf8.count }?.value
  }

  /// The asset that code or another format names: `@drawable/logo`, `R.drawable.logo`, `UIImage(named: "logo")` and
  /// `./logo.png` are `logo`.
  private static func resource(_ value: String) -> String {
    let inner = value.split { "(){}\"'".contains($0) }.filter { !$0.allSatisfy { $0 == " " } }
    let isCode = value.contains { "(){".contains($0) }
    let path = isCode ? inner.last ?? value[...] : value[...]
    guard isCode || path.contains("/") || path.utf8.starts(with: "R.".utf8) else { return value }
    let name = path.split(separator: "/").last ?? path
    if name.utf8.starts(with: "R.".utf8) { return name.split(separator: ".").last.map(String.init) ?? value }
    let stem = name.split(separator: ".")
    return stem.count == 2 && imageSuffixes.contains(stem[1].lowercased()) ? String(stem[0]) : String(name)
  }

  private static let imageSuffixes: Set = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"]

  /// The words for a font as code makes it: `.systemFont(ofSize: 17, weight: .bold)`; nil for others.
  private static func fontWords(_ value: String) -> String? {
    guard value.utf8.contains(UInt8(ascii: "(")) else { return nil }
    let words = value.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")) }
      .map { $0.drop { $0 == "." } }
    let names = words.flatMap { $0.split(separator: ".") }.map(String.init)
    if let style = names.first(where: { (try? FontWords($0)) != nil && Double(written: $0) == nil }) { return style }
    guard let size = words.first(where: { Double(written: $0) != nil }) else { return nil }
    let weight = names.first { (try? FontWords("\(size) \($0)"))?.attributes.contains { $0.name == "weight" } == true }
    let kind = names.contains("boldSystemFont") ? "bold" : names.contains("italicSystemFont") ? "italic" : nil
    return [String(size), weight ?? kind].compactMap(\.self).joined(separator: " ")
  }

  /// The item of a constraint that a name means; nil for others.
  static func item(_ name: String) -> String? {
    switch plain(name) {
    case "parent", "super", "superview", "self", "container", "root", "window", "parentview", "view", "contentview",
      "yes", "true", "all":
      "superview"
    case "safearea", "safe", "safearealayoutguide", "safeareainsets", "view.safearea", "safeareaguide": "safeArea"
    case "layoutmargins", "layoutmarginsguide", "margin", "margins", "marginsguide": "layoutMargins"
    case "keyboard", "keyboardlayoutguide": "keyboard"
    case "content", "contentlayout", "contentlayoutguide": "contentLayoutGuide"
    case "frame", "framelayout", "framelayoutguide": "frameLayoutGuide"
    default: nil
    }
  }

  private static let flags = [
    "yes": "YES", "true": "YES", "1": "YES", "on": "YES", "gone": "YES", "hidden": "YES", "invisible": "YES",
    "none": "YES", "collapsed": "YES",
    "no": "NO", "false": "NO", "0": "NO", "off": "NO", "visible": "NO", "block": "NO",
  ]

  /// A number without its unit; nil for another value.
  static func number(_ value: String) -> String? {
    let number = value.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let unit = value.dropFirst(number.count)
    guard unit.isEmpty || units.contains(String(unit)), Double(written: number) != nil else { return nil }
    return String(number)
  }

  /// The edit that writes a number without its unit; none for another value.
  static func fixes(ofNumber value: String, _ range: SourceRange) -> [Diagnostic.FixIt] {
    guard let number = number(value), number != value else { return [] }
    return [Diagnostic.FixIt("write \(number)", range: range, replacement: number)]
  }

  private static let units: Set = ["px", "pt", "pts", "dp", "dip", "sp", "points", "point", "f"]

  private static let relations = [
    ("≤", "≤"), ("<=", "≤"), ("≥", "≥"), (">=", "≥"), ("min", "≥"), ("max", "≤"), ("at least", "≥"), ("at most", "≤"),
  ]

  /// A relation with its number, as in `≤ 200`.
  private static func relation(_ value: String) -> String? {
    for (sign, written) in relations where value.hasBytePrefix(sign) {
      return number(String(value.dropFirst(sign.count).drop { $0 == " " || $0 == ":" })).map { "\(written) \($0)" }
    }
    return nil
  }

  /// A percentage as a fraction.
  private static func fraction(_ value: String) -> String? {
    guard value.utf8.last == UInt8(ascii: "%"), let percentage = Double(written: value.dropLast()) else { return nil }
    let text = "\(percentage / 100)"
    return text.hasByteSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Vocabulary {
  /// What somebody means who writes the name of an element of another framework or format, such as `VStack` or `UILabel`.
  package func meaning(ofForeign name: String) -> String? {
    if let element = plainestElement(ofClass: name) ?? ForeignNames.all.element(name) { return element }
    // AppKit's classes have the names of UIKit's.
    return name.hasBytePrefix("NS") ? plainestElement(ofClass: "UI" + name.dropFirst(2)) : nil
  }

  /// The item of a constraint that a name of another framework or format means; nil for others.
  package static func item(ofForeign name: String) -> String? { ForeignNames.item(name) }

  /// The attributes that one of another framework or format may stand for, such as `axis` for `orientation`.
  package func meanings(ofForeignAttribute name: String) -> [String] { ForeignNames.all.attributes(name) }

  /// The tags of children that hold what an attribute of another framework does, with an asterisk for its value.
  package func tags(ofForeignAttribute name: String) -> [String] { ForeignNames.all.tags(name) }
}

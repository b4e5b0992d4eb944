import EmbeddedFiles
import Support

/// What people mean who write names and values of other frameworks and formats in a stack definition.
///
/// A line of `Foreign.txt` is `element VStack Column = stackView axis="vertical"`, where words after a colon go for an element
/// that contains others, `attribute gap space = spacing` or
/// `value axis column = vertical`. Names are compared by their letters and digits, without prefixes. An attribute may mean
/// several: the first counts that the element has and whose value fits; `in label,button …` only counts in a `<label>` and
/// a `<button>`, and `pinned …` and `arranged …` in views with `edges` and in a stack view. `image` takes the value that is
/// written; `hidden="!"` its opposite; in `image="*" catalog="system"` and `<state titleColor="*"/>` it stands for `*`,
/// and `*1` to `*4` for the numbers of a value that has as many. A child counts if the element may have it. Words after a
/// colon are advice as they are, where `$.` is the id of the element, and `*.` an item that the value names. `by place`
/// takes what the values of `place` mean. The value `*` is any.
struct ForeignNames {
  private var elements: [String: [String]] = [:]
  private var children: [String: String] = [:]
  private var attributes: [String: [String]] = [:]
  /// By attributes, and by what is written.
  private(set) var values: [String: [String: String]] = [:]

  static let all = ForeignNames(String(cString: EmbeddedForeignNames.bytes))

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: " = ", maxSplits: 1).map(String.init)
      guard sides.count == 2, case let words = sides[0].split(separator: " "), let kind = words.first else { continue }
      let names = words.dropFirst().map { Self.plain(String($0)) }
      let meanings = sides[1].split(separator: " | ").map(String.init)
      switch kind {
      case "element": for name in names { elements[name] = meanings }
      case "child": for name in names { children[name] = sides[1] }
      case "attribute":
        for name in names { attributes[name, default: []] += meanings }
      default:
        let attribute = words.dropFirst().first.map(String.init) ?? ""
        for value in words.dropFirst(2) { values[attribute, default: [:]][Self.plain(String(value))] = sides[1] }
      }
    }
  }

  /// Letters and digits of a name without its prefix, and signs of a value that has no others.
  static func plain(_ name: String) -> String {
    let own = name.split(separator: ":").last.map(String.init) ?? name
    let plain = own.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }
    return plain.isEmpty ? own : plain
  }

  /// The attributes of an element by their plain names. Made once for all elements of a name.
  static func plainAttributes(of element: VocabularyElement) -> [String: VocabularyAttribute] {
    Dictionary(Vocabulary.stackDefinition.attributes(of: element).map { (plain($0.name), $0) }) { first, _ in first }
  }

  // MARK: - Elements

  /// The start tag that a name means, without brackets.
  ///
  /// - Parameter holder: The name of the element around it; nil for the root.
  func element(_ name: String, in holder: String? = nil) -> String? {
    meanings(ofElement: name).lazy.filter { $0.utf8.first != UInt8(ascii: ":") }
      .compactMap { Self.meaning($0, in: holder ?? "") }.first
  }

  /// What to do instead of writing an element, which has no counterpart or only one without views in it.
  func advice(forElement name: String) -> String? {
    meanings(ofElement: name).first { $0.utf8.first == UInt8(ascii: ":") }.map { String($0.dropFirst(2)) }
  }

  private func meanings(ofElement name: String) -> [String] {
    let path = name.split(separator: ".").map { Self.plain(String($0)) }
    guard let plain = path.last else { return [] }
    // The second part may be a way to make the first, as in `ListView.builder`.
    if let meanings = elements[plain] ?? elements[path[0]] { return meanings }
    return Self.kits.lazy.filter { plain.hasBytePrefix($0) }
      .compactMap { elements[String(plain.dropFirst($0.utf8.count))] }.first ?? []
  }

  /// What kits put before the names of their elements, as in `GtkLabel`, `QLabel`, `IBUILabel` and `ion-button`.
  private static let kits = [
    "gtk", "adw", "q", "ibui", "ion", "cupertino", "mat", "md", "mui", "el", "material", "ns", "ui", "j", "rn", "lv",
    "swiftui",
  ]

  /// What to write instead of a child that an element does not have, with one of its attributes or its text.
  func advice(forChild name: String, value: String, in element: VocabularyElement) -> String? {
    let vocabulary = Vocabulary.stackDefinition
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

  /// The attributes that stand together for one of another framework, by the first: `image="…" catalog="system"`.
  func templates(_ name: String) -> [(name: String, written: String)] {
    (attributes[Self.plain(name)] ?? []).compactMap { meaning in
      ForeignAdvice(written: meaning.replacing("\"*\"", with: "\"…\"")).flatMap { advice in
        advice.attributes.count > 1 ? advice.attributes.first.map { ($0.name, meaning.replacing("*", with: "…")) } : nil
      }
    }
  }

  /// What to write instead of an attribute that an element does not have.
  func advice(for name: String, value: String, at place: ForeignPlace) -> ForeignAdvice? {
    if Self.plain(name) == "style", let written = advice(forDeclarations: value, at: place) { return written }
    for name in Self.names(name) {
      if let own = place.attribute(name) {
        return advice(value, own)
          ?? ForeignAdvice(
            words: advice(forValue: value, of: own, id: place.id) ?? "write \(own.name)")
      }
      if let meanings = attributes[name] { return advice(meanings, value, place) }
    }
    return nil
  }

  /// The plain name of an attribute, and what it is without what frameworks put around it.
  private static func names(_ name: String) -> [String] {
    let plain = plain(name)
    let starts = prefixes.filter { plain.hasBytePrefix($0) }.map { String(plain.dropFirst($0.utf8.count)) }
    let ends = suffixes.filter { plain.hasByteSuffix($0) }.map { String(plain.dropLast($0.utf8.count)) }
    return [plain] + starts + ends
  }

  private static let prefixes = [
    "is", "set", "layout", "card", "frame", "android", "semanticproperties", "automationproperties",
  ]
  private static let suffixes = ["request", "prop", "property"]

  private func advice(_ meanings: [String], _ value: String, _ place: ForeignPlace) -> ForeignAdvice? {
    let known = meanings.compactMap { text in Self.meaning(text, at: place).map { (text: $0, isPlaced: $0 != text) } }
      .filter { applies($0.text, to: place.element) }
    let rows = known.compactMap { row(of: $0.text, place.element) }
    let choices = rows.first.flatMap { if case .choice(let cases) = $0.form { cases } else { nil } }
    // A number that fits no attribute is meant otherwise; another value may be a slip.
    let isOther = choices == nil || Self.number(value) != nil
    for (meaning, isPlaced) in known where isPlaced || isOther || meaning.utf8.first != UInt8(ascii: ":") {
      if let advice = advice(meaning, value, place) { return advice }
    }
    guard let first = rows.first else { return nil }
    if first.form == .flag { return ForeignAdvice(first.name, "YES") }
    guard let choices else { return ForeignAdvice(words: "write \(first.name)") }
    return ForeignAdvice(words: "write \(first.name)=\"\(choices.joined(separator: "\", or \""))\"")
  }

  /// What to write for an attribute whose name is written otherwise; nil for a value that it cannot have.
  func advice(_ value: String, _ row: VocabularyAttribute) -> ForeignAdvice? {
    let number = row.form.isNumber ? Self.numbers(value).first : nil
    return (fitting(value, row) ?? number).map { ForeignAdvice(row.name, Self.escaped($0)) }
  }

  /// What to write for the declarations of a style sheet, as in `color: red; font-size: 18px`; nil for another value.
  private func advice(forDeclarations value: String, at place: ForeignPlace) -> ForeignAdvice? {
    // An object as JavaScript has it.
    let isObject =
      value.hasBytePrefix("{") && value.hasByteSuffix("}")
      || !value.contains(";") && value.split(separator: ",").allSatisfy { $0.contains(":") && !$0.contains("(") }
    let inner = value.filter { !isObject || !"{}'\"".contains($0) }
    let declarations = inner.split(separator: isObject ? "," : ";").prefix(Self.mostDeclarations).map {
      $0.split(separator: ":", maxSplits: 1)
    }
    guard !declarations.isEmpty, declarations.allSatisfy({ $0.count == 2 }) else { return nil }
    let written = declarations.compactMap { declaration -> ForeignAdvice? in
      let (name, value) = (Self.trimmed(declaration[0]), Self.trimmed(declaration[1]))
      return name == "style" ? nil : advice(for: name, value: value, at: place)
    }
    return written.isEmpty ? nil : ForeignAdvice(written)
  }

  private static let mostDeclarations = 8

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// A meaning without the places that it is for; nil for one that is for others.
  private static func meaning(_ text: String, at place: ForeignPlace) -> String? {
    if text.hasBytePrefix("pinned ") { return place.isPinned ? String(text.dropFirst(7)) : nil }
    if text.hasBytePrefix("arranged ") { return place.isArranged ? String(text.dropFirst(9)) : nil }
    return meaning(text, in: place.element.name)
  }

  /// A meaning without the elements that it is for; nil for one that is for others.
  private static func meaning(_ text: String, in element: String) -> String? {
    guard text.hasBytePrefix("in ") else { return text }
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    return words.count == 3 && words[1].split(separator: ",").contains { $0 == element } ? words[2] : nil
  }

  private func applies(_ meaning: String, to element: VocabularyElement) -> Bool {
    switch meaning.utf8.first {
    case UInt8(ascii: ":"): return true
    case UInt8(ascii: "<"):
      let child = String(meaning.dropFirst().prefix { $0.isLetter })
      return Vocabulary.stackDefinition.children(of: element).contains(child)
    default: return meaning.hasBytePrefix("by ") || row(of: meaning, element) != nil
    }
  }

  private func row(of meaning: String, _ element: VocabularyElement) -> VocabularyAttribute? {
    Vocabulary.stackDefinition.attribute(String(meaning.prefix { $0 != "=" && $0 != " " }), of: element)
  }

  /// Nil if the value does not fit.
  private func advice(_ meaning: String, _ value: String, _ place: ForeignPlace) -> ForeignAdvice? {
    if meaning == "<autoresizingMask>" { return mask(value).map(ForeignAdvice.init(child:)) }
    if meaning == "<edgeInsets>" { return ForeignInsets(value)?.advice }
    switch meaning.utf8.first {
    case UInt8(ascii: ":"): return words(meaning, value, place).map(ForeignAdvice.init(words:))
    case UInt8(ascii: "<"): return child(meaning, value).map(ForeignAdvice.init(child:))
    default: break
    }
    if meaning == "by class" { return classes(value, place) }
    if meaning.hasBytePrefix("by ") { return advice(by: String(meaning.dropFirst(3)), value, place) }
    guard let row = row(of: meaning, place.element) else { return nil }
    // Classes begin with a capital letter.
    if row.name == "customClass", value.unicodeScalars.first?.properties.isUppercase != true || value.contains(" ") {
      return nil
    }
    if row.form == .resource, !meaning.contains("catalog"), value.hasBytePrefix("Icons.") {
      return template("image=\"*\" catalog=\"system\"", value, row)
    }
    if row.form == .resource, value.contains("://") {
      return ForeignAdvice(words: "load it in code; an image is an asset or a symbol")
    }
    if meaning.hasByteSuffix("\"!\"") {
      return fitting(value, row).map { ForeignAdvice(row.name, $0 == "YES" ? "NO" : "YES") }
    }
    if row.form == .reference, row.name.hasByteSuffix("Item"), let dot = value.firstIndex(of: ".") {
      return item(String(value[..<dot]), String(value[value.index(after: dot)...]), row)
    }
    if row.form == .color, value.hasBytePrefix("url(") || value.containsBytes("drawable") {
      return ForeignAdvice(
        words:
          "put an <imageView image=\"\(Self.escaped(Self.resource(value) ?? value))\" contentMode=\"scaleAspectFill\" "
          + "edges=\"superview\"/> into it, before the others")
    }
    guard meaning.utf8.contains(UInt8(ascii: "=")) else {
      if row.name == "cornerRadius", let radius = Self.numbers(value).first, value.utf8.last != UInt8(ascii: "%") {
        return ForeignAdvice(row.name, radius)
      }
      if let words = words(for: value, of: row.name) { return ForeignAdvice(words: Self.words(words, value, place.id)) }
      return fitting(value, row).map { ForeignAdvice(row.name, Self.escaped($0)) }
    }
    return template(meaning, value, row)
  }

  /// What a value means that says where a view is.
  private func advice(by name: String, _ value: String, _ place: ForeignPlace) -> ForeignAdvice? {
    let known = values[name]
    guard let meaning = known?[Self.plain(value)] ?? known?[Self.plain(Self.last(value))] ?? known?["*"] else {
      return nil
    }
    return advice(meaning, value, place)
  }

  private static let mostClasses = 12

  /// What utility classes mean, as in `flex flex-col gap-4`. Their numbers count four points.
  private func classes(_ value: String, _ place: ForeignPlace) -> ForeignAdvice? {
    let advice = value.split(separator: " ").prefix(Self.mostClasses).compactMap { word -> ForeignAdvice? in
      if let meaning = values["class"]?[Self.plain(String(word))] {
        return applies(meaning, to: place.element) ? self.advice(meaning, String(word), place) : nil
      }
      guard let dash = word.lastIndex(of: "-"), let steps = Double(written: word[word.index(after: dash)...]),
        let name = values["class"]?[Self.plain(String(word[..<dash]))], applies(name, to: place.element)
      else { return nil }
      return ForeignAdvice(name, Self.whole(4 * steps))
    }
    return advice.isEmpty ? nil : ForeignAdvice(advice)
  }

  /// A template such as `image="*" catalog="system"`; nil if the value does not fit.
  private func template(_ meaning: String, _ value: String, _ row: VocabularyAttribute) -> ForeignAdvice? {
    if meaning.contains("*1") {
      return Self.numbered(meaning, value).flatMap { ForeignAdvice(written: $0) }
    }
    if row.form.isNumber, Self.number(value) == nil, meaning.contains("*") { return nil }
    var written = Self.number(value) ?? value
    if row.form == .resource { written = Self.resource(value).map { self.value($0, of: "symbol") ?? $0 } ?? value }
    if row.form == .fontWords, meaning.contains("17 *") {
      guard let weight = Self.weight(Self.last(value)) else { return nil }
      written = weight
    } else if row.form == .fontWords, meaning.contains("*") {
      let family = (value.split(separator: ",").first ?? "").filter { !" \"'".contains($0) }
      if let words = self.value(family, of: "family") { return ForeignAdvice("font", words) }
      guard (try? FontWords("\(family) 17")) != nil else { return nil }
      written = family
    }
    return ForeignAdvice(written: Self.filled(meaning, written), isExample: row.form == .fontWords)
  }

  /// Words with the number, the item or the text of a value; nil if they want a number that it is not.
  private func words(_ meaning: String, _ value: String, _ place: ForeignPlace) -> String? {
    if let star = meaning.firstRange(of: "*.") {
      guard Self.number(value) == nil, let item = Self.itemName(value) else { return nil }
      let end = meaning[star.upperBound...].firstIndex { !$0.isLetter } ?? meaning.endIndex
      let own = String(meaning[star.upperBound..<end])
      let written = self.attribute(afterItemOf: value)
      // An edge of the language's direction goes with another one.
      let directed = own == "leading" || own == "trailing" ? ["left": "leading", "right": "trailing"] : [:]
      let attribute = written.map { directed[$0] ?? $0 } ?? own
      return Self.words(
        String(meaning[..<star.lowerBound]) + "\(Self.escaped(item)).\(attribute)" + meaning[end...], "", place.id)
    }
    if meaning.contains("2×*") {
      guard let number = Self.number(value).flatMap({ Double(written: $0) }) else { return nil }
      return Self.words(meaning.replacing("2×*", with: "*"), Self.whole(2 * number), place.id)
    }
    if meaning.contains("selector=\"*\"") { return Self.words(meaning, Self.selector(value), place.id) }
    if meaning.contains("image=\"*\"") { return Self.words(meaning, Self.resource(value) ?? value, place.id) }
    // A distance may be written as an equation.
    if meaning.contains("insets=\"*\"") { return Self.words(meaning, Self.number(value) ?? "16", place.id) }
    let isNumber = Self.numberPlaces.contains { meaning.contains($0) }
    guard isNumber, Self.number(value) == nil else { return Self.words(meaning, Self.number(value) ?? value, place.id) }
    for length in ["width", "height"] where meaning.contains(".\(length) ≤") {
      if let words = self.words(for: value, of: length) { return Self.words(words, value, place.id) }
    }
    let priority = meaning.contains("Priority=") ? self.value(Self.last(value), of: "priority") : nil
    // A number of code is not known.
    let number = Self.numbers(value).first ?? priority ?? (value.contains(".") ? "8" : nil)
    return number.map { Self.words(meaning, $0, place.id) }
  }

  /// The attribute of an item, as in `title.top`; nil for a name without one.
  private func attribute(afterItemOf value: String) -> String? {
    guard let dot = value.lastIndex(of: "."), case let name = String(value[value.index(after: dot)...]) else {
      return nil
    }
    if let meant = self.value(name, of: "firstAttribute") { return meant }
    return Vocabulary.stackDefinition.choices(of: "firstAttribute", in: "constraint").contains(name) ? name : nil
  }

  private static let numberPlaces = [
    "constant=\"*\"", "value=\"*\"/>", " + *", " - *", "left=\"*\"", "top=\"*\"", "right=\"*\"", "bottom=\"*\"",
    "Priority=\"*\"",
  ]

  private func child(_ meaning: String, _ value: String) -> String? {
    if meaning.contains("*1") { return Self.numbered(meaning, value) }
    if meaning.hasBytePrefix("<segments>"), value.contains(where: { $0 == "," || $0 == "|" }) {
      return "<segments>\(Self.segments(value))</segments>"
    }
    if meaning.contains("selector=\"*\"") { return Self.filled(meaning, Self.selector(value)) }
    // A flag is no text.
    if meaning.contains("content=\"*\""), Self.flag(value) != nil { return Self.filled(meaning, "…") }
    return Self.filled(meaning, Self.number(value) ?? value)
  }

  /// An item with its attribute, as in `a.left`.
  private func item(_ item: String, _ attribute: String, _ row: VocabularyAttribute) -> ForeignAdvice {
    let name = row.name.replacing("Item", with: "Attribute")
    return ForeignAdvice([
      ForeignAdvice(row.name, Self.escaped(Self.item(item) ?? item)),
      ForeignAdvice(name, Self.escaped(value(attribute, of: name) ?? attribute)),
    ])
  }

  /// The mask of the constants of `UIView.AutoresizingMask`; nil for other words.
  private func mask(_ value: String) -> String? {
    let words = value.split { "[], |".contains($0) }.map { Self.last(String($0)) }
    let flags = words.compactMap { self.value($0, of: "autoresizingMask") }
    guard !flags.isEmpty, flags.count == words.count else { return nil }
    return "<autoresizingMask \(flags.map { "\($0)=\"YES\"" }.joined(separator: " "))/>"
  }

  static func words(_ meaning: String, _ value: String, _ id: String?) -> String {
    filled(String(meaning.dropFirst(2)).replacing("$.", with: id.map { "\($0)." } ?? ""), value)
      .replacing("+ -", with: "- ").replacing("- -", with: "+ ")
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
    titles.split { ",|[]".contains($0) }.prefix(4).map { title in
      filled("<segment title=\"*\"/>", String(title.drop { $0 == " " }))
    }
    .joined()
  }

  /// The name of a method, without the signs of a call or of a binding.
  private static func selector(_ value: String) -> String {
    let isInName = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" || letter == ":" }
    let path = value.prefix { $0 != "(" }.split { " .{".contains($0) }.last ?? ""
    let name = path.drop { !isInName($0) }.prefix(while: isInName)
    return name.isEmpty ? "tapped" : String(name)
  }

  /// A text with a value in place of its asterisks.
  private static func filled(_ text: String, _ value: String) -> String {
    text.replacing("*", with: escaped(value))
  }

  /// A value as it is written between quotes; of a long one, nothing.
  static func escaped(_ value: String) -> String {
    let short = value.count > mostLetters ? "…" : value
    return short.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
  }

  private static let mostLetters = 120
}

extension Vocabulary {
  /// What somebody means who writes the name of an element of another framework or format, such as `VStack` or `UILabel`.
  ///
  /// - Parameter holder: The name of the element around it; nil without one.
  package func meaning(ofForeign name: String, in holder: String? = nil) -> String? {
    if let element = plainestElement(ofClass: name) ?? ForeignNames.all.element(name, in: holder) { return element }
    // AppKit's classes have the names of UIKit's.
    return name.hasBytePrefix("NS") ? plainestElement(ofClass: "UI" + name.dropFirst(2)) : nil
  }

  /// The item of a constraint that a name of another framework or format means; nil for others.
  package static func item(ofForeign name: String) -> String? { ForeignNames.item(name) }

  /// The attributes that one of another framework or format may stand for, such as `axis` for `orientation`.
  package func meanings(ofForeignAttribute name: String) -> [String] { ForeignNames.all.attributes(name) }

  /// The attributes that an attribute of another framework may stand for together, such as `image` and `catalog`.
  package func attributes(ofForeignAttribute name: String) -> [(name: String, written: String)] {
    ForeignNames.all.templates(name)
  }

  /// The tags of children that hold what an attribute of another framework does, with an asterisk for its value.
  package func tags(ofForeignAttribute name: String) -> [String] { ForeignNames.all.tags(name) }
}

import Support

/// Attributes, keys and values of a document that are not in a vocabulary.
///
/// In a stack definition each of them is an error. Interface Builder's documents may have attributes that nobody here has
/// seen: there, only names are reported that are one slip away from a known one of the same element, and that no other
/// element has. The same holds for values in documents of a newer Xcode than ``Vocabulary/latestToolsVersion``.
///
/// Evidence: none in 11,863 documents of public projects.
struct VocabularyCheck {
  struct Finding {
    let diagnostic: Diagnostic
    /// Whether it is about a value, which the class of the object may know better.
    var isOfValue = false
  }

  /// What is known of an attribute of an element.
  private enum Verdict {
    case fine
    case choice([String], isComplete: Bool)
    case form(VocabularyAttribute.Form)
    /// A relationship of what has the segue.
    case relationship
    /// What is wrong with it; nil in a stack definition, where advice depends on the value.
    case unknown(String?)
  }

  private let tree: XMLTree
  private let vocabulary: Vocabulary
  private let isStackDefinition: Bool
  /// Whether the vocabulary knows the document's version of Interface Builder.
  private let isOfLatestTools: Bool
  /// Documents of macOS have values that no document has which the vocabulary was compared with.
  private let isOfMac: Bool
  /// By the numbers of names.
  private let elements: [VocabularyElement?]
  private let content: StrayContent
  /// By the numbers of the element and of the attribute, in one that is quick to hash: all attributes are looked up.
  private var verdicts: [Int: Verdict] = [:]
  /// What to write instead of attributes whose values say nothing, by the same numbers.
  private var hints: [Int: String] = [:]
  /// The attributes of elements by their plain names, by the numbers of the elements.
  private var plainAttributes: [Int32: [String: VocabularyAttribute]] = [:]
  /// Where the last foreign attribute stands, and what all of the fonts there mean.
  private var foreign: (element: ElementIndex, place: ForeignPlace, font: ForeignAdvice?)?
  private var found: [Finding] = []

  /// - Parameter elements: What the vocabulary says of each of the tree's names.
  init(
    _ tree: XMLTree, _ vocabulary: Vocabulary, _ elements: [VocabularyElement?], isStackDefinition: Bool
  ) {
    (self.tree, self.vocabulary, self.isStackDefinition) = (tree, vocabulary, isStackDefinition)
    self.elements = elements
    content = StrayContent(tree, vocabulary, elements)
    verdicts.reserveCapacity(4 * tree.names.count)
    let dependencies = tree.children(of: tree.root).first { tree.name(of: $0) == "dependencies" }
    let plugIn = dependencies.flatMap { tree.children(of: $0).first { tree.name(of: $0) == "plugIn" } }
    let version = WrittenVersion.number(
      toolsVersion: tree[tree.root, "toolsVersion"], plugIn: plugIn.flatMap { tree[$0, "version"] })
    isOfMac = tree[tree.root, "type"].flatMap(DocumentType.named)?.platform == .macOS
    isOfLatestTools = (version ?? 0) <= Vocabulary.latestToolsVersion
  }

  /// In the order of the document.
  mutating func findings() -> [Finding] {
    let isKnown = elements.map { $0 != nil }
    for element in tree.indices where isKnown[Int(tree[element].name)] {
      guard isStackDefinition, let known = elements[Int(tree[element].name)] else {
        for position in tree.attributePositions(of: element) { check(position, of: element) }
        continue
      }
      guard !isAnotherMeant(by: element, known) else { continue }
      for position in tree.attributePositions(of: element) { check(position, of: element) }
      checkRequired(of: element, known)
      checkParent(of: element, known)
      checkContent(of: element, known)
    }
    return found
  }

  private mutating func check(_ position: Int, of element: ElementIndex) {
    switch verdict(on: position, of: element) {
    case .fine: break
    case .relationship: checkRelationship(position, of: element)
    case .choice(let cases, let isComplete): checkChoice(position, cases, isComplete: isComplete, of: element)
    case .form(let form): checkValue(position, form, of: element)
    case .unknown(let message):
      // A class of the app's own may decode attributes of its own.
      guard !isStackDefinition || !hasCustomClass(element) else { break }
      report(
        .unknownAttribute, message ?? unknownAttribute(position, of: element), tree.nameRange(ofAttribute: position))
    }
  }

  /// Reports a value without an attribute that it needs. The classes of objects report theirs.
  private mutating func checkRequired(of element: ElementIndex, _ known: VocabularyElement) {
    for attribute in known.attributes where attribute.isRequired && known.className == nil {
      guard tree.attribute(attribute.name, of: element) == nil else { continue }
      report(.malformedValue, "<\(known.name)> has no \(attribute.name); add one", tree.tagRange(of: element))
    }
  }

  /// Whether the class of an object is one of the app's own.
  private func hasCustomClass(_ element: ElementIndex) -> Bool {
    guard tree.attribute("customClass", of: element) != nil, let known = elements[Int(tree[element].name)] else {
      return false
    }
    return vocabulary.attribute("customClass", of: known) != nil
  }

  /// The verdict on an attribute, which is the same for all elements of a name.
  private mutating func verdict(on position: Int, of element: ElementIndex) -> Verdict {
    let name = tree[element].name
    let place = Int(name) << 32 | Int(tree.attributes[position].name)
    if let verdict = verdicts[place] { return verdict }
    var verdict = Verdict.fine
    if let known = elements[Int(name)] { verdict = self.verdict(on: tree.name(ofAttribute: position), of: known) }
    verdicts[place] = verdict
    return verdict
  }

  private func verdict(on name: String, of element: VocabularyElement) -> Verdict {
    if let attribute = vocabulary.attribute(name, of: element) {
      if case .choice(let cases) = attribute.form {
        return .choice(cases, isComplete: attribute.isComplete)
      }
      if name == "relationship", element.name == "segue" { return .relationship }
      let isAnyText =
        attribute.form != .key && Self.foreignValues.allSatisfy { expectation(attribute.form, $0) == nil }
      return isAnyText ? .fine : .form(attribute.form)
    }
    let names = vocabulary.attributes(of: element).map(\.name)
    guard isStackDefinition else {
      // A property by the name of its getter is what the structure of documents knows.
      guard !vocabulary.hasAttribute(name), let nearest = Self.misspelled(name, names),
        name.lowercased() != "is" + nearest.lowercased()
      else { return .fine }
      return .unknown("unknown attribute \(name) of <\(element.name)>; did you mean \(nearest)?")
    }
    return .unknown(nil)
  }

  /// Says what to write instead of an attribute that an element of a stack definition does not have.
  private mutating func unknownAttribute(_ position: Int, of element: ElementIndex) -> String {
    let name = tree.name(ofAttribute: position)
    let number = tree[element].name
    guard let known = elements[Int(number)] else { return "unknown attribute \(name)" }
    let (place, font) = foreignPlace(of: element, known)
    var advice = ForeignNames.all.advice(for: name, value: tree.value(ofAttribute: position), at: place)
    if let font, let own = advice, own.has("font") { advice = ForeignAdvice([own, font]) }
    return
      "unknown attribute \(name) of <\(known.name)>; \(advice?.text ?? hint(for: name, of: known, position, number))"
  }

  /// Where foreign attributes of an element stand, with the font that they and its own font are together.
  private mutating func foreignPlace(
    of element: ElementIndex, _ known: VocabularyElement
  ) -> (ForeignPlace, ForeignAdvice?) {
    if let foreign, foreign.element == element { return (foreign.place, foreign.font) }
    let number = tree[element].name
    let own = plainAttributes[number] ?? ForeignNames.plainAttributes(of: known)
    plainAttributes[number] = own
    let place = ForeignPlace(element, in: tree, as: known, attributes: own)
    var fonts = tree.attributes(of: element).compactMap { attribute in
      vocabulary.attribute(attribute.name, of: known) == nil
        ? ForeignNames.all.advice(for: attribute.name, value: attribute.value, at: place)?.only("font") : nil
    }
    if let written = place.font { fonts.append(ForeignAdvice("font", written)) }
    let font = fonts.count > 1 ? ForeignAdvice(fonts) : nil
    foreign = (element, place, font)
    return (place, font)
  }

  private mutating func hint(
    for name: String, of element: VocabularyElement, _ position: Int, _ number: Int32
  ) -> String {
    let place = Int(number) << 32 | Int(tree.attributes[position].name)
    let hint = hints[place] ?? self.hint(for: name, of: element)
    hints[place] = hint
    return hint
  }

  private func hint(for name: String, of element: VocabularyElement) -> String {
    let names = vocabulary.attributes(of: element).map(\.name)
    if let child = vocabulary.child(withKey: name, of: element) { return "write a child <\(child) key=\"\(name)\" …/>" }
    return nearestName(to: name, among: names).map { "did you mean \($0)?" } ?? "remove it"
  }

  // MARK: - Values

  private mutating func checkChoice(
    _ position: Int, _ cases: [String], isComplete: Bool, of element: ElementIndex
  ) {
    let value = tree.value(ofAttribute: position)
    guard !value.isEmpty || isStackDefinition, !cases.contains(value) else { return }
    let isDevice = tree.name(of: element) == "device"
    // New devices come in between.
    let areAll = isStackDefinition || isOfLatestTools && (!isOfMac || isComplete) && !isDevice
    let nearest = areAll ? Self.nearest(to: value, among: cases) : Self.misspelled(value, cases)
    guard areAll || nearest != nil else { return }
    let device = isDevice ? CanvasDevice.named(value)?.id : nil
    let row = elements[Int(tree[element].name)].flatMap {
      vocabulary.attribute(tree.name(ofAttribute: position), of: $0)
    }
    let foreign = row.flatMap { ForeignNames.all.advice(forValue: value, of: $0, id: tree[element, "id"]) }
    let hint =
      foreign ?? device.map { "write \"\($0)\"" } ?? nearest.map { "did you mean \"\($0)\"?" } ?? Self.expected(cases)
    let message = "unknown \(tree.name(ofAttribute: position)) \"\(value)\"; \(hint)"
    report(.unknownValue, message, tree.valueRange(ofAttribute: position), isOfValue: true)
  }

  private mutating func checkValue(_ position: Int, _ form: VocabularyAttribute.Form, of element: ElementIndex) {
    if form == .key { return checkKey(position, of: element) }
    guard isStackDefinition || tree.plainNumber(ofAttribute: position) == nil,
      case let value = tree.value(ofAttribute: position),
      let expected = expectation(form, value)
    else { return }
    let foreign = advice(forValueOf: position, of: element)
    let range = tree.valueRange(ofAttribute: position)
    let fixIts = form == .flag ? [] : ForeignNames.fixes(ofNumber: value, range)
    let advice = foreign ?? fixIts.first?.message ?? "expected \(expected)"
    let name = tree.name(ofAttribute: position)
    // People may see such a text, too.
    if form == .text, ForeignText(value)?.isSet == true {
      let message = "\(name) \"\(value)\" is laid out as it is written; \(advice)"
      return found.append(
        Finding(diagnostic: Diagnostic(.malformedValue, as: .warning, message, range: range), isOfValue: true))
    }
    let message = "malformed \(name) \"\(value)\"; \(advice)"
    report(.malformedValue, message, range, isOfValue: true, fixIts)
  }

  /// What somebody means who writes a value as another format has it; nil for other values, and outside of stack definitions.
  private func advice(forValueOf position: Int, of element: ElementIndex) -> String? {
    guard isStackDefinition, let known = elements[Int(tree[element].name)],
      let row = vocabulary.attribute(tree.name(ofAttribute: position), of: known)
    else { return nil }
    return ForeignNames.all.advice(
      forValue: tree.value(ofAttribute: position), of: row, id: tree[element, "id"])
  }

  /// What a value should be; nil if it is one.
  private func expectation(_ form: VocabularyAttribute.Form, _ value: String) -> String? {
    switch form {
    // Interface Builder writes sizes of 0 for what has its default.
    case .positive where !isStackDefinition, .lengthOrFit where !isStackDefinition:
      Double(written: value) == nil ? "a number" : nil
    case .flag: Self.flags.contains(value) ? nil : "YES or NO"
    case .integer: Int(written: value) == nil ? "a whole number" : nil
    case .number, .length: Double(written: value) == nil ? "a number" : nil
    case .positive: Double(written: value).map { $0 > 0 } == true ? nil : "a number above 0"
    case .lengthOrFit:
      value == VocabularyAttribute.Form.fit || Double(written: value).map { $0 >= 0 } == true
        ? nil : "a number, 0 or more"
    case .lengthOrInfinite: value == "infinite" || Double(written: value) != nil ? nil : "a number or infinite"
    case .text where isStackDefinition: ForeignText(value) == nil ? nil : "a text"
    case .resource where isStackDefinition:
      ForeignNames.resource(value) == nil && !value.contains("://") ? nil : "a name"
    case .name where isStackDefinition: value.hasBytePrefix(".") && value.utf8.count > 1 ? "a name" : nil
    case .id where isStackDefinition: value.hasBytePrefix("@") && value.contains("/") ? "a name" : nil
    default: nil
    }
  }

  private static let flags = ["YES", "NO", "true", "false"]

  /// Values of which no attribute has one whose values are looked at.
  private static let foreignValues = ["@string/name", ".name"]

  private mutating func checkKey(_ position: Int, of element: ElementIndex) {
    let name = tree.name(of: element)
    guard name != "variation", let parent = tree.parent(of: element), let known = elements[Int(tree[parent].name)],
      case let value = tree.value(ofAttribute: position), vocabulary.child(withKey: value, of: known) == nil,
      vocabulary.attribute(value, of: known) == nil, !hasCustomClass(parent),
      let nearest = Self.misspelled(value, vocabulary.keys(of: known)), !vocabulary.hasKey(value)
    else { return }
    let message = "unknown key \"\(value)\" of <\(known.name)>; did you mean \"\(nearest)\"?"
    report(.unknownValue, message, tree.valueRange(ofAttribute: position), isOfValue: true)
  }

  /// A container controller finds its children by the relationships that it knows. Of other objects none is known.
  private mutating func checkRelationship(_ position: Int, of segue: ElementIndex) {
    guard let list = tree.parent(of: segue), let owner = tree.parent(of: list),
      let known = elements[Int(tree[owner].name)], case let names = vocabulary.relationships(of: known), !names.isEmpty
    else { return }
    let value = tree.value(ofAttribute: position)
    guard !names.contains(value) else { return }
    let hint = names.count == 1 ? "write \"\(names[0])\"" : Self.hint(for: value, among: names)
    let message = "unknown relationship \"\(value)\" of <\(known.name)>; \(hint)"
    report(.unknownValue, message, tree.valueRange(ofAttribute: position))
  }

  /// The name that is meant, or all that are possible.
  private static func hint(for value: String, among names: [String]) -> String {
    nearest(to: value, among: names).map { "did you mean \"\($0)\"?" } ?? expected(names)
  }

  private static func expected(_ names: [String]) -> String {
    "expected \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
  }

  // MARK: - Children and texts

  /// Reports a child that could be the value of several properties, and does not say of which.
  private mutating func checkKeyed(_ element: ElementIndex, _ known: VocabularyElement, in outer: VocabularyElement) {
    guard tree.attribute("key", of: element) == nil, !vocabulary.isView(known), !Self.keyless.contains(known.name),
      case let keys = vocabulary.possibleKeys(of: known, in: outer), keys.count > 1
    else { return }
    let shown = keys.prefix(4).joined(separator: "\", or \"")
    report(
      .malformedValue,
      "<\(known.name)> in <\(outer.name)> without a key; write key=\"\(shown)\"\(keys.count > 4 ? ", or another" : "")",
      tree.tagRange(of: element))
  }

  /// Elements that have one key in stack definitions, whatever Interface Builder has.
  private static let keyless: Set = ["rect", "variation", "string", "fontDescription"]

  /// Reports a resource such as `<image>` among views, by which somebody means a view, whose attributes are others.
  ///
  /// - Returns: Whether that is so.
  private mutating func isAnotherMeant(by element: ElementIndex, _ known: VocabularyElement) -> Bool {
    guard known.className == nil, let meant = ForeignNames.all.element(known.name),
      vocabulary[String(meant.prefix { $0 != " " })].map(vocabulary.isView) == true,
      let parent = tree.parent(of: element),
      let outer = elements[Int(tree[parent].name)], case let children = vocabulary.children(of: outer),
      children.contains("view") || children.contains("subviews"), !children.contains(known.name) || isBox(element)
    else { return false }
    report(
      .unknownElement,
      "<\(known.name)> is no child of <\(outer.name)>; \(ForeignTag(element, in: tree).advice ?? "write <\(meant)>")",
      tree.tagRange(of: element))
    return true
  }

  /// Whether an element is named or contains views, as no value of a property.
  private func isBox(_ element: ElementIndex) -> Bool {
    tree.attribute("name", of: element) != nil && tree.attribute("key", of: element) == nil
      || tree.children(of: element).contains { child in
        elements[Int(tree[child].name)].map(vocabulary.isView) == true
      }
  }

  /// Reports an element that its parent does not have as a child.
  private mutating func checkParent(of element: ElementIndex, _ known: VocabularyElement) {
    guard let parent = tree.parent(of: element), let outer = elements[Int(tree[parent].name)], !hasCustomClass(parent)
    else { return }
    let children = vocabulary.children(of: outer)
    guard !children.contains(known.name) else { return checkKeyed(element, known, in: outer) }
    if vocabulary.isView(known) {
      guard !children.contains("view"), !children.contains("subviews") else { return }
      let advice =
        vocabulary.isView(outer)
        ? content(element, of: outer) ?? "put both into a <stackView> or a <view>" : "move it into a view"
      return report(
        .unknownElement, "<\(known.name)> in <\(outer.name)>, which has no subviews; \(advice)",
        tree.tagRange(of: element))
    }
    let list = children.first { vocabulary[$0].map { vocabulary.children(of: $0).contains(known.name) } == true }
    let advice = list.map { "put it into <\($0)>" } ?? foreignChild(element, of: outer) ?? "remove it"
    report(.unknownElement, "<\(known.name)> is no child of <\(outer.name)>; \(advice)", tree.tagRange(of: element))
  }

  /// What a control shows that somebody puts into it, as the label and the image of a button; nil for other views.
  private func content(_ element: ElementIndex, of outer: VocabularyElement) -> String? {
    let parts = [("text", ["title", "text"]), ("image", ["image"])].compactMap { name, names -> String? in
      guard let value = tree[element, name], case let own = vocabulary.attributes(of: outer).map(\.name),
        let meant = names.first(where: own.contains)
      else { return nil }
      return "\(meant)=\"\(ForeignNames.escaped(value))\""
    }
    return parts.isEmpty ? nil : "write \(parts.joined(separator: " ")) in the tag of <\(outer.name)>"
  }

  /// What somebody means by a child that an element does not have; nil if that is anybody's guess.
  private func foreignChild(_ element: ElementIndex, of parent: VocabularyElement) -> String? {
    if let meaning = ForeignNames.all.element(tree.name(of: element)),
      vocabulary.children(of: parent).contains(String(meaning.prefix { $0 != " " }))
    {
      return "write <\(meaning)>"
    }
    let value = tree.attributes(of: element).first?.value ?? tree.text(of: element)
    return ForeignNames.all.advice(forChild: tree.name(of: element), value: value, in: parent)
  }

  private mutating func checkContent(of element: ElementIndex, _ known: VocabularyElement) {
    for list in content.repeatedLists(in: element) {
      report(
        .unknownElement,
        "second <\(tree.name(of: list))> in <\(tree.name(of: element))>; move its children into the first",
        tree.tagRange(of: list))
    }
    guard let text = content.text(in: element) else { return }
    let shown = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let names = vocabulary.attributes(of: known).map(\.name)
    let hint =
      ["text", "title"].first(where: names.contains).map { "write \($0)=\"\(shown)\"" } ?? "put it into a <label>"
    report(.unexpectedText, "text \"\(shown)\" in <\(known.name)>; \(hint)", textRange(in: element))
  }

  /// The first line of an element's text.
  private func textRange(in element: ElementIndex) -> SourceRange {
    let bytes = tree.source.bytes
    let ends = tree.children(of: element).map { tree.range(of: $0).upperBound }
    let starts = ([tree.tagRange(of: element).upperBound] + ends).lazy.compactMap { end in
      bytes[end...].firstIndex { $0 > UInt8(ascii: " ") }
    }
    guard let start = starts.first(where: { bytes[$0] != UInt8(ascii: "<") }) else { return tree.tagRange(of: element) }
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\n") } ?? bytes.count
    return SourceRange(start, end)
  }

  // MARK: - Reports

  private mutating func report(
    _ rule: BuiltInRule, _ message: String, _ range: SourceRange, isOfValue: Bool = false,
    _ fixIts: [Diagnostic.FixIt] = []
  ) {
    let severity = isStackDefinition ? Diagnostic.Severity.error : .warning
    let diagnostic = Diagnostic(rule, as: severity, message, range: range, fixIts: fixIts)
    found.append(Finding(diagnostic: diagnostic, isOfValue: isOfValue))
  }

  /// The nearest case, or the one that starts or ends with a value: `UICTFontTextStyleHeadline` for `headline`.
  private static func nearest(to value: String, among cases: [String]) -> String? {
    if let nearest = nearestName(to: value, among: cases) { return nearest }
    let part = value.lowercased()
    guard part.utf8.count > 3 else { return nil }
    return cases.first { $0.lowercased().hasByteSuffix(part) || $0.lowercased().hasBytePrefix(part) }
  }

  /// The name that another one is a slip away from; nil for one that may be right, such as `maxX` beside `minX`.
  private static func misspelled(_ name: String, _ names: [String]) -> String? {
    var suggestions = NameSuggestions(names)
    guard let nearest = suggestions.next(for: name, within: 2), !areSiblings(name, nearest) else { return nil }
    return nearest
  }

  /// Whether two names differ as siblings do: in a number, an axis, an end or the plural.
  static func areSiblings(_ one: String, _ other: String) -> Bool {
    stem(one) == stem(other) || isPlural(one, of: other) || isPlural(other, of: one)
  }

  private static func isPlural(_ name: String, of other: String) -> Bool {
    !other.hasByteSuffix("s") && name == other + "s"
  }

  private static func stem(_ name: String) -> String {
    var stem = name.lowercased().filter { !$0.isNumber }
    for (sibling, word) in [("max", "min"), ("year", "day"), ("right", "left"), ("bottom", "top")] {
      stem = stem.replacing(sibling, with: word)
    }
    if let last = name.last, "XYZ".contains(last) { stem.removeLast() }
    return stem
  }
}

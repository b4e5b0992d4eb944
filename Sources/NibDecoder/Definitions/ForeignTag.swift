import Formats

/// What an element of another framework or format means in a stack definition, with what its attributes and its text mean:
/// `<SecureField placeholder="Password"/>` is `<textField secureTextEntry="YES" placeholder="Password">`.
struct ForeignTag {
  private let element: ElementIndex
  private let tree: XMLTree
  private var vocabulary: Vocabulary { .stackDefinition }

  init(_ element: ElementIndex, in tree: XMLTree) { (self.element, self.tree) = (element, tree) }

  /// What to write instead; nil if that is anybody's guess.
  var advice: String? {
    let name = tree.name(of: element)
    let holder = holder
    let holdsViews =
      holder.map { ["view", "subviews"].contains(where: vocabulary.children(of: $0.known).contains) } ?? true
    if !holdsViews, let attribute { return attribute }
    if Self.generic.contains(name.lowercased()), let classTag { return classTag }
    // The type of an `<input>` says what it is.
    if let type = tree[element, "type"], let meaning = ForeignNames.all.element("\(name)\(type)") {
      return "write \(tag(meaning))"
    }
    let advice = ForeignNames.all.advice(forElement: name)
    guard let meaning = vocabulary.meaning(ofForeign: name, in: holder?.known.name), advice == nil || !hasChildren
    else {
      return advice ?? classTag ?? attribute
    }
    // A label has no subviews.
    return "write \(tag(hasChildren && meaning.hasBytePrefix("label") ? "stackView" : meaning))"
  }

  private var hasChildren: Bool { tree.children(of: element).contains { _ in true } }

  // MARK: - Elements

  private static let mostAttributes = 8

  /// - Parameter meaning: The name of an element of stack definitions, and attributes that go without saying.
  private func tag(_ meaning: String) -> String {
    let name = String(meaning.prefix { $0 != " " })
    guard let known = vocabulary[name] else { return "<\(meaning)>" }
    let attributes = tree.attributes(of: element)
    if name == "textField", attributes.contains(where: { Self.linesNames.contains($0.name.lowercased()) }) {
      return tag("textView")
    }
    let place = ForeignPlace(element, in: tree, as: known)
    var all = attributes.prefix(Self.mostAttributes).compactMap { attribute -> ForeignAdvice? in
      isOfClass(attribute) ? nil : Self.advice(attribute.name, attribute.value, at: place)
    }
    if let title = title(as: known), !all.contains(where: { $0.has(title.name) }) {
      all.append(ForeignAdvice(title.name, ForeignNames.escaped(title.value)))
    }
    let implied = ForeignAdvice(written: String(meaning.dropFirst(name.count)))
    let advice = ForeignAdvice((implied.map { [$0.without(all)] } ?? []) + all)
    let children = advice.children.isEmpty ? "" : " with \(advice.children.joined()) in it"
    // What is to be omitted is not in the tag.
    let words = advice.words.filter { !$0.hasBytePrefix("omit it") && !$0.hasBytePrefix("remove it") }
    return (["<\(name)\(advice.attributes.isEmpty ? "" : " \(advice.tag)")>\(children)"] + words)
      .joined(separator: ", and ")
  }

  private static let linesNames: Set = ["multiline", "acceptsreturn"]

  /// Whether an attribute names the class of another framework, which the tag is.
  private func isOfClass(_ attribute: XMLTree.Attribute) -> Bool {
    Self.classNames.contains(attribute.name) && vocabulary.meaning(ofForeign: attribute.value) != nil
  }

  private static let classNames = ["class", "type", "is", "component"]

  /// What an attribute is of the element that is meant; nil for one that means nothing.
  private static func advice(_ name: String, _ value: String, at place: ForeignPlace) -> ForeignAdvice? {
    guard let row = Vocabulary.stackDefinition.attribute(name, of: place.element) else {
      return ForeignNames.all.advice(for: name, value: value, at: place)
    }
    if row.form.isNumber, ForeignNames.nothing.contains(value) { return nil }
    let written = ForeignAdvice(name, ForeignNames.escaped(value))
    guard !ForeignNames.fits(value, row) else { return written }
    return ForeignNames.all.advice(value, row)
      ?? ForeignNames.all.advice(forValue: value, of: row, id: place.id).map(ForeignAdvice.init(words:)) ?? written
  }

  /// The text of the element as an attribute; nil without one.
  private func title(as known: VocabularyElement) -> (name: String, value: String)? {
    let names = (known.name == "namedColor" ? ["color"] : ["text", "title"]).filter {
      vocabulary.attribute($0, of: known) != nil
    }
    let words = tree.text(of: element).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : names.first.map { ($0, words.joined(separator: " ")) }
  }

  /// Elements whose class or type says what they are.
  private static let generic: Set = ["widget", "object", "node", "component", "element", "layer", "control"]

  /// The tag of an element that names its class, as in `<widget class="QLabel">` and `<object class="GtkButton">`.
  private var classTag: String? {
    meaning(ofClassOf: element).map { "write \(tag($0))" }
  }

  private func meaning(ofClassOf element: ElementIndex) -> String? {
    Self.classNames.lazy.compactMap { tree[element, $0] }.first.flatMap { vocabulary.meaning(ofForeign: $0) }
  }

  // MARK: - Attributes

  /// The element around, as it is or as it is meant.
  private var holder: (element: ElementIndex, known: VocabularyElement)? {
    guard let parent = tree.parent(of: element), case let name = tree.name(of: parent) else { return nil }
    let ofClass = Self.generic.contains(name.lowercased()) ? meaning(ofClassOf: parent) : nil
    let meaning = (ofClass ?? vocabulary.meaning(ofForeign: name))?.prefix { $0 != " " }
    return (vocabulary[name] ?? meaning.flatMap { vocabulary[String($0)] }).map { (parent, $0) }
  }

  private static let setters: Set = ["property", "setter", "attribute", "attr", "prop", "param"]

  /// What to write for an element that says a value of the one around it, as in `<text>Sign in</text>`,
  /// `<property name="label">Sign in</property>` and `<Button.Text>`; nil for others.
  private var attribute: String? {
    guard let holder, case let own = tree.name(of: element), let value = value(of: element) else { return nil }
    let isSetter = Self.setters.contains(own.lowercased())
    let name = isSetter ? ["name", "property", "key"].lazy.compactMap { tree[element, $0] }.first : own
    guard let name = name?.split(separator: ".").last.map(String.init) else { return nil }
    let place = ForeignPlace(holder.element, in: tree, as: holder.known)
    guard let advice = Self.advice(name, value, at: place), !advice.attributes.isEmpty else { return nil }
    return "write \(advice.tag) in the tag of <\(holder.known.name)>"
  }

  /// The text in an element, or the first value that it has; nil without one.
  private func value(of element: ElementIndex) -> String? {
    let words = tree.text(of: element).split(whereSeparator: \.isWhitespace)
    if !words.isEmpty { return words.joined(separator: " ") }
    let names = ["value", "Value", "text", "Text", "src", "name"]
    let isSetter = Self.setters.contains(tree.name(of: element).lowercased())
    if let written = names.prefix(isSetter ? 2 : names.count).lazy.compactMap({ tree[element, $0] }).first {
      return written
    }
    for child in tree.children(of: element).prefix(1) {
      let words = tree.text(of: child).split(whereSeparator: \.isWhitespace)
      if !words.isEmpty { return words.joined(separator: " ") }
    }
    return nil
  }
}

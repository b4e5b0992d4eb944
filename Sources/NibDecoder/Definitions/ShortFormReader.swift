import Formats

/// Reads the attributes of an element that stand for its children: values such as `textColor`, attributes of the only
/// child of its kind such as `keyboardType`, and constraints such as `edges`.
struct ShortFormReader {
  private let tree: XMLTree
  private let element: ElementIndex
  private let known: VocabularyElement
  private let metrics: Metrics
  private let assets: DefinitionAssets
  /// Whether the element is a root without a superview.
  private let isRoot: Bool
  private var children: [ImpliedElement] = []
  /// What children of the element are made of, by their names.
  private var holders: [String: Holder] = [:]
  /// What belongs to another parent than the element.
  private var others: [(ElementIndex, [ImpliedElement])] = []
  /// The attributes that are read.
  private(set) var positions: [Int] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var vocabulary: Vocabulary { .stackDefinition }

  init(
    _ element: ElementIndex, _ known: VocabularyElement, in tree: XMLTree, metrics: Metrics, assets: DefinitionAssets,
    isRoot: Bool
  ) {
    (self.element, self.known, self.tree, self.metrics, self.assets) = (element, known, tree, metrics, assets)
    self.isRoot = isRoot
  }

  /// The elements that the attributes stand for, by their parents, in the order of the attributes.
  var elements: [(ElementIndex, [ImpliedElement])] {
    let made = (children + holders.values.compactMap(\.element)).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return others + [(element, made)]
  }

  mutating func read() {
    let attributes = tree.attributePositions(of: element).compactMap { position in
      vocabulary.attribute(tree.name(ofAttribute: position), of: known).map { (position, $0) }
    }
    for (_, row) in attributes {
      if let child = row.shortForm?.holder, holders[child.name] == nil { holders[child.name] = Holder(child) }
    }
    for (position, row) in attributes {
      if let (holder, row) = holder(of: row) {
        read(position, row, of: holder)
      } else if let value = row.shortForm?.value {
        if let value = self.value(position, row.form, value) { children.append(value) }
      } else {
        readOther(position)
      }
    }
  }

  // MARK: - Children

  /// A child that attributes of the element make.
  private struct Holder {
    let child: ShortForm.Child
    var attributes: [ImpliedElement.Attribute] = []
    var children: [ImpliedElement] = []
    /// The first attribute; nil if there is none, so that nothing is made.
    var range: SourceRange?

    init(_ child: ShortForm.Child) { self.child = child }

    var element: ImpliedElement? {
      range.map { range in
        let made = ([("key", child.key)] + completions).map { ImpliedElement.Attribute($0.0, $0.1, range) }
        return ImpliedElement(child.name, made + attributes, children: children, range)
      }
    }

    /// What Interface Builder writes beside the attributes.
    private var completions: [(String, String)] {
      switch child.name {
      case "buttonConfiguration" where !has("style"): [("style", "plain")]
      case "preferredSymbolConfiguration" where !has("configurationType"):
        !children.isEmpty
          ? [("configurationType", "font")] : has("pointSize") ? [("configurationType", "pointSize")] : []
      default: []
      }
    }

    private func has(_ name: String) -> Bool { attributes.contains { $0.name == name } }
  }

  /// The child that an attribute belongs to, with what it is there; nil for one of the element.
  ///
  /// What Interface Builder has in a child only, such as a button's title in its state, goes to a child that is made and
  /// has it too.
  private func holder(of row: VocabularyAttribute) -> (String, VocabularyAttribute)? {
    if let child = row.shortForm?.holder { return (child.name, row) }
    if holders.isEmpty || Vocabulary.cocoaTouch[known.name].map({ isWritten(row.name, of: $0) }) != false { return nil }
    for name in holders.keys.sorted() {
      guard let held = vocabulary[name] else { continue }
      let attributes = vocabulary.attributes(of: held)
      if let same = attributes.first(where: { $0.name == row.name }) { return (name, same) }
      if row.form == .fontWords, let font = attributes.first(where: { $0.form == .fontWords }) { return (name, font) }
    }
    return nil
  }

  private func isWritten(_ attribute: String, of element: VocabularyElement) -> Bool {
    Vocabulary.cocoaTouch.attribute(attribute, of: element) != nil
  }

  private mutating func read(_ position: Int, _ row: VocabularyAttribute, of name: String) {
    guard let child = holders[name]?.child, isAlone(position, child) else { return }
    if holders[name]?.range == nil { holders[name]?.range = tree.range(ofAttribute: position) }
    if let value = row.shortForm?.value {
      if let value = self.value(position, row.form, value) { holders[name]?.children.append(value) }
    } else {
      positions.append(position)
      let written = tree.value(ofAttribute: position)
      let value = row.form.isNumber ? metrics.number(written, at: element) ?? written : written
      let range = tree.valueRange(ofAttribute: position)
      holders[name]?.attributes.append(.init(row.name, value, range))
      if row.name == "image", assets.isSymbol(written, in: element, of: tree) {
        holders[name]?.attributes.append(.init("catalog", "system", range))
      }
    }
  }

  /// Whether a child is not written as an element too, which is reported.
  private mutating func isAlone(_ position: Int, _ child: ShortForm.Child) -> Bool {
    let hasNoKey = vocabulary[child.name].map { vocabulary.possibleKeys(of: $0, in: known).isEmpty } ?? false
    let written = tree.children(of: element).first { other in
      tree[other, "key"].map { $0 == child.key }
        ?? (tree.name(of: other) == child.name && (child.key.isEmpty || !hasNoKey))
    }
    guard let written else { return true }
    positions.append(position)
    let (name, tag) = (tree.name(ofAttribute: position), "<\(tree.name(of: written))>")
    let isValue = vocabulary.attribute(name, of: known)?.shortForm?.holder == nil
    report(
      isValue
        ? "\(name) is written twice, here and as \(tag); remove one of them"
        : "\(name) beside \(tag); write it there", tree.nameRange(ofAttribute: position))
    return false
  }

  // MARK: - Values

  /// The child that an attribute is the value of; nil for one that is reported.
  private mutating func value(
    _ position: Int, _ form: VocabularyAttribute.Form, _ child: ShortForm.Child
  ) -> ImpliedElement? {
    guard isAlone(position, child) else { return nil }
    positions.append(position)
    let (word, range) = (tree.value(ofAttribute: position), tree.valueRange(ofAttribute: position))
    do throws(WordError) {
      return implied(child, try attributes(word, form, child, range), position)
    } catch {
      if let reading = error.reading {
        report(error.message, range, as: .warning)
        return implied(child, reading, position)
      }
      let name = tree.name(ofAttribute: position)
      let row = vocabulary.attribute(name, of: known)
      let advice = row.flatMap { ForeignNames.all.advice(forValue: word, of: $0, id: tree[element, "id"]) }
      // Words of a definition's own have a reason of their own.
      let isOwn = form == .fontWords && !word.contains { "(@?/.{".contains($0) }
      let cause = isOwn ? String(error.message.prefix { $0 != ";" }) : "malformed \(name) \"\(word)\""
      report(error.isComplete ? error.message : advice.map { "\(cause); \($0)" } ?? error.message, range)
      return nil
    }
  }

  private func implied(
    _ child: ShortForm.Child, _ attributes: ColorWord.Attributes, _ position: Int
  ) -> ImpliedElement {
    let key = child.key.isEmpty ? [] : [("key", child.key)]
    let range = tree.valueRange(ofAttribute: position)
    return ImpliedElement(
      child.name, (key + attributes).map { .init($0.0, $0.1, range) }, tree.range(ofAttribute: position))
  }

  private func attributes(
    _ word: String, _ form: VocabularyAttribute.Form, _ child: ShortForm.Child, _ range: SourceRange
  ) throws(WordError) -> [(name: String, value: String)] {
    switch form {
    case .color:
      return try ColorWord(word, assets: assets.colors).attributes
    case .fontWords: return try FontWords(word).attributes
    default:
      guard let number = metrics.number(word, at: element) else {
        throw WordError(
          "malformed \(child.key) \"\(word)\"; expected one number for all sides, or a child <\(child.name) "
            + "key=\"\(child.key)\" …/> with one for each")
      }
      let sides = vocabulary[child.name]?.attributes.filter { $0.form == .number } ?? []
      return sides.map { ($0.name, number) }
    }
  }

  // MARK: - Others

  private mutating func readOther(_ position: Int) {
    guard vocabulary.isView(known) else { return }
    switch tree.name(ofAttribute: position) {
    case "cornerRadius": readCornerRadius(position)
    case "topBar": readBar(position, key: "simulatedTopBarMetrics")
    case "bottomBar": readBar(position, key: "simulatedBottomBarMetrics")
    case "edges", "insets", "center", "aspectRatio":
      var reader = ImpliedConstraints(element, position, in: tree, metrics: metrics, isRoot: isRoot)
      reader.read()
      positions.append(position)
      diagnostics += reader.diagnostics
      children += reader.constraints.map(\.element)
    default: break
    }
  }

  /// A number that the view's layer has at run time.
  private mutating func readCornerRadius(_ position: Int) {
    positions.append(position)
    let (written, range) = (tree.value(ofAttribute: position), tree.valueRange(ofAttribute: position))
    guard let radius = metrics.number(written, at: element), Double(written: radius).map({ $0 >= 0 }) == true else {
      let row = vocabulary.attribute(tree.name(ofAttribute: position), of: known)
      let advice = row.flatMap { ForeignNames.all.advice(forValue: written, of: $0, id: nil) }
      return report("malformed cornerRadius \"\(written)\"; \(advice ?? "expected a number, 0 or more")", range)
    }
    let number = ImpliedElement("real", [.init("key", "value", range), .init("value", radius, range)], range)
    let attribute = ImpliedElement(
      "userDefinedRuntimeAttribute", [.init("type", "number", range), .init("keyPath", "layer.cornerRadius", range)],
      children: [number], range)
    let list = "userDefinedRuntimeAttributes"
    if let written = tree.children(of: element).first(where: { tree.name(of: $0) == list }) {
      others.append((written, [attribute]))
    } else {
      children.append(ImpliedElement(list, [], children: [attribute], tree.range(ofAttribute: position)))
    }
  }

  private mutating func readBar(_ position: Int, key: String) {
    let bar = tree.value(ofAttribute: position)
    let metrics = ShortForm.metrics(ofBar: bar)
    // The vocabulary reports another bar.
    guard vocabulary.choices(of: tree.name(ofAttribute: position), in: known.name).contains(bar),
      isAlone(position, ShortForm.Child(name: metrics, key: key))
    else { return }
    positions.append(position)
    let range = tree.valueRange(ofAttribute: position)
    children.append(ImpliedElement(metrics, [.init("key", key, range)], tree.range(ofAttribute: position)))
  }

  private mutating func report(
    _ message: String, _ range: SourceRange, as severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(Diagnostic(.malformedValue, as: severity, message, range: range))
  }
}

import Formats

/// Replaces the short forms of a stack definition by what they mean, so that all else knows the long forms only: lines in
/// `<constraints>`, attributes that stand for children, and names of metrics instead of numbers.
struct DefinitionExpansion {
  private let tree: XMLTree
  private let vocabulary = Vocabulary.stackDefinition
  private let metrics: Metrics
  private let assets: DefinitionAssets
  /// Whether the tree is a part of a document, whose root has a superview there.
  private let isPart: Bool
  private var implied = ImpliedElements()
  /// What is wrong with short forms, in the order of the document.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ tree: XMLTree, isPart: Bool = false) {
    (self.tree, self.isPart) = (tree, isPart)
    metrics = Metrics(tree)
    assets = DefinitionAssets(tree)
  }

  /// The tree with the long forms.
  mutating func expanded() -> XMLTree {
    for element in tree.indices {
      if !metrics.isEmpty { replaceMetrics(in: element) }
      switch tree.name(of: element) {
      case "constraints": readLines(of: element)
      case "variation": readTraits(of: element)
      default: break
      }
      readAttributes(of: element)
      addKey(to: element)
      addCatalog(to: element)
    }
    return implied.expanded(tree)
  }

  // MARK: - Metrics

  private mutating func replaceMetrics(in element: ElementIndex) {
    guard let known = vocabulary[tree.name(of: element)] else { return }
    for position in tree.attributePositions(of: element) where tree.plainNumber(ofAttribute: position) == nil {
      guard let row = vocabulary.attribute(tree.name(ofAttribute: position), of: known), row.form.isNumber else {
        continue
      }
      let word = tree.value(ofAttribute: position)
      if let value = metrics.value(of: word, at: element) {
        implied.set(value, ofAttribute: position)
      } else if word != VocabularyAttribute.Form.fit, ForeignNames.all.advice(forValue: word, of: row, id: nil) == nil,
        let nearest = nearestName(to: word, among: metrics.names(at: element))
      {
        report("unknown metric \"\(word)\"; did you mean \"\(nearest)\"?", tree.valueRange(ofAttribute: position))
        implied.set("1", ofAttribute: position)
      }
    }
  }

  // MARK: - Attributes

  private mutating func readAttributes(of element: ElementIndex) {
    guard let known = vocabulary[tree.name(of: element)] else { return }
    var reader = ShortFormReader(
      element, known, in: tree, metrics: metrics, assets: assets, isRoot: element == tree.root && !isPart)
    reader.read()
    diagnostics += reader.diagnostics
    // A class of the app's own may decode the attribute too.
    if tree.attribute("customClass", of: element) == nil {
      for position in reader.positions { implied.leaveOut(attribute: position) }
    }
    for (parent, children) in reader.elements { implied.add(children, to: parent) }
  }

  /// Adds the key of a child that can have only one.
  private mutating func addKey(to element: ElementIndex) {
    guard tree.attribute("key", of: element) == nil, let parent = tree.parent(of: element),
      let outer = vocabulary[tree.name(of: parent)], let known = vocabulary[tree.name(of: element)],
      let key = onlyKey(of: known, in: outer)
    else { return }
    let start = tree.tagRange(of: element).lowerBound + 1
    implied.add(.init("key", key, SourceRange(start, start + known.name.utf8.count)), to: element)
  }

  /// The only key that a child can have; nil for one without, or with several.
  private func onlyKey(of child: VocabularyElement, in outer: VocabularyElement) -> String? {
    // A view may stand for any property, but for one that is named after its place.
    if vocabulary.isView(child) { return child.name == outer.name + "ContentView" ? "contentView" : nil }
    let keys = vocabulary.possibleKeys(of: child, in: outer)
    return keys.count == 1 ? keys[0] : nil
  }

  /// Says that an image is one of Apple's symbols.
  private mutating func addCatalog(to element: ElementIndex) {
    guard let position = tree.attribute("image", of: element), let known = vocabulary[tree.name(of: element)],
      vocabulary.attribute("catalog", of: known) != nil,
      assets.isSymbol(tree.value(ofAttribute: position), in: element, of: tree)
    else { return }
    implied.add(.init("catalog", "system", tree.valueRange(ofAttribute: position)), to: element)
  }

  // MARK: - Variations

  /// Makes the key of a variation of the attributes that name its traits, and brings a written one into order.
  private mutating func readTraits(of variation: ElementIndex) {
    let positions = VariationKey.names.compactMap { tree.attribute($0, of: variation) }
    let written = tree.attribute("key", of: variation)
    if let written, positions.isEmpty {
      if let key = VariationKey(tree.value(ofAttribute: written)), key.traits.allSatisfy(isKnown) {
        implied.set(key.text, ofAttribute: written)
      } else {
        report(
          "unknown variation \"\(tree.value(ofAttribute: written))\"; \(Self.exampleOfTraits)",
          tree.valueRange(ofAttribute: written))
      }
    } else if let written {
      report(
        "key beside \(tree.name(ofAttribute: positions[0])); remove one of them", tree.nameRange(ofAttribute: written))
    } else if positions.isEmpty {
      // An unknown attribute may be meant for the trait, and is reported.
      if let known = vocabulary["variation"],
        !tree.attributes(of: variation).allSatisfy({ vocabulary.attribute($0.name, of: known) != nil })
      {
        return
      }
      report("<variation> without a trait; \(Self.exampleOfTraits)", tree.tagRange(of: variation))
    } else {
      let traits = positions.map { VariationKey.Trait(tree.name(ofAttribute: $0), tree.value(ofAttribute: $0)) }
      let range = tree.range(ofAttribute: positions[0])
      implied.add(.init("key", VariationKey(traits).text, range), to: variation)
    }
  }

  private func isKnown(_ trait: VariationKey.Trait) -> Bool {
    vocabulary.choices(of: trait.name, in: "variation").contains(trait.value)
  }

  private static let exampleOfTraits =
    "write heightClass=\"compact\", widthClass=\"regular\" or preferredContentSizeCategory=\"accessibility\""

  private mutating func report(_ message: String, _ range: SourceRange) {
    diagnostics.append(Diagnostic(.malformedValue, message, range: range))
  }

  // MARK: - Lines

  /// The attributes of layout.
  private static let attributes = Vocabulary.stackDefinition.choices(of: "firstAttribute", in: "constraint")

  private mutating func readLines(of list: ElementIndex) {
    guard let view = tree.parent(of: list) else { return }
    let lines = ConstraintLine.lines(in: list, of: tree)
    guard !lines.isEmpty else { return }
    implied.leaveOut(textOf: list)
    let names = ConstraintNames(attributes: Self.attributes, metrics: metrics, view: view)
    for line in lines {
      do throws(LineError) {
        implied.add(try Self.equations(line, names).map(\.element), to: list)
      } catch {
        report(Self.message(error, line, names), error.range)
      }
    }
  }

  /// What is wrong with a line, and the lines that are meant, if they can be read.
  private static func message(_ error: LineError, _ line: ConstraintLine, _ names: ConstraintNames) -> String {
    guard !error.isAnswered, let meant = ForeignLine(line.text(0..<line.bytes.count)),
      meant.lines.allSatisfy({ (try? equations(ConstraintLine($0), names)) != nil })
    else { return error.message }
    let cause = error.message.prefix { $0 != ";" }
    return "\(cause); write \(meant.lines.joined(separator: "; "))"
  }

  private static func equations(_ line: ConstraintLine, _ names: ConstraintNames) throws(LineError) -> [WrittenEquation]
  {
    if VisualFormatReader.mayRead(line) {
      var reader = VisualFormatReader(line, names)
      return try reader.equations()
    }
    var reader = EquationReader(line, names)
    return [try reader.equation()]
  }
}

extension VocabularyAttribute.Form {
  /// Whether a value is a number, for which the name of a metric may stand.
  var isNumber: Bool {
    switch self {
    case .integer, .number, .length, .positive, .lengthOrFit, .lengthOrInfinite, .priority, .multiplier: true
    default: false
    }
  }
}

/// The colors and images that a definition lists in its `<resources>`. What they name goes before what the system has of
/// the name.
struct DefinitionAssets {
  let colors: Set<String>
  private let images: Set<String>

  init(_ tree: XMLTree) {
    colors = Self.names("namedColor", in: tree)
    images = Self.names("image", in: tree)
  }

  private static func names(_ element: String, in tree: XMLTree) -> Set<String> {
    guard let number = tree.number(ofName: element) else { return [] }
    return Set(tree.indices.lazy.filter { tree[$0].name == number }.compactMap { tree[$0, "name"] })
  }

  /// Whether the image of an element that names no catalog is one of Apple's symbols, whose names have dots, as in
  /// `person.fill`. Others have names that assets may have, too.
  func isSymbol(_ image: String, in element: ElementIndex, of tree: XMLTree) -> Bool {
    tree.attribute("catalog", of: element) == nil && !images.contains(image) && Self.isDotted(image)
  }

  private static func isDotted(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          }
      } && !suffixes.contains { parts.last!.elementsEqual($0.utf8) }
  }

  /// Those of files.
  private static let suffixes = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp"]
}

/// The numbers that a stack definition names by `<metrics gutter="16"/>`. They hold in the view around the element, and
/// in what that contains; the nearest counts.
struct Metrics {
  private let tree: XMLTree
  /// By the elements that contain them.
  private var values: [ElementIndex: [String: String]] = [:]
  private var count = 0
  /// With more of them, no one is suggested: the time for each would grow with their number.
  private static let mostSuggested = 200

  init(_ tree: XMLTree) {
    self.tree = tree
    guard let name = tree.number(ofName: "metrics") else { return }
    for element in tree.indices where tree[element].name == name {
      guard let view = tree.parent(of: element) else { continue }
      for attribute in tree.attributes(of: element) {
        // The vocabulary reports what is no number. What uses it is not wrong, too.
        values[view, default: [:]][attribute.name] = Double(written: attribute.value) == nil ? "0" : attribute.value
        count += 1
      }
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { values.isEmpty }

  /// The number that a name stands for in an element; nil for others.
  func value(of name: String, at element: ElementIndex) -> String? {
    if isEmpty { return nil }
    return sequence(first: element, next: tree.parent(of:)).lazy.compactMap { values[$0]?[name] }.first
  }

  /// A number as it is written, or that of a metric; nil for another text.
  func number(_ word: String, at element: ElementIndex) -> String? {
    Double(written: word) == nil ? value(of: word, at: element) : word
  }

  /// The names that hold in an element, in alphabetical order; none if there are many.
  func names(at element: ElementIndex) -> [String] {
    if count > Self.mostSuggested { return [] }
    let names = sequence(first: element, next: tree.parent(of:)).flatMap { values[$0].map { Array($0.keys) } ?? [] }
    return Set(names).sorted()
  }
}

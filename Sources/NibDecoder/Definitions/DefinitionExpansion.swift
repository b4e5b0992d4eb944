import Formats

/// Replaces the short forms of a stack definition by what they mean, so that all else knows the long forms only: lines in
/// `<constraints>`, attributes that stand for children, and names of metrics instead of numbers.
struct DefinitionExpansion {
  private let tree: XMLTree
  private let vocabulary = Vocabulary.stackDefinition
  private let metrics: Metrics
  private let assets: Set<String>
  private var implied = ImpliedElements()
  /// What is wrong with short forms, in the order of the document.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ tree: XMLTree) {
    self.tree = tree
    metrics = Metrics(tree)
    assets = Self.assets(of: tree)
  }

  /// The colors that the definition lists.
  private static func assets(of tree: XMLTree) -> Set<String> {
    guard let name = tree.number(ofName: "namedColor") else { return [] }
    return Set(tree.indices.lazy.filter { tree[$0].name == name }.compactMap { tree[$0, "name"] })
  }

  /// The tree with the long forms.
  mutating func expanded() -> XMLTree {
    for element in tree.indices {
      if !metrics.isEmpty { replaceMetrics(in: element) }
      if tree.name(of: element) == "constraints" { readLines(of: element) }
      readAttributes(of: element)
      addKey(to: element)
    }
    return implied.expanded(tree)
  }

  // MARK: - Metrics

  private mutating func replaceMetrics(in element: ElementIndex) {
    guard let known = vocabulary[tree.name(of: element)] else { return }
    for position in tree.attributePositions(of: element) where tree.plainNumber(ofAttribute: position) == nil {
      guard let row = vocabulary.attribute(tree.name(ofAttribute: position), of: known), row.form.isNumber,
        let value = metrics.value(of: tree.value(ofAttribute: position), at: element)
      else { continue }
      implied.set(value, ofAttribute: position)
    }
  }

  // MARK: - Attributes

  private mutating func readAttributes(of element: ElementIndex) {
    guard let known = vocabulary[tree.name(of: element)] else { return }
    var reader = ShortFormReader(element, known, in: tree, metrics: metrics, assets: assets)
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
      !vocabulary.isView(known), case let keys = vocabulary.possibleKeys(of: known, in: outer), keys.count == 1
    else { return }
    let start = tree.tagRange(of: element).lowerBound + 1
    implied.add(.init("key", keys[0], SourceRange(start, start + known.name.utf8.count)), to: element)
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
        diagnostics.append(Diagnostic(.malformedValue, error.message, range: error.range))
      }
    }
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

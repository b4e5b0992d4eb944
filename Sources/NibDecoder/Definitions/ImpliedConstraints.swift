import Formats

/// Reads the attributes of a view that stand for constraints: `edges` with `insets`, `center` and `aspectRatio`.
///
/// `edges="safeArea"` means all four edges; `edges="top leading safeArea.bottom"` some of them, the superview's unless an
/// item is named.
struct ImpliedConstraints {
  private let tree: XMLTree
  private let view: ElementIndex
  private let position: Int
  private let metrics: Metrics
  /// Whether the view has no superview.
  private let isRoot: Bool
  /// In the order of the attribute.
  private(set) var constraints: [WrittenEquation] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - position: That of the attribute.
  ///   - isRoot: Whether the view has no superview.
  init(_ view: ElementIndex, _ position: Int, in tree: XMLTree, metrics: Metrics, isRoot: Bool) {
    (self.view, self.position, self.tree, self.metrics, self.isRoot) = (view, position, tree, metrics, isRoot)
  }

  private var value: String { tree.value(ofAttribute: position) }
  private var valueRange: SourceRange { tree.valueRange(ofAttribute: position) }
  private var range: SourceRange { tree.range(ofAttribute: position) }

  mutating func read() {
    let name = tree.name(ofAttribute: position)
    if isRoot, name == "edges" || name == "center" {
      return report(
        "\(name) of the root, which has no superview; put it into a <view>", tree.nameRange(ofAttribute: position))
    }
    switch name {
    case "edges": readEdges()
    case "insets" where tree.attribute("edges", of: view) == nil:
      report(
        "insets without edges; name what they are measured from, as in edges=\"superview\"",
        tree.nameRange(ofAttribute: position))
    case "center":
      let item = LinePart(text: value, range: valueRange)
      constraints = ["centerX", "centerY"].map { equation($0, item, nil) }
    case "aspectRatio": readRatio()
    default: break
    }
  }

  private mutating func readEdges() {
    let insets = tree.attribute("insets", of: view)
    guard let inset = inset(insets), let edges = edges(value.split { $0.isWhitespace }.map(String.init)) else { return }
    if inset != nil || edges.contains(where: { $0.item != "superview" }), isArranged {
      return report(
        "edges of a view that a stack view arranges; write layoutMargins=\"16\" on the stack view, or put the view into "
          + "a <view>", tree.nameRange(ofAttribute: position))
    }
    constraints = edges.map { item, edge in
      let isFar = Self.farEdges.contains(edge)
      return equation(
        edge, LinePart(text: item, range: valueRange),
        isFar ? inset.map { LinePart(text: EquationReader.negated($0.text), range: $0.range) } : inset)
    }
  }

  /// The items and their edges that words name; nil for an unknown one, which is reported.
  private mutating func edges(_ words: [String]) -> [(item: String, edge: String)]? {
    if words.count == 1, Self.edge(words[0]) == nil { return Self.allEdges.map { (words[0], $0) } }
    var edges: [(item: String, edge: String)] = []
    for word in words {
      guard let (item, edge) = Self.edge(word) else {
        report(
          "unknown edge \"\(word)\"; write an item, such as superview or safeArea, or some of \(Self.allEdges.joined(separator: ", "))",
          valueRange)
        return nil
      }
      edges.append((item, edge))
    }
    return edges
  }

  private static func edge(_ word: String) -> (item: String, edge: String)? {
    guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return names.contains(word) ? ("superview", word) : nil
    }
    let edge = String(word[word.utf8.index(after: dot)...])
    return names.contains(edge) && dot > word.startIndex ? (String(word[..<dot]), edge) : nil
  }

  private static let allEdges = ["leading", "top", "trailing", "bottom"]
  private static let farEdges: Set = ["trailing", "bottom", "right"]
  private static let names = Set(allEdges + ["left", "right"])

  /// Whether the view is arranged by a stack view.
  private var isArranged: Bool {
    guard let parent = tree.parent(of: view) else { return false }
    let holder = tree.name(of: parent) == "subviews" ? tree.parent(of: parent) : parent
    return holder.map { tree.name(of: $0) == "stackView" } ?? false
  }

  /// The layout margins are those of the superview.
  private func equation(_ attribute: String, _ item: LinePart, _ constant: LinePart?) -> WrittenEquation {
    let isMargins = item.text == "layoutMargins"
    let isCenter = attribute.hasBytePrefix("center")
    var equation = WrittenEquation(
      range: range, firstItem: nil, firstAttribute: LinePart(text: attribute, range: range))
    equation.secondItem = isMargins ? LinePart(text: "superview", range: item.range) : item
    equation.secondAttribute = LinePart(
      text: isMargins ? attribute + (isCenter ? "WithinMargins" : "Margin") : attribute, range: item.range)
    equation.constant = constant
    return equation
  }

  /// The number of the attribute `insets`: an empty one without the attribute, nil for one that is no number.
  private mutating func inset(_ position: Int?) -> LinePart?? {
    guard let position else { return .some(nil) }
    let (written, range) = (tree.value(ofAttribute: position), tree.valueRange(ofAttribute: position))
    guard let value = metrics.number(written, at: view) else {
      let advice = ForeignInsets(written).map(advice)
      report(
        "malformed insets \"\(written)\"; "
          + (advice ?? "expected one number, or the name of a metric; other distances are lines such as "
            + "top = superview.top + 8 in <constraints>"),
        range)
      return nil
    }
    return LinePart(text: value, range: range)
  }

  /// What to write for insets of several sides.
  private func advice(_ insets: ForeignInsets) -> String {
    if let length = insets.length { return "write \"\(length)\"" }
    let edges = ["top", "leading", "bottom", "trailing"]
    let item = tree.attribute("edges", of: view).map { tree.value(ofAttribute: $0) } ?? "superview"
    let owner = tree[view, "id"].map { "\($0)." } ?? ""
    let lines = zip(edges, insets.lengths).map { edge, length in
      "\(owner)\(edge) = \(item).\(edge) \(Self.farEdges.contains(edge) ? "-" : "+") \(length)"
    }
    return "write \(lines.joined(separator: "; ")) in <constraints>, without edges and insets"
  }

  private mutating func readRatio() {
    let ratio = Double(writtenRatio: value) == nil ? metrics.value(of: value, at: view) : value
    guard let ratio, Double(writtenRatio: ratio).map({ $0 > 0 }) == true else {
      let number = ForeignNames.number(value).flatMap { Double(written: $0).map { $0 > 0 } == true ? $0 : nil }
      let meant = (ForeignNames.all.value(value, of: "aspectRatio") ?? number).map { "write \($0)" }
      return report(
        "malformed aspectRatio \"\(value)\"; \(meant ?? "expected the width by the height, as in 16:9")", valueRange)
    }
    var equation = WrittenEquation(
      range: range, firstItem: nil, firstAttribute: LinePart(text: "width", range: range))
    equation.secondAttribute = LinePart(text: "height", range: valueRange)
    equation.multiplier = LinePart(text: ratio, range: valueRange)
    constraints = [equation]
  }

  private mutating func report(_ message: String, _ range: SourceRange) {
    diagnostics.append(Diagnostic(.malformedValue, message, range: range))
  }
}

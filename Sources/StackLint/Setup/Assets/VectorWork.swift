import Formats
import Support

/// How much there is to draw of an SVG file, with everything that it repeats: an element that is used, what stands at each
/// vertex of a line, in what is filled with it, or in front of what is masked, clipped or filtered, and dashes.
///
/// It is a bound, not an estimate. What a browser draws may be less.
struct VectorWork {
  /// Saturates beyond the limit.
  private struct Amount {
    /// The elements, as often as they are drawn.
    var elements = 0
    /// The same with the bytes of attributes and texts. A vertex has at least two.
    var work = 0
    /// Whether there is something that elements elsewhere may repeat.
    var hasResources = false

    static let tooMuch = Amount(elements: limit + 1, work: limit + 1)

    mutating func add(_ other: Amount, times: Int = 1) {
      // Both factors are in the order of the limit at most.
      elements = min(elements + other.elements * times, limit + 1)
      hasResources = hasResources || other.hasResources
      add(work: other.work, times: times)
    }

    mutating func add(work: Int, times: Int = 1) { self.work = min(self.work + work * times, limit + 1) }
  }

  /// About a second of a browser's time.
  static let limit = 1_000_000
  /// How many references lead from one to the next.
  private static let depthLimit = 64
  /// What a layer of pixels costs, in elements.
  private static let layer = 50
  /// A gradient of no more stops costs no more than a color.
  private static let stopLimit = 64

  private let tree: XMLTree
  private var elements: [Substring: ElementIndex] = [:]
  private var styles: [Int32: VectorStyle] = [:]
  /// Those of all style sheets.
  private var sheet = VectorStyle()
  /// The shortest length of a dash with its gap in the file; infinite without dashes.
  private var dash = Double.infinity
  private var changesLengths = false
  private var known: [Int32: Amount] = [:]
  private var depth = 0

  init(_ tree: XMLTree) {
    self.tree = tree
    for element in tree.indices {
      if let id = tree[element, "id"], elements[id[...]] == nil { elements[id[...]] = element }
      let style = VectorStyle(of: element, in: tree)
      styles[element.rawValue] = style
      if VectorFile.name(of: element, in: tree) == "style" { sheet.add(declarations: tree.text(of: element)) }
      dash = min(dash, style.dash)
      changesLengths = changesLengths || style.changesLengths
    }
    dash = min(dash, sheet.dash)
    changesLengths = changesLengths || sheet.changesLengths
  }

  /// Whether there is more to draw than the limit, or may be.
  mutating func isTooMuch() -> Bool {
    var all = amount(of: tree.root)
    add(sheet, to: &all, drawn: all.elements)
    return all.work > Self.limit
  }

  private mutating func amount(of element: ElementIndex) -> Amount {
    if let found = known[element.rawValue] { return found }
    guard depth < Self.depthLimit, let style = styles[element.rawValue] else { return .tooMuch }
    // Browsers differ in what they draw of something that refers to itself.
    known[element.rawValue] = .tooMuch
    var amount = own(element)
    for child in tree.children(of: element) { amount.add(self.amount(of: child)) }
    depth += 1
    // What is used is drawn with the properties of the element.
    for id in style.used { amount.add(self.amount(of: id)) }
    // What may be drawn elsewhere has these properties there, too.
    let isShared = amount.hasResources
    if isShared, inherits(style) { amount.add(.tooMuch) }
    add(style, to: &amount, drawn: 1)
    depth -= 1
    amount.hasResources = isShared || Self.resources.contains(VectorFile.name(of: element, in: tree))
    known[element.rawValue] = amount
    return amount
  }

  private mutating func amount(of id: Substring) -> Amount { elements[id].map { amount(of: $0) } ?? Amount() }

  private func own(_ element: ElementIndex) -> Amount {
    let name = VectorFile.name(of: element, in: tree)
    var amount = Amount(elements: 1, work: 1)
    for attribute in tree.attributes(of: element) { amount.add(work: attribute.value.utf8.count) }
    amount.add(work: tree.text(of: element).utf8.count)
    if dash < .infinity { amount.add(work: Int(min(length(of: element, name) / dash, Double(Self.limit + 1)))) }
    switch name {
    case "mask", "pattern", "filter": amount.add(work: Self.layer)
    case _ where name.hasBytePrefix("fe"):
      let radius = tree[element, "radius"].flatMap { Double($0.prefix { $0 != " " && $0 != "," }) } ?? 0
      amount.add(work: Self.layer, times: 1 + min(max(Int(exactly: radius.rounded()) ?? Self.limit, 0), Self.limit))
    default: break
    }
    return amount
  }

  /// The elements that are drawn where others refer to them.
  private static let resources: Set<String> = ["clipPath", "marker", "mask", "pattern"]

  /// Adds what is drawn because of properties.
  ///
  /// - Parameter drawn: How often something is drawn that may have them.
  private mutating func add(_ style: VectorStyle, to amount: inout Amount, drawn: Int) {
    guard style.isFamiliar else { return amount.add(.tooMuch) }
    amount.add(work: style.functions * Self.layer, times: drawn)
    for (property, id) in style.references where !isPlainGradient(id) {
      let times =
        switch property {
        case "mask", "filter", "clip-path": drawn
        case "fill", "stroke": amount.elements
        default: amount.work
        }
      var target = self.amount(of: id)
      target.hasResources = false
      amount.add(target, times: times)
    }
  }

  /// Whether what an element holds inherits more than a color.
  private mutating func inherits(_ style: VectorStyle) -> Bool {
    style.references.contains { !["mask", "filter", "clip-path"].contains($0.property) && !isPlainGradient($0.id) }
  }

  private mutating func isPlainGradient(_ id: Substring) -> Bool {
    guard let element = elements[id] else { return false }
    return VectorFile.name(of: element, in: tree).hasByteSuffix("Gradient")
      && amount(of: element).elements <= Self.stopLimit
  }
}

// MARK: - Dashes

extension VectorWork {
  /// A bound of the length of an element's lines: a curve or an arc is no longer than a few times the numbers around it.
  private func length(of element: ElementIndex, _ name: String) -> Double {
    switch name {
    case "path", "polyline", "polygon", "line", "rect", "circle", "ellipse":
      guard !changesLengths else { return .infinity }
      let attributes = tree.attributes(of: element).filter { Self.outlines.contains($0.name) }
      return attributes.reduce(0) { $0 + 8 * Self.sum($1) }
    case "text", "tspan", "textPath": return .infinity
    default: return 0
    }
  }

  private static let outlines: Set<String> = [
    "d", "points", "x1", "x2", "y1", "y2", "r", "rx", "ry", "width", "height", "pathLength",
  ]

  /// The sum of the numbers of a line, whatever their signs; infinite for what is no plain number.
  private static func sum(_ attribute: XMLTree.Attribute) -> Double {
    guard ["d", "points"].contains(attribute.name) else {
      return Double(attribute.value).flatMap { $0.isFinite ? abs($0) : nil } ?? .infinity
    }
    guard !attribute.value.utf8.contains(where: { "eE".utf8.contains($0) }) else { return .infinity }
    return attribute.value.split { !"0123456789.".contains($0) }.reduce(0) { sum, number in
      // Numbers need no space between them: 1.5.5 is 1.5 and 0.5.
      let parts = number.split(separator: ".", omittingEmptySubsequences: false)
      return sum + (Double(parts[0]) ?? 0) + Double(parts.count - 1)
    }
  }
}

/// What the properties of an element, or those of a style sheet, make a browser draw more than once.
struct VectorStyle {
  /// Whether everything means what it seems to: no escapes, comments, variables and the like, which could hide a reference.
  private(set) var isFamiliar = true
  /// The references by `url(#id)`, and the property that has each.
  private(set) var references: [(property: String, id: Substring)] = []
  /// The elements that are drawn in place of this one.
  private(set) var used: [Substring] = []
  /// How many functions, such as `blur(2px)`, filter the pixels.
  private(set) var functions = 0
  /// The shortest length of a dash, or of the gap after it, on the average; infinite without dashes.
  private(set) var dash = Double.infinity
  /// Whether properties make lines longer than the attributes of their elements say, or dashes shorter.
  private(set) var changesLengths = false

  /// No properties.
  init() {}

  /// The properties that the attributes of an element are.
  init(of element: ElementIndex, in tree: XMLTree) {
    for attribute in tree.attributes(of: element) {
      switch attribute.name {
      case "style": add(declarations: attribute.value)
      case "d", "points", "id", "class": break
      case let name where name.hasByteSuffix("href"): addUse(of: attribute.value[...])
      // Attributes of other programs have a prefix.
      case let name where !name.utf8.contains(UInt8(ascii: ":")):
        if Self.mayHide(attribute.value) { isFamiliar = false }
        add(name, attribute.value[...])
      default: break
      }
    }
  }

  /// Adds the properties in a style sheet or in a `style` attribute.
  mutating func add(declarations text: String) {
    if Self.mayHide(text) { isFamiliar = false }
    for declaration in text.split(whereSeparator: { ";{}".contains($0) }) {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = Self.trimmed(declaration[..<colon]).lowercased()
      if Self.lengths.contains(name) { changesLengths = true }
      add(name, declaration[declaration.index(after: colon)...])
    }
  }

  /// The properties by which a style sheet changes the lengths of lines.
  private static let lengths: Set<String> = ["d", "r", "rx", "ry", "width", "height"]

  private static func mayHide(_ text: String) -> Bool {
    guard text.utf8.contains(where: { "\\(*:-@".utf8.contains($0) }) else { return false }
    let text = text.lowercased()
    return ["\\", "/*", "var(", "path(", "data:", "context-", "@import"].contains { text.contains($0) }
  }

  private mutating func add(_ property: String, _ value: Substring) {
    for argument in value.split(separator: "(").dropFirst() {
      guard let id = Self.id(argument.prefix { $0 != ")" }) else { continue }
      references.append((property, id))
      check(id)
    }
    if property.hasByteSuffix("filter") { functions += value.utf8.count { $0 == UInt8(ascii: "(") } }
    if property == "stroke-dasharray" { addDashes(Self.trimmed(value)) }
    if property == "vector-effect" { changesLengths = true }
  }

  private mutating func addUse(of reference: Substring) {
    if reference.lowercased().contains("data:") { isFamiliar = false }
    guard let id = Self.id(reference) else { return }
    used.append(id)
    check(id)
  }

  private mutating func addDashes(_ value: Substring) {
    guard !["none", "inherit"].contains(value) else { return }
    let lengths = value.split { ", \t\n\r".contains($0) }.map { Double($0.hasByteSuffix("px") ? $0.dropLast(2) : $0) }
    let period = lengths.reduce(0) { $0 + ($1 ?? .nan) }
    if period.isNaN { isFamiliar = false }
    if period > 0 { dash = min(dash, period / Double(lengths.count)) }
  }

  /// What stands after the number sign of a reference to an element of the file.
  private static func id(_ reference: Substring) -> Substring? {
    let reference = trimmed(reference)
    return reference.first == "#" ? reference.dropFirst() : nil
  }

  /// Browsers decode percent signs in references, and leave out line ends.
  private mutating func check(_ id: Substring) {
    if id.contains(where: { $0 == "%" || $0 == "\"" || $0 == "'" || $0.isWhitespace }) { isFamiliar = false }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let isOutside = { (character: Character) in character.isWhitespace || character == "\"" || character == "'" }
    guard let first = text.firstIndex(where: { !isOutside($0) }),
      let last = text.lastIndex(where: { !isOutside($0) })
    else { return "" }
    return text[first...last]
  }
}

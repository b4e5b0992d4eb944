import Formats
import Support

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

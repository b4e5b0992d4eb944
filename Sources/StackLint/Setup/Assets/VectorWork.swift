import Formats
import Support

/// How much there is to draw of an SVG file, with everything that it repeats: an element that is used, and what stands at
/// each vertex of a line, in what is filled with it, or in front of what is masked, clipped or filtered.
///
/// It is a bound, not an estimate. What a browser draws may be less.
struct VectorWork {
  /// Saturates beyond the limit.
  private struct Amount {
    var elements = 0
    /// The bytes of outlines and texts. A vertex has at least two.
    var bytes = 0
    var work = 0

    mutating func add(_ other: Amount) {
      elements = min(elements + other.elements, limit + 1)
      bytes = min(bytes + other.bytes, limit + 1)
      add(work: other.work)
    }

    mutating func add(work: Int) { self.work = min(self.work + work, limit + 1) }
  }

  /// A reference by `url(#id)`, and the property that has it.
  private typealias Reference = (property: Substring, id: Substring)

  /// About a second of a browser's time.
  static let limit = 1_000_000
  /// How many references lead from one to the next.
  private static let depthLimit = 64
  /// What a layer of pixels costs, in elements.
  private static let layer = 50

  private let tree: XMLTree
  private var elements: [Substring: ElementIndex] = [:]
  private var known: [Int32: Amount] = [:]
  private var depth = 0

  init(_ tree: XMLTree) {
    self.tree = tree
    for element in tree.indices {
      if let id = tree[element, "id"], elements[id[...]] == nil { elements[id[...]] = element }
    }
  }

  /// Whether there is more to draw than the limit.
  mutating func isTooMuch() -> Bool {
    var all = amount(of: tree.root)
    for element in tree.indices where tree.name(of: element) == "style" {
      let text = tree.text(of: element)
      // Escapes could hide a name.
      if text.utf8.contains(UInt8(ascii: "\\")) { return true }
      for reference in Self.references(in: text, of: "") { repeated(reference, in: &all) }
    }
    return all.work > Self.limit
  }

  private mutating func amount(of element: ElementIndex) -> Amount {
    if let found = known[element.rawValue] { return found }
    guard depth < Self.depthLimit else { return Amount(work: Self.limit + 1) }
    // What refers to itself is not drawn.
    known[element.rawValue] = Amount()
    var amount = own(element)
    for child in tree.children(of: element) { amount.add(self.amount(of: child)) }
    depth += 1
    for position in tree.attributePositions(of: element) {
      let (name, value) = (tree.name(ofAttribute: position), tree.value(ofAttribute: position))
      if name.hasByteSuffix("href"), value.hasBytePrefix("#"), let target = elements[value.dropFirst()] {
        amount.add(self.amount(of: target))
      }
      for reference in Self.references(in: value, of: name) { repeated(reference, in: &amount) }
    }
    depth -= 1
    known[element.rawValue] = amount
    return amount
  }

  private func own(_ element: ElementIndex) -> Amount {
    let outlines = ["d", "points"].reduce(0) { $0 + (tree[element, $1]?.utf8.count ?? 0) }
    let bytes = min(outlines + tree.text(of: element).utf8.count, Self.limit)
    var amount = Amount(elements: 1, bytes: bytes, work: 1 + bytes)
    switch tree.name(of: element) {
    case "mask", "pattern", "filter": amount.add(work: Self.layer)
    case let name where name.hasBytePrefix("fe"):
      let radius = tree[element, "radius"].flatMap { Double($0.prefix { $0 != " " && $0 != "," }) } ?? 0
      amount.add(work: Self.layer * (1 + min(max(Int(exactly: radius.rounded()) ?? Self.limit, 0), Self.limit)))
    default: break
    }
    return amount
  }

  /// Adds what is drawn of a reference in an element. An animation may set any property, and markers pass on to children.
  private mutating func repeated(_ reference: Reference, in amount: inout Amount) {
    guard let target = elements[reference.id] else { return }
    let times =
      switch reference.property {
      case "mask", "filter", "clip-path": 1
      case "fill", "stroke": amount.elements
      default: amount.bytes
      }
    amount.add(work: min(times * self.amount(of: target).work, Self.limit + 1))
  }

  /// The references in the value of an attribute, or in declarations.
  private static func references(in text: String, of attribute: String) -> [Reference] {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return [] }
    let isSheet = attribute.isEmpty || attribute == "style"
    return text.split { ";{}".contains($0) }.flatMap { declaration -> [Reference] in
      let property = isSheet ? declaration.prefix { $0 != ":" } : attribute[...]
      let name = property.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      return declaration.split(separator: "(").dropFirst().compactMap { value -> Reference? in
        let value = value.drop { " \t\n\r\"'".contains($0) }
        guard value.hasBytePrefix("#") else { return nil }
        return (name, value.dropFirst().prefix { !" \t\n\r\"')".contains($0) })
      }
    }
  }
}

/// One of Apple's symbols, drawn by a simple shape of our own and what its name says surrounds it.
///
/// `heart.circle.fill` is a white heart in a full circle. Names without a shape have the first letter of their name.
struct Symbol {
  /// What a shape stands in.
  enum Enclosure: String {
    case circle, square
  }

  /// The name without the words that describe a variant, such as `heart`.
  let base: String
  /// Whether the shape, or what it stands in, is full.
  let isFilled: Bool
  /// What the shape stands in; nil for nothing.
  let enclosure: Enclosure?
  /// Whether a line crosses the shape out.
  let isCrossedOut: Bool

  init(named name: String) {
    var words = name.split(separator: ".").map(String.init)
    var (isFilled, isCrossedOut, enclosure) = (false, false, Enclosure?.none)
    while words.count > 1, let last = words.last {
      if last == "fill" {
        isFilled = true
      } else if last == "slash" {
        isCrossedOut = true
      } else if let found = Enclosure(rawValue: last), enclosure == nil {
        enclosure = found
      } else if last != "rectangle" || SymbolShapes.all[words.joined(separator: ".")] != nil {
        break
      }
      words.removeLast()
    }
    base = words.joined(separator: ".")
    self.isFilled = isFilled
    self.isCrossedOut = isCrossedOut
    self.enclosure = enclosure
  }

  /// The shape of the longest part of the name that has one, such as `person` for `person.badge.plus`; nil if there is none.
  /// An empty square, circle or rectangle stands for nothing but itself.
  var shape: SymbolShapes.Shape? {
    if let shape = SymbolShapes.all[base] { return shape }
    var words = base.split(separator: ".").dropLast()
    while !words.isEmpty {
      let name = words.joined(separator: ".")
      if let shape = SymbolShapes.all[name], !Self.outlines.contains(name) { return shape }
      words.removeLast()
    }
    return nil
  }

  private static let outlines: Set<String> = ["square", "circle", "rectangle", "triangle", "app", "diamond"]

  /// Whether a name is one of Apple's, as far as the shapes know.
  static func isKnown(_ name: String) -> Bool { Symbol(named: name).shape != nil }
}

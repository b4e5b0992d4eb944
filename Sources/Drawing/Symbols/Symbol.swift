import EmbeddedFiles
import Support

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

/// The shapes of symbols, as outlines on a square of 24 by 24.
enum SymbolShapes {
  /// An outline.
  struct Shape {
    /// The data of an SVG path.
    let data: Escaped<XMLMarkup>
    /// Whether the shape has an inside, which the variant `fill` fills.
    let canBeFilled: Bool
    /// The data of what the variant `fill` is without; empty if it has no gaps.
    var gaps: Escaped<XMLMarkup> = ""
  }

  /// By name, without the words for variants. A line of `SymbolShapes.txt` has `area` for a shape with an inside or `line`
  /// for another, the name, and the data: after a bar that of lines within the inside.
  static let all: [String: Shape] = {
    var shapes: [String: Shape] = [:]
    for line in String(cString: EmbeddedSymbolShapes.bytes).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      let data = parts[2].split(separator: "|").map { Escaped<XMLMarkup>(stringLiteral: String($0)) }
      var shape = Shape(data: data[0], canBeFilled: parts[0] == "area")
      if data.count > 1 { shape.gaps = data[1] }
      shapes[parts[1]] = shape
    }
    return shapes
  }()
}

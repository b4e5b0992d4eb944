import EmbeddedFiles
import Escaping

/// The shapes of symbols, as outlines on a square of 24 by 24.
enum SymbolShapes {
  /// An outline.
  struct Shape {
    /// The data of an SVG path.
    let data: Escaped<XMLMarkup>
    /// Whether the shape has an inside, which the variant `fill` fills.
    let canBeFilled: Bool
  }

  /// By name, without the words for variants. A line of `SymbolShapes.txt` has `area` for a shape with an inside or `line`
  /// for another, the name, and the data.
  static let all: [String: Shape] = {
    var shapes: [String: Shape] = [:]
    for line in String(cString: EmbeddedSymbolShapes.bytes).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      shapes[parts[1]] = Shape(data: Escaped(stringLiteral: parts[2]), canBeFilled: parts[0] == "area")
    }
    return shapes
  }()
}

import EmbeddedFiles
import Support

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

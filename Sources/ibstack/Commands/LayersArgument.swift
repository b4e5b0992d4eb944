import ArgumentParser
import Drawing

/// Names of layers with commas between them, or `all`.
struct LayersArgument {
  let layers: Set<DrawingLayer>

  /// All names, for help texts and errors.
  static var names: String { DrawingLayer.allCases.map(\.rawValue).sorted().joined(separator: ", ") }

  /// - Throws: A `ValidationError` that lists the names, for one that is none.
  @Sendable static func parse(_ text: String) throws -> LayersArgument {
    var layers: Set<DrawingLayer> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      if name == "all" {
        layers.formUnion(DrawingLayer.allCases)
      } else if let layer = DrawingLayer(rawValue: String(name)) {
        layers.insert(layer)
      } else {
        throw ValidationError("no layer is called \"\(name)\"; there are: all, \(names)")
      }
    }
    return LayersArgument(layers: layers)
  }
}

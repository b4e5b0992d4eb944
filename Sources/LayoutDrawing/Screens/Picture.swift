package import Escaping
package import StackModel

/// A drawing with a size, ready to be written as SVG.
package struct Picture {
  /// What the picture shows.
  package let name: String
  /// The size in points.
  package let size: Size
  /// The upper edge in the coordinates of the drawing: negative if something lies above the view.
  private let top: Double
  let canvas: SVGCanvas

  init(name: String, size: Size, top: Double = 0, canvas: SVGCanvas) {
    self.name = name
    self.size = size
    self.top = top
    self.canvas = canvas
  }

  /// The picture as an SVG document.
  ///
  /// - Parameter scale: How many pixels a point has; only programs that ignore the size of an image do not see it.
  package func svg(_ appearance: Appearance, scale: Double = 1) -> Escaped<XMLMarkup> {
    var svg: Escaped<XMLMarkup> = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    svg += " width=\"\(number: size.width * scale)\" height=\"\(number: size.height * scale)\""
    svg += " viewBox=\"0 \(number: top) \(number: size.width) \(number: size.height)\" role=\"img\">"
    svg += "<title>\(name)</title>"
    svg += "<style>"
    svg += canvas.styles.styleSheet(appearance)
    svg += "</style>"
    svg += canvas.body
    svg += "</svg>\n"
    return svg
  }
}

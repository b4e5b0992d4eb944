package import Escaping
package import StackModel

/// A drawing with a size, ready to be written as SVG.
package struct Picture {
  /// What the picture shows.
  package let name: String
  /// The size in points.
  package let size: Size
  let canvas: SVGCanvas

  /// The picture as an SVG document.
  ///
  /// - Parameter scale: How many pixels a point has; only programs that ignore the size of an image do not see it.
  package func svg(_ appearance: Appearance, scale: Double = 1) -> Escaped<XMLMarkup> {
    var svg: Escaped<XMLMarkup> = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    svg += " width=\"\(number: size.width * scale)\" height=\"\(number: size.height * scale)\""
    svg += " viewBox=\"0 0 \(number: size.width) \(number: size.height)\" role=\"img\"><title>\(name)</title>"
    svg += "<style>"
    svg += canvas.styles.styleSheet(appearance)
    svg += "</style>"
    svg += canvas.body
    svg += "</svg>\n"
    return svg
  }
}

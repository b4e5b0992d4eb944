package import StackModel
package import Support

/// A drawing with a size, ready to be written as SVG.
package struct Picture {
  /// What the picture shows.
  package let name: String
  /// The size in points.
  package let size: Size
  /// The upper left corner in the coordinates of the drawing: negative if something lies above the view.
  private let origin: (x: Double, y: Double)
  let canvas: SVGCanvas

  init(name: String, size: Size, origin: (x: Double, y: Double) = (0, 0), canvas: SVGCanvas) {
    self.name = name
    self.size = size
    self.origin = origin
    self.canvas = canvas
  }

  /// The picture as an SVG document.
  ///
  /// - Parameter scale: How many pixels a point has; only programs that ignore the size of an image do not see it.
  package func svg(_ appearance: Appearance, scale: Double = 1) -> Escaped<XMLMarkup> {
    svg(canvas.styles.styleSheet(appearance), scale: scale)
  }

  /// The picture as an SVG document that is light or dark as the page around it.
  package func svg(scale: Double = 1) -> Escaped<XMLMarkup> {
    let dark = "@media (prefers-color-scheme:dark){" + canvas.styles.styleSheet(.dark) + "}"
    return svg(canvas.styles.styleSheet(.light) + dark, scale: scale)
  }

  /// A part of the picture, in the coordinates of the drawing.
  package func cropped(to rect: Rect) -> Picture {
    Picture(name: name, size: rect.size, origin: (rect.x, rect.y), canvas: canvas)
  }

  private func svg(_ styleSheet: Escaped<XMLMarkup>, scale: Double) -> Escaped<XMLMarkup> {
    var svg: Escaped<XMLMarkup> = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    svg += " width=\"\(number: size.width * scale)\" height=\"\(number: size.height * scale)\""
    svg +=
      " viewBox=\"\(number: origin.x) \(number: origin.y) \(number: size.width) \(number: size.height)\" role=\"img\">"
    svg += "<title>\(name)</title>"
    svg += "<style>"
    svg += styleSheet
    svg += "</style>"
    svg += canvas.body
    svg += "</svg>\n"
    return svg
  }
}

/// Pictures of one document, which share a style sheet.
///
/// A page holds each picture and each style sheet once, and puts the two together: a switch to dark appearance draws
/// nothing again.
package struct PictureSet {
  /// The elements of a picture without the `<svg>` element that holds them.
  package let bodies: [Escaped<XMLMarkup>]
  private let styles: StyleTable

  init(bodies: [Escaped<XMLMarkup>], styles: StyleTable) {
    self.bodies = bodies
    self.styles = styles
  }

  /// The style sheet of all pictures in one appearance.
  package func styleSheet(_ appearance: Appearance) -> Escaped<XMLMarkup> { styles.styleSheet(appearance) }
}

extension DocumentDrawing {
  /// The pictures of several views.
  ///
  /// - Parameter layers: What is drawn over them, each as a group with a class such as `layer-frames`.
  package func pictures(
    of subjects: [Subject], layers: Set<DrawingLayer> = [], showsSystem: Bool = true
  ) -> PictureSet {
    var (bodies, styles): ([Escaped<XMLMarkup>], StyleTable) = ([], StyleTable())
    for subject in subjects {
      var canvas = SVGCanvas(styles: styles)
      draw(subject, layers: LayerSelection(layers), showsSystem: showsSystem, into: &canvas)
      bodies.append(canvas.body)
      styles = canvas.styles
    }
    return PictureSet(bodies: bodies, styles: styles)
  }

  /// Where the views of a picture lie in it, in document order.
  package func placedViews(of subject: Subject) -> [PlacedView] {
    PlacedViews(frames(of: subject)).list(subject.view)
  }
}

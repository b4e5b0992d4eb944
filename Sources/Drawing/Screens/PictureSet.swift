import StackModel
package import Support

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

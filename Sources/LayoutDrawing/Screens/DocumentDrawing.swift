package import Escaping
package import StackModel

/// The pictures of a document: one for each scene of a storyboard and for each view that no other view holds.
package struct DocumentDrawing {
  private let document: LayoutDocument
  private let layout: DocumentLayout
  private let options: DrawingOptions
  private let bars: [ObjectIdentifier: ScreenBars]
  private let tabs: TabBars

  package init(_ document: LayoutDocument, _ layout: DocumentLayout, options: DrawingOptions = DrawingOptions()) {
    self.document = document
    self.layout = layout
    self.options = options
    bars = document.screenBars()
    tabs = TabBars(document.nib)
  }

  /// The views that have pictures, in document order.
  package var roots: [View] {
    document.roots.filter { root in layout[root].map { $0.frame.width > 0 && $0.frame.height > 0 } ?? false }
  }

  /// Draws a root view as an SVG picture.
  ///
  /// - Parameter name: What the picture shows, for readers who do not see it.
  package func svg(of root: View, name: String) -> Escaped<XMLMarkup> {
    let size = layout[root]?.frame.size ?? Size(width: 0, height: 0)
    var context = DrawingContext(
      SVGCanvas(), document: document, settings: document.settings, assets: options.assets)
    let isScreen = document.settings.platform != .macOS
    context.canvas.rect(
      Rect(x: 0, y: 0, width: size.width, height: size.height),
      fill: context.system(isScreen ? "systemBackground" : "windowBackground"))
    context.canvas = ViewTreeDrawing(layout, context: context).draw(root)
    if let bars = bars[ObjectIdentifier(root)], isOnScreen(size) {
      ScreenChrome(document, bars, tabs: tabs).draw(in: size, &context)
    }
    let canvas = context.canvas
    var svg: Escaped<XMLMarkup> = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    svg += " width=\"\(number: size.width)\" height=\"\(number: size.height)\""
    svg += " viewBox=\"0 0 \(number: size.width) \(number: size.height)\" role=\"img\"><title>\(name)</title>"
    svg += "<style>"
    svg += canvas.styles.styleSheet(options.appearance)
    svg += "</style>"
    svg += canvas.body
    svg += "</svg>\n"
    return svg
  }

  /// Whether a view fills the screen, so that bars are drawn over it.
  private func isOnScreen(_ size: Size) -> Bool {
    guard let screen = document.settings.device?.size else { return size.width >= 320 && size.height >= 416 }
    return abs(size.width - screen.width) < 1 && size.height >= screen.height - 1
  }
}

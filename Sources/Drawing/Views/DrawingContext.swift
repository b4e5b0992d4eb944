import StackModel

/// What a view draws into, and what it needs to know about what surrounds it.
struct DrawingContext {
  /// The picture.
  var canvas: SVGCanvas
  /// The colors.
  let palette: Palette
  /// The settings of the document.
  let settings: DocumentSettings
  /// The project's images.
  let assets: any DrawingAssets
  /// The color of what stands out: the nearest tint color of the view and those that hold it.
  var tint: Paint
  /// What container views show; nil in what one shows.
  var embedded: EmbeddedViews?
  /// The objects that bars show.
  private(set) var barItems: [PlacedBarItem] = []
  /// What surrounds the view that is being drawn; nil outside of the tree of views.
  var surroundings: ViewSurroundings?

  init(document: LayoutDocument, assets: any DrawingAssets) {
    canvas = SVGCanvas()
    settings = document.settings
    self.assets = assets
    palette = Palette(document, assets: assets)
    tint = palette.system(settings.platform == .macOS ? "controlAccent" : "tint")
  }

  /// How a color of the document is drawn, or a color of the system if it has none.
  func paint(_ color: Color?, or standard: String) -> Paint {
    color.flatMap(palette.paint) ?? palette.system(standard)
  }

  /// What is behind all views.
  var screenBackground: Paint { system(settings.platform == .macOS ? "windowBackground" : "systemBackground") }

  /// A color of the system.
  func system(_ name: String) -> Paint { palette.system(name) }

  /// Draws an object of the document in a bar, and notes where it is. A space draws nothing.
  mutating func draw(barItem id: String?, in rect: Rect, _ draw: (inout DrawingContext) -> Void) {
    let start = canvas.body.bytes.count
    draw(&self)
    guard let id, canvas.body.bytes.count > start else { return }
    barItems.append(PlacedBarItem(id: id, rect: rect, look: Array(canvas.body.bytes[start...])))
  }
}

extension DrawingContext {
  /// Draws the texts of a view in its bounds.
  ///
  /// - Parameter color: The color of text without one of its own.
  mutating func draw(_ texts: [PlacedText], color: Paint) {
    for text in texts {
      let color = text.color.flatMap(palette.paint) ?? color
      for line in text.layout.lines { draw(line, of: text, color: color) }
    }
  }

  /// Draws texts once more in a single color, before they are drawn themselves.
  mutating func drawShadow(of texts: [PlacedText], offset: Size, color: Paint) {
    for text in texts {
      let moved = PlacedText(layout: text.layout, x: text.x + offset.width, y: text.y + offset.height, color: nil)
      for line in text.layout.lines { draw(line, of: moved, color: color, isShadow: true) }
    }
  }

  private mutating func draw(_ line: TextLayout.Line, of text: PlacedText, color: Paint, isShadow: Bool = false) {
    for fragment in line.fragments {
      let run = TextRunPlace(fragment, in: settings.text)
      guard !run.text.isEmpty else { continue }
      canvas.text(
        run, x: text.x + run.x, baseline: text.y + line.baseline,
        fill: isShadow ? color : fragment.color.flatMap(palette.paint) ?? color)
    }
  }
}

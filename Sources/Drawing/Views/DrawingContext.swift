package import StackModel

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

extension DrawingContext {
  /// Whether no other view draws over a rectangle of the view.
  func isUncovered(_ rect: Rect) -> Bool { surroundings?.isUncovered(rect) ?? true }

  /// Whether the view draws over no other one in a rectangle, but for backgrounds.
  func coversNothing(in rect: Rect) -> Bool { surroundings?.coversNothing(in: rect) ?? true }

  /// A quiet color for names that can be read on what is behind the view.
  var nameColor: Paint { surroundings?.backdrop.contrast.withOpacity(0.5) ?? system("systemGray") }

  /// The largest size in which a name fits into a width; nil if it fits in none.
  func nameSize(of name: String, fitting width: Double, upTo largest: Double) -> Double? {
    [largest, largest - 2].first { $0 >= 8 && TextMetrics(.system($0), settings.text).width(of: name) <= width }
  }

  /// Draws the name of what has no picture of its own in the middle of a rectangle, if there is room for all of it and no
  /// other view in its place.
  mutating func drawName(_ name: String, in rect: Rect, size: Double = 11) {
    guard let size = nameSize(of: name, fitting: rect.width - 4, upTo: size), rect.height >= size + 4 else { return }
    let width = TextMetrics(.system(size), settings.text).width(of: name)
    let place = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + rect.height / 2 - size * 0.7, width: width, height: size * 1.4)
    guard isUncovered(place), coversNothing(in: place) else { return }
    draw(name, font: .system(size), in: rect, alignment: .center, color: nameColor)
  }
}

extension DrawingContext {
  /// The texts of a view in its bounds.
  func texts(of view: View, in size: Size) -> [PlacedText] {
    surroundings?.texts(of: view, in: size) ?? view.texts(in: size, settings: settings)
  }

  /// Draws a line of text that layout does not know of, in the vertical middle of a rectangle.
  ///
  /// - Parameter slack: How much wider a text may be that is not cut off.
  mutating func draw(
    _ text: String, font: Font, in rect: Rect, alignment: TextAlignment = .natural, color: Paint, slack: Double = 0
  ) {
    guard rect.width > 0, !text.isEmpty else { return }
    if slack > 0 {
      let missing = TextMetrics(font, settings.text).width(of: text) - rect.width
      if missing > 0, missing <= slack {
        let x = alignment == .center ? rect.x - missing / 2 : alignment == .right ? rect.x - missing : rect.x
        let wide = Rect(x: x, y: rect.y, width: rect.width + missing + 0.5, height: rect.height)
        return draw(text, font: font, in: wide, alignment: alignment, color: color)
      }
    }
    let layout = TextLayout(
      StyledText(text, font: font), in: settings.text, width: rect.width, maximumLines: 1, alignment: alignment)
    let placed = PlacedText(
      layout: layout, x: rect.x, y: rect.y + (rect.height - layout.height) / 2, color: nil)
    draw([placed], color: color)
  }

  /// Draws the texts of a control whose bezel is not in the middle of its frame.
  mutating func draw(_ texts: [PlacedText], inMiddleOf bezel: Rect, of size: Size, color: Paint) {
    let shift = bezel.y + bezel.height / 2 - size.height / 2
    draw(texts.map { PlacedText(layout: $0.layout, x: $0.x, y: $0.y + shift, color: $0.color) }, color: color)
  }
}

/// An object that a bar shows: a button, a tab, or the item whose title it shows.
package struct PlacedBarItem {
  package let id: String
  package let rect: Rect
  /// What is drawn for it.
  package let look: [UInt8]
}

import StackModel

/// Where the views of a picture draw, on a coarse grid: what stands in for content, such as a name, is only drawn where it
/// covers nothing and nothing covers it.
struct ContentGrid {
  /// What is drawn in a cell, by the places of views in the order of drawing.
  private struct Cell {
    /// The first view with content, and not only a background.
    var first = Int.max
    /// The last view that draws anything.
    var last = -1
    /// The last view with light text.
    var lastLightText = -1
    /// Whether there is text, or a control.
    var hasText = false
  }

  private static let (columns, rows) = (64, 96)

  private var cells: [Cell]
  private var places: [ObjectIdentifier: Int] = [:]
  private var texts: [ObjectIdentifier: (size: Size, placed: [PlacedText])] = [:]
  private let size: Size
  /// Whether there is light text, or dark text, with nothing behind it.
  private var isBare = (light: false, dark: false)

  /// - Parameter isLight: Whether a text is lighter than a background that it can be read on.
  init(_ frames: PictureFrames, isLight: (Color) -> Bool, settings: DocumentSettings) {
    cells = Array(repeating: Cell(), count: Self.columns * Self.rows)
    size = frames.size
    for (place, view) in frames.views.enumerated() {
      places[ObjectIdentifier(view)] = place
      guard let frame = frames[view], !view.isHidden, view.alpha > 0 else { continue }
      if view.appearance.hasBackground || view.isDrawnBehindSubviews,
        let visible = frames.visiblePart(of: frame, in: view)
      {
        update(visible) { $0.last = place }
      }
      let texts = view.texts(in: frame.size, settings: settings)
      if !texts.isEmpty { self.texts[ObjectIdentifier(view)] = (frame.size, texts) }
      let hasLightText = texts.first?.color.map(isLight) ?? false
      let isText = view.content.isTextOrControl
      for rect in view.contentRects(texts, in: frame.size, settings) {
        guard let rect = frames.visiblePart(of: rect.offsetBy(dx: frame.x, dy: frame.y), in: view) else { continue }
        if view.content == .text, allCells(in: rect, { $0.last < 0 }) {
          if hasLightText { isBare.light = true } else { isBare.dark = true }
        }
        update(rect) { cell in
          cell.first = min(cell.first, place)
          cell.last = place
          if hasLightText { cell.lastLightText = place }
          if isText { cell.hasText = true }
        }
      }
    }
  }

  /// The place of a view in the order of drawing.
  func place(of view: View) -> Int? { places[ObjectIdentifier(view)] }

  /// The texts of a view in its bounds; nil if they were not laid out for bounds of this size.
  func texts(of view: View, in size: Size) -> [PlacedText]? {
    guard let (known, texts) = texts[ObjectIdentifier(view)], known == size else { return nil }
    return texts
  }

  /// Whether nothing is drawn over a rectangle after a view.
  func isUncovered(_ rect: Rect, after place: Int) -> Bool { allCells(in: rect) { $0.last <= place } }

  /// Whether nothing but backgrounds is drawn in a rectangle before a view. What lies beside it shares cells at its edges.
  func isEmpty(_ rect: Rect, before place: Int) -> Bool {
    let (across, down) = (size.width / Double(Self.columns), size.height / Double(Self.rows))
    let inner = Rect(
      x: rect.x + across, y: rect.y + down, width: rect.width - 2 * across, height: rect.height - 2 * down)
    return allCells(in: inner.width > 0 && inner.height > 0 ? inner : rect) { $0.first >= place }
  }

  /// Whether light text is drawn over a rectangle after a view.
  func hasLightText(over rect: Rect, after place: Int) -> Bool { !allCells(in: rect) { $0.lastLightText <= place } }

  /// Whether there is text or a control in a rectangle.
  func hasText(in rect: Rect) -> Bool { !allCells(in: rect) { !$0.hasText } }

  /// Whether the texts are made for a dark background that the views do not have.
  var needsDarkBackground: Bool { isBare.light && !isBare.dark }
}

// MARK: - Cells

extension ContentGrid {
  /// Whether something holds for all cells of which a rectangle covers about a half in both directions.
  private func allCells(in rect: Rect, _ condition: (Cell) -> Bool) -> Bool {
    let (across, down) = (size.width / Double(Self.columns) / 2, size.height / Double(Self.rows) / 2)
    let isSmall = rect.width <= 2 * across || rect.height <= 2 * down
    let inner = Rect(
      x: rect.x + across, y: rect.y + down, width: rect.width - 2 * across, height: rect.height - 2 * down)
    let (columns, rows) = range(isSmall ? rect : inner)
    return rows.allSatisfy { row in columns.allSatisfy { condition(cells[row * Self.columns + $0]) } }
  }

  private mutating func update(_ rect: Rect, _ change: (inout Cell) -> Void) {
    let (columns, rows) = range(rect)
    for row in rows { for column in columns { change(&cells[row * Self.columns + column]) } }
  }

  /// The cells that a rectangle touches; none outside of the picture.
  private func range(_ rect: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
    (
      Self.range(from: rect.x, to: rect.maxX, of: size.width, count: Self.columns),
      Self.range(from: rect.y, to: rect.maxY, of: size.height, count: Self.rows)
    )
  }

  private static func range(from start: Double, to end: Double, of length: Double, count: Int) -> Range<Int> {
    guard length > 0, end > start, start.isFinite, end.isFinite else { return 0..<0 }
    let scale = Double(count) / length
    let first = Int(clamping: (start * scale).rounded(.down), to: 0...count)
    return first..<max(first, Int(clamping: (end * scale).rounded(.up), to: 0...count))
  }
}

extension View {
  /// Whether what the view draws over its frame is a background of its subviews.
  fileprivate var isDrawnBehindSubviews: Bool {
    content == .decoration && !subviews.isEmpty && self is any DrawnView && !(self is SystemView)
  }

  /// Where the view draws something in its bounds, or stands for what the app's own code draws.
  fileprivate func contentRects(_ texts: [PlacedText], in size: Size, _ settings: DocumentSettings) -> [Rect] {
    let bounds = [size.bounds]
    switch self {
    case let button as Button where button.isBare:
      return texts.map(\.bounds) + [button.imageFrame(in: size, settings: settings)].compactMap { $0 }
    case let button as AppKitButton where !button.isBordered && button.imageName == nil: return texts.map(\.bounds)
    case let field as TextField where field.borderStyle == .none: return texts.map(\.bounds)
    case is Label, is AppKitTextField: return texts.map(\.bounds)
    default: break
    }
    return switch content {
    case .text, .control, .image: bounds
    case .container: []
    case .empty: standsForCode || self is any DrawnView ? bounds : []
    case .decoration:
      standsForCode || systemName != nil || (subviews.isEmpty && self is any DrawnView && !(self is SystemView))
        ? bounds : []
    }
  }
}

extension Button {
  /// Whether the button draws nothing but its title and its image.
  fileprivate var isBare: Bool { backgroundImageName == nil && configurationAppearance == nil }
}

extension PlacedText {
  /// What the lines take up.
  fileprivate var bounds: Rect {
    let left = layout.lines.map(\.x).min() ?? 0
    let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(x: x + left, y: y, width: right - left, height: layout.height)
  }
}

/// A view that draws more than its background, its text and its subviews.
protocol DrawnView: View {
  /// Draws the view's own content, between its background and its subviews.
  ///
  /// - Parameters:
  ///   - size: The size of the view's bounds in points. The origin is the top left corner, on macOS too.
  ///   - context: What is drawn into.
  func draw(in size: Size, _ context: inout DrawingContext)
}

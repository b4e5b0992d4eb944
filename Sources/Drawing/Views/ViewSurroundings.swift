import StackModel

/// What surrounds the view that is being drawn. Rectangles are in its bounds.
struct ViewSurroundings {
  private let grid: ContentGrid
  /// The place of the view in the order of drawing.
  private var place = 0
  /// Where the view lies in the picture.
  private var origin = (x: 0.0, y: 0.0)
  /// The color behind the view.
  var backdrop: Paint

  /// - Parameter backdrop: The color behind the views; nil for one that their texts can be read on.
  init(_ frames: PictureFrames, _ context: DrawingContext, backdrop: Paint?) {
    let palette = context.palette
    grid = ContentGrid(
      frames, isLight: { palette.paint($0).map { !$0.isTransparent && $0.isLight } ?? false },
      settings: context.settings)
    let dark = Paint(Color.Components(white: 0.2))
    self.backdrop = backdrop ?? (grid.needsDarkBackground ? dark : context.screenBackground)
  }

  /// Goes on to a view.
  mutating func enter(_ view: View, at frame: Rect) {
    guard let place = grid.place(of: view) else { return }
    self.place = place
    origin = (frame.x, frame.y)
  }

  /// Goes on to what is drawn over all views, in the picture's coordinates.
  mutating func leaveViews() { (place, origin) = (.max, (0, 0)) }

  /// The texts of a view in its bounds; nil if they were not laid out yet.
  func texts(of view: View, in size: Size) -> [PlacedText]? { grid.texts(of: view, in: size) }

  /// Whether no other view draws over a rectangle.
  func isUncovered(_ rect: Rect) -> Bool { grid.isUncovered(inPicture(rect), after: place) }

  /// Whether the view draws over no other one in a rectangle, but for backgrounds.
  func coversNothing(in rect: Rect) -> Bool { grid.isEmpty(inPicture(rect), before: place) }

  /// Whether light text lies over a rectangle.
  func hasLightText(over rect: Rect) -> Bool { grid.hasLightText(over: inPicture(rect), after: place) }

  /// Whether texts or controls of views lie in a rectangle.
  func hasText(in rect: Rect) -> Bool { grid.hasText(in: inPicture(rect)) }

  private func inPicture(_ rect: Rect) -> Rect {
    rect.offsetBy(dx: origin.x, dy: origin.y)
  }
}

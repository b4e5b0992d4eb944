import StackModel

/// Several pictures on one, each below its caption.
package struct PictureSheet {
  private var canvas = SVGCanvas()
  private var size = Size(width: 0, height: 0)
  private let name: String
  private let layers: LayerSelection
  private let environment = TextEnvironment()

  /// The room around each picture, in points.
  static let margin = 40.0
  private static let captionHeight = 26.0

  /// - Parameters:
  ///   - name: What the sheet shows.
  ///   - layers: What is drawn over each picture.
  package init(name: String, layers: Set<DrawingLayer> = []) {
    self.name = name
    self.layers = LayerSelection(layers)
  }

  /// Places a picture to the right of those that are there.
  package mutating func add(_ subject: DocumentDrawing.Subject, of drawing: DocumentDrawing, caption: String) {
    let x = size.width == 0 ? Self.margin : size.width
    add(subject, of: drawing, caption: caption, atX: x, y: Self.margin + Self.captionHeight)
  }

  /// Places a picture at a point.
  mutating func add(
    _ subject: DocumentDrawing.Subject, of drawing: DocumentDrawing, caption: String, atX x: Double, y: Double
  ) {
    addCaption(caption, x: x, y: y, width: subject.size.width)
    canvas.beginGroup(SVGCanvas.Group(x: x, y: y))
    canvas.beginClip(subject.size.bounds)
    drawing.draw(subject, layers: layers, into: &canvas)
    canvas.endGroup()
    canvas.border(
      Rect(x: -1, y: -1, width: subject.size.width + 2, height: subject.size.height + 2), stroke: Stroke(.sheetLine))
    canvas.endGroup()
    grow(toX: x + subject.size.width, y: y + subject.size.height)
  }

  /// Places a frame with a text for a scene that has no view of its own.
  mutating func addFrame(_ size: Size, text: String, caption: String, atX x: Double, y: Double) {
    addCaption(caption, x: x, y: y, width: size.width)
    let frame = Rect(x: x, y: y, width: size.width, height: size.height)
    canvas.border(frame, fill: .sheetFrame, stroke: Stroke(.sheetLine))
    draw(text, font: .system(17, weight: .medium), in: frame, alignment: .center, color: .sheetCaption)
    grow(toX: frame.maxX, y: frame.maxY)
  }

  /// Draws an arrow between two points, in a curve that leaves and enters level.
  mutating func addArrow(fromX x1: Double, y y1: Double, toX x2: Double, y y2: Double) {
    let bend = max(40, abs(x2 - x1) / 2)
    var path = Path()
    path.move(x1, y1)
    path.curve(x1 + bend, y1, x2 - bend, y2, x2, y2)
    canvas.path(path, stroke: Stroke(.sheetArrow, width: 2))
    canvas.path(.lines([(x2, y2), (x2 - 9, y2 - 5), (x2 - 9, y2 + 5)], isClosed: true), fill: .sheetArrow)
  }

  /// The sheet.
  package var picture: Picture {
    let size = Size(width: size.width, height: size.height)
    var sheet = SVGCanvas(styles: canvas.styles)
    sheet.rect(size.bounds, fill: .sheetBackground)
    sheet.append(canvas)
    return Picture(name: name, size: size, canvas: sheet)
  }

  private mutating func addCaption(_ text: String, x: Double, y: Double, width: Double) {
    draw(
      text, font: .system(13, weight: .medium),
      in: Rect(x: x, y: y - Self.captionHeight, width: width, height: Self.captionHeight), alignment: .left,
      color: .sheetCaption)
  }

  private mutating func draw(_ text: String, font: Font, in rect: Rect, alignment: TextAlignment, color: Paint) {
    let layout = TextLayout(
      StyledText(text, font: font), in: environment, width: rect.width, maximumLines: 1, alignment: alignment)
    for line in layout.lines {
      for fragment in line.fragments {
        let run = TextRunPlace(fragment, in: environment)
        canvas.text(
          run, x: rect.x + run.x, baseline: rect.y + (rect.height - layout.height) / 2 + line.baseline, fill: color)
      }
    }
  }

  private mutating func grow(toX x: Double, y: Double) {
    size = Size(width: max(size.width, x + Self.margin), height: max(size.height, y + Self.margin))
  }
}

extension Paint {
  fileprivate static let sheetBackground = Paint(
    Color.Components(white: 0.925), dark: Color.Components(white: 0.13))
  fileprivate static let sheetFrame = Paint(Color.Components(white: 0.85), dark: Color.Components(white: 0.22))
  fileprivate static let sheetLine = Paint(Color.Components(white: 0.75), dark: Color.Components(white: 0.35))
  fileprivate static let sheetCaption = Paint(Color.Components(white: 0.35), dark: Color.Components(white: 0.7))
  fileprivate static let sheetArrow = Paint(
    Color.Components(red: 0.45, green: 0.5, blue: 0.58), dark: Color.Components(red: 0.55, green: 0.6, blue: 0.68))
}

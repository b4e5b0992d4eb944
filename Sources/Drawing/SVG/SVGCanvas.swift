import StackModel
import Support

/// Writes the elements of an SVG picture in the order in which they are drawn.
///
/// Colors and fonts become classes of a ``StyleTable``, so that a page can show a picture in light and in dark
/// appearance without drawing it again, and a name from a document can never become a part of a style.
struct SVGCanvas {
  /// The elements drawn so far.
  private(set) var body = Escaped<XMLMarkup>()
  /// The colors and fonts used so far.
  private(set) var styles: StyleTable
  private let idPrefix: StaticString
  private var clips = 0
  /// The numbers of the ids of images that are drawn in parts.
  private var slicedImages: [EmbeddedImage: Int] = [:]

  /// - Parameters:
  ///   - styles: Colors and fonts that other pictures of the same page use already.
  ///   - idPrefix: What makes ids unique among the pictures of a page.
  init(styles: StyleTable = StyleTable(), idPrefix: StaticString = "c") {
    self.styles = styles
    self.idPrefix = idPrefix
  }
}

// MARK: - Shapes

extension SVGCanvas {
  /// Draws a rectangle; nothing if it has neither fill nor stroke.
  mutating func rect(_ rect: Rect, radius: Double = 0, fill: Paint? = nil, stroke: Stroke? = nil) {
    guard fill != nil || stroke != nil else { return }
    body += "<rect"
    attribute(" x=\"", rect.x)
    attribute(" y=\"", rect.y)
    body += " width=\"\(number: max(0, rect.width))\" height=\"\(number: max(0, rect.height))\""
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if radius > 0 { body += " rx=\"\(number: radius)\"" }
    paint(fill, stroke)
    body += "/>"
  }

  /// Draws a rectangle whose outline lies within its edges.
  mutating func border(_ rect: Rect, radius: Double = 0, fill: Paint? = nil, stroke: Stroke) {
    let half = stroke.width / 2
    let inner = Rect(
      x: rect.x + half, y: rect.y + half, width: max(0, rect.width - stroke.width),
      height: max(0, rect.height - stroke.width))
    self.rect(inner, radius: max(0, radius - half), fill: fill, stroke: stroke)
  }

  /// Draws a circle around a point.
  mutating func circle(
    _ x: Double, _ y: Double, radius: Double, fill: Paint? = nil, stroke: Stroke? = nil
  ) {
    body += "<circle cx=\"\(number: x)\" cy=\"\(number: y)\" r=\"\(number: max(0, radius))\""
    paint(fill, stroke)
    body += "/>"
  }

  /// Draws a line between two points.
  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, stroke: Stroke) {
    body += "<line x1=\"\(number: x1)\" y1=\"\(number: y1)\" x2=\"\(number: x2)\" y2=\"\(number: y2)\""
    paint(nil, stroke)
    body += "/>"
  }

  /// Draws an outline.
  mutating func path(_ path: Path, fill: Paint? = nil, stroke: Stroke? = nil) {
    guard !path.segments.isEmpty else { return }
    body += "<path d=\""
    for segment in path.segments { append(segment) }
    body += "\""
    paint(fill, stroke)
    body += "/>"
  }

  private mutating func append(_ segment: Path.Segment) {
    switch segment {
    case .move(let x, let y): body += "M\(number: x) \(number: y)"
    case .line(let x, let y): body += "L\(number: x) \(number: y)"
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      body += "C\(number: x1) \(number: y1) \(number: x2) \(number: y2) \(number: x) \(number: y)"
    case .arc(let radius, let isLarge, let isClockwise, let x, let y):
      body += "A\(number: radius) \(number: radius) 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) "
      body += "\(number: x) \(number: y)"
    case .close: body += "Z"
    }
  }

  /// Draws an image that is part of the picture.
  ///
  /// - Parameter isStretched: Whether the image's proportions may change.
  mutating func image(_ image: EmbeddedImage, in rect: Rect) {
    guard rect.width > 0, rect.height > 0, let url = image.dataURL else { return }
    if let dark = image.darkURL {
      styles.usesAppearances = true
      self.image(url, in: rect, appearance: .light)
      self.image(dark, in: rect, appearance: .dark)
    } else {
      self.image(url, in: rect)
    }
  }

  private mutating func image(_ url: String, in rect: Rect, appearance: Appearance? = nil) {
    body += "<image"
    if let appearance { body.append(literal: appearance == .light ? " class=\"in-light\"" : " class=\"in-dark\"") }
    attribute(" x=\"", rect.x)
    attribute(" y=\"", rect.y)
    body += " width=\"\(number: rect.width)\" height=\"\(number: rect.height)\" preserveAspectRatio=\"none\""
    body += " href=\"\(url)\"/>"
  }

  /// Draws the shape of an image in a color.
  mutating func shape(of image: EmbeddedImage, in rect: Rect, fill: Paint) {
    let number = clips
    clips += 1
    body += "<mask id=\""
    body.append(literal: idPrefix)
    body += "\(number)\" mask-type=\"alpha\">"
    self.image(image, in: rect)
    body += "</mask><g mask=\"url(#"
    body.append(literal: idPrefix)
    body += "\(number))\">"
    self.rect(rect, fill: fill)
    body += "</g>"
  }

  /// Draws an image whose edges keep their size. The picture contains it once.
  mutating func image(_ image: EmbeddedImage, in rect: Rect, capInsets: EdgeInsets) {
    let number = slicedImages[image] ?? define(image)
    let columns = Self.parts(image.size.width, rect.width, capInsets.left, capInsets.right)
    let rows = Self.parts(image.size.height, rect.height, capInsets.top, capInsets.bottom)
    for row in rows where row.length > 0 {
      for column in columns where column.length > 0 {
        body += "<svg x=\"\(number: rect.x + column.start)\" y=\"\(number: rect.y + row.start)\""
        body += " width=\"\(number: column.length)\" height=\"\(number: row.length)\""
        body += " viewBox=\"\(number: column.source) \(number: row.source) \(number: column.sourceLength)"
        body += " \(number: row.sourceLength)\" preserveAspectRatio=\"none\">"
        body += "<use href=\"#"
        body.append(literal: idPrefix)
        body += "\(number)\"/></svg>"
      }
    }
  }

  /// Adds an image that is drawn nowhere yet, and returns the number of its id.
  private mutating func define(_ image: EmbeddedImage) -> Int {
    let number = clips
    clips += 1
    slicedImages[image] = number
    body += "<defs><g id=\""
    body.append(literal: idPrefix)
    body += "\(number)\">"
    self.image(image, in: image.size.bounds)
    body += "</g></defs>"
    return number
  }

  private typealias Part = (source: Double, sourceLength: Double, start: Double, length: Double)

  /// The two ends and the middle of an image along an axis, in the image and where they are drawn.
  private static func parts(_ source: Double, _ length: Double, _ start: Double, _ end: Double) -> [Part] {
    [
      (0, start, 0, start), (start, max(0.01, source - start - end), start, length - start - end),
      (source - end, end, length - end, end),
    ]
  }
}

// MARK: - Symbols

extension SVGCanvas {
  /// Draws an outline that is written as the data of an SVG path on a square of 24 by 24.
  ///
  /// - Parameters:
  ///   - data: Part of the program, never of a document.
  ///   - gaps: The data of lines within the outline, which are cut out of a filled one.
  ///   - isFilled: Whether the outline is filled rather than drawn as a line.
  ///   - lineWidth: The width of the line on the square.
  mutating func glyph(
    _ data: Escaped<XMLMarkup>, gaps: Escaped<XMLMarkup>, isFilled: Bool, lineWidth: Double, in rect: Rect, paint: Paint
  ) {
    let scale = min(rect.width, rect.height) / 24
    guard scale > 0 else { return }
    let (x, y) = (rect.x + (rect.width - 24 * scale) / 2, rect.y + (rect.height - 24 * scale) / 2)
    let isCut = isFilled && gaps != ""
    let mask = clips
    if isCut { addMask(without: gaps) }
    body += "<path transform=\"translate(\(number: x) \(number: y)) scale(\(number: scale))\" d=\"\(data)"
    if !isFilled { body += "\(gaps)" }
    body += "\""
    if isCut {
      body += " mask=\"url(#"
      body.append(literal: idPrefix)
      body += "\(mask))\""
    }
    self.paint(isFilled ? paint : nil, isFilled ? nil : Stroke(paint, width: lineWidth))
    if !isFilled { body += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
    body += "/>"
  }

  /// A mask of the square of a symbol that leaves lines out.
  private mutating func addMask(without lines: Escaped<XMLMarkup>) {
    body += "<mask id=\""
    body.append(literal: idPrefix)
    body += "\(clips)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"24\" height=\"24\">"
    clips += 1
    rect(Rect(x: 0, y: 0, width: 24, height: 24), fill: .white)
    body += "<path d=\"\(lines)\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
    paint(nil, Stroke(.black, width: 1.6))
    body += "/></mask>"
  }
}

// MARK: - Text

extension SVGCanvas {
  /// Draws characters of one font, as wide as layout computed them whatever font the reader has.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - baseline: The line on which the letters stand.
  mutating func text(_ run: TextRunPlace, x: Double, baseline: Double, fill: Paint) {
    guard run.font.pointSize > 0 else { return }
    let (font, color) = (styles.index(of: StyleTable.Typeface(run.font)), styles.index(ofFill: fill))
    body += "<text x=\"\(number: x)\" y=\"\(number: baseline)\" class=\"t\(font) f\(color)\""
    body += " font-size=\"\(number: run.font.pointSize)\""
    if run.width > 0 {
      let spacing = abs(run.letterSpacing) >= 0.01 && run.width + run.letterSpacing > 0 ? run.letterSpacing : 0
      // The length of a text has the space after its last character, which is not seen.
      body += " textLength=\"\(number: run.width + spacing)\" lengthAdjust=\"spacingAndGlyphs\""
      if spacing != 0 { body += " letter-spacing=\"\(number: spacing)\"" }
    }
    body += ">\(run.text)</text>"
  }
}

// MARK: - Groups

extension SVGCanvas {
  /// How the elements of a group are placed and shown.
  struct Group {
    /// Where the group's origin lies.
    var x = 0.0
    var y = 0.0
    /// How opaque the group is as a whole.
    var opacity = 1.0
    /// The class by which a page finds the group; nil for none.
    var className: StaticString?
    /// How often the group is turned by 90 degrees, clockwise, around its origin.
    var quarterTurns = 0
    /// The id of the object that the group draws; nil for none.
    var objectID: String?

    init(x: Double = 0, y: Double = 0, opacity: Double = 1, className: StaticString? = nil) {
      (self.x, self.y) = (x, y)
      self.opacity = opacity
      self.className = className
    }
  }

  /// Begins a group, which ``endGroup()`` ends.
  mutating func beginGroup(_ group: Group) {
    body += "<g"
    if let className = group.className {
      body += " class=\""
      body.append(literal: className)
      body += "\""
    }
    if let id = group.objectID { body += " data-id=\"\(id)\"" }
    if group.x != 0 || group.y != 0 || group.quarterTurns != 0 {
      body += " transform=\"translate(\(number: group.x) \(number: group.y))"
      if group.quarterTurns != 0 { body += " rotate(\(number: Double(group.quarterTurns * 90)))" }
      body += "\""
    }
    if group.opacity < 1 { body += " opacity=\"\(number: max(0, group.opacity))\"" }
    body += ">"
  }

  /// Begins a group that is cut off at the edges of a rectangle, which ``endGroup()`` ends.
  mutating func beginClip(_ rect: Rect, radius: Double = 0) {
    let number = clips
    clips += 1
    body += "<clipPath id=\""
    body.append(literal: idPrefix)
    body += "\(number)\">"
    self.rect(rect, radius: radius, fill: .black)
    body += "</clipPath><g clip-path=\"url(#"
    body.append(literal: idPrefix)
    body += "\(number))\">"
  }

  /// Ends the group that was begun last.
  mutating func endGroup() { body += "</g>" }
}

extension SVGCanvas {
  /// Draws all that another canvas has, whose styles this one has, too.
  mutating func append(_ other: SVGCanvas) { body += other.body }
}

// MARK: - Attributes

extension SVGCanvas {
  /// A coordinate, which is 0 if it is left out.
  private mutating func attribute(_ start: StaticString, _ value: Double) {
    guard value != 0 else { return }
    body.append(literal: start)
    body += "\(number: value)\""
  }

  private mutating func paint(_ fill: Paint?, _ stroke: Stroke?) {
    body += " class=\""
    if let fill { body += "f\(styles.index(ofFill: fill))" } else { body += "n" }
    guard let stroke else {
      body += "\""
      return
    }
    body += " s\(styles.index(ofStroke: stroke.paint))\""
    if stroke.width != 1 { body += " stroke-width=\"\(number: stroke.width)\"" }
    guard !stroke.dashes.isEmpty else { return }
    body += " stroke-dasharray=\""
    for (index, dash) in stroke.dashes.enumerated() {
      if index > 0 { body += " " }
      body += "\(number: dash)"
    }
    body += "\""
  }
}

/// How a line is drawn.
struct Stroke: Hashable, Sendable {
  /// The color.
  var paint: Paint
  /// The width in points.
  var width: Double
  /// The lengths of dashes and gaps in points; empty for a solid line.
  var dashes: [Double]

  init(_ paint: Paint, width: Double = 1, dashes: [Double] = []) {
    self.paint = paint
    self.width = width
    self.dashes = dashes
  }
}

import StackModel

/// Draws bars: those in the view tree and those around a controller's view.
extension DrawingContext {
  /// The background of a bar, with a line along the edge that faces the content. Since iOS 26, there is none but a color
  /// that the app chose.
  mutating func drawBarBackground(_ rect: Rect, color: Paint?, lineAtTop: Bool) {
    guard !settings.hasGlassBars else {
      if let color { canvas.rect(rect, fill: color) }
      return
    }
    canvas.rect(rect, fill: color ?? barBackground)
    canvas.rect(
      Rect(x: rect.x, y: lineAtTop ? rect.y : rect.maxY - 0.5, width: rect.width, height: 0.5),
      fill: system("separator"))
  }

  /// The color of a bar; nil for the system's.
  func barColor(_ color: Color?, isBlack: Bool) -> Paint? {
    color.flatMap(palette.paint) ?? (isBlack && !settings.hasGlassBars ? Paint(Color.Components(white: 0.1)) : nil)
  }

  /// The color of a bar's title.
  func titleColor(_ colors: NavigationBarColors) -> Paint {
    colors.title.flatMap(palette.paint) ?? (colors.isBlack && !settings.hasGlassBars ? .white : system("label"))
  }

  /// The color of a bar's buttons: on glass, only what the app chose is colored.
  var barTint: Paint { settings.hasGlassBars && tint == system("tint") ? system("label") : tint }

  /// A capsule of glass around buttons in the middle of a bar.
  mutating func drawGlass(from start: Double, width: Double, in bar: Rect) {
    let room = Rect(x: start, y: bar.y, width: width, height: bar.height)
    drawGlass(room.centered(Size(width: width, height: min(44, bar.height))))
  }

  /// A capsule of glass.
  mutating func drawGlass(_ rect: Rect) {
    canvas.border(rect, radius: rect.height / 2, fill: .glass, stroke: Stroke(.glassLine, width: 0.5))
  }

  private var barBackground: Paint {
    Paint(
      Color.Components(white: 0.976, alpha: 0.94),
      dark: Color.Components(red: 0.11, green: 0.11, blue: 0.118, alpha: 0.94))
  }

  /// The title and the buttons of a navigation item.
  ///
  /// - Parameter backTitle: The title of the back button; nil without one.
  mutating func drawNavigationItem(
    _ item: NavigationItem?, in rect: Rect, backTitle: String?, colors: NavigationBarColors, showsTitle: Bool = true
  ) {
    let outerTint = tint
    if let own = colors.tint.flatMap(palette.paint) { tint = own }
    defer { tint = outerTint }
    let isMirrored = settings.text.language.isRightToLeft
    let leading = item?.leftItems ?? []
    let trailing = item?.rightItems ?? []
    let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
    var x = rect.x + 16
    if let backTitle, leading.isEmpty, !isMirrored { x += BackButton(title: backTitle).draw(in: rect, &self) }
    x += BarButtonGroup(left).draw(from: x, in: rect, &self)
    let group = BarButtonGroup(right.reversed())
    let end = rect.maxX - 16 - group.draw(from: rect.maxX - 16 - group.width(in: settings), in: rect, &self)
    let margin = max(x - rect.x, rect.maxX - end, 16)
    var room = Rect(x: rect.x + margin, y: rect.y, width: rect.width - 2 * margin, height: rect.height)
    if let view = item?.titleView { return view.draw(in: room, &self) }
    guard showsTitle, let title = item?.title else { return }
    let font = Font.system(17, weight: .semibold)
    let natural = TextMetrics(font, settings.text).width(of: title)
    if natural > room.width {
      // A title that is too long for the middle stands as near to it as the items let it.
      let (start, end) = (max(x, rect.x + 16), min(end, rect.maxX - 16))
      let width = min(natural, max(0, end - start))
      let middle = rect.x + (rect.width - width) / 2
      room = Rect(x: min(max(middle, start), end - width), y: rect.y, width: width, height: rect.height)
    }
    let width = min(natural, room.width)
    draw(barItem: item?.id, in: room.centered(Size(width: width, height: room.height))) { context in
      context.draw(title, font: font, in: room, alignment: .center, color: context.titleColor(colors))
    }
  }

  /// The items of a tab bar, each with its image above its title.
  mutating func drawTabs(_ tabs: [TabBarItem], selected: Int, in bar: Rect) {
    guard !tabs.isEmpty else { return }
    var rect = bar
    if settings.hasGlassBars {
      rect = bar.inset(by: EdgeInsets(left: 16, right: 16))
      drawGlass(rect)
      rect = rect.inset(by: EdgeInsets(left: 4, right: 4))
    }
    let width = rect.width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let place = settings.text.language.isRightToLeft ? tabs.count - 1 - index : index
      let frame = Rect(x: rect.x + Double(place) * width, y: rect.y, width: width, height: rect.height)
      draw(barItem: tab.id, in: frame) { tab.draw(isSelected: index == selected, in: frame, &$0) }
    }
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// The button at the left of a navigation bar that leads back.
struct BackButton {
  /// The title of the screen that it leads to.
  let title: String

  /// Draws the button, and returns how far the next one is from its beginning.
  func draw(in rect: Rect, _ context: inout DrawingContext) -> Double {
    guard !context.settings.hasGlassBars else {
      let glass = Rect(x: rect.x + 16, y: rect.y, width: 44, height: rect.height).square(min(44, rect.height))
      context.drawGlass(glass)
      context.draw(symbolNamed: "chevron.left", in: glass.square(20), color: context.barTint)
      return 60
    }
    context.draw(
      symbolNamed: "chevron.left", in: Rect(x: rect.x + 8, y: rect.y + rect.height / 2 - 10, width: 14, height: 20),
      color: context.tint)
    let font = Font.system(17)
    let fits = TextMetrics(font, context.settings.text).width(of: title) <= 100
    context.draw(
      fits ? title : "Back", font: font, in: Rect(x: rect.x + 26, y: rect.y, width: 100, height: rect.height),
      color: context.tint)
    return 80
  }
}

extension BarView {
  /// Draws the view with all that it holds in the middle of a rectangle, as large as it is.
  func draw(in rect: Rect, _ context: inout DrawingContext) {
    guard let (root, frames) = context.embedded?.view(self) else { return }
    var inner = context
    // Only one of them may own what is drawn, or it would be copied.
    context.canvas = SVGCanvas()
    inner.embedded = nil
    inner = ViewTreeDrawing(frames, context: inner).draw(root, over: rect.centered(frames.size))
    context.canvas = inner.canvas
  }
}

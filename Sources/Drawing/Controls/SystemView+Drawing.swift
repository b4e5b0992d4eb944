import StackModel

extension SystemView: DrawnView {
  /// What the system fills at run time has the name of its class.
  func draw(in size: Size, _ context: inout DrawingContext) {
    if elementName == "tableHeaderView" { return drawHeader(in: size, &context) }
    let bounds = size.bounds
    if elementName == "matrix" { matrix?.draw(isEnabled: isEnabled, &context) }
    if elementName == "pathControl" { drawPath(in: size, &context) }
    if elementName == "visualEffectView" { drawMaterial(in: bounds, &context) }
    if self is ListView || elementName == "outlineView" {
      drawRows(in: bounds, &context)
      drawColumns(in: size, &context)
      if !subviews.contains(where: { $0 is CellView }), let name = Self.listNames[elementName] {
        context.drawName(name, in: bounds, size: 15)
      }
    }
    if let text = (self as? AppKitTextView)?.text {
      let layout = TextLayout(text, in: context.settings.text, width: max(1, size.width - 10))
      context.draw([PlacedText(layout: layout, x: 5, y: 0, color: nil)], color: context.system("text"))
    }
    if elementName == "calendarView", CalendarMonth().draw(in: bounds, &context) { return }
    guard let name = systemName else { return }
    if backgroundColor == nil { context.canvas.rect(bounds, fill: context.system("tertiarySystemFill")) }
    context.drawName(name, in: bounds, size: 15)
  }

  /// The fill of a visual effect view of macOS, without what it blurs.
  private func drawMaterial(in bounds: Rect, _ context: inout DrawingContext) {
    let paint: Paint =
      switch material {
      case "dark", "ultraDark", "hudWindow", "fullScreenUI": Paint(Color.Components(white: 0.15, alpha: 0.85))
      case "sidebar": Self.sidebar
      case "underWindowBackground", "underPageBackground": context.system("underPageBackground").withOpacity(0.5)
      case "contentBackground": context.system("controlBackground")
      case "windowBackground": context.system("windowBackground")
      default: Paint(Color.Components(white: 0.96), dark: Color.Components(white: 0.24))
      }
    context.canvas.rect(bounds, fill: paint)
    context.surroundings?.backdrop = paint
  }

  /// What stands in for the cells of a list without prototypes.
  private static let listNames = [
    "tableView": "Table View", "outlineView": "Outline View", "collectionView": "Collection View",
  ]
}

extension View {
  /// What people call a view of the system's that is filled at run time; nil for other views.
  var systemName: String? { Self.systemNames[elementName] }

  private static let systemNames = [
    "mapView": "Map", "webView": "Web View", "wkWebView": "Web View", "sceneView": "Scene",
    "sceneKitView": "Scene", "skView": "Scene",
    "glkView": "OpenGL", "mtkView": "Metal", "arscnView": "Camera", "arskView": "Camera", "adBannerView": "Ad",
    "openGLView": "OpenGL", "pdfView": "PDF", "avPlayerView": "Video", "containerView": "Container",
    "calendarView": "Calendar",
  ]
}

extension VisualEffectView: DrawnView {
  /// A blur without what it blurs.
  func draw(in size: Size, _ context: inout DrawingContext) {
    let paint =
      blurStyle?.isDark ?? false
      ? Paint.black.withOpacity(0.55) : context.system("systemBackground").withOpacity(0.7)
    context.canvas.rect(size.bounds, fill: paint)
    context.surroundings?.backdrop = paint
  }
}

extension SystemView {
  /// Draws the titles of the columns of the table that the header view belongs to.
  func drawHeader(in size: Size, _ context: inout DrawingContext) {
    context.canvas.rect(size.bounds, fill: context.system("header"))
    context.canvas.line(0, size.height, size.width, size.height, stroke: Stroke(context.system("separator")))
    let table = superview?.subtree.first { $0 is ListView || $0.elementName == "outlineView" } as? SystemView
    let spacing = table?.columnSpacing ?? 3
    var x = spacing / 2
    for column in table?.columns ?? [] {
      context.draw(
        column.title, font: .system(11), in: Rect(x: x + 2, y: 0, width: column.width - 2, height: size.height),
        alignment: .left, color: context.system("headerText"))
      x += column.width + spacing
    }
  }

  /// Draws what is behind the rows of a macOS table: stripes, or the color of a sidebar.
  func drawRows(in bounds: Rect, _ context: inout DrawingContext) {
    guard context.settings.platform == .macOS else { return }
    if isSourceList { context.canvas.rect(bounds, fill: Self.sidebar) }
    guard let height = alternatingRowHeight else { return }
    let stripe = Paint(Color.Components(white: 0.957), dark: Color.Components(white: 1, alpha: 0.05))
    for y in stride(from: bounds.y + height, to: min(bounds.maxY, bounds.y + 400 * height), by: 2 * height) {
      let rect = Rect(x: bounds.x, y: y, width: bounds.width, height: min(height, bounds.maxY - y))
      context.canvas.rect(rect, fill: stripe)
    }
  }

  private static let sidebar = Paint(Color.Components(white: 0.87), dark: Color.Components(white: 0.16))

  /// Draws the lines between the columns of a macOS table.
  func drawColumns(in size: Size, _ context: inout DrawingContext) {
    var x = 0.0
    for column in columns.dropLast() {
      x += column.width + columnSpacing
      guard x < size.width else { return }
      context.canvas.line(x, 0, x, size.height, stroke: Stroke(context.system("grid"), width: 0.5))
    }
  }
}

extension SystemView {
  /// Draws a path control: folders with arrows between them, or the innermost one in a pop-up button.
  func drawPath(in size: Size, _ context: inout DrawingContext) {
    let components = pathComponents
    let color = context.system("controlText").withOpacity(isEnabled ? 1 : 0.4)
    let bounds = size.bounds
    if isPathInPopUp {
      context.canvas.border(bounds, radius: 5, fill: .bezel, stroke: .bezelLine)
      let arrows = Rect(x: size.width - 16, y: 0, width: 12, height: size.height)
      context.draw(
        symbolNamed: "chevron.up.chevron.down", in: arrows.square(10), color: context.system("secondaryLabel"))
    }
    var x = isPathInPopUp ? 8.0 : 3
    let end = isPathInPopUp ? size.width - 20 : size.width
    let font = Font.system(11)
    for (place, name) in (isPathInPopUp ? components.suffix(1) : components[...]).enumerated() {
      if place > 0 {
        let arrow = Rect(x: x, y: 0, width: 8, height: size.height)
        context.draw(symbolNamed: "chevron.right", in: arrow.square(8), color: context.system("tertiaryLabel"))
        x += 12
      }
      guard x + 16 < end else { return }
      let icon = Rect(x: x, y: 0, width: 14, height: size.height)
      context.draw(symbolNamed: "folder.fill", in: icon.square(14), color: context.system("systemBlue"))
      let width = min(TextMetrics(font, context.settings.text).width(of: name).rounded(.up), end - x - 18)
      context.draw(name, font: font, in: Rect(x: x + 18, y: 0, width: width, height: size.height), color: color)
      x += 18 + width + 6
    }
  }
}

import StackModel

extension SystemView: DrawnView {
  /// What the system fills at run time has the name of its class.
  func draw(in size: Size, _ context: inout DrawingContext) {
    if elementName == "tableHeaderView" { return drawHeader(in: size, &context) }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if elementName == "matrix" { matrix?.draw(isEnabled: isEnabled, &context) }
    if elementName == "pathControl" { drawPath(in: size, &context) }
    if elementName == "visualEffectView" { drawMaterial(in: bounds, &context) }
    if self is ListView || elementName == "outlineView" {
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
      case "sidebar": Paint(Color.Components(white: 0.87), dark: Color.Components(white: 0.16))
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
    context.canvas.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), fill: paint)
    context.surroundings?.backdrop = paint
  }
}

import FontMetrics
import StackModel

extension SystemView: DrawnView {
  /// What the system fills at run time has the name of its class.
  func draw(in size: Size, _ context: inout DrawingContext) {
    if elementName == "tableHeaderView" {
      let table = superview?.subtree.first { $0 is ListView || $0.elementName == "outlineView" }
      return context.drawHeader(of: table as? SystemView, in: size)
    }
    if self is ListView || elementName == "outlineView" { context.drawColumns(of: self, in: size) }
    guard let name = Self.names[elementName] else { return }
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if backgroundColor == nil { context.canvas.rect(bounds, fill: context.system("tertiarySystemFill")) }
    context.draw(name, font: .system(15), in: bounds, alignment: .center, color: context.system("secondaryLabel"))
  }

  private static let names = [
    "mapView": "Map", "webView": "Web View", "wkWebView": "Web View", "sceneView": "Scene", "skView": "Scene",
    "glkView": "OpenGL", "mtkView": "Metal", "arscnView": "Camera", "arskView": "Camera", "adBannerView": "Ad",
    "openGLView": "OpenGL", "pdfView": "PDF", "avPlayerView": "Video", "containerView": "Container",
  ]
}

extension VisualEffectView: DrawnView {
  /// A blur without what it blurs.
  func draw(in size: Size, _ context: inout DrawingContext) {
    let paint =
      blurStyle?.isDark ?? false
      ? Paint.black.withOpacity(0.55) : context.system("systemBackground").withOpacity(0.7)
    context.canvas.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), fill: paint)
  }
}

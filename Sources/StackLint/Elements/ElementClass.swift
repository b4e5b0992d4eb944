import NibDecoder
import SourceClasses

/// The class of Apple's that an element stands for.
enum ElementClass {
  /// The class; nil for an element that stands for no known class, such as `customObject`.
  static func name(of element: String, on platform: Platform) -> String? {
    let special = platform == .macOS ? appKit : uiKit
    if let name = special[element] { return name }
    let name = (platform == .macOS ? "NS" : "UI") + element.prefix(1).uppercased() + element.dropFirst()
    return SystemHierarchy.contains(name) ? name : nil
  }

  private static let uiKit: [String: String] = [
    "containerView": "UIView", "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "constraint": "NSLayoutConstraint",
    "viewLayoutGuide": "UILayoutGuide", "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView",
    "mtkView": "MTKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController",
  ]

  private static let appKit: [String: String] = [
    "customView": "NSView", "containerView": "NSView", "constraint": "NSLayoutConstraint", "wkWebView": "WKWebView",
    "webView": "WebView", "avPlayerView": "AVPlayerView",
  ]
}

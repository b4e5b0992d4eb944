/// The framework whose classes a document's elements stand for.
enum InterfacePlatform: Hashable {
  case cocoaTouch, cocoa, watchKit

  /// - Parameter type: The root element's `type`, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`.
  init(documentType type: String) {
    if type.contains("WatchKit") {
      self = .watchKit
    } else {
      self = type.contains(".Cocoa.") ? .cocoa : .cocoaTouch
    }
  }

  /// The class that ibtool names for an element: most elements have its name without the prefix.
  func className(of element: String) -> String {
    exceptions[element] ?? prefix + element.prefix(1).uppercased() + element.dropFirst()
  }

  private var prefix: String {
    switch self {
    case .cocoaTouch: "UI"
    case .cocoa: "NS"
    case .watchKit: "WKInterface"
    }
  }

  private var exceptions: [String: String] {
    switch self {
    case .cocoaTouch:
      [
        "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView",
        "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView", "containerView": "UIView",
      ]
    case .cocoa:
      [
        "customView": "NSView", "binding": "CocoaBindingsConnection", "customObject": "NSObject",
        "wkWebView": "WKWebView",
      ]
    case .watchKit: [:]
    }
  }
}

import NibDecoder

/// A controller's `<scene>` of a storyboard.
public struct Scene {
  /// The scene's id.
  public let id: String?
  /// The controller.
  package let controller: Controller
  /// The controller's id.
  public var controllerID: String? { controller.id }
  /// What people call the controller.
  public var name: String { controller.name }
  /// The controller's view.
  public var rootView: View? { controller.view }
  private let lateCoder: LateCoder

  init(id: String?, _ controller: Controller, coder: NibCoder) {
    (self.id, self.controller, lateCoder) = (id, controller, LateCoder(coder))
  }

  /// The ids of what segues lead to from the scene's controllers, gestures and bar items, in document order.
  package var segueDestinations: [String] {
    lateCoder.coder.coders(in: "objects").flatMap { $0.descendants(named: "segue") }
      .compactMap { $0.decodeString(forKey: "destination") }
  }

  /// The place on Interface Builder's canvas; nil for a scene without one of its own.
  package var canvasLocation: (x: Double?, y: Double?)? {
    lateCoder.coder.coder(forKey: "canvasLocation").map { ($0.decodeDouble(forKey: "x"), $0.decodeDouble(forKey: "y")) }
  }
}

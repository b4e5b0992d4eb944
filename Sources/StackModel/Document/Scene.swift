import NibDecoder

/// A `<scene>` of a storyboard.
public struct Scene {
  /// The scene's id.
  public let id: String?
  /// The controller's id.
  public let controllerID: String?
  /// What people call the controller.
  public let name: String
  /// The ids of the views that are laid out on their own in this scene.
  public let rootView: View?
}

import StackModel

/// The views that a picture shows within others: those of the controllers that container views embed, and those of bars.
struct EmbeddedViews {
  private let controllers: [String: Controller]
  private let layout: DocumentLayout
  private let platform: Platform

  /// Larger screens have pictures of their own; many container views may show the same one.
  private static let viewLimit = 500
  /// How many more views of that kind a picture may show: a document that is small must not make a picture that is not.
  private var room = 5000
  /// Where the views of a controller lie, by its view: several container views may show the same one.
  private var frames: [ObjectIdentifier: PictureFrames] = [:]

  init(_ document: LayoutDocument, _ layout: DocumentLayout) {
    controllers = document.controllers.byID
    self.layout = layout
    platform = document.settings.platform
  }

  /// The view that a container view of a size shows first, and where all in it lies; nil if the document does not have it, or
  /// it is laid out in another size.
  mutating func view(in container: View, of size: Size) -> (root: View, frames: PictureFrames)? {
    guard let id = EmbedSegues.destinations(from: container).first, let root = view(ofController: id),
      let frame = layout[root]?.frame, abs(frame.width - size.width) < 1, abs(frame.height - size.height) < 1
    else { return nil }
    return placed(root)
  }

  /// A view that a bar shows, and where all in it lies; nil if it has no size, or the tree around the bar has it.
  mutating func view(_ view: BarView) -> (root: View, frames: PictureFrames)? {
    guard let known = view.id.flatMap({ layout[$0] }), known.view.superview == nil, known.frame.width > 0,
      known.frame.height > 0
    else { return nil }
    return placed(known.view)
  }

  private mutating func placed(_ root: View) -> (root: View, frames: PictureFrames)? {
    let frames = frames[ObjectIdentifier(root)] ?? PictureFrames(layout, root: root, platform: platform)
    self.frames[ObjectIdentifier(root)] = frames
    guard frames.views.count <= min(Self.viewLimit, room) else { return nil }
    room -= frames.views.count
    return (root, frames)
  }

  /// The view of a controller, or of the first one that it shows in its own place.
  private func view(ofController id: String) -> View? {
    var controller = controllers[id]
    for _ in 0..<3 {
      guard let next = controller?.shownInPlace.first else { break }
      controller = controllers[next]
    }
    return controller?.view
  }
}

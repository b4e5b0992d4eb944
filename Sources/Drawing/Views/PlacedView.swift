package import StackModel

/// Where a view lies in a picture.
package struct PlacedView {
  /// The view.
  package let view: View
  /// The place of its superview in the list; nil for the view that the picture shows.
  package let parent: Int?
  /// The frame in the picture's coordinates, whose y grows downwards on macOS too; nil for a view that is not installed.
  package let rect: Rect?
}

/// Lists the views of a picture with their places in it.
struct PlacedViews {
  private let frames: PictureFrames
  private var placed: [PlacedView] = []

  init(_ frames: PictureFrames) { self.frames = frames }

  /// A view and all views in it, in document order.
  consuming func list(_ root: View) -> [PlacedView] {
    add(root, parent: nil)
    return placed
  }

  private mutating func add(_ view: View, parent: Int?) {
    let place = placed.count
    placed.append(PlacedView(view: view, parent: parent, rect: frames[view]))
    for subview in view.subviews { add(subview, parent: place) }
  }
}

package import StackModel

/// Where a view lies in a picture.
package struct PlacedView {
  /// The view.
  package let view: View
  /// The place of its superview in the list; nil for the view that the picture shows.
  package let parent: Int?
  /// The frame in the picture's coordinates, whose y grows downwards on macOS too; nil for a view without a frame.
  package let rect: Rect?
}

extension PictureFrames {
  /// The view at the origin and all views in it, in document order.
  func placedViews(in root: View) -> [PlacedView] {
    var placed: [PlacedView] = []
    func add(_ view: View, parent: Int?) {
      let place = placed.count
      placed.append(PlacedView(view: view, parent: parent, rect: self[view]))
      for subview in view.subviews { add(subview, parent: place) }
    }
    add(root, parent: nil)
    return placed
  }
}

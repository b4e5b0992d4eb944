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

/// Places the views of a picture as ``ViewTreeDrawing`` draws them.
struct PlacedViews {
  private let layout: DocumentLayout
  private let countsUpwards: Bool
  private var placed: [PlacedView] = []

  /// - Parameter countsUpwards: Whether y grows upwards in views that are not flipped, as on macOS.
  init(_ layout: DocumentLayout, countsUpwards: Bool) {
    self.layout = layout
    self.countsUpwards = countsUpwards
  }

  /// A view, which lies at the origin, and all views in it, in document order.
  consuming func list(_ root: View) -> [PlacedView] {
    guard let size = layout[root]?.frame.size else { return [] }
    add(root, parent: nil, Rect(x: 0, y: 0, width: size.width, height: size.height))
    return placed
  }

  private mutating func add(_ view: View, parent: Int?, _ rect: Rect?) {
    let place = placed.count
    placed.append(PlacedView(view: view, parent: parent, rect: rect))
    for subview in view.subviews {
      let origin = rect.flatMap { rect in
        layout[subview].map { layout -> Rect in
          let y = subview.drawnY(layout.frame, in: rect.size, countsUpwards: countsUpwards)
          return Rect(
            x: rect.x + layout.frame.x, y: rect.y + y, width: layout.frame.width, height: layout.frame.height)
        }
      }
      add(subview, parent: place, origin)
    }
  }
}

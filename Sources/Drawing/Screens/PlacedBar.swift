package import StackModel

/// A bar of a screen, and the objects of the document that it shows.
package struct PlacedBar {
  /// Which bar it is.
  package enum Kind: String, CaseIterable {
    case navigationBar, tabBar, toolbar
  }

  /// Nil for a bar in the tree of views.
  package let kind: Kind?
  /// The id of the bar's own object; nil for a bar over the views of which the document says nothing.
  package let id: String?
  /// The frame in the picture's coordinates.
  package let rect: Rect
  package let items: [PlacedBarItem]
  /// The bar alone, to see whether it differs.
  package let picture: PictureSet
}

extension PlacedBar {
  /// A bar over the views of a screen.
  ///
  /// - Parameter context: What the bar alone was drawn into.
  init(_ kind: Kind, id: String?, _ rect: Rect, drawnInto context: DrawingContext) {
    (self.kind, self.id, self.rect) = (kind, id, rect)
    items = context.barItems
    picture = PictureSet(bodies: [context.canvas.body], styles: context.canvas.styles)
  }

  /// A bar in the tree of views; nil for another view, or one without an id.
  ///
  /// - Parameter context: What nothing was drawn into yet.
  init?(_ view: View, _ rect: Rect, _ context: DrawingContext) {
    guard view is NavigationBar || view is Toolbar || view is TabBar, let bar = view as? any DrawnView,
      let id = view.id
    else { return nil }
    var context = context
    bar.draw(in: rect.size, &context)
    (kind, self.id, self.rect) = (nil, id, rect)
    items = context.barItems.map { item in
      PlacedBarItem(id: item.id, rect: item.rect.offsetBy(dx: rect.x, dy: rect.y), look: item.look)
    }
    picture = PictureSet(bodies: [context.canvas.body], styles: context.canvas.styles)
  }
}

extension DocumentDrawing {
  /// The bars of a picture: those over the views, then those in the tree of views.
  package func bars(of subject: Subject) -> [PlacedBar] {
    let context = context
    let outer = screenChrome(of: subject)?.placedBars(in: subject.size, context) ?? []
    let frames = frames(of: subject)
    return outer
      + frames.views.filter { !$0.isHidden && frames.shows($0) }.compactMap { view in
        frames[view].flatMap { PlacedBar(view, $0, context) }
      }
  }
}

package import StackModel

/// The bars of a storyboard's navigation controllers, by the controllers that they contain or that are pushed onto them.
struct NavigationBars {
  /// What a navigation controller shows above a controller.
  struct Place {
    /// The colors of the bar; nil if the navigation controller has none.
    let colors: NavigationBarColors?
    /// The title of the button that leads back; nil for the first controller.
    let backTitle: String?
  }

  private var places: [String: Place] = [:]

  init(_ controllers: [Controller]) {
    let byID = controllers.byID
    for controller in controllers where controller.elementName == "navigationController" {
      let colors = controller.navigationBarColors
      let roots = controller.segues.filter { $0.relationship == "rootViewController" }
      var waiting = roots.map { (id: $0.destination, backTitle: String?.none) }
      while let (id, backTitle) = waiting.popLast() {
        guard places[id] == nil, let child = byID[id], !Self.isContainer(child) else { continue }
        places[id] = Place(colors: colors, backTitle: backTitle)
        let title = Self.backTitle(of: child)
        waiting += child.pushed.map { ($0, title) }
      }
    }
  }

  subscript(controllerID: String) -> Place? { places[controllerID] }

  private static func isContainer(_ controller: Controller) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(controller.elementName)
  }

  /// What the button shows that leads back to a controller.
  private static func backTitle(of controller: Controller) -> String {
    let item = controller.navigationItem
    let title = item?.backTitle ?? item?.title ?? ""
    return title.isEmpty ? "Back" : title
  }
}

/// The tab bar controllers of a storyboard, by the controllers that they contain.
struct TabBars {
  private struct Place {
    let tabs: [TabBarItem]
    let index: Int
  }

  private var places: [String: Place] = [:]

  init(_ controllers: [Controller]) {
    let byID = controllers.byID
    for controller in controllers where controller.elementName == "tabBarController" {
      let ids = controller.contained
      let tabs = ids.compactMap { byID[$0]?.tabBarItem }
      guard tabs.count == ids.count else { continue }
      for (index, id) in ids.enumerated() {
        let inner = byID[id]?.contained ?? []
        for id in [id] + inner where places[id] == nil { places[id] = Place(tabs: tabs, index: index) }
      }
    }
  }

  /// The tabs below a controller's view, and which of them is chosen; nil if no tab bar controller contains it.
  ///
  /// Source: Apple's documentation of `UITabBarController.viewControllers`. Of more than five controllers, it shows four, and
  /// lists the others under More.
  func items(ofController id: String) -> (items: [TabBarItem], selected: Int)? {
    places[id].map { place in
      guard place.tabs.count > Self.mostTabs else { return (place.tabs, place.index) }
      return (place.tabs.prefix(Self.mostTabs - 1) + [TabBarItem(.more)], min(place.index, Self.mostTabs - 1))
    }
  }

  private static let mostTabs = 5
}

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

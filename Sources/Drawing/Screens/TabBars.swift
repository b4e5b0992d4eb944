import StackModel

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

import StackModel

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

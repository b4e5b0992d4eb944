import NibDecoder
import StackModel

/// The bars of a storyboard's navigation controllers, by the controllers that they contain or that are pushed onto them.
struct NavigationBars {
  /// What a navigation controller shows above a controller.
  struct Place {
    /// The `<navigationBar>` element; nil if the navigation controller has none.
    let bar: NibCoder?
    /// The title of the button that leads back; nil for the first controller.
    let backTitle: String?
  }

  private var places: [String: Place] = [:]

  init(_ document: NibDocument) {
    for controller in document.rootCoder.descendants(named: "navigationController") {
      let bar = controller.coder(forKey: "navigationBar")
      let roots = Self.destinations(of: controller) { $0.decodeString(forKey: "relationship") == "rootViewController" }
      var waiting = roots.map { (id: $0, backTitle: String?.none) }
      while let (id, backTitle) = waiting.popLast() {
        guard places[id] == nil, let child = document.coder(withID: id), !Self.isContainer(child) else { continue }
        places[id] = Place(bar: bar, backTitle: backTitle)
        let title = Self.backTitle(of: child)
        let pushed = Self.destinations(of: child) { ["show", "push"].contains($0.decodeString(forKey: "kind")) }
        waiting += pushed.map { ($0, title) }
      }
    }
  }

  subscript(controllerID: String) -> Place? { places[controllerID] }

  private static func destinations(of controller: NibCoder, where isFollowed: (NibCoder) -> Bool) -> [String] {
    controller.descendants(named: "segue").filter(isFollowed).compactMap { $0.decodeString(forKey: "destination") }
  }

  private static func isContainer(_ controller: NibCoder) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(controller.elementName)
  }

  /// What the button shows that leads back to a controller.
  private static func backTitle(of controller: NibCoder) -> String {
    let item = controller.coder(forKey: "navigationItem")
    let own = item?.coder(forKey: "backBarButtonItem")?.decodeString(forKey: "title")
    let title = own ?? item?.decodeString(forKey: "title") ?? ""
    return title.isEmpty ? "Back" : title
  }
}

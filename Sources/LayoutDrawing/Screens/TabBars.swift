import NibDecoder
import StackModel

/// The tab bar controllers of a storyboard, by the controllers that they contain.
struct TabBars {
  private struct Place {
    let tabs: [NibCoder]
    let index: Int
  }

  private var places: [String: Place] = [:]

  init(_ document: NibDocument) {
    for controller in document.rootCoder.descendants(named: "tabBarController") {
      let ids = Self.relationships(of: controller)
      let children = ids.map { document.coder(withID: $0) }
      let tabs = children.compactMap { $0?.coder(forKey: "tabBarItem") }
      guard tabs.count == children.count else { continue }
      for (index, (id, child)) in zip(ids, children).enumerated() {
        let inner = child.map(Self.relationships) ?? []
        for id in [id] + inner where places[id] == nil { places[id] = Place(tabs: tabs, index: index) }
      }
    }
  }

  /// The `<tabBarItem>` elements below a controller's view, and which of them is chosen; nil if no tab bar controller
  /// contains it.
  func items(ofController id: String) -> (items: [NibCoder], selected: Int)? {
    places[id].map { ($0.tabs, $0.index) }
  }

  private static func relationships(of controller: NibCoder) -> [String] {
    controller.coders(in: "connections")
      .filter { $0.elementName == "segue" && $0.decodeString(forKey: "kind") == "relationship" }
      .compactMap { $0.decodeString(forKey: "destination") }
  }
}

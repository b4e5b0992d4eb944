import Formats
import StackModel

/// What is looked up in a document more than once.
struct DocumentIndex {
  private struct Resource: Hashable {
    let kind: String
    let name: String
  }

  /// The size of the screen that the document is shown on; nil for a device that is not known.
  let screen: [Double]?
  /// The ids that constraints refer to.
  private(set) var constrained: Set<String> = []
  /// The objects whose ids others have too. Those before the objects, such as the device, are no ids of objects.
  private(set) var repeated: [ElementIndex] = []
  private let tree: XMLTree
  private var elements: [String: ElementIndex] = [:]
  private var styleLabels: Set<String> = []
  private var resources: [Resource: ElementIndex] = [:]

  init(_ tree: XMLTree) {
    self.tree = tree
    screen = Self.screen(tree)
    for list in tree.children(of: tree.root) {
      switch tree.name(of: list) {
      case "objects", "scenes": add(list)
      case "resources": addResources(list)
      default: break
      }
    }
  }

  private mutating func add(_ element: ElementIndex) {
    if let id = tree[element, "id"], elements.updateValue(element, forKey: id) != nil { repeated.append(element) }
    switch tree.name(of: element) {
    case "tableViewCell":
      styleLabels.formUnion([tree[element, "textLabel"], tree[element, "detailTextLabel"]].compactMap { $0 })
    case "constraint":
      constrained.formUnion([tree[element, "firstItem"], tree[element, "secondItem"]].compactMap { $0 })
    default: break
    }
    for child in tree.children(of: element) { add(child) }
  }

  private mutating func addResources(_ list: ElementIndex) {
    for element in tree.children(of: list) {
      guard let name = tree[element, "name"] else { continue }
      let resource = Resource(kind: tree.name(of: element), name: name)
      if resources[resource] == nil { resources[resource] = element }
    }
  }

  /// Documents of the time before Interface Builder stored a device are compiled for a phone with 375 times 667 points.
  private static func screen(_ tree: XMLTree) -> [Double]? {
    guard let element = tree.child(named: "device", of: tree.root) else {
      return [375, 667]
    }
    let device = Device(named: tree[element, "id"] ?? "", landscape: tree[element, "orientation"] == "landscape")
    return device.map { [$0.size.width, $0.size.height] }
  }

  /// Whether the document has an object with an id.
  func hasElement(withID id: String) -> Bool { elements[id] != nil }

  /// The first resource of a kind and a name, such as a named color.
  func resource(_ kind: String, _ name: String) -> ElementIndex? { resources[Resource(kind: kind, name: name)] }

  /// The class of the labels that belong to the style of a cell.
  func className(of view: ElementIndex) -> String? {
    tree.name(of: view) == "label" && styleLabels.contains(tree[view, "id"] ?? "") ? "UITableViewLabel" : nil
  }

  /// Whether a connection leads to another scene: such ones are left out of nibs.
  ///
  /// Evidence: 4 of 4 connections in 3 storyboards.
  func leadsToAnotherScene(_ connection: ElementIndex) -> Bool {
    guard let id = tree[connection, "destination"], let destination = elements[id], let scene = scene(of: destination)
    else { return false }
    return scene != self.scene(of: connection)
  }

  private func scene(of element: ElementIndex) -> ElementIndex? {
    var element = element
    while tree.name(of: element) != "scene" {
      guard let parent = tree.parent(of: element) else { return nil }
      element = parent
    }
    return element
  }
}

import Formats

/// How an element is found: in the whole document, or below its parent.
struct ElementStep {
  let text: String
  /// Whether it is found in the whole document, by its id.
  let isGlobal: Bool
  /// Whether a second element that is found alike is a mistake.
  let isUnique: Bool

  init(of element: ElementIndex, in tree: XMLTree) {
    let name = tree.name(of: element)
    if element == tree.root {
      (text, isGlobal, isUnique) = ("root", true, true)
    } else if let id = Self.id(of: element, in: tree) {
      (text, isGlobal, isUnique) = ((name == "scene" ? "#scene:" : "#") + id, true, true)
    } else if let key = tree[element, "key"] {
      (text, isGlobal, isUnique) = ("@" + key, false, true)
    } else if let identifier = Self.identifier(of: element, in: tree) {
      (text, isGlobal, isUnique) = (name + ":" + identifier, false, true)
    } else {
      (text, isGlobal, isUnique) = (name, false, false)
    }
  }

  /// The id of an object or a scene; nil for other elements. Those of devices name a model, those of resources a file.
  static func id(of element: ElementIndex, in tree: XMLTree) -> String? {
    switch tree.name(of: element) {
    case "device", "adaptation": nil
    case "scene": tree[element, "sceneID"] ?? tree[element, "id"]
    default: tree[element, "id"]
    }
  }

  private static func identifier(of element: ElementIndex, in tree: XMLTree) -> String? {
    if let identifier = tree[element, "identifier"] { return identifier }
    if let name = tree[element, "name"], let parent = tree.parent(of: element),
      listsOfNames.contains(tree.name(of: parent))
    {
      return name
    }
    return tree[element, "keyPath"] ?? tree[element, "reference"] ?? tree[element, "className"]
  }

  /// The elements whose children have different names.
  private static let listsOfNames: Set<String> = ["resources", "dependencies", "designables"]
}

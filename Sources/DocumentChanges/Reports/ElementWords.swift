import Formats
import NibDecoder

/// Words for elements of one version.
struct ElementWords {
  private(set) var names: VersionNames
  private let elements: ElementNames
  private var tree: XMLTree { names.version.tree }

  init(_ version: DocumentVersion) { (names, elements) = (VersionNames(version), ElementNames(version.tree)) }

  // MARK: - Kinds

  /// Whether an element is an outlet, an action, a segue or the like.
  func isConnection(_ element: ElementIndex) -> Bool {
    tree.parent(of: element).map { tree.name(of: $0) == "connections" } ?? false
  }

  func isConstraint(_ element: ElementIndex) -> Bool { tree.name(of: element) == "constraint" }

  /// The id of an object.
  func id(of element: ElementIndex) -> String? { tree[element, "id"] }

  /// Whether an element is an object of its own, not a part of one.
  func isObject(_ element: ElementIndex) -> Bool {
    if tree.name(of: element) == "scene" { return true }
    return tree[element, "id"] != nil && !Self.parts.contains(tree.name(of: element)) && !isConnection(element)
  }

  /// The kind of objects that an element stands for.
  private func kind(of element: ElementIndex) -> String { elements.kind(ofElement: tree.name(of: element)) }

  /// The object that an element is, or is a part of.
  func owner(of element: ElementIndex) -> ElementIndex {
    var candidate = element
    while !isObject(candidate), let parent = tree.parent(of: candidate) { candidate = parent }
    return candidate
  }

  private static let parts: Set<String> = [
    "adaptation", "array", "boolean", "device", "integer", "object", "segue", "string", "mutableString",
  ]

  // MARK: - Names

  mutating func long(_ element: ElementIndex) -> String { names.long(element) }

  mutating func short(_ element: ElementIndex) -> String { names.short(element) }

  mutating func scene(of element: ElementIndex) -> String? { names.place(of: element).scene?.outlineText }

  /// `Title.leading = safe area.leading + 20`.
  mutating func constraint(_ element: ElementIndex) -> String {
    names.place(of: element).object?.label ?? "of \(names.short(owner(of: element)))"
  }

  /// `outlet nameLabel of LoginController to label "Name"`.
  mutating func connection(_ element: ElementIndex) -> String { "\(connectionName(element)) to \(target(element))" }

  /// `outlet nameLabel of LoginController`.
  mutating func connectionName(_ element: ElementIndex) -> String {
    let owner = names.short(owner(of: element))
    let value = { [tree] (name: String) in tree[element, name]?.outlineText }
    switch tree.name(of: element) {
    case "outlet": return "outlet \(value("property") ?? "") of \(owner)"
    case "outletCollection":
      return "outlet collection \(value("collectionClass") ?? value("property") ?? "") of \(owner)"
    case "action":
      let event = value("eventType").map { " (\(ObjectName.words(of: $0)))" } ?? ""
      return "action \(value("selector") ?? "") of \(owner)\(event)"
    case "segue":
      let identifier = value("identifier").map { " \"\($0)\"" } ?? ""
      return "\(ObjectName.words(of: value("kind") ?? "")) segue\(identifier) of \(owner)"
    default:
      return "\(kind(of: element)) \(value("name") ?? value("property") ?? "") of \(owner)"
    }
  }

  /// `outlet nameLabel`.
  func bareConnection(_ element: ElementIndex) -> String {
    let name = ["property", "selector", "identifier", "kind", "name"].lazy.compactMap { tree[element, $0]?.outlineText }
    return "\(kind(of: element)) \(name.first ?? "")"
  }

  mutating func target(_ element: ElementIndex) -> String {
    let target = tree[element, "destination"] ?? tree[element, "target"]
    return target.map { names.short(withID: $0) } ?? "nothing"
  }

  /// The words for a part of an object: `normal title color`.
  func part(_ element: ElementIndex) -> String {
    var words: [String] = []
    var candidate = element
    while !isObject(candidate), let parent = tree.parent(of: candidate) {
      if let word = partWord(candidate) { words.append(word) }
      candidate = parent
    }
    return words.reversed().joined(separator: " ")
  }

  private func partWord(_ element: ElementIndex) -> String? {
    if let key = tree[element, "key"] { return name(of: key, in: tree.parent(of: element) ?? element) }
    if tree.name(of: element) == "userDefinedRuntimeAttribute" {
      return "runtime attribute \(tree[element, "keyPath"]?.outlineText ?? "")"
    }
    return tree.attributes(of: element).isEmpty ? nil : kind(of: element)
  }

  /// The name of an attribute of an element in Interface Builder's inspector.
  func name(of attribute: String, in element: ElementIndex) -> String { elements.name(of: attribute, in: element) }

  /// The value of an attribute of an element: `"Sign in"`, `on`, `20`, `LoginController`.
  ///
  /// - Parameter isWhole: Whether long values are not cut.
  mutating func value(
    _ value: String, of attribute: String, in element: ElementIndex, isWhole: Bool = false
  ) -> String {
    switch value {
    case "YES": return "on"
    case "NO": return "off"
    default: break
    }
    if names.version.isReference(value, of: attribute, in: element), names.element(withID: value) != nil {
      return names.short(withID: value)
    }
    if Double(value) != nil {
      return WrittenLength.attributes.contains(attribute)
        ? WrittenLength.rounded(value) : ElementValue.shortened(value)
    }
    let shown = isWhole ? value : value.outlineText ?? ""
    let isQuoted = shown.isEmpty || shown.utf8.contains(0x20) || elements.isText(attribute, in: element)
    return isQuoted ? "\"\(shown)\"" : shown
  }
}

import XMLSource

/// The order in which the version of Xcode that saved a document wrote it.
struct DocumentOrder {
  private let tree: XMLTree
  private let platform: DocumentPlatform
  /// The version of Xcode, such as 17701; 0 if unknown.
  let toolsVersion: Int

  init(_ tree: XMLTree) {
    self.tree = tree
    platform = DocumentPlatform(tree)
    let version = tree[tree.root, "toolsVersion"] ?? ""
    toolsVersion = Int(version.prefix { $0.isASCII && $0.isNumber }) ?? 0
  }

  /// Attributes in Xcode's order.
  func arranged(_ attributes: [XMLTree.Attribute], of element: ElementIndex) -> [XMLTree.Attribute] {
    let order = OrderTable.xcode.order(
      of: .attributes, platform, tree.name(of: element), toolsVersion: toolsVersion)
    guard attributes.count > 1, let arrangement = order?.arrangement(of: attributes.map(\.name)) else {
      return attributes
    }
    return arrangement.map { attributes[$0] }
  }

  /// Children in Xcode's order: sorted in the lists that Xcode sorts, one group after the other in objects.
  func arranged(_ children: [ElementIndex], of element: ElementIndex) -> [ElementIndex] {
    guard children.count > 1 else { return children }
    if let list = SortedList(rawValue: tree.name(of: element)) { return sorted(children, list) }
    guard hasGroups(element) else { return children }
    let order = OrderTable.xcode.order(of: .children, platform, tree.name(of: element), toolsVersion: toolsVersion)
    let signatures = children.map(signature)
    // Old versions of Xcode wrote some twice, not one after the other.
    guard let arrangement = order?.arrangement(of: signatures), !hasTwice(signatures) else { return children }
    return arrangement.map { children[$0] }
  }

  private func sorted(_ children: [ElementIndex], _ list: SortedList) -> [ElementIndex] {
    let keys = children.map { child in
      list.key(name: tree.name(of: child)) { tree[child, $0] ?? "" }
    }
    guard !keys.areSorted else { return children }
    return children.indices.sorted { one, other in
      keys[one].precedes(keys[other]) || !keys[other].precedes(keys[one]) && one < other
    }.map { children[$0] }
  }

  /// Whether an element is an object, whose children have a place each. The children of others are lists.
  private func hasGroups(_ element: ElementIndex) -> Bool {
    tree[element, "id"] != nil || Self.holders.contains(tree.name(of: element))
  }

  private static let holders: Set<String> = [
    "document", "scene", "state", "variation", "accessibility", "buttonConfiguration",
  ]

  /// Whether a key occurs twice.
  private func hasTwice(_ signatures: [String]) -> Bool {
    let keyed = signatures.filter { $0.contains(":") }
    return Set(keyed).count < keyed.count
  }

  private func signature(_ element: ElementIndex) -> String {
    let name = tree.name(of: element)
    guard name != "variation", let key = tree[element, "key"] else { return name }
    return "\(name):\(key)"
  }
}

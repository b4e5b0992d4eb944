import Formats
import Support

/// A tree whose attributes and children are answered in Xcode's order.
struct ArrangedTree {
  private let tree: XMLTree
  private let order: DocumentOrder

  init(_ tree: XMLTree, _ order: DocumentOrder) { (self.tree, self.order) = (tree, order) }

  func attributes(of element: ElementIndex) -> [XMLTree.Attribute] {
    let attributes = tree.attributes(of: element)
    let arrangement = order.arrangement(ofAttributes: attributes.map(\.name), of: tree.name(of: element))
    return arrangement?.map { attributes[$0] } ?? attributes
  }

  /// What is in an element, without the lists that Xcode leaves out.
  func nodes(in element: ElementIndex) -> [XMLTree.Node] {
    let nodes = tree.nodes(in: element)
    guard nodes.contains(where: { $0.element.map(isOmitted) ?? false }) else { return nodes }
    return nodes.filter { !($0.element.map(isOmitted) ?? false) }
  }

  /// The lists of a tree that Xcode leaves out, without those in them.
  static func omittedLists(in tree: XMLTree) -> [ElementIndex] {
    let arranged = ArrangedTree(tree, DocumentOrder(of: tree))
    return tree.indices.filter { element in
      arranged.isOmitted(element) && !(tree.parent(of: element).map(arranged.isOmitted) ?? false)
    }
  }

  /// Whether Xcode leaves an element out: a list with nothing in it.
  private func isOmitted(_ element: ElementIndex) -> Bool {
    guard OptionalList(rawValue: tree.name(of: element)) != nil, tree.attributes(of: element).isEmpty else {
      return false
    }
    return tree.nodes(in: element).allSatisfy { node in
      switch node.kind {
      case .element(let child): isOmitted(child)
      case .text: tree.bytes(in: node.range).allSatisfy(\.isXMLSpace)
      default: false
      }
    }
  }

  /// Children sorted in the lists that Xcode sorts, and each in its place in objects.
  func children(of element: ElementIndex) -> [ElementIndex] {
    let children = tree.children(of: element).filter { !isOmitted($0) }
    guard children.count > 1 else { return children }
    let name = tree.name(of: element)
    if let list = SortedList(rawValue: name) { return sorted(children, list) }
    guard DocumentOrder.hasPlaces(name, id: tree[element, "id"]) else { return children }
    let signatures = children.map { ChildSignature(name: tree.name(of: $0), key: tree[$0, "key"]) }
    return order.arrangement(ofChildren: signatures, of: name)?.map { children[$0] } ?? children
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
}

extension XMLTree.Node {
  fileprivate var element: ElementIndex? {
    if case .element(let element) = kind { element } else { nil }
  }
}

/// A start tag without its end, as Xcode writes it.
struct StartTag {
  private(set) var bytes: [UInt8] = [UInt8(ascii: "<")]
  private let tree: XMLTree

  /// - Parameter attributes: The element's attributes in their order.
  init(_ element: ElementIndex, of tree: XMLTree, _ attributes: [XMLTree.Attribute]) {
    self.tree = tree
    bytes += Array(tree.name(of: element).utf8)
    for attribute in tree.namespaces(of: element) + attributes {
      append(attribute)
    }
  }

  private mutating func append(_ attribute: XMLTree.Attribute) {
    bytes.append(UInt8(ascii: " "))
    bytes += Array(attribute.name.utf8)
    bytes += Array("=\"".utf8)
    let written = tree.source.bytes[attribute.valueRange.lowerBound..<attribute.valueRange.upperBound]
    if written.contains(where: Self.needsEscape) {
      bytes += Array(MarkupText.escaped(attribute.value, for: .value(quote: UInt8(ascii: "\""))).utf8)
    } else {
      bytes += written
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
  }
}

extension XMLTree {
  /// The namespaces that an element declares.
  fileprivate func namespaces(of element: ElementIndex) -> [Attribute] {
    let tag = tagRange(of: element)
    let mayDeclare = (tag.lowerBound..<max(tag.lowerBound, tag.upperBound - 4)).contains { offset in
      source.bytes[offset] == UInt8(ascii: "x") && source.bytes[offset + 1] == UInt8(ascii: "m")
        && source.bytes[offset + 2] == UInt8(ascii: "l") && source.bytes[offset + 3] == UInt8(ascii: "n")
    }
    return mayDeclare ? namespaceDeclarations(of: element) : []
  }
}

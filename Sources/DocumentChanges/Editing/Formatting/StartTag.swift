import Formats

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

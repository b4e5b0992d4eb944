import Formats

/// What an element holds.
enum ElementContent {
  /// Nothing, or white space that says nothing.
  case none
  /// Text, perhaps with elements in it. White space in it counts.
  case text
  /// Elements and comments, on lines of their own.
  case elements

  init(_ nodes: [XMLTree.Node], of element: ElementIndex, in tree: XMLTree) {
    var hasElements = false
    var isBlank = true
    for node in nodes {
      switch node.kind {
      case .element: hasElements = true
      case .text:
        isBlank = isBlank && WhiteSpace.isAll(tree.source.bytes[node.range.lowerBound..<node.range.upperBound])
      case .cdataSection: isBlank = false
      default: hasElements = true
      }
    }
    let keepsSpace = tree[element, "xml:space"] != nil
    if nodes.isEmpty {
      let isWrittenEmpty = tree.endTagRange(of: element).count == 0
      self = isWrittenEmpty || !Self.textElements.contains(tree.name(of: element)) ? .none : .text
    } else if !isBlank || keepsSpace {
      self = .text
    } else if hasElements {
      self = .elements
    } else {
      self = Self.textElements.contains(tree.name(of: element)) ? .text : .none
    }
  }

  /// Elements in which white space counts.
  private static let textElements: Set<String> = ["string", "mutableString", "data"]
}

/// Everything that a document consists of: elements, and the text, comments and instructions between them.
extension XMLTree {
  /// An element, or a piece of markup before, between or after elements.
  public struct Node: Hashable, Sendable {
    /// The kind of a node.
    public enum Kind: Hashable, Sendable {
      /// An element with everything in it.
      case element(ElementIndex)
      /// Character data, most of it white space.
      case text
      /// `<!-- … -->`.
      case comment
      /// `<![CDATA[ … ]]>`.
      case cdataSection
      /// `<?name … ?>`.
      case processingInstruction
      /// `<?xml version="1.0" … ?>`.
      case xmlDeclaration
      /// The mark at the start of a file that shows its encoding.
      case byteOrderMark
    }

    /// The kind of the node.
    public let kind: Kind
    /// The bytes of the whole node.
    public let range: SourceRange

    /// Creates a node.
    public init(_ kind: Kind, range: SourceRange) {
      self.kind = kind
      self.range = range
    }
  }

  /// The nodes of the document: the root element, and the markup before and after it. Their ranges follow each other
  /// without a gap and cover the whole text.
  public var nodes: [Node] {
    nodes(in: SourceRange(0, source.bytes.count), elements: CollectionOfOne(root))
  }

  /// The nodes in an element. Their ranges follow each other without a gap and cover the element's content: all between
  /// ``tagRange(of:)`` and ``endTagRange(of:)``.
  public func nodes(in element: ElementIndex) -> [Node] {
    nodes(in: contentRange(of: element), elements: children(of: element))
  }

  /// Comments and the like are not stored, but found between elements.
  private func nodes(in range: SourceRange, elements: some Sequence<ElementIndex>) -> [Node] {
    var nodes: [Node] = []
    var offset = range.lowerBound
    for element in elements {
      let elementRange = self.range(of: element)
      nodes += MarkupScanner(source.bytes, in: SourceRange(offset, elementRange.lowerBound)).lazy.map(Node.init)
      nodes.append(Node(.element(element), range: elementRange))
      offset = elementRange.upperBound
    }
    nodes += MarkupScanner(source.bytes, in: SourceRange(offset, range.upperBound)).lazy.map(Node.init)
    return nodes
  }
}

extension XMLTree.Node {
  fileprivate init(_ found: (kind: MarkupScanner.Kind, range: SourceRange)) {
    self.init(Kind(found.kind), range: found.range)
  }
}

extension XMLTree.Node.Kind {
  fileprivate init(_ kind: MarkupScanner.Kind) {
    switch kind {
    case .byteOrderMark: self = .byteOrderMark
    case .xmlDeclaration: self = .xmlDeclaration
    case .text: self = .text
    case .comment: self = .comment
    case .processingInstruction: self = .processingInstruction
    case .cdataSection: self = .cdataSection
    }
  }
}

import Support

/// The elements of a document and how they hold each other.
extension XMLTree {
  /// The element that holds all others.
  @inlinable
  public var root: ElementIndex { ElementIndex(rawValue: 0) }

  /// All elements in document order.
  package var indices: some Sequence<ElementIndex> { elements.indices.lazy.map { ElementIndex($0) } }

  @inlinable
  package subscript(element: ElementIndex) -> ElementRecord { elements[element.position] }

  /// The name of an element, with its namespace prefix.
  @inlinable
  public func name(of element: ElementIndex) -> String { names[Int(elements[element.position].name)] }

  /// The element that holds an element, nil for the root.
  @inlinable
  public func parent(of element: ElementIndex) -> ElementIndex? {
    let parent = elements[element.position].parent
    return parent < 0 ? nil : ElementIndex(rawValue: parent)
  }

  /// The child elements of an element, in document order.
  @inlinable
  public func children(of element: ElementIndex) -> Children {
    Children(elements: elements, upcoming: elements[element.position].firstChild)
  }

  /// The positions of the elements below an element, however deep.
  @inlinable
  package func descendants(of element: ElementIndex) -> Range<Int> {
    element.position + 1..<Int(elements[element.position].subtreeEnd)
  }

  /// The character data of an element. White space counts only if the element contains nothing else.
  public func text(of element: ElementIndex) -> String { texts[element.rawValue] ?? "" }

  /// The child elements of an element, in document order.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let elements: [ElementRecord]
    @usableFromInline var upcoming: Int32

    @inlinable
    package init(elements: [ElementRecord], upcoming: Int32) {
      self.elements = elements
      self.upcoming = upcoming
    }

    /// The next child.
    @inlinable
    public mutating func next() -> ElementIndex? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = elements[Int(upcoming)].nextSibling }
      return ElementIndex(rawValue: upcoming)
    }
  }
}

// MARK: - Ranges

extension XMLTree {
  /// The bytes of a whole element, from the `<` of its start tag to the `>` of its end tag.
  public func range(of element: ElementIndex) -> SourceRange {
    SourceRange(Int(self[element].start), Int(self[element].end))
  }

  /// The bytes of an element's start tag.
  public func tagRange(of element: ElementIndex) -> SourceRange {
    SourceRange(Int(self[element].start), Int(self[element].contentStart))
  }

  /// The bytes between the start tag and the end tag; empty for an empty-element tag.
  public func contentRange(of element: ElementIndex) -> SourceRange {
    let record = self[element]
    guard record.contentStart < record.end else { return SourceRange(Int(record.end), Int(record.end)) }
    let endTag = source.bytes[..<Int(record.end)].lastIndex(of: UInt8(ascii: "<"))
    return SourceRange(Int(record.contentStart), endTag ?? Int(record.contentStart))
  }

  /// The bytes of an element's end tag; empty for an empty-element tag.
  public func endTagRange(of element: ElementIndex) -> SourceRange {
    SourceRange(contentRange(of: element).upperBound, Int(self[element].end))
  }

  /// The innermost element that holds an offset, nil outside of the root.
  public func innermostElement(at offset: Int) -> ElementIndex? {
    var candidate = lastElement(startingUpTo: offset)
    while let element = candidate, Int(self[element].end) <= offset { candidate = parent(of: element) }
    return candidate
  }

  /// Elements are in the order of their start tags.
  private func lastElement(startingUpTo offset: Int) -> ElementIndex? {
    let next = elements.partitioningIndex { Int($0.start) > offset }
    return next > 0 ? ElementIndex(next - 1) : nil
  }
}

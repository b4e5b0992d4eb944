/// Edits of attributes.
extension SourceEdit {
  /// Replaces the value of an attribute.
  ///
  /// - Parameter value: The value as XML is to read it; what must be escaped is.
  public static func replacingValue(
    of attribute: XMLTree.Attribute, with value: String, in tree: XMLTree
  ) -> SourceEdit {
    let quote = tree.source.bytes[attribute.valueRange.upperBound]
    return SourceEdit(attribute.valueRange, MarkupText.escaped(value, for: .value(quote: quote)))
  }

  /// Removes an attribute with the white space before it.
  public static func removing(_ attribute: XMLTree.Attribute, in tree: XMLTree) -> SourceEdit {
    let start = tree.source.startOfWhiteSpace(before: attribute.range.lowerBound)
    return SourceEdit(removing: SourceRange(start, attribute.range.upperBound))
  }

  /// Inserts an attribute before another one, separated by a space.
  public static func insertingAttribute(
    _ name: String, _ value: String, before attribute: XMLTree.Attribute
  ) -> SourceEdit {
    SourceEdit(at: attribute.range.lowerBound, written(name, value) + " ")
  }

  /// Inserts an attribute before all others of an element.
  public static func insertingFirstAttribute(
    _ name: String, _ value: String, in element: ElementIndex, of tree: XMLTree
  ) -> SourceEdit {
    let offset = tree.tagRange(of: element).lowerBound + 1 + tree.name(of: element).utf8.count
    return SourceEdit(at: offset, " " + written(name, value))
  }

  /// Inserts an attribute after all others of an element.
  public static func insertingLastAttribute(
    _ name: String, _ value: String, in element: ElementIndex, of tree: XMLTree
  ) -> SourceEdit {
    guard let last = tree.attributes(of: element).last else {
      return insertingFirstAttribute(name, value, in: element, of: tree)
    }
    return SourceEdit(at: last.range.upperBound, " " + written(name, value))
  }

  /// An attribute as it is written.
  package static func written(_ name: String, _ value: String) -> String {
    "\(name)=\"\(MarkupText.escaped(value, for: .value(quote: UInt8(ascii: "\""))))\""
  }
}

/// Edits of elements.
extension SourceEdit {
  /// Removes an element and everything in it, with the white space before it. If the element has a line of its own, that
  /// removes the line.
  public static func removing(_ element: ElementIndex, in tree: XMLTree) -> SourceEdit {
    let range = tree.range(of: element)
    return SourceEdit(
      removing: SourceRange(tree.source.startOfWhiteSpace(before: range.lowerBound), range.upperBound))
  }

  /// Replaces everything in an element by text.
  ///
  /// - Parameter text: The text as XML is to read it; what must be escaped is.
  public static func replacingContent(
    of element: ElementIndex, with text: String, in tree: XMLTree
  ) -> SourceEdit {
    let content = MarkupText.escaped(text, for: .content)
    let tag = tree.tagRange(of: element)
    guard tree.endTagRange(of: element).count == 0 else { return SourceEdit(tree.contentRange(of: element), content) }
    // An empty-element tag has no place for text: `<a/>` becomes `<a>text</a>`.
    return SourceEdit(SourceRange(tag.upperBound - 2, tag.upperBound), ">\(content)</\(tree.name(of: element))>")
  }

  /// Inserts markup behind everything in an element.
  package static func insertingLastChild(
    _ markup: String, in element: ElementIndex, of tree: XMLTree
  ) -> SourceEdit {
    let endTag = tree.endTagRange(of: element)
    guard endTag.count == 0 else { return SourceEdit(at: endTag.lowerBound, markup) }
    let end = tree.tagRange(of: element).upperBound
    return SourceEdit(SourceRange(end - 2, end), ">\(markup)</\(tree.name(of: element))>")
  }
}

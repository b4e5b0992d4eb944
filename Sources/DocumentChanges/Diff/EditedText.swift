import Formats

/// The bytes of an edited document, or of an element of it.
struct EditedText {
  private let document: EditedDocument
  private let lineEnds: LineEnds
  /// How many levels less the elements are indented.
  private let outdent: Int
  private(set) var bytes: [UInt8] = []

  /// Writes a whole document.
  init(_ document: EditedDocument) {
    self.document = document
    let tree = document.trees[0]
    (lineEnds, outdent) = (LineEnds(of: tree.source), 0)
    let range = tree.range(of: tree.root)
    bytes += tree.source.bytes[..<range.lowerBound]
    write(0, depth: 0)
    bytes += tree.source.bytes[range.upperBound...]
  }

  /// Writes an element with all that it holds, indented as if nothing held it, and with line feeds.
  init(_ element: Int, of document: EditedDocument) {
    self.document = document
    let origin = document[element]
    (lineEnds, outdent) = (.lineFeed, document.trees[origin.tree].depth(of: origin.element))
    write(element, depth: outdent)
  }

  private mutating func write(_ number: Int, depth: Int) {
    let element = document[number]
    let tree = document.trees[element.tree]
    let hasEnd = tree.endTagRange(of: element.element).count > 0
    let children = document.children(of: number)
    guard !children.isEmpty else { return writeLeaf(number, tree, hasEnd) }
    writeTag(number, isEmpty: false)
    for child in children {
      writeSpace(before: child, depth: depth + 1)
      write(child, depth: depth + 1)
    }
    if let space = tree.space(afterChildrenOf: element.element) {
      append(space, shifted: depth - tree.depth(of: element.element) - outdent)
    } else {
      append(lineBreakTo: depth)
    }
    append(text: "</\(document.name(number))>")
  }

  private mutating func writeLeaf(_ number: Int, _ tree: XMLTree, _ hasEnd: Bool) {
    let element = document[number]
    let wasLeaf = tree.children(of: element.element).first { _ in true } == nil
    if let text = element.text {
      guard !text.isEmpty else { return writeTag(number, isEmpty: true) }
      writeTag(number, isEmpty: false)
      append(text: MarkupText.escaped(text, for: .content))
    } else {
      guard hasEnd, wasLeaf else { return writeTag(number, isEmpty: true) }
      writeTag(number, isEmpty: false)
      append(tree.bytes(in: tree.contentRange(of: element.element)))
    }
    append(text: "</\(document.name(number))>")
  }

  private mutating func writeTag(_ number: Int, isEmpty: Bool) {
    let element = document[number]
    guard let tag = element.tag else {
      let written = document.trees[element.tree].tag(of: element.element)
      let wasEmpty = written.dropLast().last == UInt8(ascii: "/")
      guard wasEmpty != isEmpty else { return append(written) }
      append(written.dropLast(wasEmpty ? 2 : 1))
      return append(text: isEmpty ? "/>" : ">")
    }
    append(text: "<\(tag.name)" + tag.attributes.map { " " + $0.text }.joined() + (isEmpty ? "/>" : ">"))
  }
}

// MARK: - White space and comments

extension EditedText {
  private mutating func writeSpace(before number: Int, depth: Int) {
    let element = document[number]
    let tree = document.trees[element.tree]
    guard element.comment == nil, !(element.isMoved && tree.parent(of: element.element) == nil) else {
      for line in document.comment(number).split(separator: "\n") {
        append(lineBreakTo: depth)
        append(text: String(line))
      }
      return append(lineBreakTo: depth)
    }
    append(tree.space(before: element.element), shifted: depth - tree.depth(of: element.element) - outdent)
  }

  private mutating func append(lineBreakTo depth: Int) {
    append(text: "\n" + String(repeating: " ", count: (depth - outdent) * WhiteSpace.indentation))
  }

  /// Appends white space, indented by more or fewer levels.
  private mutating func append(_ space: ArraySlice<UInt8>, shifted levels: Int) {
    append(WhiteSpace.shifted(space, by: levels))
  }

  private mutating func append(text: String) { append(Array(text.utf8)[...]) }

  /// Appends bytes with the line breaks of the document.
  private mutating func append(_ piece: ArraySlice<UInt8>) { bytes += lineEnds.converting(piece) }
}

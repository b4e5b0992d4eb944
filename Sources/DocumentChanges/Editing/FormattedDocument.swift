public import Formats
import NibDecoder
import Support

/// A document in the form that the next save of Xcode would give it.
///
/// Attributes, children of objects and sorted lists are in Xcode's order, and white space is Xcode's. What the document
/// says is not changed, nor is the order of views, items, scenes and objects, which means something.
public struct FormattedDocument: Sendable {
  /// The bytes of the file, in its encoding.
  public let bytes: [UInt8]

  /// Why a document has no such form.
  public enum Refusal: Error, Hashable, Sendable {
    /// It is a file of another program, or of Xcode 4 or older.
    case otherFormat
    /// Its encoding lacks a character, or cannot be written.
    case notEncodable
  }

  /// Formats a document.
  public init(_ tree: XMLTree) throws(Refusal) {
    guard Self.isWrittenByXcode(tree) else { throw .otherFormat }
    guard let bytes = tree.bytes(ofDocument: FormattedText(tree).bytes) else { throw .notEncodable }
    self.bytes = bytes
  }

  /// The bytes of an edited document, formatted if it had Xcode's form before: an attribute that was inserted gets its
  /// place. A document in another form stays as it was edited. In both, a list that was emptied goes.
  ///
  /// - Parameter old: The bytes before the edits.
  package static func keepingForm(of old: [UInt8], edited: [UInt8]) -> [UInt8] {
    guard formatted(old) == old else { return withoutEmptiedLists(edited, of: old) }
    return formatted(edited) ?? edited
  }

  /// An edited document without empty lists, if it had none before.
  private static func withoutEmptiedLists(_ edited: [UInt8], of old: [UInt8]) -> [UInt8] {
    guard let tree = try? XMLTree(edited, path: ""), case let lists = ArrangedTree.omittedLists(in: tree),
      !lists.isEmpty,
      let before = try? XMLTree(old, path: ""), ArrangedTree.omittedLists(in: before).isEmpty,
      let edits = try? EditList(lists.map { .removing($0, in: tree) }), let bytes = try? edits.applied(to: tree.source)
    else { return edited }
    return bytes
  }

  private static func formatted(_ bytes: [UInt8]) -> [UInt8]? {
    (try? XMLTree(bytes, path: "")).flatMap { try? FormattedDocument($0).bytes }
  }

  private static func isWrittenByXcode(_ tree: XMLTree) -> Bool {
    tree.name(of: tree.root) == "document" && tree[tree.root, "version"] == "3.0"
      && tree[tree.root, "type"]?.hasBytePrefix("com.apple.InterfaceBuilder") == true
  }
}

/// The text of a formatted document.
struct FormattedText {
  private let tree: XMLTree
  private let arranged: ArrangedTree
  private let lineEnds: LineEnds
  private(set) var bytes: [UInt8] = []

  init(_ tree: XMLTree) {
    self.tree = tree
    let order = DocumentOrder(of: tree)
    arranged = ArrangedTree(tree, order)
    lineEnds = LineEnds(of: tree.source)
    bytes.reserveCapacity(tree.source.bytes.count + 1024)
    var nodes = tree.nodes[...]
    if nodes.first?.kind == .byteOrderMark, let mark = nodes.popFirst() { appendLines(mark.range) }
    if nodes.first?.kind == .xmlDeclaration, let declaration = nodes.popFirst() {
      appendDeclaration(declaration.range)
    } else if tree.source.encoding == .utf8 {
      bytes += Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8)
    }
    for node in nodes where node.kind != .text {
      if bytes.last == UInt8(ascii: ">") { bytes.append(UInt8(ascii: "\n")) }
      if case .element(let root) = node.kind { write(root, depth: 0) } else { appendLines(node.range) }
    }
    if order.endsWithLineFeed { bytes.append(UInt8(ascii: "\n")) }
  }

  private mutating func write(_ element: ElementIndex, depth: Int) {
    let nodes = arranged.nodes(in: element)
    let content = ElementContent(nodes, of: element, in: tree)
    bytes += StartTag(element, of: tree, arranged.attributes(of: element)).bytes
    if content == .none {
      bytes += Array("/>".utf8)
      return
    }
    bytes.append(UInt8(ascii: ">"))
    switch content {
    case .none: break
    case .text: appendLines(tree.contentRange(of: element))
    case .elements: writeChildren(inOrder(nodes, of: element), depth: depth + 1)
    }
    if content == .elements { appendLineFeed(depth: depth) }
    bytes += Array("</".utf8)
    bytes += Array(tree.name(of: element).utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func writeChildren(_ nodes: [XMLTree.Node], depth: Int) {
    // A comment may stand on the line of what it is about.
    var hasNewLine = true
    for node in nodes {
      switch node.kind {
      case .text:
        hasNewLine = hasLineBreak(node.range)
        continue
      case .element(let element):
        appendLineFeed(depth: depth)
        write(element, depth: depth)
      default:
        if hasNewLine { appendLineFeed(depth: depth) } else { bytes.append(UInt8(ascii: " ")) }
        appendLines(node.range)
      }
      hasNewLine = false
    }
  }

  /// The nodes with elements in their order. Among comments, of which nobody knows what they belong to, elements stay.
  private func inOrder(_ nodes: [XMLTree.Node], of element: ElementIndex) -> [XMLTree.Node] {
    guard nodes.allSatisfy(\.isElementOrText) else { return nodes }
    let children = nodes.compactMap { if case .element(let child) = $0.kind { child } else { nil } }
    let ordered = arranged.children(of: element)
    return ordered == children ? nodes : ordered.map { XMLTree.Node(.element($0), range: tree.range(of: $0)) }
  }
}

// MARK: - Bytes

extension FormattedText {
  private func hasLineBreak(_ range: SourceRange) -> Bool {
    tree.source.bytes[range.lowerBound..<range.upperBound].contains {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
  }

  private mutating func appendLineFeed(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * WhiteSpace.indentation))
  }

  /// Appends bytes of the document, with line feeds if its lines end in two characters. XML reads both alike. A single
  /// carriage return is left to a text that Xcode wrote with it.
  private mutating func appendLines(_ range: SourceRange) {
    let text = tree.bytes(in: range)
    bytes += lineEnds == .lineFeed ? text : LineEnds.lineFeed.converting(text)
  }

  /// Appends the declaration with single spaces and double quotes. Its values contain neither.
  private mutating func appendDeclaration(_ range: SourceRange) {
    let inside = tree.source.bytes[range.lowerBound..<range.upperBound].dropLast(2)
    let words = inside.map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "\"") : $0 }.split(whereSeparator: \.isXMLSpace)
    var text: [UInt8] = []
    for word in words {
      // Spaces may stand around equals signs.
      if !text.isEmpty, word.first != UInt8(ascii: "="), text.last != UInt8(ascii: "=") {
        text.append(UInt8(ascii: " "))
      }
      text += word
    }
    bytes += text + Array("?>".utf8)
  }
}

extension XMLTree.Node {
  fileprivate var isElementOrText: Bool {
    switch kind {
    case .element, .text: true
    default: false
    }
  }
}

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
        isBlank = isBlank && tree.source.bytes[node.range.lowerBound..<node.range.upperBound].allSatisfy(\.isXMLSpace)
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
  private static let textElements: Set<String> = Vocabulary.strings.union(["data"])
}

import Formats
import NibDecoder
import StackModel
import Support

/// What requests ask about a text. Each part is made when somebody asks for it.
final class DocumentAnalysis {
  let text: DocumentText
  private let options: LayoutOptions
  /// The elements as they are written; nil while the text is not well-formed.
  private(set) lazy var tree = try? XMLTree(text.fileBytes, path: text.source.path)
  /// The views; nil while there is nothing to lay out.
  private(set) lazy var document = try? LayoutDocument(text.fileBytes, path: text.source.path, options: options)
  private(set) lazy var layout = document?.layout()
  private(set) lazy var vocabulary = tree.map { tree in
    tree.name(of: tree.root) == "document"
      ? Vocabulary.forDocuments(ofType: tree[tree.root, "type"]) : .stackDefinition
  }

  /// - Parameter options: How the document is laid out.
  init(_ text: DocumentText, options: LayoutOptions) { (self.text, self.options) = (text, options) }

  /// The views by the offsets of their elements.
  private(set) lazy var views: [Int: View] = Dictionary(
    (document?.roots.flatMap(\.subtree) ?? []).compactMap { view in view.range.map { ($0.lowerBound, view) } }
  ) { first, _ in first }

  private var sessions: [ObjectIdentifier: LayoutSession] = [:]

  /// The layout around a view; nil for a view that the size class does not install.
  func session(around view: View) -> LayoutSession? {
    let root = ObjectIdentifier(view.layoutRoot)
    if let known = sessions[root] { return known }
    let session = document?.session(around: view)
    sessions[root] = session
    return session
  }

  /// The elements by their ids; the first one of an id that stands twice.
  private(set) lazy var elementsByID: [String: ElementIndex] = {
    guard let tree else { return [:] }
    return Dictionary(tree.indices.compactMap { element in tree[element, "id"].map { ($0, element) } }) { first, _ in
      first
    }
  }()
}

// MARK: - Places

extension DocumentAnalysis {
  /// What stands at a place of a document.
  enum Place {
    case elementName(ElementIndex)
    /// An attribute by its position; the offset is in its name.
    case attributeName(ElementIndex, Int)
    /// The offset is in its value.
    case attributeValue(ElementIndex, Int)
    /// Anywhere else in an element.
    case element(ElementIndex)
  }

  /// What stands at an offset; nil outside of all elements.
  func place(at offset: Int) -> Place? {
    guard let tree, let element = tree.innermostElement(at: offset) else { return nil }
    let tag = tree.tagRange(of: element)
    guard offset < tag.upperBound else { return .element(element) }
    for position in tree.attributePositions(of: element) {
      let (name, value) = (tree.nameRange(ofAttribute: position), tree.valueRange(ofAttribute: position))
      if name.lowerBound <= offset, offset <= name.upperBound { return .attributeName(element, position) }
      if value.lowerBound <= offset, offset <= value.upperBound { return .attributeValue(element, position) }
    }
    let nameEnd = tag.lowerBound + 1 + tree.name(of: element).utf8.count
    return offset <= nameEnd ? .elementName(element) : .element(element)
  }

  /// The id at an offset: the value of an attribute, or a word of it in a stack definition.
  func id(at offset: Int) -> (id: String, range: SourceRange)? {
    guard let tree, case .attributeValue(_, let position)? = place(at: offset) else { return nil }
    let (value, range) = (tree.value(ofAttribute: position), tree.valueRange(ofAttribute: position))
    if elementsByID[value] != nil { return (value, range) }
    guard tree.isStackDefinition else { return nil }
    let bytes = text.bytes
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > range.lowerBound, ObjectID.isPart(bytes[start - 1]) { start -= 1 }
    while end < range.upperBound, ObjectID.isPart(bytes[end]) { end += 1 }
    let word = text.source.text(in: SourceRange(start, end))
    return elementsByID[word] == nil ? nil : (word, SourceRange(start, end))
  }

  /// The places that name an id, that of the element itself included.
  func places(ofID id: String) -> [SourceRange] {
    guard let tree else { return [] }
    let isDefinition = tree.isStackDefinition
    return tree.indices.flatMap { element in
      tree.attributePositions(of: element).flatMap { position -> [SourceRange] in
        let range = tree.valueRange(ofAttribute: position)
        if range.count == id.utf8.count { return tree.value(ofAttribute: position) == id ? [range] : [] }
        guard isDefinition else { return [] }
        return ObjectID.ranges(of: id, in: range.lowerBound..<range.upperBound, of: text.bytes)
          .map { SourceRange($0.lowerBound, $0.upperBound) }
      }
    }
  }
}

extension XMLTree {
  /// Whether the root is a view, as people write it.
  var isStackDefinition: Bool { name(of: root) != "document" && name(of: root) != "archive" }
}

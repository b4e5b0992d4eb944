import Formats
import NibDecoder
import StackLint
import Support

/// Proposes elements, attributes and values of documents and stack definitions.
struct DocumentCompletion {
  private let text: DocumentText
  private let vocabulary: Vocabulary
  private let isDefinition: Bool
  private let takesSnippets: Bool
  /// What the project has.
  private let names: (ProjectNames) -> [String]

  /// - Parameters:
  ///   - takesSnippets: Whether the client takes texts with places for the cursor.
  ///   - names: What the project has.
  init(_ text: DocumentText, takesSnippets: Bool, names: @escaping (ProjectNames) -> [String]) {
    (self.text, self.takesSnippets, self.names) = (text, takesSnippets, names)
    let head = MarkupHead(text.bytes)
    isDefinition = head.name != "document"
    vocabulary = isDefinition ? .stackDefinition : .forDocuments(ofType: head.type)
  }

  /// Writes what can stand at an offset; nil where nothing is proposed.
  func result(at offset: Int) -> ResponseResult? {
    let context = MarkupContext(text.bytes, at: offset)
    let items = items(context)
    guard !items.isEmpty else { return nil }
    let range = SourceRange(min(context.start, offset), offset)
    return { CompletionItem.write(items, replacing: range, in: text, to: &$0) }
  }

  private func items(_ context: MarkupContext) -> [CompletionItem] {
    switch context.kind {
    case .elementName: elements(in: context.open.last, prefix: "")
    case .content: elements(in: context.open.last, prefix: "<")
    case .attributeName(let element, let others): attributes(of: element, besides: others)
    case .attributeValue(let element, let attribute): values(of: attribute, of: element)
    case .other: []
    }
  }

  private func elements(in parent: String?, prefix: String) -> [CompletionItem] {
    guard let parent else { return prefix.isEmpty ? views(prefix) : [] }
    guard let known = vocabulary[parent] else { return [] }
    let names = vocabulary.children(of: known).filter { $0 != "#text" }
    var seen: Set<String> = []
    let own = names.filter { $0 != "view" && seen.insert($0).inserted }.map { item($0, prefix) }
    // Subviews of a stack definition stand right in their view.
    let holdsViews = names.contains("view") || isDefinition && names.contains("subviews")
    return own + (holdsViews ? views(prefix).filter { seen.insert($0.label).inserted } : [])
  }

  private func views(_ prefix: String) -> [CompletionItem] {
    vocabulary.elementNames.filter { vocabulary[$0].map(vocabulary.isView) ?? false }.sorted().map { item($0, prefix) }
  }

  private func item(_ name: String, _ prefix: String) -> CompletionItem {
    CompletionItem(label: name, kind: .type, detail: vocabulary[name]?.className, text: prefix + name)
  }

  private func attributes(of element: String, besides others: Set<String>) -> [CompletionItem] {
    guard let known = vocabulary[element] else { return [] }
    var seen = others
    return vocabulary.attributes(of: known).filter { $0.name != "*" && seen.insert($0.name).inserted }.map {
      attribute in
      CompletionItem(
        label: attribute.name, kind: .property, detail: attribute.words,
        text: attribute.name + (takesSnippets ? "=\"$1\"" : "=\"\""), isSnippet: takesSnippets)
    }
  }

  private func values(of attribute: String, of element: String) -> [CompletionItem] {
    guard let form = vocabulary[element].flatMap({ vocabulary.attribute(attribute, of: $0)?.form }) else { return [] }
    switch form {
    case .choice(let names): return names.map { CompletionItem(label: $0, kind: .value) }
    case .flag: return ["YES", "NO"].map { CompletionItem(label: $0, kind: .value) }
    case .lengthOrFit: return [CompletionItem(label: VocabularyAttribute.Form.fit, kind: .value)]
    case .reference: return ids
    case .className: return items(.classes, .type)
    case .resource: return items(.images, .value) + items(.colors, .color)
    case .color: return ColorWord.words.map { CompletionItem(label: $0, kind: .color) } + items(.colors, .color)
    default: return []
    }
  }

  private func items(_ kind: ProjectNames, _ itemKind: CompletionItem.Kind) -> [CompletionItem] {
    names(kind).map { CompletionItem(label: $0, kind: itemKind) }
  }

  /// The ids in the text, well-formed or not.
  private var ids: [CompletionItem] {
    var (ids, rest) = ([String](), text.bytes[...])
    let start = Array(" id=\"".utf8)
    while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
      rest = rest[space...]
      guard rest.starts(with: start) else {
        rest = rest.dropFirst()
        continue
      }
      let value = rest.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
      ids.append(String(decoding: value, as: UTF8.self))
      rest = rest[value.endIndex...]
    }
    return ids.map { CompletionItem(label: $0, kind: .reference) }
  }
}

/// The root of a document that need not be well-formed.
private struct MarkupHead {
  let name: String
  let type: String?

  init(_ bytes: [UInt8]) {
    // Whatever its type is, it stands at the start.
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let isDocument = start.containsBytes("<document")
    name = isDocument ? "document" : ""
    type = isDocument ? start : nil
  }
}

import Formats
import NibDecoder
import Project
import StackLint
import Support

/// Proposes elements, attributes and values of documents and stack definitions.
struct DocumentCompletion {
  private let text: DocumentText
  private let vocabulary: Vocabulary
  private let isDefinition: Bool
  private let isForMac: Bool
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
    isForMac = head.isForMac
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
    case .elementName: elements(in: context.open.last?.name, prefix: "")
    case .content: elements(in: context.open.last?.name, prefix: "<")
    case .attributeName(let tag): attributes(of: tag)
    case .attributeValue(let attribute, let tag): values(of: attribute, of: tag, in: context.open)
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

  private func attributes(of tag: MarkupTag) -> [CompletionItem] {
    guard let known = vocabulary[tag.name] else { return [] }
    var seen = Set(tag.attributes.keys)
    return vocabulary.attributes(of: known).filter { $0.name != "*" && seen.insert($0.name).inserted }.map {
      attribute in
      CompletionItem(
        label: attribute.name, kind: .property, detail: attribute.words,
        text: attribute.name + (takesSnippets ? "=\"$1\"" : "=\"\""), isSnippet: takesSnippets)
    }
  }
}

// MARK: - Values

extension DocumentCompletion {
  private func values(of attribute: String, of tag: MarkupTag, in open: [MarkupTag]) -> [CompletionItem] {
    let kind = RenameKind(attribute: attribute, of: tag.name, isForMac: isForMac, among: { tag[$0] })
    let named = kind.map { names(of: $0, attribute, of: tag, in: open) } ?? []
    guard named.isEmpty else { return named }
    guard let form = vocabulary[tag.name].flatMap({ vocabulary.attribute(attribute, of: $0)?.form }) else { return [] }
    switch form {
    case .choice(let names): return names.map { CompletionItem(label: $0, kind: .value) }
    case .flag: return ["YES", "NO"].map { CompletionItem(label: $0, kind: .value) }
    case .lengthOrFit: return [CompletionItem(label: VocabularyAttribute.Form.fit, kind: .value)]
    case .reference: return ids
    case .className: return items(.classes, .type)
    case .resource: return items(.images, .value) + items(.colors, .color)
    case .font: return items(.fonts, .value)
    case .color: return ColorWord.words.map { CompletionItem(label: $0, kind: .color) } + items(.colors, .color)
    default: return []
    }
  }

  /// The names of a kind that an attribute may have; none where its form decides.
  private func names(
    of kind: RenameKind, _ attribute: String, of tag: MarkupTag, in open: [MarkupTag]
  ) -> [CompletionItem] {
    switch kind {
    case .outlet: open.dropLast().last?["customClass"].map { items(.outlets(of: $0), .property) } ?? []
    case .action: actions(sentBy: tag)
    case .reuseIdentifier: items(.requested(isForMac ? .tableItem : .reusableView), .value)
    case .segueIdentifier: items(.requested(.segue), .value)
    case .storyboardIdentifier: items(attribute == "referencedIdentifier" ? .scenes : .requested(.scene), .value)
    case .storyboard: items(.storyboards, .value)
    default: []
    }
  }

  /// The actions of the object that a connection leads to; those of all classes for the first responder and for segues that
  /// look for somebody.
  private func actions(sentBy tag: MarkupTag) -> [CompletionItem] {
    guard let id = tag["destination"] ?? tag["target"], tag.name == "action" else {
      return items(.actions(of: nil), .method)
    }
    guard let target = MarkupTag.all(in: text.bytes).first(where: { $0["id"] == id }) else { return [] }
    let own = target["customClass"].map { items(.actions(of: $0), .method) } ?? []
    let isAnybody = target["placeholderIdentifier"] == "IBFirstResponder" || target.name == "exit"
    return own.isEmpty && isAnybody ? items(.actions(of: nil), .method) : own
  }

  private func items(_ kind: ProjectNames, _ itemKind: CompletionItem.Kind) -> [CompletionItem] {
    names(kind).map { CompletionItem(label: $0, kind: itemKind) }
  }

  /// The ids in the text, with the classes of their objects.
  private var ids: [CompletionItem] {
    MarkupTag.all(in: text.bytes).compactMap { tag in
      tag["id"].map { id in
        CompletionItem(label: id, kind: .reference, detail: tag["customClass"] ?? vocabulary[tag.name]?.className)
      }
    }
  }
}

/// The root of a document that need not be well-formed.
private struct MarkupHead {
  let name: String
  let type: String?
  var isForMac: Bool { type?.containsBytes(".Cocoa.") ?? false }

  init(_ bytes: [UInt8]) {
    // Whatever its type is, it stands at the start.
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let isDocument = start.containsBytes("<document")
    name = isDocument ? "document" : ""
    type = isDocument ? start : nil
  }
}

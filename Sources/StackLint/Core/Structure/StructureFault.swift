import NibDecoder

/// A place of a document that is not as Interface Builder writes it.
struct StructureFault {
  /// The most certain first.
  enum Kind: CaseIterable {
    /// Xcode or ibtool is known to refuse it.
    case refused
    /// Interface Builder never writes it.
    case structure
    /// The document compiles, and something is lost or shown differently.
    case lossy
    /// Interface Builder may write it: nobody here has seen it.
    case unfamiliar

    /// The rule that reports it.
    var ruleID: String {
      switch self {
      case .refused: "refused-by-xcode"
      case .structure: "document-structure"
      case .lossy: "lossy-document"
      case .unfamiliar: "unfamiliar-element"
      }
    }
  }

  let kind: Kind
  let message: String
  let range: SourceRange
  var fixIts: [Diagnostic.FixIt] = []
  /// Whether others at the same element may follow from it: what has another name is missing, too.
  var isCause = false
}

/// Everything in a document that is not as Interface Builder writes it.
///
/// Evidence: 4,081 documents of 101 public projects, and 2,546 others that no check was made from.
struct DocumentStructure {
  /// All faults. Several may be at one element.
  private(set) var all: [StructureFault] = []
  /// The most certain fault of each element, in the order of the document. It leads to others there.
  private(set) var faults: [StructureFault] = []

  init(_ document: LintedDocument) {
    guard let document = StructuredDocument(document) else { return }
    var found: [StructureFault] = []
    found += HeadStructure(document).faults
    found += document.isStoryboard ? SceneStructure(document).faults : PlaceholderStructure(document).faults
    found += ViewStructure(document).faults
    found += document.platform == .macOS ? AppKitStructure(document).faults : ListStructure(document).faults
    found += ConstraintStructure(document).faults
    found += ConnectionStructure(document).faults
    found += SegueStructure(document).faults
    found += ValueStructure(document).faults
    found += ResourceStructure(document).faults
    found += ElementStructure(document).faults
    all = found
    var places: Set<Int> = []
    let ranked = StructureFault.Kind.allCases.flatMap { kind in
      found.filter { $0.kind == kind && $0.isCause } + found.filter { $0.kind == kind && !$0.isCause }
    }
    faults = ranked.filter { places.insert($0.range.lowerBound).inserted }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// A document of Interface Builder whose structure is checked.
struct StructuredDocument {
  let elements: ElementsByName
  let root: DocumentElement
  let vocabulary: Vocabulary
  let platform: Platform
  /// Nil for a type that Xcode does not know.
  let type: DocumentType?
  let isStoryboard: Bool
  /// The version of Interface Builder; that of new documents where the head has none.
  let version: Int
  /// Whether views may have no frame: Xcode 6 to 8 left out what a size class determines, before documents had a device.
  let mayOmitFrames: Bool
  private let linted: LintedDocument

  /// Nil for a stack definition, a nib that is read back and a document of another platform.
  init?(_ document: LintedDocument) {
    guard let root = document.root, root.name == "document",
      case .interfaceBuilder(let platform) = document.document.nib.kind,
      document.document.nib.source.hasLines, let vocabulary = document.document.nib.registry.vocabulary
    else { return nil }
    (self.root, self.platform, self.vocabulary) = (root, platform, vocabulary)
    (elements, linted) = (document.elements, document)
    mayOmitFrames = root["useTraitCollections"] == "YES" && root.child(named: "device") == nil
    type = DocumentType.named(root["type"] ?? "")
    isStoryboard = type?.isStoryboard ?? (root.child(named: "scenes") != nil)
    let saved = document.document.settings.interfaceBuilderVersion
    let newest = WrittenVersion.number(toolsVersion: WrittenVersion.newest, plugIn: nil)
    version = saved == .newest ? newest ?? 0 : saved.number
  }

  var path: String { linted.document.nib.source.path }
  var isLaunchScreen: Bool { linted.isLaunchScreen }

  /// The object of an id.
  func object(_ id: String?) -> DocumentElement? { id.flatMap(linted.element(withID:)) }

  func element(_ index: ElementIndex) -> DocumentElement {
    DocumentElement(document: elements.document, index: index)
  }

  func isView(_ element: DocumentElement) -> Bool { vocabulary[element.name].map(vocabulary.isView) ?? false }

  /// Whether an element belongs into `<objects>`.
  func isTopLevelObject(_ element: DocumentElement) -> Bool {
    guard let objects = vocabulary["objects"], let known = vocabulary[element.name] else { return false }
    return vocabulary.has(known, withKey: nil, in: objects)
  }
}

extension StructureFault {
  static func never(_ message: String, _ element: DocumentElement, _ fixIts: [Diagnostic.FixIt] = []) -> StructureFault
  {
    StructureFault(kind: .structure, message: message, range: element.range, fixIts: fixIts)
  }

  static func refused(
    _ message: String, _ element: DocumentElement, _ fixIts: [Diagnostic.FixIt] = []
  ) -> StructureFault {
    StructureFault(kind: .refused, message: message, range: element.range, fixIts: fixIts)
  }

  static func lossy(
    _ message: String, _ element: DocumentElement, _ fixIts: [Diagnostic.FixIt] = []
  ) -> StructureFault {
    StructureFault(kind: .lossy, message: message, range: element.range, fixIts: fixIts)
  }
}

extension DocumentElement {
  /// The children that have a key.
  func children(forKey key: String) -> [DocumentElement] { children.filter { $0["key"] == key } }

  /// The children of a name.
  func children(named name: String) -> [DocumentElement] { children.filter { $0.name == name } }
}

extension LintedDocument {
  /// The findings of a rule about the structure of documents.
  func structure(_ kind: StructureFault.Kind) -> [Finding] {
    let found = structure.faults.filter { $0.kind == kind }
    let mayBeRight = kind == .unfamiliar && !found.isEmpty && StructuredDocument(self)?.isOfKnownVersion == false
    return found.map { Finding($0.message, at: $0.range, fixIts: $0.fixIts, mayBeChangedByCode: mayBeRight) }
  }
}

/// Edits that repair the structure of a document.
extension DocumentElement {
  /// The tag of a new element without children.
  static func tag(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
    "<\(name)" + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
  }

  /// The edit that gives an attribute a value.
  func writing(_ attribute: String, _ value: String) -> [Diagnostic.FixIt] {
    guard let range = valueRange(attribute) else { return adding(attribute, value) }
    return [Diagnostic.FixIt("write \(attribute)", range: range, replacement: value)]
  }

  /// The edit that adds an attribute.
  func adding(_ attribute: String, _ value: String) -> [Diagnostic.FixIt] { adding([(attribute, value)]) }

  /// The edit that adds attributes behind all others.
  func adding(_ attributes: [(name: String, value: String)]) -> [Diagnostic.FixIt] {
    let tree = document.tree
    let name = tree.tagRange(of: index).lowerBound + 1 + name.utf8.count
    let place = tree.attributePositions(of: index).last.map { tree.valueRange(ofAttribute: $0).upperBound + 1 } ?? name
    let text = attributes.map { " " + SourceEdit.written($0.name, $0.value) }
    let names = attributes.map(\.name).joined(separator: ", ")
    return [Diagnostic.FixIt("add \(names)", SourceEdit(at: place, text.joined()))]
  }

  /// The edit that adds a key, which comes first.
  func addingKey(_ key: String) -> [Diagnostic.FixIt] {
    [Diagnostic.FixIt("add key", .insertingFirstAttribute("key", key, in: index, of: document.tree))]
  }

  /// The edits that give the element another name, in both of its tags.
  ///
  /// - Parameter attributes: Attributes that it gets, too, with the space before them.
  func renamed(_ other: String, attributes: String = "") -> [Diagnostic.FixIt] {
    let (tree, length) = (document.tree, name.utf8.count)
    let (start, end) = (tree.tagRange(of: index).lowerBound + 1, tree.endTagRange(of: index))
    let places = [start] + (end.count == 0 ? [] : [end.lowerBound + 2])
    return places.map { place in
      let text = place == start ? other + attributes : other
      return Diagnostic.FixIt("write <\(other)>", range: SourceRange(place, place + length), replacement: text)
    }
  }

  /// The edit that adds an element behind all others in it.
  func addingLastChild(_ tag: String) -> [Diagnostic.FixIt] {
    guard let last = Array(children).last else {
      let text = lines(tag, inside: true) + lines("")
      return [Diagnostic.FixIt("add \(tag)", .insertingLastChild(text, in: index, of: document.tree))]
    }
    return [Diagnostic.FixIt("add \(tag)", SourceEdit(at: last.wholeRange.upperBound, last.lines(tag)))]
  }

  /// The edit that removes the element.
  var removalFix: [Diagnostic.FixIt] { [Diagnostic.FixIt("remove <\(name)>", removal)] }

  /// The edit that writes `YES` where an attribute says so in another way.
  func yesFix(_ attribute: String) -> [Diagnostic.FixIt] {
    guard let range = valueRange(attribute), let value = self[attribute], Self.flag(value) == "YES" else { return [] }
    return [Diagnostic.FixIt("write YES", range: range, replacement: "YES")]
  }

  /// What Interface Builder writes for the value of a flag in other words; nil for what is no flag.
  static func flag(_ words: String) -> String? {
    switch words.lowercased() {
    case "true", "yes", "1": "YES"
    case "false", "no", "0": "NO"
    default: nil
    }
  }

  /// Lines of new elements that stand beside the element or, one level deeper, in it.
  func lines(_ texts: String..., inside: Bool = false) -> String { lines(texts, inside: inside) }

  /// The same.
  func lines(_ texts: [String], inside: Bool = false) -> String {
    let bytes = document.tree.source.bytes
    let line = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = String(decoding: bytes[line..<range.lowerBound].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    return texts.map { "\n" + space + (inside ? "    " : "") + $0 }.joined()
  }
}

/// Ids for new objects, which stay the same as long as the objects around them do.
struct NewObjectID {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  /// An id in the form of Interface Builder's, made of what the object is.
  func make(_ object: String) -> String? {
    for attempt in 0..<16 {
      let id = ObjectID.generated(from: attempt == 0 ? object : "\(object) \(attempt)")
      if document.object(id) == nil { return id }
    }
    return nil
  }

  /// An id for an object that has none.
  func make(_ attribute: String, of object: DocumentElement) -> String? {
    placeName(of: object).flatMap { make("\(attribute) of \($0)") }
  }

  /// The edit that gives an object an id.
  func fix(_ attribute: String, of object: DocumentElement) -> [Diagnostic.FixIt] {
    make(attribute, of: object).map { object.writing(attribute, $0) } ?? []
  }

  /// A name of an object without an id: the nearest object around it, and its place there.
  private func placeName(of object: DocumentElement) -> String? {
    guard let parent = object.parent else { return nil }
    let around = parent["id"] ?? parent["sceneID"] ?? placeName(of: parent) ?? "document"
    return "\(around)/\(parent.name)/\(object.name)[\(object.index.position - parent.index.position)]"
  }
}

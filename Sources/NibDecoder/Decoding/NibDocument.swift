/// A document being decoded: its text, its elements, the objects made so far, and the problems found.
///
/// A document belongs to one task; only its diagnostics and the values made from it cross.
public final class NibDocument {
  /// The text.
  public let source: SourceFile
  /// What kind of file it is.
  public var kind: DocumentKind { undecodedDocument.kind }
  /// The problems found so far, in order of discovery.
  public var diagnostics: [Diagnostic] { findings.diagnostics }

  package let tree: XMLTree
  /// What objects of the document decode from later.
  let undecodedDocument: UndecodedDocument
  package let registry: NibRegistry
  private var findings = DocumentFindings()
  /// Nil if the document has its own texts.
  private let replacements: TextReplacements?
  /// What `registry` makes of each name of the tree.
  let classes: ClassesByName
  /// The number of the name `variation`, nil if no element has it.
  private let variationName: Int32?
  /// By the positions of their elements.
  @exclusivity(unchecked) private var objects: [(any NibCoding)?]
  private var failedElements: Set<ElementIndex> = []
  private var ids = ElementIDs()
  // Each key asks: checks of exclusive access would cost as much as marking.
  @exclusivity(unchecked) private var marks: ReadMarks

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, in any encoding that libxml2 knows.
  ///   - path: the name it is reported under.
  ///   - registry: which classes its elements become.
  /// - Throws: ``UnreadableDocument`` for text that is not well-formed XML, is too large or too deep, has a
  ///   document type, or is of a kind that has no layout.
  public static func read(
    _ bytes: [UInt8], path: String, registry: (Platform) -> NibRegistry
  ) throws(UnreadableDocument) -> NibDocument {
    try read(XMLTree(bytes, path: path), parts: nil, registry: registry)
  }

  /// Reads the document at a path.
  ///
  /// - Throws: ``UnreadableDocument`` for a file that cannot be read too.
  public static func read(
    contentsOf path: String, registry: (Platform) -> NibRegistry
  ) throws(UnreadableDocument) -> NibDocument {
    try read(XMLTree(contentsOf: path), parts: nil, registry: registry)
  }

  /// - Parameter parts: The files that are read already; nil for the document that includes them.
  private static func read(
    _ tree: XMLTree, parts: PartFiles?, registry: (Platform) -> NibRegistry
  ) throws(UnreadableDocument) -> NibDocument {
    let kind = try DocumentKind.recognize(tree)
    let registry = registry(kind.platform)
    let (tree, diagnostics) = kind == .stackDefinition ? expanded(tree, parts, registry) : (tree, [])
    let document = NibDocument(tree, kind: kind, registry: registry, ClassesByName(tree, in: registry, kind: kind))
    diagnostics.forEach(document.report)
    try document.checkRoot()
    document.checkEncoding()
    document.ids = ElementIDs(tree, value: document.value(ofAttribute:))
    for diagnostic in document.ids.duplicates { document.report(diagnostic) }
    document.reportUnknownElements()
    document.reportUnknownNames()
    return document
  }

  /// A stack definition with its parts and long forms, and what is wrong with these.
  private static func expanded(
    _ tree: XMLTree, _ parts: PartFiles?, _ registry: NibRegistry
  ) -> (tree: XMLTree, diagnostics: [Diagnostic]) {
    var (tree, diagnostics): (XMLTree, [Diagnostic]) = (tree, [])
    if Inclusion.isNeeded(in: tree) {
      let files = parts ?? PartFiles(of: tree.source.path) { part, files in faults(of: part, files, registry) }
      var inclusion = Inclusion(tree, files, chain: [PartFiles.place(of: tree.source.path)])
      tree = inclusion.expanded()
      tree = inclusion.addResources(to: tree)
      diagnostics = inclusion.diagnostics
    }
    var expansion = DefinitionExpansion(tree)
    tree = expansion.expanded()
    return (tree, diagnostics + expansion.diagnostics)
  }

  /// The errors of a part by itself.
  private static func faults(of part: XMLTree, _ files: PartFiles, _ registry: NibRegistry) -> [Diagnostic] {
    do throws(UnreadableDocument) {
      let document = try read(part, parts: files) { _ in registry }
      guard document.kind == .stackDefinition else {
        return [
          Diagnostic(
            .unsupportedDocument, "a document of Interface Builder; parts are stack definitions",
            range: part.tagRange(of: part.root))
        ]
      }
      return document.diagnostics.filter { $0.severity == .error }
    } catch {
      return [error.diagnostic]
    }
  }

  /// Makes a document of which nothing is decoded.
  init(
    _ tree: XMLTree, kind: DocumentKind, registry: NibRegistry, _ classes: ClassesByName,
    replacements: TextReplacements? = nil
  ) {
    undecodedDocument = UndecodedDocument(
      tree, kind: kind, registry: registry, classes: classes, replacements: replacements)
    self.replacements = replacements
    source = tree.source
    self.tree = tree
    self.registry = registry
    self.classes = classes
    variationName = tree.number(ofName: "variation")
    objects = Array(repeating: nil, count: tree.elements.count)
    marks = ReadMarks(tree)
  }

  /// A copy of the document before it was decoded, for decoding it with other variations.
  package func undecoded() -> NibDocument {
    let copy = undecodedDocument.makeDocument()
    copy.ids = ids
    return copy
  }

  /// A copy of the document before it was decoded, with other texts.
  package func undecoded(replacing texts: TextReplacements) -> NibDocument {
    let copy = NibDocument(
      tree, kind: kind, registry: registry, classes, replacements: texts.isEmpty ? nil : texts)
    copy.ids = ids
    return copy
  }

  /// Whether a change of some bytes is one of what they say, and not of a part that they include.
  package func isWritten(_ edit: SourceEdit) -> Bool {
    !tree.replaced.contains { $0.lowerBound < edit.range.upperBound && edit.range.lowerBound < $0.upperBound }
  }

  /// The keys of its variations.
  package var variationKeys: Set<String> {
    guard variationName != nil else { return [] }
    return Set(
      tree.indices.lazy.filter { self.tree.elements[$0.position].name == self.variationName }.compactMap {
        self.tree[$0, "key"]
      })
  }

  /// A coder for the root element, to which only the variation `default` applies.
  public var rootCoder: NibCoder { rootCoder(activeVariations: ["default"]) }

  /// A coder for the root element.
  ///
  /// - Parameter activeVariations: The size-class variations that apply to it and to everything decoded from it, from the
  ///   least to the most specific, such as `["default", "heightClass=regular", "heightClass=regular-widthClass=compact"]`.
  ///   An object is decoded once: decode a document for other variations from a copy of it.
  public func rootCoder(activeVariations: [String]) -> NibCoder {
    NibCoder(document: self, element: tree.root, activeVariations: activeVariations)
  }

  /// Adds a finding.
  public func report(_ diagnostic: Diagnostic) { findings.report(diagnostic) }

  /// The object that a reference names, nil if no such object was decoded.
  public func object(_ reference: ObjectReference) -> (any NibCoding)? {
    ids[reference.id].flatMap { objects[$0.position] }
  }

  /// The element with an id.
  package func element(withID id: String) -> ElementIndex? { ids[id] }

  /// A coder for the object with an id, without the variations of size classes; nil if there is none.
  func coder(withID id: String) -> NibCoder? {
    element(withID: id).map { NibCoder(document: self, element: $0, activeVariations: []) }
  }

  func object(at element: ElementIndex) -> (any NibCoding)? { objects[element.position] }

  package func value(ofAttribute position: Int) -> String {
    replacements?.value(ofAttribute: position) ?? tree.value(ofAttribute: position)
  }

  /// The text of an element that holds characters.
  func content(of element: ElementIndex) -> String { replacements?.content(of: element) ?? tree.text(of: element) }

  func markRead(attribute position: Int) { marks.markRead(attribute: position) }

  func markDecoded(_ element: ElementIndex) { marks.markDecoded(element) }

  /// Makes the object of an element once; later calls return the same object. An object that cannot be made is reported
  /// once.
  func makeObject(
    _ type: any NibCoding.Type, at element: ElementIndex, activeVariations: [String]
  ) -> (any NibCoding)? {
    if let made = objects[element.position] { return made }
    guard failedElements.isEmpty || !failedElements.contains(element) else { return nil }
    do {
      let object = try type.init(
        coder: NibCoder(document: self, element: element, activeVariations: activeVariations))
      objects[element.position] = object
      return object
    } catch {
      failedElements.insert(element)
      let message = "cannot decode <\(tree.name(of: element))>: \(error)"
      report(Diagnostic(.malformedValue, message, range: tree.tagRange(of: element)))
      return nil
    }
  }

  func registeredType(at element: ElementIndex) -> (any NibCoding.Type)? {
    if registry.hasCustomClasses, let position = tree.attribute("customClass", of: element),
      let type = registry.type(forCustomClass: value(ofAttribute: position))
    {
      return type
    }
    return classes[tree[element]].type
  }

  /// Whether the registry knows the element's name.
  func isKnown(_ element: ElementIndex) -> Bool { classes[tree[element]].isKnown }

  /// The `<variation>` children of an element whose keys are active, from the least to the most specific.
  func variations(of element: ElementIndex, active: [String]) -> [ElementIndex] {
    guard variationName != nil else { return [] }
    var found: [(rank: Int, element: ElementIndex)] = []
    for child in tree.children(of: element) where tree.elements[child.position].name == variationName {
      guard let position = tree.attribute("key", of: child) else { continue }
      markRead(attribute: position)
      if let rank = active.firstIndex(of: value(ofAttribute: position)) { found.append((rank, child)) }
    }
    return found.sorted { $0.rank < $1.rank }.map(\.element)
  }

  /// Attributes of decoded elements that no class asked for.
  package func unreadAttributes() -> [(element: ElementIndex, attribute: Int)] { marks.unreadAttributes(of: tree) }
}

// MARK: - Checks of a tree that has been read

extension NibDocument {
  /// What a file may have as its root element, for messages.
  package static let expectedRoot = "expected <document> or a view element such as <stackView>"

  private func checkRoot() throws(UnreadableDocument) {
    let name = tree.name(of: tree.root)
    guard kind == .stackDefinition, registeredType(at: tree.root) == nil, registry.topLevelFallbackType == nil else {
      return
    }
    if let advice = ForeignTag(tree.root, in: tree).advice {
      let message = "root element <\(name)>; \(advice)"
      throw UnreadableDocument(
        Diagnostic(.unsupportedDocument, message, range: tree.tagRange(of: tree.root)), in: source)
    }
    let nearest = nearestName(to: name, among: ["document"]) ?? registry.suggestion(forObject: name)
    let hint = nearest.map { "; did you mean <\($0)>?" } ?? ""
    let message = Diagnostic.message(
      "root element <\(name)>; \(Self.expectedRoot)\(hint)",
      "root element <\(name)>; expected <document> or a view element\(hint)")
    let range = tree.tagRange(of: tree.root)
    throw UnreadableDocument(Diagnostic(.unsupportedDocument, message, range: range), in: source)
  }

  private func checkEncoding() {
    guard let (name, range) = source.misdeclaredEncoding else { return }
    let message = "encoding \"\(name)\" of a file in UTF-8; write encoding=\"UTF-8\""
    report(Diagnostic(.malformedValue, message, range: range))
  }

  private func reportUnknownElements() {
    guard !classes.areAllKnown else { return }
    let check = UnknownElementCheck(tree, kind: kind, registry: registry)
    for diagnostic in check.diagnostics(of: tree.indices.filter { !isKnown($0) }) { report(diagnostic) }
  }

  private func reportUnknownNames() {
    guard let vocabulary = registry.vocabulary else { return }
    let isStackDefinition = kind == .stackDefinition
    var check = VocabularyCheck(
      tree, isStackDefinition ? .stackDefinition : vocabulary, classes.written, isStackDefinition: isStackDefinition)
    for finding in check.findings() { findings.add(finding) }
  }
}

extension NibDocument {
  /// The id of the innermost object whose element holds an offset; nil outside of all objects.
  package func objectID(at offset: Int) -> String? {
    var candidate = tree.innermostElement(at: offset)
    while let element = candidate {
      if let position = tree.attribute("id", of: element) { return value(ofAttribute: position) }
      candidate = tree.parent(of: element)
    }
    return nil
  }
}

extension NibDocument {
  /// What outlets, actions, segues, masks of variations and other attributes name by its id, in document order.
  ///
  /// The items of constraints are not among them, unless a size class leaves the constraint out; the others decode theirs.
  /// Nor is the list of segues by which Interface Builder guesses metrics: it rebuilds the list whenever it saves the
  /// document.
  package func references() -> [ObjectReference] {
    let constraint = tree.number(ofName: "constraint")
    let keysByName = classes.vocabulary.map { $0.map(keys(ofReferencesIn:)) ?? [] }
    let variable = objectsOfSomeSizeClasses
    var found: [ObjectReference] = []
    for element in tree.indices {
      if tree[element].name == constraint, variable.isEmpty || !variable.contains(tree[element, "id"] ?? "") {
        continue
      }
      for key in keysByName[Int(tree[element].name)] {
        guard let position = tree.attribute(key, of: element) else { continue }
        markRead(attribute: position)
        if tree.parent(of: element).map({ tree.name(of: $0) }) == "inferredMetricsTieBreakers" { continue }
        found.append(
          ObjectReference(id: value(ofAttribute: position), range: tree.valueRange(ofAttribute: position)))
      }
    }
    return found
  }

  /// The ids of the segues by which Interface Builder infers the bars around a scene that several segues lead to.
  package var inferredMetricsTieBreakers: Set<String> {
    let tree = tree
    guard let name = tree.number(ofName: "inferredMetricsTieBreakers") else { return [] }
    let lists = tree.indices.lazy.filter { tree[$0].name == name }
    return Set(lists.flatMap { tree.children(of: $0) }.compactMap { tree[$0, "reference"] })
  }

  /// The ids of what masks leave out for some size classes, but not for all.
  private var objectsOfSomeSizeClasses: Set<String> {
    guard let exclude = tree.number(ofName: "exclude") else { return [] }
    var (some, all): (Set<String>, Set<String>) = ([], [])
    for element in tree.indices where tree[element].name == exclude {
      guard let id = tree[element, "reference"] else { continue }
      let variation = tree.parent(of: element).flatMap(tree.parent)
      if variation.flatMap({ tree[$0, "key"] }) == "default" { all.insert(id) } else { some.insert(id) }
    }
    let include = tree.number(ofName: "include")
    let included = tree.indices.filter { tree[$0].name == include }.compactMap { tree[$0, "reference"] }
    return all.isEmpty ? some : some.subtracting(all).union(all.intersection(included))
  }

  /// The attributes of an element that are ids of other objects.
  private func keys(ofReferencesIn element: VocabularyElement) -> [HashedName] {
    registry.vocabulary?.references(of: element).map(HashedName.init) ?? []
  }
}

/// The problems found in a document.
struct DocumentFindings {
  /// In order of discovery.
  private(set) var diagnostics: [Diagnostic] = []
  /// The places in `diagnostics` of values that are not in the vocabulary, by where they start.
  private var wrongValues: [Int: Int] = [:]

  /// Adds what the vocabulary says.
  mutating func add(_ finding: VocabularyCheck.Finding) {
    if finding.isOfValue, let start = finding.diagnostic.range?.lowerBound { wrongValues[start] = diagnostics.count }
    diagnostics.append(finding.diagnostic)
  }

  /// Adds a finding. Of two about a value, by the vocabulary and by a class, one stays: an error rather than a warning.
  mutating func report(_ diagnostic: Diagnostic) {
    guard let start = diagnostic.range?.lowerBound, let place = wrongValues[start],
      diagnostics[place].range == diagnostic.range
    else { return diagnostics.append(diagnostic) }
    if diagnostics[place].severity != .error { diagnostics[place] = diagnostic }
  }
}

/// Which elements of a document were decoded, and which of their attributes were read.
struct ReadMarks {
  private var attributes: [Bool]
  private var elements: [Bool]

  init(_ tree: XMLTree) {
    attributes = Array(repeating: false, count: tree.attributes.count)
    elements = Array(repeating: false, count: tree.elements.count)
  }

  mutating func markRead(attribute position: Int) { attributes[position] = true }

  mutating func markDecoded(_ element: ElementIndex) { elements[element.position] = true }

  /// The attributes of decoded elements that were not read.
  func unreadAttributes(of tree: XMLTree) -> [(element: ElementIndex, attribute: Int)] {
    var unread: [(element: ElementIndex, attribute: Int)] = []
    for element in tree.indices where elements[element.position] {
      for attribute in tree.attributePositions(of: element) where !attributes[attribute] {
        unread.append((element, attribute))
      }
    }
    return unread
  }
}

/// Elements that neither a vocabulary nor a class knows.
///
/// In a stack definition each of them is an error. Of Interface Builder's documents only those are reported that are a slip
/// away from a known one.
struct UnknownElementCheck {
  private let tree: XMLTree
  private let kind: DocumentKind
  private let registry: NibRegistry

  init(_ tree: XMLTree, kind: DocumentKind, registry: NibRegistry) {
    (self.tree, self.kind, self.registry) = (tree, kind, registry)
  }

  /// What is wrong with unknown elements, in their order.
  func diagnostics(of unknown: [ElementIndex]) -> [Diagnostic] {
    var suggestions = registry.suggestions
    return unknown.compactMap { element in
      let name = tree.name(of: element)
      if kind == .stackDefinition {
        // A class of the app's own may have an element of its own.
        guard tree.attribute("customClass", of: element) == nil else { return nil }
        let hint = ForeignTag(element, in: tree).advice ?? suggestions.next(for: name).map { "did you mean <\($0)>?" }
        return diagnostic(of: element, as: .error, hint.map { "; \($0)" } ?? "")
      }
      guard let nearest = nearestChild(to: name, inParentOf: element) ?? suggestions.next(for: name, within: 2),
        !VocabularyCheck.areSiblings(name, nearest), !Self.haveOtherWords(name, nearest)
      else { return nil }
      return diagnostic(of: element, as: .warning, "; did you mean <\(nearest)>?")
    }
  }

  /// The element that is a slip away from a name, among those that the parent of an element may contain.
  private func nearestChild(to name: String, inParentOf element: ElementIndex) -> String? {
    guard let vocabulary = registry.vocabulary, let parent = tree.parent(of: element),
      let known = vocabulary[tree.name(of: parent)]
    else { return nil }
    var suggestions = NameSuggestions(vocabulary.children(of: known))
    return suggestions.next(for: name, within: 2)
  }

  /// Whether two names differ by a whole word rather than by a slip within one: `qcView` beside `view` and `arView`.
  private static func haveOtherWords(_ name: String, _ other: String) -> Bool {
    let (own, others) = (words(of: name), words(of: other))
    guard own.count == others.count else {
      // The same letters may be split otherwise: `stackview` for `stackView`.
      let (short, long) = own.count < others.count ? (own, others) : (others, own)
      return short.elementsEqual(long.suffix(short.count)) || short.elementsEqual(long.prefix(short.count))
    }
    return zip(own, others).contains { $0 != $1 && max($0.count, $1.count) < 4 && $0.first != $1.first }
  }

  /// The words of a name, in small letters: `search`, `toolbar` and `item`.
  private static func words(of name: String) -> [String] {
    var words = [""]
    for letter in name {
      if letter.isUppercase, words.last?.isEmpty == false { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  private func diagnostic(of element: ElementIndex, as severity: Diagnostic.Severity, _ hint: String) -> Diagnostic {
    let message = "unknown element <\(tree.name(of: element))>\(hint)"
    return Diagnostic(.unknownElement, as: severity, message, range: tree.tagRange(of: element))
  }
}

extension Vocabulary {
  /// What to write instead of the name of an element that does not exist; nil if that is anybody's guess.
  ///
  /// - Parameter suggestions: The names of elements.
  package func hint(forUnknown name: String, _ suggestions: inout NameSuggestions) -> String? {
    meaning(ofForeign: name).map { "write <\($0)>" } ?? ForeignNames.all.advice(forElement: name)
      ?? suggestions.next(for: name).map { "did you mean <\($0)>?" }
  }
}

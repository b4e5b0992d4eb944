import NibDecoder
import Support

/// What the vocabulary says of each element: where it stands, and what it always has.
struct ElementStructure {
  private let document: StructuredDocument
  private let tree: XMLTree
  private let elements: [VocabularyElement?]

  init(_ document: StructuredDocument) {
    self.document = document
    tree = document.elements.document.tree
    elements = tree.names.map { document.vocabulary[$0] }
  }

  var faults: [StructureFault] {
    var found: [StructureFault] = []
    var places = Places(document, tree, elements)
    var attributes = Attributes(document, tree, elements)
    // A document may have thousands of unknown elements, and most have none.
    var spellings: [String: String]?
    var taken: Set<TakenKey> = []
    for element in tree.indices {
      guard let known = elements[Int(tree[element].name)] else {
        let names = spellings ?? document.vocabulary.elementsBySpelling
        spellings = names
        found.append(foreignFault(element, names, &taken))
        continue
      }
      places.check(element, &found)
      if !known.always.isEmpty { check(element, known, &found) }
      attributes.check(element, &found)
    }
    return found
  }

  /// An element of another platform, or of none.
  ///
  /// - Parameters:
  ///   - spellings: The names of elements by what they are in small letters.
  ///   - taken: The keys that repairs give.
  private func foreignFault(
    _ element: ElementIndex, _ spellings: [String: String], _ taken: inout Set<TakenKey>
  ) -> StructureFault {
    let (name, isOfMac) = (tree.name(of: element), document.platform == .macOS)
    let refusal = "Xcode fails \"to unarchive element named \(name)\""
    let message: String
    if (isOfMac ? Vocabulary.cocoaTouch : .cocoa)[name] != nil {
      let platform = isOfMac ? Platform.iOS : .macOS
      message = "<\(name)> is of \(platform.title); Xcode writes none in documents for \(document.platform.title)"
    } else if let fault = keyedFault(element, refusal, &taken) {
      return fault
    } else if let spelled = spellings[name.lowercased()] ?? spellings[name.withoutClassPrefix.lowercased()] {
      return StructureFault(
        kind: .structure, message: "\(refusal); write <\(spelled)>", range: tree.tagRange(of: element),
        fixIts: document.element(element).renamed(spelled))
    } else if let meaning = Vocabulary.stackDefinition.meaning(ofForeign: name) {
      message = "\(refusal); write <\(meaning)>"
    } else {
      return StructureFault(
        kind: .unfamiliar, message: "no element <\(name)> is known; \(refusal) if it does not know it either",
        range: tree.tagRange(of: element))
    }
    return StructureFault(kind: .structure, message: message, range: tree.tagRange(of: element))
  }

  /// An element with the name of a key or of an attribute of its parent: `<rightBarButtonItem>` for
  /// `<barButtonItem key="rightBarButtonItem">`, `<text>` for `text="…"`.
  private func keyedFault(
    _ element: ElementIndex, _ refusal: String, _ taken: inout Set<TakenKey>
  ) -> StructureFault? {
    let (name, object) = (tree.name(of: element), document.element(element))
    guard let parent = tree.parent(of: element), let known = elements[Int(tree[parent].name)] else { return nil }
    let isText = tree.attributePositions(of: element).isEmpty && Array(tree.children(of: element)).isEmpty
    let attribute = isText ? document.vocabulary.attribute(name, of: known) : nil
    if attribute == nil, let child = document.vocabulary.child(withKey: name, of: known) {
      let isFree = tree[element, "key"] == nil && taken.take(name, of: parent, in: tree)
      return StructureFault(
        kind: .structure, message: "\(refusal); write <\(child) key=\"\(name)\">", range: tree.tagRange(of: element),
        fixIts: isFree ? object.renamed(child, attributes: " key=\"\(name)\"") : [])
    }
    let text = tree.text(of: element)
    guard let attribute, !text.utf8.allSatisfy(\.isXMLSpace) else { return nil }
    let isFree = attribute.form == .text && tree[parent, name] == nil
    return StructureFault(
      kind: .structure, message: "\(refusal); write it as an attribute: \(name)=\"…\"",
      range: tree.tagRange(of: element),
      fixIts: isFree ? object.removalFix + document.element(parent).adding(name, text) : [])
  }

  /// Reports each part that is missing. The fix of the first attribute adds all attributes.
  private func check(_ element: ElementIndex, _ known: VocabularyElement, _ found: inout [StructureFault]) {
    let parts = known.always
    let attributes = parts.attributes.filter { name in
      guard !isUncertain(name.text, of: known) else { return false }
      guard let position = tree.attribute(name, of: element) else { return true }
      // An empty id is none.
      return Self.ids.contains(name.text) && tree.value(ofAttribute: position).isEmpty
    }
    for (number, name) in attributes.enumerated() {
      report("no \(name.text)", element, &found, number == 0 ? fix(attributes.map(\.text), element) : [])
    }
    for key in parts.keys
    where !(document.mayOmitFrames && key.text == "frame")
      && !tree.children(of: element).contains(where: { tree.isKeyed($0, key) })
    {
      let child = document.vocabulary.child(withKey: key.text, of: known)
      report("no <\(child ?? "…") key=\"\(key.text)\">", element, &found, fix(child, key.text, element))
    }
    for name in parts.children where tree.unkeyedChild(of: element, named: name) == nil {
      report("no <\(name.text)>", element, &found)
    }
  }

  /// The rows of views are those of iOS, and documents of tvOS are too few to tell what is always in theirs.
  private func isUncertain(_ attribute: String, of known: VocabularyElement) -> Bool {
    document.platform == .tvOS && document.vocabulary.isView(known) && !Self.certain.contains(known.name)
      && attribute != "id"
  }

  /// Attributes by which others name the element.
  private static let ids: Set = ["id", "sceneID"]

  /// Views of which there are many in documents of tvOS.
  private static let certain: Set = ["view", "label"]

  private func report(
    _ what: String, _ element: ElementIndex, _ found: inout [StructureFault], _ fixIts: [Diagnostic.FixIt] = []
  ) {
    let name = tree.name(of: element)
    found.append(
      StructureFault(
        kind: .structure, message: "<\(name)> has \(what), which Xcode always writes; add it",
        range: tree.tagRange(of: element), fixIts: fixIts))
  }

  /// The edits that add attributes with their defaults, and ids.
  private func fix(_ names: [String], _ element: ElementIndex) -> [Diagnostic.FixIt] {
    let object = document.element(element)
    guard let known = elements[Int(tree[element].name)] else { return [] }
    let values = names.compactMap { name -> (name: String, value: String)? in
      // A frame without an origin is read as one at zero.
      let origin = known.name == "rect" && (name == "x" || name == "y") ? "0.0" : nil
      let value =
        document.vocabulary.attribute(name, of: known)?.defaultValue ?? document.headValues[name] ?? origin
        ?? document.vocabulary.compiledValue(withoutAttribute: name, of: known)
      return (Self.ids.contains(name) ? NewObjectID(document).make(name, of: object) : value).map { (name, $0) }
    }
    let empty = values.filter { object[$0.name] != nil }.flatMap { object.writing($0.name, $0.value) }
    let missing = values.filter { object[$0.name] == nil }
    return empty + (missing.isEmpty ? [] : object.adding(missing))
  }

  /// The edit that adds a value that needs nothing but its key. An object says something that is not known here.
  private func fix(_ child: String?, _ key: String, _ element: ElementIndex) -> [Diagnostic.FixIt] {
    guard let child, let known = document.vocabulary[child], known.always.isEmpty,
      document.vocabulary.attribute("id", of: known) == nil
    else { return [] }
    return document.element(element).addingLastChild(DocumentElement.tag(child, [("key", key)]))
  }
}

/// A key that a repair gives a child.
private struct TakenKey: Hashable {
  let parent: ElementIndex
  let key: String
}

extension Set<TakenKey> {
  /// Whether a key is free for the first of a parent's children that are to have it: of many, only one looks at all others.
  fileprivate mutating func take(_ key: String, of parent: ElementIndex, in tree: XMLTree) -> Bool {
    insert(TakenKey(parent: parent, key: key)).inserted
      && !tree.children(of: parent).contains { tree[$0, "key"] == key }
  }
}

/// Where elements may stand. The answer is the same for all elements of a name in parents of a name.
private struct Places {
  private struct Place: Hashable {
    let parent: Int32
    let child: Int32
    let key: HashedName?
  }

  /// What is wrong with a place, and where the element belongs.
  private struct Answer {
    let kind: StructureFault.Kind
    let message: String
    /// The only key that it can have.
    var key: String?
    /// The element that has the key.
    var name: String?
    /// The list of its parent that it belongs into.
    var list: String?
  }

  private let document: StructuredDocument
  private let tree: XMLTree
  private let elements: [VocabularyElement?]
  private let id = HashedName("id")
  private let subviews: Int32?
  private let content: StrayContent
  private var answers: [Place: Answer?] = [:]
  /// The lists into which the children of an element move that stand beside them.
  private var moves: Set<Move> = []
  private var taken: Set<TakenKey> = []

  private struct Move: Hashable {
    let parent: ElementIndex
    let list: String
  }

  init(_ document: StructuredDocument, _ tree: XMLTree, _ elements: [VocabularyElement?]) {
    (self.document, self.tree, self.elements) = (document, tree, elements)
    subviews = tree.number(ofName: "subviews")
    content = StrayContent(tree, document.vocabulary, elements)
  }

  mutating func check(_ element: ElementIndex, _ found: inout [StructureFault]) {
    checkKeys(ofChildrenOf: element, &found)
    checkContent(of: element, &found)
    guard let parent = tree.parent(of: element) else { return }
    if tree[parent].name == subviews { checkSubview(element, &found) }
    guard let answer = knownAnswer(element, in: parent) else { return }
    found.append(
      StructureFault(
        kind: answer.kind, message: answer.message, range: tree.tagRange(of: element),
        fixIts: fix(element, in: parent, answer)))
  }

  private func checkSubview(_ view: ElementIndex, _ found: inout [StructureFault]) {
    let fact: String
    var fixIts: [Diagnostic.FixIt] = []
    if tree[view].keyAttribute >= 0 {
      fact = "a subview has no key; remove it, or move the view out of <subviews>"
    } else if tree.attribute(id, of: view) == nil {
      fact = "<\(tree.name(of: view))> has no id, which every subview has; add one"
      fixIts = NewObjectID(document).fix("id", of: document.element(view))
    } else {
      return
    }
    found.append(StructureFault(kind: .structure, message: fact, range: tree.tagRange(of: view), fixIts: fixIts))
  }

  /// Only the first child with a key is read.
  private func checkKeys(ofChildrenOf parent: ElementIndex, _ found: inout [StructureFault]) {
    var hashes: Set<UInt64> = []
    let mayRepeat = tree.children(of: parent).contains { child in
      tree[child].keyAttribute >= 0 && !hashes.insert(tree[child].keyHash).inserted
    }
    guard mayRepeat else { return }
    var keys: Set<String> = []
    for child in tree.children(of: parent) {
      guard let key = tree[child, "key"], !keys.insert(key).inserted else { continue }
      let name = tree.name(of: parent)
      let isSize = name == "textView" && (key == "minSize" || key == "maxSize")
      guard !isSize, tree.name(of: child) != "variation" else { continue }
      let message = "second child of <\(name)> with the key \(key); remove it, or give it another key"
      found.append(StructureFault(kind: .structure, message: message, range: tree.tagRange(of: child)))
    }
  }

  private func checkContent(of element: ElementIndex, _ found: inout [StructureFault]) {
    for list in content.repeatedLists(in: element) {
      let message = "second <\(tree.name(of: list))> of <\(tree.name(of: element))>; move its content into the first"
      found.append(StructureFault(kind: .structure, message: message, range: tree.tagRange(of: list)))
    }
    guard content.text(in: element) != nil else { return }
    let message = "Xcode writes no text in <\(tree.name(of: element))>; remove it, or make it a comment"
    found.append(StructureFault(kind: .structure, message: message, range: tree.tagRange(of: element)))
  }

  private mutating func knownAnswer(_ element: ElementIndex, in parent: ElementIndex) -> Answer? {
    let record = tree[element]
    let key =
      record.keyAttribute >= 0
      ? HashedName(tree.value(ofAttribute: Int(record.keyAttribute)), hash: record.keyHash) : nil
    let place = Place(parent: tree[parent].name, child: record.name, key: key)
    if let known = answers[place] { return known }
    let answer = answer(place)
    answers[place] = .some(answer)
    return answer
  }

  private func answer(_ place: Place) -> Answer? {
    guard let child = elements[Int(place.child)], let parent = elements[Int(place.parent)],
      !VocabularyElement.open.contains(parent.name), !Self.anywhere.contains(child.name)
    else { return nil }
    let vocabulary = document.vocabulary
    let key = place.key?.text
    if vocabulary.has(child, withKey: key, in: parent) { return nil }
    // Nothing stands for any value. Of container controllers it has a name instead of a key.
    if child.name == "nil", key.map({ isValue($0, of: parent) }) ?? !vocabulary.relationships(of: parent).isEmpty {
      return nil
    }
    guard let key else { return answer(child, in: parent) }
    if let other = vocabulary.child(withKey: key, of: parent) {
      if vocabulary.isView(child), other == "view" { return nil }
      return Answer(
        kind: .structure, message: "the key \(key) of <\(parent.name)> belongs to <\(other)>, not to <\(child.name)>")
    }
    let keys = vocabulary.keys(of: parent, child)
    let hint =
      keys.count == 1
      ? "; write key=\"\(keys[0])\"" : nearestName(to: key, among: keys).map { "; did you mean \"\($0)\"?" } ?? ""
    return Answer(
      kind: .unfamiliar, message: "no <\(child.name) key=\"\(key)\"> is known in <\(parent.name)>\(hint)")
  }

  private func isValue(_ key: String, of element: VocabularyElement) -> Bool {
    document.vocabulary.child(withKey: key, of: element) != nil
      || document.vocabulary.attribute(key, of: element) != nil
  }

  /// What is wrong with a child without a key.
  private func answer(_ child: VocabularyElement, in parent: VocabularyElement) -> Answer {
    let vocabulary = document.vocabulary
    let fact = "Xcode writes no <\(child.name)> in <\(parent.name)>"
    if let meant = vocabulary.child(withKey: child.name, of: parent), meant != child.name {
      return Answer(
        kind: .structure, message: "\(fact); write <\(meant) key=\"\(child.name)\">", key: child.name, name: meant)
    }
    // The content view of a cell is of a kind with it.
    let keys = vocabulary.keys(of: parent, child).filter { key in
      vocabulary.child(withKey: key, of: parent).map { $0 == child.name || $0 == "view" } ?? true
    }
    if let key = keys.count == 1 ? keys[0] : keys.first(where: Self.usualKeys.contains) {
      return Answer(kind: .structure, message: "\(fact); add key=\"\(key)\"", key: key)
    }
    let lists = vocabulary.children(of: parent).filter { name in
      vocabulary[name].map { vocabulary.has(child, withKey: nil, in: $0) } ?? false
    }
    // A cell is a view, and stands in the list that is for cells.
    let own = lists.filter { vocabulary[$0]?.always.children.contains { $0.text == child.name } == true }
    if let list = own.first ?? lists.first {
      let isOnly = own.count == 1 || lists.count == 1
      return Answer(kind: .structure, message: "\(fact); put it into <\(list)>", list: isOnly ? list : nil)
    }
    let advice = keys.isEmpty ? "move or remove it" : "add one of the keys \(keys.joined(separator: ", "))"
    return Answer(kind: .structure, message: "\(fact); \(advice)")
  }

  /// The keys that are meant where several are possible.
  private static let usualKeys: Set = ["frame", "normal"]

  // MARK: - Fixes

  private mutating func fix(_ element: ElementIndex, in parent: ElementIndex, _ answer: Answer) -> [Diagnostic.FixIt] {
    if let key = answer.key {
      guard taken.take(key, of: parent, in: tree) else { return [] }
      let object = document.element(element)
      return answer.name.map { object.renamed($0, attributes: " key=\"\(key)\"") } ?? object.addingKey(key)
    }
    // All that belong into the list move together, with the first of them.
    guard let list = answer.list, moves.insert(Move(parent: parent, list: list)).inserted else { return [] }
    var moved: [ElementIndex] = []
    for child in tree.children(of: parent) where knownAnswer(child, in: parent)?.list == list { moved.append(child) }
    let text = moved.map { String(decoding: tree.source.bytes[tree.range(of: $0).bytes], as: UTF8.self) }
    let object = document.element(element)
    guard let target = tree.children(of: parent).first(where: { tree.name(of: $0) == list }) else {
      let rest = moved.dropFirst().map { Diagnostic.FixIt("put it into <\(list)>", .removing($0, in: tree)) }
      let content = "<\(list)>" + object.lines(text, inside: true) + object.lines("</\(list)>")
      let edit = SourceEdit(tree.range(of: element), content)
      return [Diagnostic.FixIt("add <\(list)>", edit)] + rest
    }
    let end = tree.endTagRange(of: target)
    guard end.lowerBound < end.upperBound else { return [] }
    return moved.map { Diagnostic.FixIt("put it into <\(list)>", .removing($0, in: tree)) } + [
      Diagnostic.FixIt("put it into <\(list)>", SourceEdit(at: end.lowerBound, text.joined(separator: "\n") + "\n"))
    ]
  }

  /// A variation has values of its element.
  private static let anywhere: Set = ["variation"]
}

/// Attributes that no known document has, and flags in other words than `YES` and `NO`. What is known of an attribute is
/// the same for all elements of a name.
private struct Attributes {
  private enum Answer {
    case fine
    case flag
    /// One that is spelled as another one but for capital letters, or for `is` before it, or that another framework has.
    case misspelled(as: String)
    case unfamiliar(String)
  }

  private let document: StructuredDocument
  private let tree: XMLTree
  private let elements: [VocabularyElement?]
  private var answers: [Int: Answer] = [:]

  init(_ document: StructuredDocument, _ tree: XMLTree, _ elements: [VocabularyElement?]) {
    (self.document, self.tree, self.elements) = (document, tree, elements)
  }

  mutating func check(_ element: ElementIndex, _ found: inout [StructureFault]) {
    let name = tree[element].name
    for position in tree.attributePositions(of: element) {
      let place = Int(name) << 32 | Int(tree.attributes[position].name)
      switch answers[place] ?? answer(position, name) {
      case .fine: break
      case .flag: checkFlag(position, of: element, &found)
      case .misspelled(let spelled):
        let range = tree.nameRange(ofAttribute: position)
        let isFree = tree[element, spelled] == nil
        found.append(
          StructureFault(
            kind: .structure, message: "Xcode writes \(spelled), not \(tree.name(ofAttribute: position))",
            range: tree.tagRange(of: element),
            fixIts: isFree ? [Diagnostic.FixIt("write \(spelled)", range: range, replacement: spelled)] : [],
            isCause: true))
      case .unfamiliar(let message):
        found.append(StructureFault(kind: .unfamiliar, message: message, range: tree.tagRange(of: element)))
      }
    }
  }

  private mutating func answer(_ position: Int, _ name: Int32) -> Answer {
    let attribute = tree.name(ofAttribute: position)
    var answer = Answer.fine
    if let element = elements[Int(name)] {
      if document.vocabulary.attribute(attribute, of: element)?.form == .flag {
        answer = .flag
      } else if let spelled = spelling(attribute, of: element) {
        answer = .misspelled(as: spelled)
      } else if let message = message(attribute, of: element) {
        answer = .unfamiliar(message)
      }
    }
    answers[Int(name) << 32 | Int(tree.attributes[position].name)] = answer
    return answer
  }

  private func checkFlag(_ position: Int, of element: ElementIndex, _ found: inout [StructureFault]) {
    let range = tree.valueRange(ofAttribute: position)
    let bytes = tree.source.bytes[range.lowerBound..<range.upperBound]
    if bytes.elementsEqual("YES".utf8) || bytes.elementsEqual("NO".utf8) { return }
    let (name, value) = (tree.name(ofAttribute: position), tree.value(ofAttribute: position))
    let word = DocumentElement.flag(value)
    let fix = word.map { [Diagnostic.FixIt("write \($0)", range: range, replacement: $0)] } ?? []
    found.append(
      StructureFault(
        kind: .structure, message: "Xcode writes YES or NO for \(name), not \"\(value)\"",
        range: tree.tagRange(of: element), fixIts: fix))
  }

  private func spelling(_ name: String, of element: VocabularyElement) -> String? {
    guard document.vocabulary.attribute(name, of: element) == nil, !VocabularyElement.anywhere.contains(name) else {
      return nil
    }
    let small = name.lowercased()
    let names = document.vocabulary.attributes(of: element).filter { known in
      small == known.name.lowercased() || known.form == .flag && small == "is" + known.name.lowercased()
    }
    if let spelled = names.map(\.name).min() { return spelled }
    guard document.isOfKnownVersion, document.vocabulary.child(withKey: name, of: element) == nil else { return nil }
    let meanings = Vocabulary.stackDefinition.meanings(ofForeignAttribute: name)
    let known = meanings.lazy.compactMap { document.vocabulary.attribute($0, of: element) }.first
    return known?.form == .text ? known?.name : nil
  }

  private func message(_ name: String, of element: VocabularyElement) -> String? {
    let vocabulary = document.vocabulary
    let isObject = vocabulary.attribute("id", of: element) != nil
    guard vocabulary.attribute(name, of: element) == nil,
      !VocabularyElement.anywhere.contains(name) || !isObject && name != "key"
    else { return nil }
    if let child = vocabulary.child(withKey: name, of: element), element.isClosed || child != "string" {
      return "Xcode writes no \(name) of <\(element.name)> as an attribute; write <\(child) key=\"\(name)\">"
    }
    if Self.layer.contains(name), vocabulary.isView(element) {
      return "<\(element.name)> has no \(name); set the runtime attribute layer.\(name)"
    }
    let names = vocabulary.attributes(of: element).map(\.name)
    let meanings = [name] + Vocabulary.stackDefinition.meanings(ofForeignAttribute: name)
    if let meaning = meanings.first(where: names.contains) {
      return "no \(name) of <\(element.name)> is known; write \(meaning)"
    }
    let definition = Vocabulary.stackDefinition[element.name]
    for meaning in meanings {
      let form = definition.flatMap { Vocabulary.stackDefinition.attribute(meaning, of: $0)?.shortForm }
      guard let holder = form?.holder, vocabulary.child(withKey: holder.key, of: element) == holder.name else {
        continue
      }
      return "Xcode writes no \(name) of <\(element.name)>; write \(meaning) of <\(holder.name) key=\"\(holder.key)\">"
    }
    let tags = Vocabulary.stackDefinition.tags(ofForeignAttribute: name)
    let tag = tags.first { isChild($0, of: element) }?.replacing("*", with: "…")
    let written = Vocabulary.stackDefinition.attributes(ofForeignAttribute: name).first { names.contains($0.name) }
    var suggestions = NameSuggestions(names)
    let hint =
      (tag ?? written?.written ?? suggestions.next(for: name, within: 2)).map { "; write \($0)" } ?? ""
    return "no \(name) of <\(element.name)> is known\(hint)"
  }

  /// Whether a tag such as `<accessibility key="accessibilityConfiguration" label="*"/>` is that of a child.
  private func isChild(_ tag: String, of element: VocabularyElement) -> Bool {
    let parts = tag.split(separator: "\"")
    guard parts.count > 2, parts[0].hasBytePrefix("<"), parts[0].hasByteSuffix(" key=") else { return false }
    return document.vocabulary.child(withKey: String(parts[1]), of: element) == String(parts[0].dropFirst().dropLast(5))
  }

  /// Properties of layers that people expect of views.
  private static let layer: Set = [
    "cornerRadius", "borderColor", "borderWidth", "shadowOpacity", "shadowRadius", "masksToBounds",
  ]
}

extension Vocabulary {
  /// The names of elements by what they are in small letters.
  fileprivate var elementsBySpelling: [String: String] {
    Dictionary(elementNames.map { ($0.lowercased(), $0) }, uniquingKeysWith: min)
  }

  /// The keys that a child of a kind has in an element.
  fileprivate func keys(of element: VocabularyElement, _ child: VocabularyElement) -> [String] {
    let isView = isView(child)
    return lineage(of: element).flatMap { element in
      element.children.filter { $0.name == child.name || isView && $0.name == "view" }.flatMap(\.keys)
    }
  }
}

extension String {
  /// `Color` for `UIColor` and `NSColor`.
  fileprivate var withoutClassPrefix: String {
    hasBytePrefix("UI") || hasBytePrefix("NS") ? String(dropFirst(2)) : self
  }
}

extension SourceRange {
  fileprivate var bytes: Range<Int> { lowerBound..<upperBound }
}

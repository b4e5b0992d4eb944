package import Formats
import NibDecoder
import Support

/// A document that is edited by its objects. What an edit does not name stays as it is, byte for byte.
package struct ObjectEditing {
  var document: EditedDocument
  let tree: XMLTree
  let version: DocumentVersion
  let table: IdentityTable
  let vocabulary: Vocabulary
  private let content: [UInt8]
  /// The objects and scenes by their ids; the first one of an id that stands twice.
  private(set) var numbers: [String: Int]

  /// - Parameter content: The bytes of the file.
  /// - Throws: ``EditRefusal`` for a document whose elements cannot be told apart, or that is not in UTF-8.
  package init(_ tree: XMLTree, content: [UInt8]) throws(EditRefusal) {
    guard tree.source.bytes == content else {
      throw EditRefusal("the document is not in UTF-8, in which edits are made; save it as UTF-8")
    }
    var table = IdentityTable()
    version = table.version(tree)
    do throws(IncomparableDocument) { try IncomparableDocument.check(version) } catch {
      throw EditRefusal("the document cannot be edited: \(error)")
    }
    (self.tree, self.table, self.content) = (tree, table, content)
    document = EditedDocument(tree)
    vocabulary = .forDocuments(ofType: tree[tree.root, "type"])
    numbers = version.objectsByID.mapValues { Int($0.rawValue) }
  }

  /// The document with the edits, in Xcode's form if it had that before.
  package func bytes() throws(EditRefusal) -> [UInt8] {
    guard let edited = tree.bytes(ofDocument: EditedText(document).bytes) else {
      throw EditRefusal("with the edit, the document would not be readable")
    }
    return FormattedDocument.keepingForm(of: content, edited: edited)
  }

  /// Takes note of the objects of elements that were added.
  mutating func register(_ root: Int) {
    for number in subtree(of: root) { if let id = document.value("id", of: number) { numbers[id] = number } }
  }
}

// MARK: - Elements

extension ObjectEditing {
  func name(_ number: Int) -> String { document.name(number) }

  func id(_ number: Int) -> String? { document.value("id", of: number) }

  func known(_ number: Int) -> VocabularyElement? { vocabulary[document.name(number)] }

  func isView(_ number: Int) -> Bool { known(number).map(vocabulary.isView) ?? false }

  /// What an element is there for.
  func role(_ number: Int) -> ElementRole {
    document[number].tree == 0 ? table.role(of: version.identity(of: document[number].element)) : .content
  }

  func child(_ name: String, of number: Int) -> Int? {
    document.children(of: number).first { document.name($0) == name && document.value("key", of: $0) == nil }
  }

  func child(forKey key: String, of number: Int) -> Int? {
    document.children(of: number).first { document.value("key", of: $0) == key }
  }

  /// An element with all in it.
  func subtree(of number: Int) -> [Int] {
    var (found, open) = ([] as [Int], [number])
    while let next = open.popLast() {
      found.append(next)
      open += document.children(of: next)
    }
    return found
  }

  /// All elements of the document as it is edited.
  var held: [Int] { subtree(of: 0) }

  /// Whether an element is another one, or in it.
  func isInside(_ number: Int, _ other: Int) -> Bool { document.lineage(of: number).contains(other) }

  /// The nearest view around an element; nil if there is none.
  func superview(of number: Int) -> Int? { document.lineage(of: number).dropFirst().first(where: isView) }

  /// The scene around an element; nil in a xib.
  func scene(of number: Int) -> Int? { document.lineage(of: number).first { document.name($0) == "scene" } }

  /// Whether the value of an attribute is the id of another object.
  func isReference(_ value: String, of attribute: String, in number: Int) -> Bool {
    guard attribute != "id", attribute != "sceneID" else { return false }
    return ObjectID.isGenerated(value)
      || known(number).map { vocabulary.references(of: $0).contains(attribute) } ?? false
  }

  /// The elements that name objects, and the attributes by which they do so.
  func references(to ids: Set<String>) -> [(number: Int, attribute: String, id: String)] {
    held.flatMap { number in
      document.tag(number).attributes.compactMap { attribute in
        ids.contains(attribute.value) && isReference(attribute.value, of: attribute.name, in: number)
          ? (number, attribute.name, attribute.value) : nil
      }
    }
  }

  /// A new element that nothing holds yet.
  mutating func make(_ name: String, _ attributes: [(name: String, value: String)] = []) throws(EditRefusal) -> Int {
    let text = ([name] + attributes.map { SourceEdit.written($0.name, $0.value) }).joined(separator: " ")
    return try add("<\(text)/>")
  }

  /// Adds the element of a text, which nothing holds yet.
  mutating func add(_ xml: String) throws(EditRefusal) -> Int {
    guard let tree = try? XMLTree(text: xml) else { throw EditRefusal("\"\(xml)\" is no element") }
    let number = document.add(tree)
    register(number)
    return number
  }

  /// The list of a name in an object, which is made where it is missing.
  mutating func list(_ name: String, of number: Int) throws(EditRefusal) -> Int {
    if let list = child(name, of: number) { return list }
    let list = try make(name)
    document.insert(list, into: number, at: document.place(for: list, in: number))
    return list
  }

  /// Puts an element that nothing holds into a list: in its place if Xcode sorts the list, and else at the end.
  mutating func append(_ number: Int, to list: Int) {
    let children = document.children(of: list)
    let sorted = SortedList(rawValue: document.name(list)).map {
      document.place(for: number, in: children, $0, near: children.count)
    }
    document.insert(number, into: list, at: sorted ?? children.count)
  }

  /// Takes elements out, and the lists that held nothing else.
  mutating func takeOut(_ numbers: Set<Int>) {
    let parents = Set(numbers.compactMap { document[$0].parent })
    document.detach(numbers)
    let empty = parents.filter { document.isHeld($0) && document.children(of: $0).isEmpty && isOptional($0) }
    if !empty.isEmpty { takeOut(empty) }
  }

  /// Whether Xcode leaves an element out that holds nothing.
  private func isOptional(_ number: Int) -> Bool {
    OptionalList(rawValue: document.name(number)) != nil || ["mask", "variation"].contains(document.name(number))
  }

  /// An id of Interface Builder's form that no object has.
  func newID(from text: String) -> String {
    var id = ObjectID.generated(from: text)
    while numbers[id] != nil { id = ObjectID.generated(from: id) }
    return id
  }
}

// MARK: - Names

extension ObjectEditing {
  /// The object with an id, or with a name that no other one has: its label, its text, its class, or `label "Hello"`, as
  /// findings say.
  func object(_ name: String) throws(EditRefusal) -> Int {
    if let number = numbers[name], document.isHeld(number) { return number }
    var names = ObjectNames(tree)
    var (found, labels): ([(number: Int, text: String)], [String]) = ([], [])
    for (id, element) in version.objects {
      let place = names.place(of: element)
      guard let object = place.object, object.id == id else { continue }
      labels += [id] + [object.label].compactMap(\.self)
      let texts = [
        object.label, tree[element, "text"] ?? tree[element, "title"], object.customClass, place.shortText,
        place.objectText,
      ]
      if texts.contains(name) { found.append((Int(element.rawValue), place.objectText)) }
    }
    if found.count == 1 { return found[0].number }
    guard found.isEmpty else {
      let list = found.prefix(4).map(\.text).joined(separator: ", ") + (found.count > 4 ? " …" : "")
      throw EditRefusal("\(found.count) objects have the name \"\(name)\"; give an id: \(list)")
    }
    let hint = nearestName(to: name, among: labels).map { "; did you mean \"\($0)\"?" } ?? "; give an id or a label"
    throw EditRefusal("no object has the id or the name \"\(name)\"\(hint)")
  }

  /// `label "Hello" (abc-12-xyz)`.
  func text(_ number: Int) -> String {
    guard document[number].tree == 0 else { return "\(name(number)) (\(id(number) ?? ""))" }
    var names = ObjectNames(tree)
    return names.place(of: document[number].element).objectText
  }
}

/// Why an edit of a document is not made.
package struct EditRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found and what to do; without a full stop.
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension ObjectEditing {
  /// Sets an attribute of an object, or removes it.
  ///
  /// - Parameters:
  ///   - path: The attribute, after the keys of the children that it is in: `text`, `fontDescription.pointSize`.
  ///   - value: Nil to remove it. One that says what a missing attribute means is left out, as Xcode does.
  package mutating func set(_ path: String, to value: String?, of object: String) throws(EditRefusal) {
    let found = try self.object(object)
    var number = found
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for key in parts.dropLast() {
      guard let part = child(forKey: key, of: number) else { throw noPart(key, of: number, found) }
      number = part
    }
    let attribute = parts[parts.count - 1]
    if let part = child(forKey: attribute, of: number) {
      guard Vocabulary.strings.contains(name(part)) else {
        throw EditRefusal("\(attribute) of \(text(found)) is a <\(name(part))>; \(attributes(of: part, path))")
      }
      return try setText(value, of: part)
    }
    try setAttribute(attribute, to: value, of: number)
  }

  /// What of a part can be set instead of it.
  private func attributes(of part: Int, _ path: String) -> String {
    let names = document.tag(part).attributes.map(\.name).filter { !Self.settled.contains($0) }
    guard !names.isEmpty else { return "it has no attributes to set, and another element is not put in its place" }
    return "set its attributes, as \(names.prefix(3).map { "\(path).\($0)" }.joined(separator: ", "))"
  }

  private mutating func setText(_ value: String?, of part: Int) throws(EditRefusal) {
    guard let value else { return takeOut([part]) }
    guard XMLName.isExpressible(value) else { throw Self.inexpressible }
    document.setText(value, of: part)
  }

  private mutating func setAttribute(_ name: String, to value: String?, of number: Int) throws(EditRefusal) {
    try check(name, of: number)
    guard let value else {
      guard document.value(name, of: number) != nil else {
        throw EditRefusal("<\(self.name(number))> has no \(name) to remove")
      }
      guard !isAlwaysWritten(name, in: number) else {
        throw EditRefusal("\(name) cannot be removed: Xcode always writes it in <\(self.name(number))>; set it")
      }
      return document.setAttribute(name, nil, of: number)
    }
    guard XMLName.isExpressible(value) else { throw Self.inexpressible }
    let form = known(number).flatMap { vocabulary.attribute(name, of: $0)?.form }
    let written = form == .flag ? Self.flags[value] ?? value : value
    let isDefault = known(number)?.defaults[name] == written && !isAlwaysWritten(name, in: number)
    document.setAttribute(name, isDefault ? nil : written, of: number)
  }

  private static let flags = ["true": "YES", "false": "NO"]
  private static let inexpressible = EditRefusal("the value has a character that XML cannot express; leave it out")

  /// Whether an element may have an attribute that an edit can set.
  private func check(_ name: String, of number: Int) throws(EditRefusal) {
    guard !Self.settled.contains(name) else {
      throw EditRefusal("\(name) says which object it is, which an edit does not change")
    }
    guard XMLName.isValid(name) else {
      throw EditRefusal("\"\(name)\" is not a name in XML; expected one such as contentMode")
    }
    guard let known = known(number), !VocabularyElement.anywhere.contains(name),
      vocabulary.attribute(name, of: known) == nil
    else { return }
    throw EditRefusal("<\(self.name(number))> has no attribute \(name); \(hint(name, number, known))")
  }

  /// What to write instead of an attribute that an element does not have.
  private func hint(_ name: String, _ number: Int, _ known: VocabularyElement) -> String {
    let part = document.children(of: number).first { child in
      document.value("key", of: child) != nil
        && self.known(child).map { vocabulary.attribute(name, of: $0) != nil } ?? false
    }
    if let key = part.flatMap({ document.value("key", of: $0) }) { return "its \(key) has: \(key).\(name)" }
    let names = vocabulary.attributes(of: known).map(\.name)
    let nearest = nearestName(to: name, among: names).map { "did you mean \"\($0)\"?" }
    return nearest ?? "ibstack elements \(self.name(number)) lists those it has"
  }

  /// Attributes by which objects are told apart.
  private static let settled: Set = ["id", "key", "sceneID", "sceneMemberID"]

  private func isAlwaysWritten(_ name: String, in number: Int) -> Bool {
    known(number)?.always.attributes.contains { $0.text == name } ?? false
  }

  private func noPart(_ key: String, of number: Int, _ object: Int) -> EditRefusal {
    let keys = document.children(of: number).compactMap { document.value("key", of: $0) }
    let choices = keys.isEmpty ? "it has no such parts" : "it has \(keys.joined(separator: ", "))"
    return EditRefusal("\(text(object)) has no \(key); \(choices)")
  }
}

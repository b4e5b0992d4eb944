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

  /// Whether the document holds an element: neither it nor an element around it was taken out.
  func isHeld(_ number: Int) -> Bool { document.lineage(of: number).contains(0) }

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
    let empty = parents.filter { isHeld($0) && document.children(of: $0).isEmpty && isOptional($0) }
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
    if let number = numbers[name], isHeld(number) { return number }
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

package import Formats
import NibDecoder
package import Support

/// A document as lines that people read: each object on a line of its own, with its attributes on lines below.
///
/// What comes with every save is left out, so that two outlines differ where the documents do.
package struct DocumentOutline {
  private var words: ElementWords
  private let table: IdentityTable
  private var lines: [String] = []
  private var tree: XMLTree { words.names.version.tree }

  package init(_ tree: XMLTree) {
    var table = IdentityTable()
    let version = table.version(tree)
    (words, self.table) = (ElementWords(version), table)
    write(tree.root, indent: 0)
  }

  package var text: Escaped<LogLine> { lines.map { "\($0)\n" }.joined() }

  private mutating func write(_ element: ElementIndex, indent: Int) {
    let version = words.names.version
    let role = table.role(of: version.identity(of: element))
    let isFixedFrame = role == .frame && !version.isManagedFrame(element)
    guard role == .content || role == .document || isFixedFrame else { return }
    if words.isConnection(element) { return add(words.connection(element), indent) }
    if words.isConstraint(element) { return add("constraint \(words.constraint(element))", indent) }
    guard words.isObject(element) || element == tree.root else { return writePart(element, indent: indent) }
    add(element == tree.root ? "document" : words.long(element), indent)
    writeAttributes(of: element, role, indent: indent + 1)
    for child in tree.children(of: element) { write(child, indent: indent + 1) }
  }

  private mutating func writePart(_ element: ElementIndex, indent: Int) {
    let part = words.part(element)
    if Vocabulary.strings.contains(tree.name(of: element)) {
      return add("\(part): \"\(tree.text(of: element))\"", indent)
    }
    if let value = ElementValue(element, in: words.names.version).text { return add("\(part): \(value)", indent) }
    for attribute in tree.attributes(of: element) where attribute.name != "key" {
      let value = words.value(attribute.value, of: attribute.name, in: element, isWhole: true)
      add("\(part) \(words.name(of: attribute.name, in: element)): \(value)", indent)
    }
    for child in tree.children(of: element) { write(child, indent: indent) }
  }

  private mutating func writeAttributes(of element: ElementIndex, _ role: ElementRole, indent: Int) {
    for attribute in tree.attributes(of: element) where !Self.unlisted.contains(attribute.name) {
      if role == .document, !DocumentVersion.meaningfulAttributes.contains(attribute.name) { continue }
      let value = words.value(attribute.value, of: attribute.name, in: element, isWhole: true)
      add("\(words.name(of: attribute.name, in: element)): \(value)", indent)
    }
  }

  private mutating func add(_ text: String, _ indent: Int) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  private static let unlisted: Set<String> = ["id", "sceneID", "misplaced", "ambiguous", "sceneMemberID"]
}

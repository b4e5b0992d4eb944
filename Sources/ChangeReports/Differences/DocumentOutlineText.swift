import DocumentVersions
package import Escaping
import StackLint
package import XMLSource

/// A document as lines of text that differ where the document does, for tools that compare text.
package struct DocumentOutlineText {
  package private(set) var lines: [Escaped<LogLine>] = []
  private let version: DocumentVersion
  private let table: IdentityTable

  /// - Parameter tree: Of which versions, frames that layout computes and other things that Interface Builder writes by
  ///   itself are left out.
  package init(_ tree: XMLTree) {
    var table = IdentityTable()
    version = table.version(tree)
    self.table = table
    append(tree.root, depth: 0)
  }

  private mutating func append(_ element: ElementIndex, depth: Int) {
    let tree = version.tree
    let role = table.role(of: version.identity(of: element))
    guard role == .content || role == .document || role == .frame && !version.isManagedFrame(element) else { return }
    if !version.isGroup(element), role != .document { lines.append(line(element, tree, depth: depth)) }
    let isShown = !version.isGroup(element) && role != .document
    for child in tree.children(of: element) { append(child, depth: isShown ? depth + 1 : depth) }
  }

  private func line(_ element: ElementIndex, _ tree: XMLTree, depth: Int) -> Escaped<LogLine> {
    let key = tree[element, "key"].map(InspectorName.name)
    let kind = key ?? ObjectName.kind(ofElement: tree.name(of: element))
    let attributes = tree.attributes(of: element).filter { attribute in
      attribute.name != "key" && !InterfaceBuilderMarks.names.contains(attribute.name)
    }
    let words = attributes.map { "\(InspectorName.name(of: $0.name)) \"\($0.value)\"" }
    let text = version.text(of: element)
    let parts = [kind] + (ValueText.isWhole(tree.name(of: element)) ? [ValueText(element, in: tree).text] : words)
    return .spaces(depth * 2) + "\(parts.joined(separator: " "))\(text.isEmpty ? "" : ": \(text)")"
  }
}

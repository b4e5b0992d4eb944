import DocumentChanges
import Formats
import NibDecoder
import NibTranslation
import StackModel

/// A view that is added to a document: written as in a stack definition, and converted as `convert` does.
struct AddedView {
  private let xml: String
  private let holder: String
  private let index: Int?

  /// - Parameters:
  ///   - xml: One or several elements of a stack definition, with constraints if they have some.
  ///   - holder: The view that holds it, by an id or a name.
  ///   - index: The place among its subviews, from 0; nil for the end.
  init(_ xml: String, in holder: String, at index: Int?) {
    (self.xml, self.holder, self.index) = (xml, holder, index)
  }

  /// Adds the view.
  ///
  /// - Returns: The ids of the added views.
  @discardableResult
  func add(to editing: inout ObjectEditing) throws(EditRefusal) -> [String] {
    guard editing.isTouch else {
      throw EditRefusal("views are added as stack definitions, which are of iOS; this document is of another platform")
    }
    let holder = try editing.surroundings(of: self.holder)
    let named = holder.neighbors.filter { Self.names($0.id, xml) }
    let neighbors = named.map { "<view \(SourceEdit.written("id", $0.id))/>" }.joined()
    let tag = "<\(holder.name) \(SourceEdit.written("id", holder.id))>"
    let text = tag + holder.guides + neighbors + xml + "</\(holder.name)>"
    let known = Set([holder.id] + holder.guideIDs + named.map(\.id))
    return try editing.add(
      from: try Self.made(text, taken: editing.ids.subtracting(known)), in: holder.id, except: known, at: index)
  }

  private static func names(_ id: String, _ xml: String) -> Bool { !id.isEmpty && xml.containsBytes(id) }

  /// The document that a definition becomes.
  ///
  /// - Parameter taken: The ids that its objects may not have.
  static func made(_ text: String, taken: Set<String>) throws(EditRefusal) -> XMLTree {
    let definition: DefinitionDocument
    do throws(UnreadableDocument) { definition = try Self.definition(text) } catch {
      throw EditRefusal("the definition is wrong: \(error.diagnostic.message)")
    }
    let xib = definition.xib(taken: taken)
    if let loss = definition.lost.first { throw EditRefusal("the document cannot hold \(loss.message)") }
    do throws(UnreadableDocument) {
      let path = "definition"
      return try XMLTree(NewDocument(path: path).formatted(xib), path: path)
    } catch {
      throw EditRefusal("the definition cannot be written: \(error.diagnostic.message)")
    }
  }

  private static func definition(_ text: String) throws(UnreadableDocument) -> DefinitionDocument {
    let document = try LayoutDocument(Array(text.utf8), path: "definition", options: LayoutOptions(semantics: .canvas))
    let source = document.nib.source
    if let error = document.nib.diagnostics.first(where: { $0.severity == .error }) {
      throw UnreadableDocument(error, in: source)
    }
    let definition = DefinitionDocument(document.layout(), of: document, device: nil)
    if let table = definition.strayTable(inScene: false) { throw UnreadableDocument(table, in: source) }
    return definition
  }
}

import DocumentChanges
import Formats
import NibDecoder
import NibTranslation
import StackModel
import Support

/// A way to make an edit.
enum OperationChange {
  case plain(EditOperation)
  /// Puts views into a stack view of a definition, at an index of what holds them.
  case wrap(StackArea, String, in: String, at: Int)
  /// Puts the views of an area in the place of their stack view.
  case unwrap(StackArea, String)
  /// Takes the scene of a controller out into a storyboard of a name.
  case extract(String, to: String, from: String)

  /// - Returns: The document that comes into being beside.
  @discardableResult
  func make(in editing: inout ObjectEditing) throws(EditRefusal) -> ObjectEditing? {
    switch self {
    case .plain(.set(let object, let settings)):
      for setting in settings { try editing.set(setting.path, to: setting.value, of: object) }
    case .plain(.remove(let objects)): try editing.remove(objects)
    case .plain(.add(let xml, let holder, let index)):
      try AddedView(xml, in: holder, at: index).add(to: &editing)
    case .plain(.move(let object, let holder, let index)): try editing.move(object, into: holder, at: index)
    case .plain(.wrap), .plain(.unwrap), .plain(.extract): break
    case .wrap(let area, let xml, let holder, let index):
      guard let stack = try AddedView(xml, in: holder, at: index).add(to: &editing).first else { return nil }
      try editing.wrap(area, into: stack)
    case .unwrap(let area, let stack): try editing.unwrap(area, of: stack)
    case .extract(let controller, let name, let origin):
      return try editing.extract(controller, to: name, from: origin)
    }
    return nil
  }
}

/// The ways to make an edit, the most natural first.
struct OperationChanges {
  private let editing: ObjectEditing
  private let layout: DocumentLayout
  private let tree: XMLTree

  /// - Parameters:
  ///   - layout: The document as it is laid out.
  init(_ editing: ObjectEditing, _ tree: XMLTree, _ layout: DocumentLayout) {
    (self.editing, self.tree, self.layout) = (editing, tree, layout)
  }

  func all(_ operation: EditOperation) throws(EditRefusal) -> [OperationChange] {
    switch operation {
    case .wrap(let objects, let axis): return try wrapping(objects, axis)
    case .unwrap(let object):
      let arranged = try editing.arrangedViews(of: object)
      return [.unwrap(StackArea(parts(arranged.ids), isVertical: arranged.isVertical), arranged.stack)]
    case .extract(let scene, let target):
      let scenes = DocumentScenes(tree)
      guard let controller = scenes.find(scene).flatMap({ tree[$0.controller, "id"] }) else {
        throw EditRefusal(scenes.isStoryboard ? "the storyboard has no scene \"\(scene)\"" : "a xib has no scenes")
      }
      return [.extract(controller, to: Self.name(target), from: Self.name(tree.source.path))]
    case .set, .remove, .add, .move: return [.plain(operation)]
    }
  }

  /// The name by which code and references find a storyboard.
  private static func name(_ path: String) -> String { String(path.folderAndName.name.prefix { $0 != "." }) }

  // MARK: - Stack views

  private func wrapping(_ objects: [String], _ axis: Axis?) throws(EditRefusal) -> [OperationChange] {
    let (ids, holder, index) = try editing.siblings(objects)
    let area = StackArea(parts(ids), isVertical: axis.map { $0 == .vertical })
    guard area.parts.count == ids.count else {
      throw EditRefusal("a view is not laid out: this size class does not install it")
    }
    guard let spacing = editing.spacing(of: area) else {
      throw EditRefusal("the views do not lie at equal distances, and a stack view has one spacing")
    }
    guard spacing > -1, !area.alignments.isEmpty else {
      throw EditRefusal("the views lie neither in a row nor in a column: none of their edges and centers is in line")
    }
    return area.alignments.flatMap { alignment in
      area.distributions.map { distribution in
        .wrap(area, Self.stackView(area.isVertical, alignment, distribution, max(0, spacing)), in: holder, at: index)
      }
    }
  }

  /// A stack view as in a definition, without what is so by default.
  private static func stackView(
    _ isVertical: Bool, _ alignment: String, _ distribution: String, _ spacing: Double
  ) -> String {
    let attributes = [
      isVertical ? "axis=\"vertical\"" : nil, distribution == "fill" ? nil : "distribution=\"\(distribution)\"",
      alignment == "fill" ? nil : "alignment=\"\(alignment)\"",
      spacing == 0 ? nil : "spacing=\"\(Int(exactly: spacing).map { "\($0)" } ?? "\(spacing)")\"",
    ]
    return "<stackView \(attributes.compactMap(\.self).joined(separator: " "))/>"
  }

  /// Where views lie in what holds them.
  private func parts(_ ids: [String]) -> [StackArea.Part] {
    let frames = layout.framesByID
    return ids.compactMap { id in
      frames[id].map { StackArea.Part(id: id, x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    }
  }
}

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

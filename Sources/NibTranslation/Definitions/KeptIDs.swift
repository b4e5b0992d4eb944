import Formats
import NibDecoder
package import StackModel
import Support

/// The ids that objects of a document keep where a definition replaces it.
///
/// A definition names objects for people, and not all of them. So the document is converted there and back: an object that
/// has its place in both documents keeps its id wherever the conversion of the new definition makes the same one.
package struct KeptIDs {
  /// The ids in the document, by those that conversions make.
  private(set) var byMade: [String: String] = [:]

  /// None, for a new document.
  package init() {}

  /// - Parameters:
  ///   - document: The document that is replaced, or whose scene is.
  ///   - scene: The name of the scene; nil for a xib.
  package init(of document: LayoutDocument, scene: String?) {
    guard let view = try? ViewDefinition.make(of: document, scene: scene),
      let definition = try? LayoutDocument(
        view.bytes, path: "definition.xml", options: LayoutOptions(semantics: .canvas)),
      let source = try? DefinitionSource.find(in: document.nib.tree, scene: scene)
    else { return }
    let made = DefinitionDocument(definition.layout(), of: definition, device: nil)
    let place = scene.map { ScenePlace.find($0, in: document.nib.tree) }
    guard let tree = try? XMLTree(place.map { made.storyboard($0) } ?? made.xib(), path: "definition"),
      let other = try? DefinitionSource.find(in: tree, scene: scene)
    else { return }
    add(other.view, in: tree, source.view, in: source.tree)
    for (one, old) in zip(other.recognizers, source.recognizers) { add(one, in: tree, old, in: source.tree) }
    addRelations(tree, source.tree)
  }

  /// The id for one that a conversion makes.
  subscript(made: String) -> String { byMade[made] ?? made }

  // MARK: - Objects

  private mutating func add(_ made: ElementIndex, in tree: XMLTree, _ old: ElementIndex, in oldTree: XMLTree) {
    if let id = tree[made, "id"], let kept = oldTree[old, "id"] { byMade[id] = kept }
    var places: [String: [ElementIndex]] = [:]
    for child in oldTree.children(of: old).reversed() {
      places[Self.place(of: child, oldTree), default: []].append(child)
    }
    for child in tree.children(of: made) {
      guard let other = places[Self.place(of: child, tree)]?.popLast() else { continue }
      add(child, in: tree, other, in: oldTree)
    }
  }

  private static func place(of element: ElementIndex, _ tree: XMLTree) -> String {
    let name = tree.name(of: element)
    return isRelation(name) ? "\(name) \(element)" : "\(name) \(tree[element, "key"] ?? "")"
  }

  // MARK: - Constraints and connections

  /// Those relate objects, by which they are known, and have no order.
  private mutating func addRelations(_ tree: XMLTree, _ oldTree: XMLTree) {
    var old: [[String]: [String]] = [:]
    for element in oldTree.indices.reversed() where Self.isRelation(oldTree.name(of: element)) {
      guard let id = oldTree[element, "id"] else { continue }
      old[words(of: element, oldTree) { $0 }, default: []].append(id)
    }
    for element in tree.indices where Self.isRelation(tree.name(of: element)) {
      guard let id = tree[element, "id"] else { continue }
      byMade[id] = old[words(of: element, tree) { self[$0] }]?.popLast()
    }
  }

  private static func isRelation(_ name: String) -> Bool {
    ["constraint", "outlet", "outletCollection", "action", "segue"].contains(name)
  }

  private func words(of element: ElementIndex, _ tree: XMLTree, _ id: (String) -> String) -> [String] {
    let owner = DefinitionConstraints.container(of: element, tree, list: "connections").flatMap { tree[$0, "id"] }
    guard tree.name(of: element) == "constraint" else {
      let names = ["property", "selector", "eventType", "kind"].map { tree[element, $0] ?? "" }
      return [tree.name(of: element), owner.map(id) ?? ""] + names + [tree[element, "destination"].map(id) ?? ""]
    }
    let holder = DefinitionConstraints.container(of: element, tree).flatMap { tree[$0, "id"] }
    func side(_ item: String, _ attribute: String) -> String {
      tree[element, attribute].map { "\((tree[element, item] ?? holder).map(id) ?? "").\($0)" } ?? ""
    }
    let sides = [side("firstItem", "firstAttribute"), side("secondItem", "secondAttribute")]
    let constant = tree[element, "constant"].flatMap { Double(written: $0) }.map { DecimalText.text(of: abs($0)) }
    return sides.sorted()
      + [constant ?? "0"] + ["multiplier", "priority", "identifier"].map { tree[element, $0] ?? "" }
  }
}

import DocumentChanges
import Formats
import NibDecoder
import NibTranslation
import Support

/// Puts the scene of a new storyboard into one that exists: its view replaces that of the scene with its name, or it is added.
/// All other bytes stay as they are.
struct SceneInsertion {
  private let old: XMLTree
  private let new: XMLTree
  private let scene: DocumentScenes.Scene
  private let target: DocumentScenes.Scene?
  /// What referred to objects of the old view that are not in the new one.
  private(set) var losses: [ConversionLoss] = []
  private var edits: [SourceEdit] = []

  /// - Parameters:
  ///   - old: The storyboard that exists.
  ///   - new: A storyboard in Xcode's form with the scene.
  init?(_ name: String, of new: XMLTree, into old: XMLTree) {
    guard let scene = DocumentScenes(new).scenes.first else { return nil }
    (self.old, self.new, self.scene) = (old, new, scene)
    target = DocumentScenes(old).find(name)
    if let target { replace(target) } else { add() }
    addListed("resources", "name")
    addListed("dependencies", "name")
  }

  /// The bytes of the storyboard with the scene.
  func bytes() throws(UnreadableDocument) -> [UInt8] {
    try FormattedDocument.keepingForm(of: old.source.bytes, edited: old.source.edited(by: edits))
  }

  private func text(_ element: ElementIndex) -> String { new.source.text(in: new.range(of: element)) }

  // MARK: - A new scene

  private mutating func add() {
    guard let list = old.child(named: "scenes", of: old.root) else { return }
    insert([text(scene.element)], into: list, depth: 2)
  }

  /// Inserts elements at the end of a list, each on a line.
  private mutating func insert(_ elements: [String], into list: ElementIndex, depth: Int) {
    guard !elements.isEmpty else { return }
    let lines = elements.map { "\n" + String(repeating: "    ", count: depth) + $0 }.joined()
    if let last = Array(old.children(of: list)).last {
      edits.append(SourceEdit(at: old.range(of: last).upperBound, lines))
    } else {
      let end = "\n" + String(repeating: "    ", count: depth - 1)
      edits.append(.insertingLastChild(lines + end, in: list, of: old))
    }
  }

  /// Adds what the new storyboard lists and the old one does not.
  private mutating func addListed(_ name: String, _ key: String) {
    guard let added = new.child(named: name, of: new.root) else { return }
    guard let list = old.child(named: name, of: old.root) else {
      let end = old.endTagRange(of: old.root).lowerBound
      if let last = Array(old.children(of: old.root)).last {
        edits.append(SourceEdit(at: old.range(of: last).upperBound, "\n    " + text(added)))
      } else {
        edits.append(SourceEdit(at: end, text(added)))
      }
      return
    }
    let known = Set(old.children(of: list).map { "\(old.name(of: $0)) \(old[$0, key] ?? "")" })
    let missing = new.children(of: added).filter {
      new[$0, key] != nil && !known.contains("\(new.name(of: $0)) \(new[$0, key] ?? "")")
    }
    insert(missing.map(text), into: list, depth: 2)
  }

  // MARK: - A scene that exists

  private mutating func replace(_ target: DocumentScenes.Scene) {
    guard let view = scene.view(in: new) else { return }
    if let oldView = target.view(in: old) {
      edits.append(SourceEdit(old.range(of: oldView), text(view)))
      removeDangling(oldView)
    } else {
      edits.append(
        .insertingLastChild("\n" + String(repeating: "    ", count: 5) + text(view), in: target.controller, of: old))
    }
    setClass(of: target.controller)
    addConnections(to: target.controller)
    addRecognizers(to: target)
  }

  /// The class that the definition names.
  private mutating func setClass(of controller: ElementIndex) {
    for name in ["customClass", "customModule", "customModuleProvider"] {
      guard let value = new[scene.controller, name], old[controller, name] != value else { continue }
      if let written = old.attribute(named: name, of: controller) {
        edits.append(.replacingValue(of: written, with: value, in: old))
      } else {
        edits.append(.insertingLastAttribute(name, value, in: controller, of: old))
      }
    }
  }

  /// The outlets of the definition that the controller does not have.
  private mutating func addConnections(to controller: ElementIndex) {
    guard let added = new.child(named: "connections", of: scene.controller) else { return }
    guard let list = old.child(named: "connections", of: controller) else {
      edits.append(
        .insertingLastChild("\n" + String(repeating: "    ", count: 5) + text(added), in: controller, of: old))
      return
    }
    func signature(_ element: ElementIndex, _ tree: XMLTree) -> String {
      ["property", "selector", "destination"].map { tree[element, $0] ?? "" }.joined(separator: "\u{1}")
    }
    let known = Set(old.children(of: list).map { signature($0, old) })
    insert(new.children(of: added).filter { !known.contains(signature($0, new)) }.map(text), into: list, depth: 6)
  }

  private mutating func addRecognizers(to target: DocumentScenes.Scene) {
    let existing = Dictionary(
      old.children(of: target.objects).compactMap { element in old[element, "id"].map { ($0, element) } }
    ) { first, _ in first }
    var added: [String] = []
    for object in new.children(of: scene.objects) where new.name(of: object).hasByteSuffix("GestureRecognizer") {
      if let known = new[object, "id"].flatMap({ existing[$0] }) {
        edits.append(SourceEdit(old.range(of: known), text(object)))
      } else {
        added.append(text(object))
      }
    }
    insert(added, into: target.objects, depth: 4)
  }

  // MARK: - Connections

  /// Removes connections from elsewhere to objects that are gone.
  private mutating func removeDangling(_ oldView: ElementIndex) {
    let kept = Set(new.indices.compactMap { new[$0, "id"] })
    let inside = old.range(of: oldView)
    let gone = Set(
      old.descendants(of: oldView).compactMap { old[ElementIndex($0), "id"] } + [old[oldView, "id"]].compactMap(\.self)
    ).subtracting(kept)
    guard !gone.isEmpty else { return }
    for element in old.indices {
      let range = old.range(of: element)
      guard !(inside.lowerBound <= range.lowerBound && range.upperBound <= inside.upperBound),
        let destination = old[element, "destination"], gone.contains(destination)
      else { continue }
      edits.append(.removing(element, in: old))
      let name = old.name(of: element)
      losses.append(
        ConversionLoss(
          kind: "\(name) to a removed object",
          message: "<\(name)> to \(destination), which is not in the new view; connect it to another object",
          range: old.tagRange(of: element)))
    }
  }
}

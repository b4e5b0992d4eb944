import Formats
import NibDecoder

/// An item that a constraint of Interface Builder's document names by a word, as code and stack definitions do: there, each
/// item has an id.
struct NamedItem {
  /// The end of a message about the word.
  let hint: String
  /// The edits that write the id, and add the guide if there is none.
  let fixIts: [Diagnostic.FixIt]

  /// Nil for another reference, and for a word of which no item is known.
  ///
  /// - Parameter guides: The guides of views that were looked at.
  init?(_ reference: ObjectReference, in nib: NibDocument, _ guides: inout GuidesOfViews) {
    let tree = nib.tree
    guard case .interfaceBuilder = nib.kind, let word = Vocabulary.item(ofForeign: reference.id), guides.take(),
      let constraint = tree.innermostElement(at: reference.range.lowerBound), tree.name(of: constraint) == "constraint",
      let holder = tree.parent(of: constraint).flatMap(tree.parent)
    else { return nil }
    if word == GuideName.superview {
      guard let id = tree[holder, "id"] else { return nil }
      hint = "; write \"\(id)\", the view that holds the constraint"
      fixIts = [Self.writing(id, reference)]
      return
    }
    // What stands around the list of subviews is the superview.
    let views = sequence(first: holder) { view in
      tree.parent(of: view).flatMap { tree.name(of: $0) == "subviews" ? tree.parent(of: $0) : nil }
    }
    var root = holder
    for view in views {
      root = view
      guard let id = guides.id(word, of: view, in: tree) else { continue }
      hint = "; write \"\(id)\", the \(word) of a view around it"
      fixIts = [Self.writing(id, reference)]
      return
    }
    guard word == LayoutGuide.Kind.safeArea.rawValue,
      let subviews = tree.children(of: root).first(where: { tree.name(of: $0) == "subviews" })
    else { return nil }
    let id = ObjectID.generated(from: "\(word) of \(tree[root, "id"] ?? "")")
    guard nib.element(withID: id) == nil else { return nil }
    let guide = "<viewLayoutGuide key=\"\(word)\" id=\"\(id)\"/>"
    let tag = tree.tagRange(of: subviews).lowerBound
    let space = tree.source.bytes[tree.source.startOfWhiteSpace(before: tag)..<tag]
    hint = "; add \(guide) to the root view, and write its id"
    fixIts = [
      Self.writing(id, reference),
      Diagnostic.FixIt(
        "add the guide",
        SourceEdit(at: tree.range(of: subviews).upperBound, String(decoding: space, as: UTF8.self) + guide)),
    ]
  }

  private static func writing(_ id: String, _ reference: ObjectReference) -> Diagnostic.FixIt {
    Diagnostic.FixIt("write the id", range: reference.range, replacement: id)
  }
}

/// The ids of the guides of views, by their keys. A view is looked at once, however many constraints name its guides.
struct GuidesOfViews {
  private var ids: [ElementIndex: [String: String]] = [:]
  /// How many words may still be looked up: each costs as much as a view has children.
  private var remaining = 1_000

  /// Whether another word may be looked up.
  mutating func take() -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  mutating func id(_ key: String, of view: ElementIndex, in tree: XMLTree) -> String? {
    if let known = ids[view] { return known[key] }
    var found: [String: String] = [:]
    for child in tree.children(of: view) where tree.name(of: child) == "viewLayoutGuide" {
      if let key = tree[child, "key"], let id = tree[child, "id"], found[key] == nil { found[key] = id }
    }
    ids[view] = found
    return found[key]
  }
}

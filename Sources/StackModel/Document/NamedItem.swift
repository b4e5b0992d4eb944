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
  init?(_ reference: ObjectReference, in nib: NibDocument) {
    let tree = nib.tree
    guard case .interfaceBuilder = nib.kind, let word = Vocabulary.item(ofForeign: reference.id),
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
    let guides = views.lazy.flatMap { tree.children(of: $0) }.filter {
      tree.name(of: $0) == "viewLayoutGuide" && tree[$0, "key"] == word
    }
    if let id = guides.compactMap({ tree[$0, "id"] }).first {
      hint = "; write \"\(id)\", the \(word) of a view around it"
      fixIts = [Self.writing(id, reference)]
      return
    }
    guard word == LayoutGuide.Kind.safeArea.rawValue, let root = Array(views).last,
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

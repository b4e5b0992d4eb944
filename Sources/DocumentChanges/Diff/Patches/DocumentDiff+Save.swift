import Formats

extension DocumentDiff {
  /// The first version as the save that made the second one would have left it, as UTF-8: with its version of Xcode, its
  /// device and simulated bars, its copies of what asset catalogs say, and the frames that layout computes. What then differs
  /// from the second version, somebody made.
  package var firstVersionAsSaved: [UInt8] {
    // A person writes all of a stack definition.
    guard new.tree.name(of: new.tree.root) == "document" else { return old.tree.source.bytes }
    let patch = DocumentPatch(self) { comesWithSave($0) }
    guard let application = try? PatchApplication(patch, to: old.tree) else { return old.tree.source.bytes }
    return application.bytes
  }

  private func comesWithSave(_ change: DocumentChange) -> Bool {
    switch (change.role, change.kind) {
    // Whether a document uses Auto Layout or safe areas, an author decides.
    case (.document, .attribute(let name, _, _)): name == "toolsVersion"
    case (.version, _), (.device, _), (.simulatedMetrics, _): true
    // An image that only the first version shows keeps its size.
    case (.resource, .removal): false
    case (.resource, _): true
    case (.frame, _): !isSizeOfAuthor(change.identity)
    case (.content, _), (.document, _), (.canvas, _): false
    }
  }

  /// Whether a frame is the size that its author gave to a screen: to one of macOS, or to a controller of freeform size.
  private func isSizeOfAuthor(_ frame: ElementIdentity) -> Bool {
    let version = new[frame] == nil ? old : new
    let tree = version.tree
    guard let view = version[frame].flatMap(tree.parent(of:)), let holder = tree.parent(of: view) else { return false }
    if tree[view, "key"] == "contentView" { return tree.name(of: holder) == "window" }
    guard tree[view, "key"] == "view" else { return false }
    return DocumentPlatform(tree) == .mac
      || tree.children(of: holder).contains { tree.name(of: $0) == "freeformSimulatedSizeMetrics" }
  }
}

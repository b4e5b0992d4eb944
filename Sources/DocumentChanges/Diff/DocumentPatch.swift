import Formats

/// The changes between two versions of a document, with all that is needed to make them in another one.
package struct DocumentPatch: Hashable, Sendable {
  /// In the order in which they are made.
  let changes: [PatchChange]

  package init(changes: [PatchChange]) { self.changes = changes }

  /// - Parameters:
  ///   - diff: What changed.
  ///   - isMade: Which of the changes the patch makes.
  package init(_ diff: DocumentDiff, where isMade: (DocumentChange) -> Bool = { _ in true }) {
    let pieces = (old: PatchPieces(diff.old, other: diff.new), new: PatchPieces(diff.new, other: diff.old))
    changes = diff.changes.filter(isMade).map { change in
      PatchChange(
        address: diff.table.address(of: change.identity), kind: Self.kind(of: change, in: diff, pieces),
        isNoise: change.isNoise)
    }
  }

  private static func kind(
    of change: DocumentChange, in diff: DocumentDiff, _ pieces: (old: PatchPieces, new: PatchPieces)
  ) -> PatchChange.Kind {
    switch change.kind {
    case .attribute(let name, let old, let new):
      let names = diff.new[change.identity].map { diff.new.tree.attributes(of: $0).map(\.name) } ?? []
      let place = names.firstIndex(of: name)
      return .attribute(name, old: old, new: new, after: place.flatMap { $0 > 0 ? names[$0 - 1] : nil })
    case .text(let old, let new): return .text(old: old, new: new)
    case .name(let old, let new): return .name(old: old, new: new)
    case .comment(let old, let new): return .comment(old: old, new: new)
    case .insertion:
      return .insertion(pieces.new.fragment(of: change.identity), place(of: change.identity, in: diff))
    case .removal: return .removal(pieces.old.fragment(of: change.identity))
    case .move(let from, _):
      return .move(from: diff.table.address(of: from), to: place(of: change.identity, in: diff))
    case .order:
      let children = diff.new[change.identity].map(diff.new.children) ?? []
      return .order(children.map(diff.table.address))
    }
  }

  private static func place(of identity: ElementIdentity, in diff: DocumentDiff) -> PatchPlace {
    guard let element = diff.new[identity], let parent = diff.new.tree.parent(of: element) else {
      return PatchPlace(parent: "", after: nil, before: nil)
    }
    let neighbors = diff.new.neighbors(of: element)
    return PatchPlace(
      parent: diff.table.address(of: diff.new.identity(of: parent)),
      after: neighbors.before.map { diff.table.address(of: diff.new.identity(of: $0)) },
      before: neighbors.after.map { diff.table.address(of: diff.new.identity(of: $0)) })
  }
}

extension DocumentVersion {
  /// The elements before and after one among the children of its parent.
  fileprivate func neighbors(of element: ElementIndex) -> (before: ElementIndex?, after: ElementIndex?) {
    (tree.siblingBefore(element), tree.siblingAfter(element))
  }
}

/// Cuts elements out of a version, without what the other version has elsewhere.
struct PatchPieces {
  private let version: DocumentVersion
  private let document: EditedDocument

  init(_ version: DocumentVersion, other: DocumentVersion) {
    self.version = version
    var document = EditedDocument(version.tree)
    // What moved into a new element, or out of an old one, is a change of its own.
    let moved = version.tree.indices.filter { element in
      guard other[version.identity(of: element)] != nil, let parent = version.parent(of: element) else { return false }
      return other[parent] == nil
    }
    document.detach(Set(moved.map { Int($0.rawValue) }))
    self.document = document
  }

  func fragment(of identity: ElementIdentity) -> PatchFragment {
    guard let element = version[identity] else { return PatchFragment(xml: "", comment: "") }
    let bytes = EditedText(Int(element.rawValue), of: document).bytes
    return PatchFragment(
      xml: String(decoding: bytes, as: UTF8.self), comment: version.tree.comments(before: element))
  }
}

/// A change that a patch makes.
package struct PatchChange: Hashable, Sendable {
  /// What is changed.
  package enum Kind: Hashable, Sendable {
    /// - after: The attribute before it in the new version.
    case attribute(String, old: String?, new: String?, after: String?)
    case text(old: String, new: String)
    case name(old: String, new: String)
    case comment(old: String, new: String)
    case insertion(PatchFragment, PatchPlace)
    case removal(PatchFragment)
    case move(from: String, to: PatchPlace)
    /// The children by their addresses.
    case order([String])
  }

  /// The element, as ``IdentityTable/address(of:)`` gives it.
  package let address: String
  package let kind: Kind
  /// Whether the change is left out where it does not fit.
  package let isNoise: Bool

  package init(address: String, kind: Kind, isNoise: Bool) {
    (self.address, self.kind, self.isNoise) = (address, kind, isNoise)
  }
}

/// Where an element belongs, by addresses.
package struct PatchPlace: Hashable, Sendable {
  package let parent: String
  /// The sibling before it; nil for the first one.
  package let after: String?
  /// The sibling after it; nil for the last one.
  package let before: String?

  package init(parent: String, after: String?, before: String?) {
    (self.parent, self.after, self.before) = (parent, after, before)
  }
}

/// An element with all in it, as XML.
package struct PatchFragment: Hashable, Sendable {
  package let xml: String
  /// The comments before the element; empty without any.
  package let comment: String

  package init(xml: String, comment: String) { (self.xml, self.comment) = (xml, comment) }
}

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

/// Why a change of a patch does not fit into a document.
package struct PatchRefusal: Error, Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The document lacks the element.
    case missing
    /// The document lacks the element that is to hold it.
    case missingParent(String)
    /// An attribute, the text or the name has a value that is neither the old nor the new one.
    case value(of: String, expected: String?, found: String?)
    /// The document has the element already.
    case present
    /// The element is in another one than the patch moves it out of.
    case elsewhere(String)
    /// The element holds something that the patch does not know.
    case holds(String)
    /// The patch is not one that ibstack wrote.
    case invalid(String)
  }

  /// The element.
  let address: String
  let reason: Reason
}

extension PatchRefusal: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .missing: "\(address) is not in the document"
    case .missingParent(let parent): "\(address) has no place: \(parent) is not in the document"
    case .value(let name, let expected, let found):
      "\(name) of \(address) is \(Self.quoted(found)), not \(Self.quoted(expected))"
    case .present: "\(address) is in the document already"
    case .elsewhere(let parent): "\(address) is in \(parent) here"
    case .holds(let other): "\(address) differs from what the patch removes: \(other)"
    case .invalid(let problem): "\(address): \(problem)"
    }
  }

  private static func quoted(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "not set" }
}

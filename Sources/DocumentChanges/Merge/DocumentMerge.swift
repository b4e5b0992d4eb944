public import Formats

/// Three versions of a document, to be merged by objects, attributes and lists.
///
/// ```swift
/// let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
/// let result = try merge.merged()
/// for conflict in result.conflicts { print(merge.address(of: conflict.identity), conflict.subject) }
/// ```
public struct DocumentMerge: Sendable {
  package let versions: MergeVersions

  /// Compares the versions.
  ///
  /// - Throws: ``IncomparableDocument`` for a document whose elements cannot be told apart.
  public init(base: XMLTree, ours: XMLTree, theirs: XMLTree) throws(IncomparableDocument) {
    var table = IdentityTable()
    let documents = (table.version(base), table.version(ours), table.version(theirs))
    for version in [documents.0, documents.1, documents.2] { try IncomparableDocument.check(version) }
    versions = MergeVersions(table, base: documents.0, ours: documents.1, theirs: documents.2)
  }

  /// Whether a document, such as the result of a merge by lines, is a right merge of the versions.
  package func isRight(_ tree: XMLTree) -> Bool { MergeCheck(versions, result: tree).isRight() }

  /// Whether the check of merges, which knows nothing of how one came about, accepts a result without conflicts. It does
  /// not where elements cannot be told apart: where they look alike and the sides change which is the first.
  package func isVerified(_ result: MergeResult) -> Bool {
    // The document may name an encoding other than that of the result.
    guard result.conflicts.isEmpty, let bytes = versions[.ours].tree.source.encoding.encode(result.bytes),
      let tree = try? XMLTree(bytes, path: "")
    else { return false }
    return isRight(tree)
  }

  /// Whether a version has elements that only their order tells apart, such as values in a list, or an id that stands twice.
  package var hasLookalikes: Bool { versions.table.all.contains { versions.table.step(of: $0).contains("~") } }

  /// The merged document, in the encoding of ours.
  ///
  /// A result without conflicts is checked by code that knows nothing of how it came about.
  ///
  /// - Parameter choices: The sides chosen for conflicts of an earlier result.
  /// - Throws: ``UnmergeableDocument`` for a result that fails the check, and for one that the encoding of ours lacks.
  public func merged(_ choices: MergeChoices = MergeChoices()) throws(UnmergeableDocument) -> MergeResult {
    let result = result(choices)
    guard let bytes = versions[.ours].tree.bytes(ofDocument: result.bytes) else { throw .notEncodable }
    if result.conflicts.isEmpty, !isVerified(result) { throw .lookalikes }
    return MergeResult(bytes: bytes, conflicts: result.conflicts, settled: result.settled)
  }

  /// The merged document, as UTF-8. Merges until nothing is left in the air.
  ///
  /// - Parameter choices: What a person decided.
  package func result(_ choices: MergeChoices = MergeChoices()) -> MergeResult {
    var input = MergeInput(versions, choices)
    var conflicts = ConflictList()
    let significance = Significance(versions)
    while true {
      var pass = MergePass(input, significance)
      pass.orderChildren()
      let inTheAir = StructureCheck(input, pass.document).conflicts()
      conflicts.add(pass.conflicts + inTheAir)
      let before = input.undoneCount
      for conflict in pass.conflicts + inTheAir { input.settle(conflict) }
      guard input.undoneCount == before else { continue }
      // Ours as a whole is always right.
      let bytes = inTheAir.isEmpty ? MergedText(input, pass.finished()).bytes : versions[.ours].tree.source.bytes
      return MergeResult(bytes: bytes, conflicts: conflicts.list, settled: pass.settled)
    }
  }
}

/// A merged document.
public struct MergeResult: Sendable {
  /// The text. It can be opened: for each conflict it has what one side wants.
  public let bytes: [UInt8]
  /// What a person must decide, or has decided.
  public let conflicts: [MergeConflict]
  /// The elements that the sides changed differently, and no person needs to decide about: versions, frames that layout
  /// computes, and what belongs to the canvas. Such a frame is that of ours, until layout computes it again.
  public let settled: [ElementIdentity]
}

/// Conflicts, each once, in the order in which they are found.
private struct ConflictList {
  private(set) var list: [MergeConflict] = []
  private var known: Set<MergeConflict> = []

  mutating func add(_ conflicts: [MergeConflict]) {
    for conflict in conflicts where known.insert(conflict).inserted { list.append(conflict) }
  }
}

/// Where elements of a merge are written.
extension DocumentMerge {
  /// The version that both sides come from.
  public var base: DocumentVersion { versions[.base] }
  /// The version that the other one is merged into.
  public var ours: DocumentVersion { versions[.ours] }
  /// The version that is merged.
  public var theirs: DocumentVersion { versions[.theirs] }

  /// Where an element is found in any version: `#abc-12-xyz` for one with an id, `#abc-12-xyz/@frame` below it.
  public func address(of identity: ElementIdentity) -> String { versions.table.address(of: identity) }

  /// The text of a version.
  package func tree(of side: MergeSide) -> XMLTree { versions[side].tree }

  /// The element of an identity in a version; nil if the version lacks it.
  package func element(of identity: ElementIdentity, in side: MergeSide) -> ElementIndex? { versions[side][identity] }

  /// The objects of a version by their ids.
  func objectsByID(in side: MergeSide) -> [String: ElementIndex] { versions[side].objectsByID }

  /// What an element is there for.
  package func role(of identity: ElementIdentity) -> ElementRole { versions.table.role(of: identity) }

  /// The id of the view that a frame belongs to.
  package func viewID(ofFrame identity: ElementIdentity) -> String? {
    guard role(of: identity) == .frame, let element = element(of: identity, in: .ours) else { return nil }
    let tree = tree(of: .ours)
    return tree.parent(of: element).flatMap { tree[$0, "id"] }
  }
}

/// Why a merge has no result that can be trusted.
public enum UnmergeableDocument: Error, Hashable, Sendable, CustomStringConvertible {
  /// Elements look alike, and the sides change which is the first: nothing tells which is which.
  case lookalikes
  /// The encoding of ours lacks a character of theirs, or the result cannot be read in it.
  case notEncodable

  /// The reason, as a sentence.
  public var description: String {
    switch self {
    case .lookalikes: "elements that look alike cannot be told apart"
    case .notEncodable: "the result cannot be written in the encoding of ours; save it as UTF-8"
    }
  }
}

/// A change of one side that a document lacks, though the other side did not touch the same thing.
package struct LostChange: Hashable, Sendable {
  let side: MergeSide
  let change: SideChange
}

extension DocumentMerge {
  /// The changes that a document lost which a person made of the merge.
  ///
  /// - Parameter conflicts: The conflicts of the merge, in which a person was free.
  package func lostChanges(in tree: XMLTree, except conflicts: [MergeConflict]) -> [LostChange] {
    var table = versions.table
    let result = table.version(tree)
    let free = Set(conflicts.map(\.identity))
    return [MergeSide.ours, .theirs].flatMap { side in
      changes(in: .root, by: side).compactMap { change in
        isFree(change.identity, free) || has(change, of: side, result) ? nil : LostChange(side: side, change: change)
      }
    }
  }

  /// Whether a person decided about an element or something that holds it.
  private func isFree(_ identity: ElementIdentity, _ free: Set<ElementIdentity>) -> Bool {
    if free.contains(identity) { return true }
    for side in [MergeSide.ours, .theirs, .base] {
      if let place = versions.place(of: identity, in: side), let parent = versions.parent(place) {
        return isFree(parent, free)
      }
    }
    return false
  }

  private func has(_ change: SideChange, of side: MergeSide, _ result: DocumentVersion) -> Bool {
    let element = result[change.identity]
    switch change.kind {
    case .added: return element != nil
    case .attribute(let name, let old, let new):
      guard let element else { return false }
      let other = versions.place(of: change.identity, in: side.other)
      // What both changed is a conflict, or settled by rule.
      if let other, versions.value(other, name) != old { return true }
      return result.tree[element, name] == new
    case .text(let old, let new):
      guard let element else { return false }
      if let other = versions.place(of: change.identity, in: side.other), versions.text(other) != old { return true }
      return result.text(of: element) == new
    }
  }
}

/// Something that a side changed in what the other deleted.
struct SideChange: Hashable, Sendable {
  /// What was changed.
  enum Kind: Hashable, Sendable {
    case added
    case attribute(String, old: String?, new: String?)
    case text(old: String, new: String)
  }

  let identity: ElementIdentity
  let kind: Kind
}

extension DocumentMerge {
  /// What a side changed in an element and in all that it holds, in the order of that side. What is in an added element
  /// is not told.
  func changes(in identity: ElementIdentity, by side: MergeSide) -> [SideChange] {
    guard let place = versions.place(of: identity, in: side) else { return [] }
    switch versions.table.role(of: identity) {
    case .content: break
    case .document: return inner(place, side)
    default: return []
    }
    guard let base = versions.place(of: identity, in: .base) else {
      return versions.isGroup(place) ? inner(place, side) : [SideChange(identity: identity, kind: .added)]
    }
    let (old, new) = (versions.values(base), versions.values(place))
    let names = Set(old.keys).union(new.keys).subtracting(InterfaceBuilderMarks.names).sorted()
    var changes = names.filter { old[$0] != new[$0] }.map { name in
      SideChange(identity: identity, kind: .attribute(name, old: old[name], new: new[name]))
    }
    let texts = (versions.text(base), versions.text(place))
    if texts.0 != texts.1 { changes.append(SideChange(identity: identity, kind: .text(old: texts.0, new: texts.1))) }
    return changes + inner(place, side)
  }

  private func inner(_ place: ElementPlace, _ side: MergeSide) -> [SideChange] {
    versions[side].children(of: place.element).flatMap { changes(in: $0, by: side) }
  }
}

extension MergeInput {
  /// Leaves out what the chosen side of a conflict does not want. Conflicts about values leave nothing in the air.
  mutating func settle(_ conflict: MergeConflict) {
    let chosen = choices[conflict]
    switch conflict.subject {
    case .attribute, .text, .kind, .value, .order: break
    case .parent: undo(conflict.identity, by: chosen.other)
    case .deletion(let deleter):
      if chosen == deleter {
        undoAll(in: conflict.identity, by: deleter.other)
      } else {
        restore(conflict.identity, deletedBy: deleter)
      }
    case .reference(_, let id, let side):
      if chosen == side, let object = versions.object(id) {
        restore(object, deletedBy: side.other)
      } else {
        undo(conflict.identity, by: side)
      }
    case .twice(_, let ours): undo(chosen == .ours ? conflict.identity : ours, by: chosen.other)
    }
  }
}

extension MergeVersions {
  /// The object of an id in any version.
  fileprivate func object(_ id: String) -> ElementIdentity? {
    for side in [MergeSide.base, .ours, .theirs] {
      if let found = self[side].objects.first(where: { $0.id == id }) { return self[side].identity(of: found.element) }
    }
    return nil
  }
}

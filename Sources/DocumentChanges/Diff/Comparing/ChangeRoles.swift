import Formats

/// Tells the changes that mean something from those that come with every save.
struct ChangeRoles {
  private let table: IdentityTable
  private let old: DocumentVersion
  private let new: DocumentVersion

  init(_ table: IdentityTable, old: DocumentVersion, new: DocumentVersion) {
    (self.table, self.old, self.new) = (table, old, new)
  }

  func role(of kind: DocumentChange.Kind, at identity: ElementIdentity) -> ElementRole {
    let role = table.role(of: identity)
    switch kind {
    case .comment: return .resource
    case .attribute(let name, let old?, let new?) where WrittenLength.isSame(name, old, new): return .frame
    case .attribute(let name, _, _) where role == .document: return Self.meaningful.contains(name) ? .content : role
    case .attribute(let name, _, _) where role == .content:
      return InterfaceBuilderMarks.names.contains(name) ? .frame : role
    case .insertion, .removal, .attribute: return role == .frame && isFixed(identity) ? .content : role
    case .order: return new[identity].map { isUnordered(new.tree.name(of: $0)) } == true ? .resource : .content
    case .text, .name, .move: return role
    }
  }

  /// Whether a frame is one that no layout computes, in a version.
  private func isFixed(_ frame: ElementIdentity) -> Bool {
    [old, new].contains { version in version[frame].map { !version.isManagedFrame($0) } ?? false }
  }

  private func isUnordered(_ element: String) -> Bool { element == "document" || UnorderedList.isNamed(element) }

  /// The attributes of the root that say what the document is.
  private static let meaningful: Set<String> = ["initialViewController", "type", "targetRuntime"]
}

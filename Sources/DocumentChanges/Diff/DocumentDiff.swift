public import Formats

/// What changed between two versions of a document, by objects, attributes and lists.
///
/// ```swift
/// let diff = try DocumentDiff(old: XMLTree(contentsOf: "Old.xib"), new: XMLTree(contentsOf: "New.xib"))
/// for change in diff.changes where !change.isNoise { print(diff.address(of: change.identity), change.kind) }
/// ```
public struct DocumentDiff: Sendable {
  let table: IdentityTable
  /// The first version.
  public let old: DocumentVersion
  /// The second version.
  public let new: DocumentVersion
  /// In the order in which they are made: values, then what came or moved, what went, and the orders of lists.
  public let changes: [DocumentChange]

  /// Compares the versions.
  ///
  /// - Throws: ``IncomparableDocument`` for a document whose elements cannot be told apart.
  public init(old: XMLTree, new: XMLTree) throws(IncomparableDocument) {
    var table = IdentityTable()
    let versions = (old: table.version(old), new: table.version(new))
    try IncomparableDocument.check(versions.old)
    try IncomparableDocument.check(versions.new)
    (self.table, self.old, self.new) = (table, versions.old, versions.new)
    changes = VersionComparison(table, old: versions.old, new: versions.new).changes
  }

  /// Where an element is found in either version: `#abc-12-xyz` for one with an id, `#abc-12-xyz/@frame` below it.
  public func address(of identity: ElementIdentity) -> String { table.address(of: identity) }
}

/// Finds what differs between two versions. Each element is looked at once.
struct VersionComparison {
  private let table: IdentityTable
  private let old: DocumentVersion
  private let new: DocumentVersion
  private let roles: ChangeRoles
  private(set) var changes: [DocumentChange] = []

  init(_ table: IdentityTable, old: DocumentVersion, new: DocumentVersion) {
    (self.table, self.old, self.new) = (table, old, new)
    roles = ChangeRoles(table, old: old, new: new)
    for element in new.tree.indices { compareValues(new.identity(of: element), element) }
    for element in new.tree.indices { findPlacement(new.identity(of: element), element) }
    for element in old.tree.indices { findRemoval(old.identity(of: element), element) }
    for element in new.tree.indices { compareOrders(new.identity(of: element), element) }
  }

  private mutating func add(_ identity: ElementIdentity, _ kind: DocumentChange.Kind) {
    changes.append(DocumentChange(identity: identity, kind: kind, role: roles.role(of: kind, at: identity)))
  }

  // MARK: - Values

  private mutating func compareValues(_ identity: ElementIdentity, _ element: ElementIndex) {
    guard let before = old[identity] else { return }
    compareTags(identity, before, element)
    let texts = (old.text(of: before), new.text(of: element))
    if texts.0 != texts.1 { add(identity, .text(old: texts.0, new: texts.1)) }
    let comments = (old.tree.comments(before: before), new.tree.comments(before: element))
    if comments.0 != comments.1 { add(identity, .comment(old: comments.0, new: comments.1)) }
  }

  private mutating func compareTags(_ identity: ElementIdentity, _ before: ElementIndex, _ after: ElementIndex) {
    guard old.tree.tag(of: before) != new.tree.tag(of: after) else { return }
    let names = (old.tree.name(of: before), new.tree.name(of: after))
    if names.0 != names.1 { add(identity, .name(old: names.0, new: names.1)) }
    let (olds, news) = (old.tree.attributes(of: before), new.tree.attributes(of: after))
    let values = Dictionary(olds.map { ($0.name, $0.value) }) { first, _ in first }
    for attribute in news where values[attribute.name] != attribute.value {
      add(identity, .attribute(attribute.name, old: values[attribute.name], new: attribute.value))
    }
    let kept = Set(news.map(\.name))
    for attribute in olds where !kept.contains(attribute.name) {
      add(identity, .attribute(attribute.name, old: attribute.value, new: nil))
    }
  }

  // MARK: - Places

  private mutating func findPlacement(_ identity: ElementIdentity, _ element: ElementIndex) {
    guard let parent = new.parent(of: element) else { return }
    guard let before = old[identity] else {
      // What is in a new element comes with it.
      if old[parent] != nil { add(identity, .insertion) }
      return
    }
    if let former = old.parent(of: before), former != parent { add(identity, .move(from: former, to: parent)) }
  }

  private mutating func findRemoval(_ identity: ElementIdentity, _ element: ElementIndex) {
    guard new[identity] == nil, let parent = old.parent(of: element), new[parent] != nil else { return }
    add(identity, .removal)
  }

  private mutating func compareOrders(_ identity: ElementIdentity, _ element: ElementIndex) {
    guard let before = old[identity] else { return }
    let (olds, news) = (old.children(of: before), new.children(of: element))
    guard olds != news else { return }
    let common = Set(olds).intersection(news)
    if olds.filter(common.contains) != news.filter(common.contains) { add(identity, .order) }
  }
}

/// One difference between two versions of a document.
public struct DocumentChange: Hashable, Sendable {
  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// An attribute has another value; nil for none.
    case attribute(String, old: String?, new: String?)
    /// The text of an element.
    case text(old: String, new: String)
    /// The name of an element: its object is of another kind.
    case name(old: String, new: String)
    /// The comments before an element, which Interface Builder writes.
    case comment(old: String, new: String)
    /// An element came, with all in it that is new.
    case insertion
    /// An element went, with all in it that is gone.
    case removal
    /// An element is in another one.
    case move(from: ElementIdentity, to: ElementIdentity)
    /// The children that both versions have are in another order.
    case order
  }

  /// The element, in whichever versions have it.
  public let identity: ElementIdentity
  /// How the versions differ in it.
  public let kind: Kind
  /// What it is about: the app, or what Interface Builder writes anew with every save.
  let role: ElementRole

  /// Whether it comes with a save, and means nothing to the app.
  public var isNoise: Bool { role != .content }
}

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
    case .attribute(let name, _, _) where role == .document:
      return DocumentVersion.meaningfulAttributes.contains(name) ? .content : role
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
}

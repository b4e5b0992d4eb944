public import Formats

/// What changed between two versions of a document, by objects, attributes and lists.
///
/// ```swift
/// let diff = try DocumentDiff(old: XMLTree(contentsOf: "Old.xib"), new: XMLTree(contentsOf: "New.xib"))
/// for change in diff.changes where !change.isNoise { print(diff.address(of: change.identity), change.kind) }
/// ```
public struct DocumentDiff: Sendable {
  package let table: IdentityTable
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

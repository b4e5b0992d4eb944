package import XMLSource

/// What changed between two versions of a document, by objects, attributes and lists.
package struct DocumentDiff: Sendable {
  package let table: IdentityTable
  package let old: DocumentVersion
  package let new: DocumentVersion
  /// In the order in which they are made: values, then what came or moved, what went, and the orders of lists.
  package let changes: [DocumentChange]

  /// Compares the versions.
  ///
  /// - Throws: ``NotComparable`` for a document whose elements cannot be told apart.
  package init(old: XMLTree, new: XMLTree) throws(NotComparable) {
    var table = IdentityTable()
    let versions = (old: table.version(old), new: table.version(new))
    try NotComparable.check(versions.old)
    try NotComparable.check(versions.new)
    (self.table, self.old, self.new) = (table, versions.old, versions.new)
    changes = VersionComparison(table, old: versions.old, new: versions.new).changes
  }
}

import DocumentVersions
package import XMLSource

/// Three versions of a document, to be merged by objects, attributes and lists.
package struct DocumentMerge: Sendable {
  package let versions: MergeVersions

  /// Compares the versions.
  ///
  /// - Throws: ``NotMergeable`` for a document whose elements cannot be told apart.
  package init(base: XMLTree, ours: XMLTree, theirs: XMLTree) throws(NotMergeable) {
    var table = IdentityTable()
    let documents = (table.version(base), table.version(ours), table.version(theirs))
    for version in [documents.0, documents.1, documents.2] { try NotMergeable.check(version) }
    versions = MergeVersions(table, base: documents.0, ours: documents.1, theirs: documents.2)
  }

  /// Whether a document, such as the result of a merge by lines, is a right merge of the versions.
  package func isRight(_ tree: XMLTree) -> Bool { MergeCheck(versions, result: tree).isRight() }

  /// The merged document. Merges until nothing is left in the air.
  package func result() -> MergeResult {
    var input = MergeInput(versions)
    var conflicts = ConflictList()
    let significance = Significance(versions)
    while true {
      var pass = MergePass(input, significance)
      pass.orderChildren()
      conflicts.add(pass.conflicts)
      let problems = StructureCheck(versions: versions, document: pass.document).problems()
      guard !problems.isEmpty else {
        return MergeResult(bytes: MergedText(versions, pass.finished()).bytes, conflicts: conflicts.list)
      }
      conflicts.add(problems.map(\.conflict))
      let before = input.undone.count
      for problem in problems { input.apply(problem.cure) }
      // Ours as a whole is always right.
      guard input.undone.count > before else {
        return MergeResult(bytes: versions[.ours].tree.source.bytes, conflicts: conflicts.list)
      }
    }
  }
}

/// A merged document.
package struct MergeResult: Sendable {
  /// The text, as UTF-8. If there are conflicts, it has ours in their places, and can be opened.
  package let bytes: [UInt8]
  /// What a person must decide.
  package let conflicts: [MergeConflict]
}

extension MergeInput {
  fileprivate mutating func apply(_ cure: StructureCheck.Cure) {
    switch cure {
    case .undo(let identity): _ = undo(identity)
    case .restore(let identity): _ = restore(identity)
    }
  }
}

/// Conflicts, each once, in the order in which they are found.
private struct ConflictList {
  private(set) var list: [MergeConflict] = []
  private var known: Set<MergeConflict> = []

  mutating func add(_ conflicts: [MergeConflict]) {
    for conflict in conflicts where known.insert(conflict).inserted { list.append(conflict) }
  }
}

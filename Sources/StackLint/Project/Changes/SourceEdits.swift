import Project

/// How the content of some sources differs between two states of a project, as far as documents are concerned.
struct SourceEdits {
  /// The classes that the sources declare or add to, under all of their names.
  private(set) var classes: Set<String> = []
  /// The outlets and selectors that only one of the states has in some class.
  private(set) var members: Set<String> = []

  /// Nil where the classes themselves differ, not only what is in them: that may concern any document.
  init?(_ edits: [(old: SourceSummary, new: SourceSummary)], classes index: ClassIndex) {
    for (old, new) in edits {
      guard old.imports == new.imports, old.declarations.map(\.outline) == new.declarations.map(\.outline) else {
        return nil
      }
      for declaration in old.declarations {
        classes.insert(declaration.name)
        declaration.runtimeName.map { _ = classes.insert($0) }
      }
      for (old, new) in zip(old.declarations, new.declarations) where old != new {
        // Any class may inherit what is added to a class from elsewhere, and conform to a protocol.
        guard old.kind != .protocol, index[old.name] != nil, !old.isEarlySwift, !new.isEarlySwift else {
          return nil
        }
        members.formUnion(Self.members(old).symmetricDifference(Self.members(new)))
      }
    }
  }

  private static func members(_ declaration: ClassDeclaration) -> Set<String> {
    declaration.selectors.union(declaration.outlets.map(\.name))
  }
}

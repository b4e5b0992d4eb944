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

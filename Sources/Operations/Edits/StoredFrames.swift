import DocumentChanges
import Formats
import LayoutAnalysis
import StackModel

/// The frames that an edited document stores, as Xcode's canvas would update them with the edit.
struct StoredFrames {
  /// The document before.
  let before: [UInt8]
  let path: String

  /// The document with the frames that follow from its constraints, where views were not misplaced before.
  func updated(_ edited: [UInt8]) -> [UInt8] {
    guard let updates = try? FrameUpdates(edited, path: path), !updates.updates.isEmpty,
      let tree = try? XMLTree(edited, path: path)
    else { return edited }
    let misplaced = ids(of: (try? FrameUpdates(before, path: path))?.updates ?? [], in: try? XMLTree(before, path: path))
    let edits = updates.updates.filter { update in id(of: update, in: tree).map { !misplaced.contains($0) } ?? false }
      .flatMap { $0.edits.map(\.edit) }
    return (try? EditList(edits).applied(to: updates.source)) ?? edited
  }

  private func ids(of updates: [FrameUpdate], in tree: XMLTree?) -> Set<String> {
    guard let tree else { return [] }
    return Set(updates.compactMap { id(of: $0, in: tree) })
  }

  private func id(of update: FrameUpdate, in tree: XMLTree) -> String? {
    tree.innermostElement(at: update.range.lowerBound).flatMap { tree[$0, "id"] }
  }
}

import DocumentChanges
import Formats
import LayoutAnalysis

/// The result of a merge, with the frames computed that both sides changed.
struct MergedFrames {
  /// The document as UTF-8.
  let bytes: [UInt8]

  init(_ merge: DocumentMerge, _ result: MergeResult) {
    let views = Set(result.settled.compactMap(merge.viewID))
    bytes = views.isEmpty ? result.bytes : Self.updated(result.bytes, views) ?? result.bytes
  }

  /// Nil where layout cannot tell.
  private static func updated(_ bytes: [UInt8], _ views: Set<String>) -> [UInt8]? {
    guard let updates = try? FrameUpdates(bytes, path: ""), !updates.updates.isEmpty,
      let tree = try? XMLTree(bytes, path: "")
    else { return nil }
    let wanted = updates.updates.filter { update in
      tree.innermostElement(at: update.range.lowerBound).flatMap { tree[$0, "id"] }.map(views.contains) ?? false
    }
    return try? EditList(wanted.flatMap(\.edits).map(\.edit)).applied(to: tree.source)
  }
}

import DocumentChanges
import Drawing
import Formats
import LayoutAnalysis
import StackModel
import Support

/// Draws the screen of a conflict in characters: as it is with ours, and beside it as it is with theirs.
struct ConflictSketch {
  let document: UnmergedDocument
  /// The width of the terminal.
  let columns: Int

  /// - Parameter choices: What was decided about other conflicts.
  func lines(for conflict: MergeConflict, _ choices: MergeChoices) -> [Escaped<LogLine>] {
    let width = max(10, (columns - Self.gap) / 2)
    let ids = ids(around: conflict.identity)
    let sketches = [MergeSide.ours, .theirs].map { side -> [String] in
      var choices = choices
      choices.choose(side, for: conflict)
      let result = document.merge.result(choices)
      return sketch(of: MergedFrames(document.merge, result).bytes, showing: ids, width) ?? ["not there"]
    }
    let columns = [["ours"] + sketches[0], ["theirs"] + sketches[1]]
    return (0..<max(columns[0].count, columns[1].count)).map { row in
      let cells = columns.map { $0.indices.contains(row) ? $0[row] : "" }
      let left: Escaped<LogLine> = "\(cells[0])"
      return (left.padded(to: width + Self.gap) + "\(cells[1])").withoutTrailingSpaces
    }
  }

  private static let gap = 2

  /// The ids of an element and of all that it is in, the innermost first.
  private func ids(around identity: ElementIdentity) -> [String] {
    for side in [MergeSide.ours, .theirs, .base] {
      guard let element = document.merge.element(of: identity, in: side) else { continue }
      let tree = document.merge.tree(of: side)
      let chain = sequence(first: element) { tree.parent(of: $0) }
      return chain.compactMap { tree[$0, "id"] ?? tree[$0, "sceneID"] }
    }
    return []
  }

  /// The screen that has one of the objects; nil if none can be laid out.
  private func sketch(of bytes: [UInt8], showing ids: [String], _ width: Int) -> [String]? {
    guard let laidOut = try? LayoutDocument(bytes, path: document.path) else { return nil }
    let layout = laidOut.layout()
    let subjects = DocumentDrawing(laidOut, layout).subjects
    for id in ids {
      let root = layout[id].map { sequence(first: $0.view) { $0.superview }.reduce($0.view) { $1 } }
      guard let subject = subjects.first(where: { $0.sceneID == id || root === $0.view }) else { continue }
      return CharacterSketch(laidOut, layout, of: subject.view, columns: width).lines
    }
    return nil
  }
}

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

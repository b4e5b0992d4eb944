import DocumentChanges
import Formats
import Support

/// Merges the versions of one document: by lines where that is right, or else by objects.
struct DocumentMerging {
  let files: MergeVersionFiles
  /// The path that messages name.
  let path: String
  let markerSize: Int
  var style = ConflictStyle.ours

  func outcome() throws(InputFile.Failure) -> MergeOutcome {
    let contents = try files.contents()
    let text = TextMerge.run(base: files.base, ours: files.ours, theirs: files.theirs, markerSize: markerSize)
    let merge: DocumentMerge
    do {
      merge = try DocumentMerge(
        base: XMLTree(contents.base, path: "base"), ours: XMLTree(contents.ours, path: "ours"),
        theirs: XMLTree(contents.theirs, path: "theirs"))
    } catch {
      return byLines(text, reason: "\(error)")
    }
    if let text, text.conflictCount == 0, let tree = try? XMLTree(text.bytes, path: path), merge.isRight(tree) {
      return .clean(text.bytes, settled: [])
    }
    let outcome = Self.outcome(of: merge, style: style, markerSize: markerSize)
    if case .refused(let reason) = outcome, let text, text.conflictCount > 0 { return byLines(text, reason: reason) }
    return outcome
  }

  /// The outcome of a merge by objects.
  static func outcome(of merge: DocumentMerge, style: ConflictStyle, markerSize: Int) -> MergeOutcome {
    let result = merge.result()
    let ours = merge.tree(of: .ours)
    let hasMarkers = style == .markers && !result.conflicts.isEmpty
    let written =
      hasMarkers
      ? ours.source.encoding.encode(ConflictMarkers(merge, result, size: markerSize).bytes)
      : ours.bytes(ofDocument: MergedFrames(merge, result).bytes)
    guard let bytes = written else {
      return .refused(reason: "\(UnmergeableDocument.notEncodable)")
    }
    guard result.conflicts.isEmpty else { return .conflicts(bytes, merge, result) }
    guard merge.isVerified(result) else {
      return .refused(reason: "\(UnmergeableDocument.lookalikes)")
    }
    return .clean(bytes, settled: result.settled.map(merge.role))
  }

  private func byLines(_ text: TextMerge?, reason: String) -> MergeOutcome {
    text.map { .text($0.bytes, conflictCount: $0.conflictCount, reason: reason) } ?? .refused(reason: reason)
  }
}

import DocumentChanges
import Formats
import StackLint
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

/// What a merged document holds where a person must decide.
package enum ConflictStyle: String, CaseIterable, Sendable {
  /// What ours have: the document can be opened.
  case ours
  /// The lines of both sides between conflict markers.
  case markers
}

/// How merging a document ended.
enum MergeOutcome {
  /// Nothing is left to decide; what the sides had differently was settled by rule.
  case clean([UInt8], settled: [ElementRole])
  /// A person must decide something. The document can be opened; it has ours in these places.
  case conflicts([UInt8], DocumentMerge, MergeResult)
  /// The document was merged by lines, for a reason.
  case text([UInt8], conflictCount: Int, reason: String)
  /// The document could not be merged, for a reason.
  case refused(reason: String)

  /// Whether nothing is left to do.
  var isClean: Bool {
    switch self {
    case .clean: true
    case .text(_, let conflictCount, _): conflictCount == 0
    case .conflicts, .refused: false
    }
  }
}

/// A merged document with markers around the lines that differ between ours and theirs. What needs no decision has none.
struct ConflictMarkers {
  private(set) var bytes: [UInt8] = []
  private let size: Int

  init(_ merge: DocumentMerge, _ ours: MergeResult, size: Int) {
    self.size = size
    var choices = MergeChoices()
    for conflict in ours.conflicts { choices.choose(.theirs, for: conflict) }
    let versions = [ours, merge.result(choices)].map { result in
      result.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    append(versions[0], versions[1])
    // The text after the last line break is no line.
    bytes.removeLast()
  }

  private mutating func append(_ ours: [ArraySlice<UInt8>], _ theirs: [ArraySlice<UInt8>]) {
    var (mine, others) = (0, 0)
    for pair in LineMatching(ours, theirs).pairs + [(ours.count, theirs.count)] {
      append(hunk: ours[mine..<pair.old], theirs[others..<pair.new])
      if pair.old < ours.count { append(line: ours[pair.old]) }
      (mine, others) = (pair.old + 1, pair.new + 1)
    }
  }

  private mutating func append(hunk ours: ArraySlice<ArraySlice<UInt8>>, _ theirs: ArraySlice<ArraySlice<UInt8>>) {
    guard !ours.isEmpty || !theirs.isEmpty else { return }
    append(marker: "<", " ours")
    for line in ours { append(line: line) }
    append(marker: "=", "")
    for line in theirs { append(line: line) }
    append(marker: ">", " theirs")
  }

  private mutating func append(line: ArraySlice<UInt8>) { bytes += line + [UInt8(ascii: "\n")] }

  private mutating func append(marker: String, _ label: String) {
    append(line: Array((String(repeating: marker, count: size) + label).utf8)[...])
  }
}

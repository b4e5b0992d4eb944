import DocumentChanges
import Formats

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

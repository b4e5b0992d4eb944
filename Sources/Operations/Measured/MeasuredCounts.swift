import Support

/// How much of some documents is as it was measured.
struct MeasuredCounts: Sendable {
  private var equal = 0
  private var kinds: [MeasuredDifference.Kind: Int] = [:]
  private var documents = 0
  private var unmeasuredDocuments = 0

  init() {}

  /// Whether nothing differs in the documents that were measured.
  var isEqual: Bool { kinds.isEmpty }

  /// Whether none of the documents was measured.
  var isEmpty: Bool { documents == 0 && unmeasuredDocuments > 0 }

  mutating func add(_ comparison: MeasuredComparison) {
    documents += 1
    equal += comparison.equalCount
    for difference in comparison.differences { kinds[difference.kind, default: 0] += 1 }
  }

  mutating func addUnmeasuredDocument() { unmeasuredDocuments += 1 }

  /// `14 of 16 frames equal, 2 differ, 1 view not measured`.
  var text: Escaped<LogLine> {
    let different = count(.frame) + count(.superview)
    var parts: [Escaped<LogLine>] = ["\(equal) of \(equal + different) frames equal"]
    if different > 0 { parts.append("\(different) \(different == 1 ? "differs" : "differ")") }
    let others: [(Int, Escaped<LogLine>)] = [
      (count(.unmeasured), "not measured"), (count(.unknown), "not in the documents"),
      (count(.ambiguity), "of other ambiguity"),
    ]
    for (count, words) in others where count > 0 { parts.append("\(count) view\(count == 1 ? "" : "s") \(words)") }
    let conflicts = count(.conflict)
    if conflicts > 0 { parts.append("\(conflicts) conflict\(conflicts == 1 ? "" : "s") different") }
    if unmeasuredDocuments > 0 { parts.append("\(unmeasuredDocuments) of them not measured") }
    return parts.joined(separator: ", ")
  }

  private func count(_ kind: MeasuredDifference.Kind) -> Int { kinds[kind] ?? 0 }
}

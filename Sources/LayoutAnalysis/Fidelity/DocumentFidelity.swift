import NibDecoder
package import StackModel

/// The result of comparing one document.
package struct DocumentFidelity: Sendable {
  struct Count: Sendable {
    var views = 0
    var right = 0

    mutating func add(_ other: Count) {
      views += other.views
      right += other.right
    }
  }

  /// One view whose frame differs.
  struct Difference: Sendable {
    let line: Int
    let column: Int
    let id: String
    let stored: Rect
    let computed: Rect
    let cause: FrameDifferenceCause
    /// What the frame depends on, as in the tables.
    let basis: String
  }

  let path: String
  private(set) var counts: [FidelityGroup: Count] = [:]
  private(set) var differences: [Difference] = []
  /// How far the lengths of texts are off.
  private(set) var texts: [TextGroup: TextErrors] = [:]
  /// How many marks of ambiguity had each outcome.
  let marks: [MarkComparison.Outcome: Int]

  package init(_ comparisons: FrameComparisons, _ document: LayoutDocument, path: String) {
    self.path = path
    marks = comparisons.marks.reduce(into: [:]) { $0[$1.outcome, default: 0] += 1 }
    for text in comparisons.texts {
      for group in TextGroup.groups(of: text, in: document.settings) { texts[group, default: TextErrors()].add(text) }
    }
    let isAnyDifferent = comparisons.comparisons.contains { $0.cause != nil }
    let lines = isAnyDifferent ? LineIndex(document.nib.source) : nil
    for comparison in comparisons.comparisons {
      for group in FidelityGroup.groups(of: comparison, on: document.settings.platform) {
        counts[group, default: Count()].add(Count(views: 1, right: comparison.cause == nil ? 1 : 0))
      }
      guard let cause = comparison.cause else { continue }
      let place = comparison.view.range.flatMap { lines?.position(at: $0.lowerBound) }
      differences.append(
        Difference(
          line: place?.line ?? 0, column: place?.column ?? 0, id: comparison.view.id ?? "", stored: comparison.stored,
          computed: comparison.computed, cause: cause, basis: FidelityGroup.basis(of: comparison).name))
    }
  }
}

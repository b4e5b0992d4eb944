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

/// The result of comparing many documents.
package struct FidelitySummary {
  typealias Count = DocumentFidelity.Count

  /// In the order of their paths.
  let documents: [DocumentFidelity]
  private(set) var counts: [(group: FidelityGroup, count: Count)] = []
  /// How many views differ for each cause, the most frequent first.
  private(set) var causes: [(cause: FrameDifferenceCause, views: Int, documents: Int)] = []
  /// How far the lengths of texts are off.
  private(set) var texts: [TextGroup: TextErrors] = [:]
  /// How many marks of ambiguity had each outcome.
  private(set) var marks: [MarkComparison.Outcome: Int] = [:]
  /// The number of documents with anything to compare, and of documents without a difference.
  private(set) var wholeDocuments = Count()

  package init(_ found: [DocumentFidelity]) {
    documents = found.sorted { $0.path < $1.path }
    var all: [FidelityGroup: Count] = [:]
    var views: [FrameDifferenceCause: Int] = [:]
    var files: [FrameDifferenceCause: Int] = [:]
    for document in documents {
      for (group, errors) in document.texts { texts[group, default: TextErrors()].add(errors) }
      marks.merge(document.marks, uniquingKeysWith: +)
      for (group, count) in document.counts { all[group, default: Count()].add(count) }
      for difference in document.differences { views[difference.cause, default: 0] += 1 }
      for cause in Set(document.differences.map(\.cause)) { files[cause, default: 0] += 1 }
      guard !document.counts.isEmpty else { continue }
      wholeDocuments.add(Count(views: 1, right: document.differences.isEmpty ? 1 : 0))
    }
    counts = all.map { (group: $0.key, count: $0.value) }.sorted(by: Self.precedes)
    causes = views.map { (cause: $0.key, views: $0.value, documents: files[$0.key] ?? 0) }
      .sorted { ($1.views, $0.cause.description) < ($0.views, $1.cause.description) }
  }

  /// By section, then the most frequent first.
  private static func precedes(
    _ left: (group: FidelityGroup, count: Count), _ right: (group: FidelityGroup, count: Count)
  ) -> Bool {
    if left.group.section != right.group.section { return left.group.section < right.group.section }
    return (right.count.views, left.group.name) < (left.count.views, right.group.name)
  }
}

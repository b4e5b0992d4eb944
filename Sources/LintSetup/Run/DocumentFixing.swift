package import LintReports
import NibDecoder
import StackLint

/// Makes the edits that findings carry.
package struct DocumentFixing {
  /// Whether edits that a person should check are made, too.
  package let includesUnsafe: Bool

  package init(includesUnsafe: Bool) {
    self.includesUnsafe = includesUnsafe
  }

  /// A fix may uncover another finding.
  private static let maximumPasses = 10

  /// A document after the edits, what is still found in it, and how many findings were cured. A document that is not in
  /// UTF-8, or that the edits would make unreadable, stays as it is.
  package func fixed(
    _ bytes: [UInt8], _ findings: ([UInt8]) -> FindingReport
  ) -> (bytes: [UInt8], report: FindingReport, count: Int) {
    var result = (bytes: bytes, report: findings(bytes), count: 0)
    for _ in 0..<Self.maximumPasses {
      let chosen = chosenEdits(result.report)
      guard !chosen.edits.isEmpty, result.report.source.bytes == result.bytes else { break }
      let edited = result.report.source.bytes(applying: chosen.edits)
      let report = findings(edited)
      guard report.isReadable else { break }
      result = (edited, report, result.count + chosen.findings)
    }
    return result
  }

  /// The edits of as many findings as do not touch each other, all of a finding or none.
  private func chosenEdits(_ report: FindingReport) -> (edits: [Diagnostic.FixIt], findings: Int) {
    var edits: [Diagnostic.FixIt] = []
    var taken = RangeSet()
    var count = 0
    for diagnostic in report.diagnostics where isWanted(diagnostic) {
      guard taken.insert(diagnostic.fixIts.map(\.range)) else { continue }
      edits += diagnostic.fixIts
      count += 1
    }
    return (edits, count)
  }

  private func isWanted(_ diagnostic: Diagnostic) -> Bool {
    guard !diagnostic.fixIts.isEmpty else { return false }
    return includesUnsafe || RuleCatalogue.rule(diagnostic.ruleID)?.isFixUnsafe == false
  }
}

/// Ranges that do not overlap, in order.
private struct RangeSet {
  private var ranges: [SourceRange] = []

  /// Inserts ranges, unless one of them touches another one.
  mutating func insert(_ new: [SourceRange]) -> Bool {
    let new = new.sorted { $0.lowerBound < $1.lowerBound }
    guard zip(new, new.dropFirst()).allSatisfy({ $0.isBefore($1) }), new.allSatisfy(isFree) else { return false }
    for range in new { ranges.insert(range, at: place(of: range)) }
    return true
  }

  private func place(of range: SourceRange) -> Int {
    ranges.partitioningIndex { $0.lowerBound >= range.lowerBound }
  }

  private func isFree(_ range: SourceRange) -> Bool {
    let place = place(of: range)
    return (place == 0 || ranges[place - 1].isBefore(range)) && (place == ranges.count || range.isBefore(ranges[place]))
  }
}

extension SourceRange {
  /// Whether it ends before another one starts; two insertions at one place do not.
  fileprivate func isBefore(_ other: SourceRange) -> Bool {
    upperBound <= other.lowerBound && lowerBound < other.upperBound
  }
}

extension [SourceRange] {
  /// The first index from which on a condition holds.
  fileprivate func partitioningIndex(_ holds: (SourceRange) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

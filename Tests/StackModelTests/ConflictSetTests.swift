import Foundation
import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Contradictions whose smallest sets are known. `CONFLICT_DOCUMENTS=500` tries more of them.
@Suite struct ConflictSetTests {
  private static var count: UInt64 {
    ProcessInfo.processInfo.environment["CONFLICT_DOCUMENTS"].flatMap(UInt64.init) ?? 60
  }

  @Test func exactlyTheSmallestSetsAreFound() throws {
    for seed in 1...Self.count {
      let contradictory = ContradictoryDocument(seed: seed)
      let read = try document(contradictory.xml)
      let session = try #require(LayoutSession(read, root: read.roots[0]))
      session.layoutIfNeeded()
      let found = session.conflicts.map { conflict in Set(([conflict.broken] + conflict.others).map(\.description)) }
      #expect(Set(found) == Set(contradictory.contradictions), "seed \(seed)\n\(contradictory.xml)")
      #expect(found.count == contradictory.contradictions.count, "seed \(seed)")
    }
  }

  @Test func numbersOfChainsAreAddedUpInTheirOrder() throws {
    for seed in 1...Self.count {
      let contradictory = ContradictoryDocument(seed: seed)
      let conflicts = try layOut(contradictory.xml).diagnostics.filter { $0.ruleID == "conflicting-constraints" }
      #expect(conflicts.count == contradictory.contradictions.count, "seed \(seed)")
      for sum in contradictory.sums where "\(sum); change one".count <= Diagnostic.mostColumns {
        #expect(
          conflicts.contains { $0.message.hasPrefix("\(sum); ") }, "seed \(seed): \(sum)\n\(conflicts.map(\.message))")
      }
    }
  }

  /// The edit that a conflict suggests leaves one conflict fewer.
  @Test func suggestedConstantsEndConflicts() throws {
    for seed in 1...Self.count / 4 {
      let read = try document(ContradictoryDocument(seed: seed).xml)
      let conflicts = read.layout().diagnostics.filter { $0.ruleID == "conflicting-constraints" }
      for fix in conflicts.flatMap(\.fixIts) {
        var bytes = read.nib.source.bytes
        bytes.replaceSubrange(fix.range.lowerBound..<fix.range.upperBound, with: fix.replacement.utf8)
        let edited = try layOut(String(decoding: bytes, as: UTF8.self))
        let rest = edited.diagnostics.filter { $0.ruleID == "conflicting-constraints" }
        #expect(rest.count == conflicts.count - 1, "seed \(seed): \(fix.message)")
      }
    }
  }
}

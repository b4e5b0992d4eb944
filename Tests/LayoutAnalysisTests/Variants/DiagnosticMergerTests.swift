import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// The findings of several variants as one list.
@Suite struct DiagnosticMergerTests {
  private let axes = VariantAxes(
    screens: ["retina4_0", "retina4_7", "retina5_5"].map { Device(named: $0, landscape: false) })

  private func outside(_ points: Int, at place: Int = 10) -> Diagnostic {
    Diagnostic(.viewOutsideSuperview, "sticks \(points) points out", range: SourceRange(place, place + 5))
  }

  private func merged(_ variants: [Diagnostic]...) -> [Diagnostic] {
    var merger = DiagnosticMerger(axes)
    for (variant, found) in variants.enumerated() { merger.add(found, of: [variant]) }
    return merger.merged
  }

  @Test func findingOfAllVariantsHasNoNote() {
    #expect(merged([outside(3)], [outside(3)], [outside(3)]) == [outside(3)])
  }

  @Test func findingOfSomeVariantsHasTheirNames() throws {
    let found = merged([outside(3)], [], [outside(3)])
    #expect(found.count == 1)
    #expect(found.first?.variants == ["retina4_0", "retina5_5"])
    #expect(found.first?.notes.map(\.message) == ["only on retina4_0 and retina5_5 (2 of 3 variants)"])
  }

  @Test func otherNumbersAreTheSameFinding() {
    let found = merged([outside(3)], [outside(8)], [outside(9)])
    #expect(found.map(\.message) == ["sticks 3 points out"])
    #expect(found.first?.notes.last?.message == "in all variants; the numbers are those of retina4_0")
    #expect(found.first?.variants == [])
  }

  /// Whatever the order in which variants are laid out, the message is that of the first variant.
  @Test func messageIsThatOfTheFirstVariant() {
    var merger = DiagnosticMerger(axes)
    merger.add([outside(9)], of: [2])
    merger.add([outside(5)], of: [1])
    #expect(merger.merged.map(\.message) == ["sticks 5 points out"])
    #expect(
      merger.merged.first?.notes.last?.message
        == "only on retina4_7 and retina5_5 (2 of 3 variants); the numbers are those of retina4_7")
  }

  @Test func findingsAtOtherPlacesStayApart() {
    let found = merged([outside(3, at: 40), outside(3, at: 10)], [], [])
    #expect(found.map(\.range?.lowerBound) == [10, 40])
  }

  @Test func equalFindingsOfOneVariantStayApart() {
    let found = merged([outside(3), outside(4)], [outside(3)], [])
    #expect(found.count == 2)
    #expect(found.map(\.variants.count) == [2, 1])
  }

  private func overlap(with place: Int) -> Diagnostic {
    Diagnostic(
      .overlappingViews, "overlaps", range: SourceRange(1, 2),
      notes: [Diagnostic.Note("is here", range: SourceRange(place, place + 1))])
  }

  @Test func overlapsWithOtherViewsStayApart() {
    #expect(merged([overlap(with: 5)], [overlap(with: 7)], []).count == 2)
    #expect(merged([overlap(with: 5)], [overlap(with: 5)], []).count == 1)
  }

  private func conflict(with place: Int) -> Diagnostic {
    Diagnostic(
      .conflictingConstraints, "would be broken", range: SourceRange(1, 2),
      notes: [Diagnostic.Note("with", range: SourceRange(place, place + 1))])
  }

  @Test func conflictOfAConstraintIsOneFindingWhateverItConflictsWith() {
    let found = merged([conflict(with: 5)], [conflict(with: 7)], [])
    #expect(found.count == 1)
    #expect(found.first?.variants == ["retina4_0", "retina4_7"])
  }

  @Test func misplacedViewsAreNotOfVariants() {
    let misplaced = Diagnostic(.misplacedView, "stored frame", range: SourceRange(1, 2))
    #expect(merged([], [misplaced], []) == [misplaced])
  }

  @Test func edgesAndFixesStay() {
    let fix = Diagnostic.FixIt("set x", range: SourceRange(3, 4), replacement: "8")
    let found = Diagnostic(.clippedText, "needs more", range: SourceRange(1, 2), fixIts: [fix])
    #expect(merged([found], [], []).first?.fixIts == [fix])
    #expect(merged([found], [], []).first?.severity == .warning)
  }
}

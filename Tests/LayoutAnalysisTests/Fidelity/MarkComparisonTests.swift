import TestSupport
import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Interface Builder's marks of ambiguity beside what constraints leave open.
@Suite struct MarkComparisonTests {
  private typealias Outcome = MarkComparison.Outcome

  /// The outcomes of the marks of two views `a` and `b` in a root of 200 by 300.
  private func outcomes(_ views: String, _ lines: String) throws -> [String: MarkComparison.Outcome] {
    let text = xib("<subviews>\(views)</subviews>\(constraints(lines))")
    let marks = FrameComparisons(try LayoutDocument(Array(text.utf8), path: "test.xib")).marks
    return Dictionary(uniqueKeysWithValues: marks.map { ($0.view.id ?? "", $0.outcome) })
  }

  private let marked = plainView("a", "ambiguous=\"YES\"")
  private let place = "a.leading == root.leading\na.top == root.top\na.height == 10\n"

  @Test func markIsFoundWhereAConstraintIsMissing() throws {
    #expect(try outcomes(marked, place) == ["a": .found])
    #expect(try outcomes(marked, place + "a.width == 10") == ["a": .missed])
  }

  @Test func ambiguityWithoutAMarkCountsOnlyBesideMarks() throws {
    let open = plainView("b")
    #expect(try outcomes(marked + open, place + "a.width == 10") == ["a": .missed, "b": .unmarked])
    #expect(try outcomes(plainView("a") + open, place + "a.width == 10") == [:])
  }

  @Test func markOfAViewWithoutConstraintsCannotBeKnown() throws {
    let view = "<view id=\"a\" ambiguous=\"YES\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    #expect(try outcomes(view, "") == ["a": .unconstrained])
  }

  @Test func markAmidAConflictCannotBeKnown() throws {
    #expect(try outcomes(marked, place + "a.width == 10\na.width == 20") == ["a": .contradicted])
  }

  @Test func markOfAnUnknownClassCannotBeKnown() throws {
    let label = """
      <label id="a" ambiguous="YES" text="A" customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO"/>
      """
    #expect(try outcomes(label, "a.leading == root.leading\na.top == root.top") == ["a": .unknownClass])
  }

  @Test(arguments: [(10.0, Outcome.missed), (70, .outOfDate)])
  func markBesideAFrameThatContradictsAnotherIsOutOfDate(y: Double, expected: MarkComparison.Outcome) throws {
    func view(_ id: String, _ attributes: String, _ y: Double) -> String {
      plainView(id, attributes, "<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"10\" height=\"10\"/>")
    }
    let lines = place + "a.width == 10\nb.leading == root.leading\nb.top == a.bottom\nb.height == 10\nb.width == 10"
    #expect(try outcomes(view("a", "", 0) + view("b", "ambiguous=\"YES\"", y), lines) == ["b": expected])
  }
}

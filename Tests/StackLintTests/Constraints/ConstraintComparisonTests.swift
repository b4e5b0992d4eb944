import Formats
import TestSupport
import Testing

/// What rules say of constraints that compare the same things.
@Suite struct ConstraintComparisonTests {
  private func views(_ constraints: String) -> String {
    """
    <view id="root">
      <view id="a"/>
      <view id="b"/>
      \(constraints)
    </view>
    """
  }

  private static let all = [
    "duplicate-constraint", "contradicting-constraints", "constraint-never-binds", "conflicting-constraints",
  ]

  private func rules(_ constraints: String) throws -> [String] {
    let source = try LintedSource.definition(
      views(constraints), Self.all[0], Self.all[1], Self.all[2], Self.all[3])
    return source.diagnostics.map(\.ruleID)
  }

  @Test func lineIsRemovedOnlyIfItIsTheConstraint() throws {
    func fixes(_ lines: String, _ metrics: String = "") throws -> [[Diagnostic.FixIt]] {
      let source = try LintedSource.definition(
        views("\(metrics)<constraints>\n\(lines)\n</constraints>"), "duplicate-constraint", "conflicting-constraints")
      return source.diagnostics.map(\.fixIts)
    }
    let equation = try fixes("[a][b]\nb.leading = a.trailing")
    #expect(equation.map { $0.map(\.message) } == [["remove the constraint"]])
    let format = try fixes("b.leading = a.trailing\n[a][b(40)]")
    #expect(format == [[]])
    let conflict = try fixes("a.width = 40\n[a(80)]")
    #expect(conflict.map { $0.map(\.message) } == [["change 80 to 40"]])
    #expect(try fixes("a.width = 40\n[a(side)]", "<metrics side=\"80\"/>") == [[]])
  }

  @Test func equalButForTheConstantIsAConflictWhereBothAreRequired() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" constant="40"/>
      <constraint firstItem="a" firstAttribute="width" constant="80"/>
      """
    #expect(try rules(constraints) == ["conflicting-constraints"])
  }

  @Test func mirroredButForTheConstantIsAConflictToo() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" constant="10"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" constant="10"/>
      """
    #expect(try rules(constraints) == ["conflicting-constraints"])
  }

  @Test func saysWhereADuplicateIsAndRemovesItWithItsLine() throws {
    let source = try LintedSource.definition(
      views(
        """
        <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2"/>
          <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1/2"/>
        """), "duplicate-constraint")
    #expect(source.messages == ["b.width == 0.5 × a.width is a duplicate; remove it"])
    #expect(source.diagnostics.first?.notes.map(\.message) == ["a.width == 2 × b.width says the same"])
    let remaining = """
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" multiplier="2"/>
      """
    #expect(try source.fixed == views(remaining))
  }

  @Test func negativeMultiplierKeepsTheRelation() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="b" \
      secondAttribute="width" multiplier="-2" constant="100"/>
      <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" secondItem="a" \
      secondAttribute="width" multiplier="-0.5" constant="50"/>
      """
    #expect(try rules(constraints) == ["duplicate-constraint"])
  }

  @Test func differentPrioritiesAreNoDuplicates() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" constant="40" priority="750"/>
      <constraint firstItem="a" firstAttribute="width" constant="40"/>
      """
    #expect(try rules(constraints) == ["constraint-never-binds"])
  }

  @Test func saysWhichPriorityIsMissing() throws {
    let source = try LintedSource.definition(
      views(
        """
        <constraint firstItem="a" firstAttribute="width" constant="40" priority="750"/>
        <constraint firstItem="a" firstAttribute="width" constant="80" priority="750"/>
        """), "contradicting-constraints")
    #expect(
      source.messages == [
        "a.width == 80 @750 contradicts another of its priority; remove one"
      ])
    #expect(source.diagnostics.first?.notes.map(\.message) == ["a.width == 40 @750 contradicts it"])
  }

  @Test func saysWhatMakesAConstraintIdle() throws {
    let source = try LintedSource.definition(
      views(
        """
        <constraint firstItem="a" firstAttribute="width" constant="80"/>
          <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="100"/>
          <constraint firstItem="a" firstAttribute="width" constant="60" priority="999"/>
          <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="-1"/>
        """), "constraint-never-binds")
    #expect(
      source.messages == [
        "a.width <= 100 never binds next to a.width == 80, which is required; remove it",
        "a.width == 60 @999 never holds next to a.width == 80, which is required; remove it",
        "a.height >= -1 never binds, as no length is negative; remove it",
      ])
    #expect(try source.fixed == views("<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"80\"/>"))
  }

  @Test func onlyConstraintOfAViewIsNotSuperfluous() throws {
    #expect(
      try rules("<constraint firstItem=\"a\" firstAttribute=\"height\" relation=\"greaterThanOrEqual\"/>") == [])
  }

  @Test func weakerWishTowardAnInequalityBinds() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="80"/>
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="40" priority="250"/>
      """
    #expect(try rules(constraints) == [])
  }

  @Test func manyConstraintsOnAViewEnd() async {
    await #expect(processExitsWith: .success) {
      for priority in [1.0, 750, 1000] {
        try Growth.expectNearlyLinear(from: 100) { count in
          let constraints = (0..<count).map { index in
            "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\(index / 2)\" priority=\"\(priority)\"/>"
          }
          return (constraints.joined(), count)
        } work: { constraints, count in
          let rules = try ConstraintComparisonTests().rules(constraints)
          let found = Dictionary(grouping: rules) { $0 }.mapValues(\.count)
          #expect(found["duplicate-constraint"] == count / 2)
          #expect(found["contradicting-constraints"] == (priority < 1000 ? count - 2 : nil))
          #expect(found["constraint-never-binds"] == nil)
        }
      }
    }
  }

  @Test(arguments: ["0", "-0", "0:1"]) func multiplierOfNothingIsAFinding(
    multiplier: String
  ) throws {
    let source = try LintedSource.definition(
      views(
        """
        <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" \
        multiplier="\(multiplier)"/>
        <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" secondItem="a" \
        secondAttribute="width" multiplier="\(multiplier)" constant="1000000"/>
        """), "zero-multiplier", Self.all[0], Self.all[1], Self.all[2])
    #expect(source.diagnostics.map(\.ruleID) == ["zero-multiplier", "zero-multiplier"])
  }

  @Test(arguments: ["1e-11", "0.5", "1000000"]) func otherMultipliersAreCompared(multiplier: String) throws {
    let constraint =
      "<constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" "
      + "multiplier=\"\(multiplier)\" constant=\"1000000\"/>"
    #expect(try rules(constraint + constraint) == ["duplicate-constraint"])
  }
}

import Testing

@testable import StackLint
@testable import StackModel

/// What constraints of a group say of each other is what comparing each with all others gives.
@Suite struct ConstraintGroupTests {
  private struct Constraints {
    let document: LintedDocument

    /// Constraints between two views with numbers that often agree.
    init(seed: UInt64) throws {
      var random = Random(state: seed)
      let constraints = (0..<40).map { _ in
        let isTurned = random.next(4) == 0
        let multiplier = random.next(3) == 0 ? "multiplier=\"\(isTurned ? "0.5" : "2")\"" : ""
        let placeholder = random.next(8) == 0 ? "placeholder=\"YES\"" : ""
        return """
          <constraint firstItem="\(isTurned ? "b" : "a")" firstAttribute="width" secondItem="\(isTurned ? "a" : "b")" \
          secondAttribute="width" relation="\(["equal", "lessThanOrEqual", "greaterThanOrEqual"][random.next(3)])" \
          constant="\(random.next(7) - 3)" priority="\([250, 750, 1000][random.next(3)])" \(multiplier) \(placeholder)/>
          """
      }
      let text = "<view id=\"root\"><view id=\"a\"/><view id=\"b\"/>\(constraints.joined())</view>"
      document = LintedDocument(try LayoutDocument(Array(text.utf8), path: "a.xml"))
    }
  }

  private struct Random {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private func places(_ pairs: [ConstraintGroups.Pair]) -> Set<[Int]> {
    Set(pairs.map { [$0.later.start, $0.earlier.start] })
  }

  /// For each member the first earlier one in its group that fits.
  private func pairs(
    _ groups: ConstraintGroups, _ fits: (NormalizedConstraint, NormalizedConstraint) -> Bool
  ) -> [ConstraintGroups.Pair] {
    groups.groups.flatMap { group in
      group.indices.compactMap { index in
        group[..<index].first { fits(group[index], $0) }.map { (group[index], $0) }
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func repetitionsAreTheFirstThatSayTheSame(seed: UInt64) throws {
    let groups = try Constraints(seed: seed).document.constraints.groups
    let expected = pairs(groups) {
      $0.saysTheSame(as: $1) && $0.constraint.isPlaceholder == $1.constraint.isPlaceholder
    }
    #expect(places(groups.repetitions) == places(expected))
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func contradictionsAreTheFirstThatExclude(seed: UInt64) throws {
    let groups = try Constraints(seed: seed).document.constraints.groups
    let expected = pairs(groups) { $0.excludes($1) && $0.constraint.priority == $1.constraint.priority }
    #expect(places(groups.contradictions) == places(expected))
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func idleConstraintsAreThoseThatARequiredOneDecides(seed: UInt64) throws {
    let document = try Constraints(seed: seed).document
    let rule = try #require(RuleCatalog.rule("constraint-never-binds"))
    let found = Linter([rule]).lint(document).diagnostics.filter { $0.ruleID == rule.id }
    let expected = document.constraints.steadyGroups.groups.flatMap { group in
      group.compactMap { one -> [Int?]? in
        group.first { decides($0, one) }.map { [one.start, $0.constraint.range?.lowerBound] }
      }
    }
    #expect(Set(found.map { [$0.range?.lowerBound, $0.notes.first?.range?.lowerBound] }) == Set(expected))
  }

  private func decides(_ other: NormalizedConstraint, _ one: NormalizedConstraint) -> Bool {
    guard other.constraint !== one.constraint, other.constraint.priority == 1000 else { return false }
    if other.implies(one), !one.saysTheSame(as: other) { return true }
    return other.isEquality && one.excludes(other) && one.constraint.priority < 1000
  }

  @Test func firstLargeEnoughNumberIsFound() {
    var maximum = RunningMaximum()
    for (place, number) in [3.0, 1, 3, 5, 4, 9].enumerated() { maximum.append(number, at: place) }
    #expect([2.0, 3, 4, 5, 9].map(maximum.firstPlace(atLeast:)) == [0, 0, 3, 3, 5])
    #expect([3.0, 5, 9].map(maximum.firstPlace(above:)) == [3, 5, nil])
    #expect(RunningMaximum().firstPlace(atLeast: 0) == nil)
  }
}

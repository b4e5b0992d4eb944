import Testing

@testable import StackModel

/// One combination of a stack view's properties whose constraints are published or measured.
struct ConstraintSetRow: Sendable, CustomTestStringConvertible {
  var stack: StackDescription

  var testDescription: String {
    let flags = (stack.isBaselineRelative ? " baseline relative" : "") + (stack.margins == nil ? "" : " in margins")
    let views = stack.views.map { $0.isHidden ? "(\($0.name))" : $0.name }.joined(separator: " ")
    let sources = (["from " + sources.map(\.description).joined(separator: ", ")] + contradictions).joined(
      separator: "; ")
    return "\(stack.axis) \(stack.distribution) \(stack.alignment)\(flags): \(views); \(sources)"
  }

  /// Who published what the row expects.
  var sources: [Source] {
    if stack.alignment.isBaseline, !stack.isHorizontal, stack.views.count > 1 { return [.arranged] }
    if stack.views.count == 1 { return stack.alignment == .center ? [.arranged, .article] : [.arranged] }
    if stack.margins != nil || stack.isBaselineRelative { return [.arranged, .article] }
    return [.arranged, .tzStackView, .article]
  }

  /// Where published sources say different things, and which of them the row follows.
  var contradictions: [String] {
    Contradiction.all.filter { $0.concerns(stack) }.map(\.text)
  }
}

/// Something that two public sources say differently.
struct Contradiction: Sendable {
  var text: String
  var concerns: @Sendable (StackDescription) -> Bool

  static let all = [
    Contradiction(
      text: "Let's Build UIStackView prints the top at the spanner, TZStackView has an equality; Arranged's measurement"
        + " and stored frames have the first view with an inequality, which holds here"
    ) { $0.alignment == .firstBaseline && $0.isHorizontal && $0.views.count > 1 && !$0.visible.isEmpty },
    Contradiction(
      text: "Arranged's code binds the far end to the first view, which its tests cannot see;"
        + " Let's Build UIStackView and TZStackView have the spanner, which holds here"
    ) { $0.alignment == .center && $0.views.count > 1 && !$0.visible.isEmpty },
    Contradiction(
      text: "TZStackView counts the priorities of equal gaps down from 149; Arranged measured 149 for all"
    ) { $0.distribution == .equalCentering && $0.visible.count > 3 },
    Contradiction(
      text: "a disabled test of Arranged reports the whole spacing between the first two views as UIKit's bug;"
        + " stored frames show none, which holds here"
    ) { $0.views.count == 3 && $0.views[0].isHidden && $0.views[1].isHidden && !$0.views[2].isHidden },
    Contradiction(
      text: "TZStackView counts priorities down for hidden views too, Arranged for visible ones only, which holds here"
    ) { $0.distribution == .fillProportionally && $0.visible.count < $0.views.count && $0.visible.count > 1 },
    Contradiction(
      text: "Let's Build UIStackView leaves the fit of the length out; Arranged and TZStackView have it"
    ) { $0.distribution == .equalSpacing || $0.distribution == .equalCentering },
    Contradiction(
      text: "TZStackView and FDStackView write the lengths the other way round or as a chain; Let's Build UIStackView"
        + " and Arranged have a star around the first visible view"
    ) { $0.distribution == .fillEqually && $0.visible.count > 1 },
    Contradiction(
      text:
        "Let's Build UIStackView prints the near end at the hidden first view, without a distance after it; Arranged's"
        + " measurement has it at the first visible view, with the same frames, which holds here"
    ) { ($0.views.first?.isHidden ?? false) && !$0.visible.isEmpty },
    Contradiction(
      text: "UIStackView.h measures the ends of the stack from baselines too; the printed constraints do not"
    ) { $0.isBaselineRelative && !$0.isHorizontal },
  ]
}

extension ConstraintSetRow {
  /// Every axis, alignment, set of hidden views and pair of flags for one to four views.
  static func rows(of distribution: StackView.Distribution) -> [ConstraintSetRow] {
    let directions = pairs(Axis.allCases, alignments)
    let flags = pairs([false, true], [nil, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)])
    return pairs(pairs(directions, viewLists), flags).map { arranged, flags in
      let ((axis, alignment), views) = arranged
      return ConstraintSetRow(
        stack: StackDescription(
          axis: axis, distribution: distribution, alignment: alignment, spacing: 10, isBaselineRelative: flags.0,
          margins: flags.1, views: views))
    }
  }

  private static func pairs<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
    first.flatMap { one in second.map { (one, $0) } }
  }

  private static let alignments: [StackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  /// One to four views, any of them hidden.
  private static let viewLists: [[ViewDescription]] = (1...4).flatMap { count in
    (0..<1 << count).map { hidden in views(count, hidden: hidden) }
  }

  private static func views(_ count: Int, hidden: Int) -> [ViewDescription] {
    let all = [
      ViewDescription("a", 40, 20), ViewDescription("b", 100, 50), ViewDescription("c", 60, 30),
      ViewDescription("d", 25, 45),
    ]
    return all.prefix(count).enumerated().map { hidden >> $0 & 1 == 1 ? $1.hidden : $1 }
  }
}

/// The rows are many and short: they take less time one after the other than at once.
@Suite(.serialized) struct ConstraintSetTests {
  @Test(arguments: ConstraintSetRow.rows(of: .fill))
  func fillAddsThePublishedConstraints(_ row: ConstraintSetRow) throws { try check(row) }

  @Test(arguments: ConstraintSetRow.rows(of: .fillEqually))
  func fillEquallyAddsThePublishedConstraints(_ row: ConstraintSetRow) throws { try check(row) }

  @Test(arguments: ConstraintSetRow.rows(of: .fillProportionally))
  func fillProportionallyAddsThePublishedConstraints(_ row: ConstraintSetRow) throws { try check(row) }

  @Test(arguments: ConstraintSetRow.rows(of: .equalSpacing))
  func equalSpacingAddsThePublishedConstraints(_ row: ConstraintSetRow) throws { try check(row) }

  @Test(arguments: ConstraintSetRow.rows(of: .equalCentering))
  func equalCenteringAddsThePublishedConstraints(_ row: ConstraintSetRow) throws { try check(row) }

  private func check(_ row: ConstraintSetRow) throws {
    let live = try LiveStack(row.stack)
    let difference = difference(live.constraints, DocumentedRules(stack: row.stack).constraints)
    #expect(difference.isEmpty, "\(row.testDescription)\n\(difference.joined(separator: "\n"))")
  }

  @Test func everyRowNamesASource() {
    let rows = StackView.Distribution.allCases.flatMap(ConstraintSetRow.rows)
    #expect(rows.count == 7200)
    #expect(rows.allSatisfy { !$0.sources.isEmpty })
  }
}

import Testing

@testable import AutoLayout

/// Linear constraints on named variables whose solution somebody published.
struct SolverRow: SourcedRow {
  /// A sum of variables that compares with a number, at a priority.
  struct Wish: Sendable {
    var terms: [String: Double]
    var relation: Relation
    var constant: Double
    var priority: Double

    init(_ terms: [String: Double], _ relation: Relation, _ constant: Double, _ priority: Double = 1000) {
      (self.terms, self.relation, self.constant, self.priority) = (terms, relation, constant, priority)
    }
  }

  var behavior: String
  var source: Source
  var note = ""
  var wishes: [Wish]
  /// Nil where the requirements contradict each other.
  var expected: [String: Double]?
}

@Suite struct SolverTests {
  @Test(arguments: SolverRow.all)
  func solutionIsThePublishedOne(_ row: SolverRow) throws {
    var system = LinearSystem()
    var variables: [String: Variable] = [:]
    for name in Set(row.wishes.flatMap(\.terms.keys)).sorted() { variables[name] = system.makeVariable() }
    for wish in row.wishes {
      let terms = wish.terms.sorted { $0.key < $1.key }.compactMap { name, factor in
        variables[name].map { LinearTerm($0, coefficient: factor) }
      }
      system.add(
        terms, relation: wish.relation, constant: wish.constant, priority: Priority(rawValue: wish.priority))
    }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty == (row.expected != nil), "\(row.testDescription)")
    for (name, value) in row.expected ?? [:] {
      let variable = try #require(variables[name])
      #expect(abs(solution[variable] - value) < 1e-9, "\(row.testDescription): \(name)")
    }
  }
}

extension SolverRow {
  static let all = kiwi + autoLayout

  /// kiwi's strengths as levels of ours.
  private static let (strong, medium, weak) = (750.0, 500.0, 250.0)

  /// A middle that is dragged: both ends follow, 20 apart at least, from -10 to 100.
  private static func middle(at middle: Double, left: Double, right: Double) -> [Wish] {
    [
      Wish(["middle": 2, "left": -1, "right": -1], .equal, 0),
      Wish(["right": 1, "left": -1], .greaterThanOrEqual, 20),
      Wish(["left": 1], .greaterThanOrEqual, -10), Wish(["right": 1], .lessThanOrEqual, 100),
      Wish(["middle": 1], .equal, middle, strong), Wish(["left": 1], .equal, left, weak),
      Wish(["right": 1], .equal, right, weak),
    ]
  }

  static let kiwi = [
    SolverRow(
      behavior: "a requirement beats a weak wish", source: .kiwi,
      wishes: [
        Wish(["x": 1, "y": 1], .equal, 0), Wish(["x": 1], .equal, 10), Wish(["y": 1], .greaterThanOrEqual, 0, weak),
      ], expected: ["x": 10, "y": -10]),
    SolverRow(
      behavior: "a strong wish beats a medium one", source: .kiwi,
      wishes: [
        Wish(["x": 1, "y": 1], .equal, 0), Wish(["x": 1], .greaterThanOrEqual, 10, medium),
        Wish(["y": 1], .equal, 2, strong),
      ], expected: ["x": -2, "y": 2]),
    SolverRow(
      behavior: "at least 1 and at most 0 is a contradiction", source: .kiwi,
      wishes: [Wish(["x": 1], .greaterThanOrEqual, 1), Wish(["x": 1], .lessThanOrEqual, 0)], expected: nil),
    SolverRow(
      behavior: "a suggested value beats a weaker wish", source: .kiwi,
      wishes: [Wish(["x": 1], .equal, 1, weak), Wish(["x": 1], .equal, 2, medium)], expected: ["x": 2]),
    SolverRow(
      behavior: "a suggested value does not beat a requirement", source: .kiwi,
      wishes: [
        Wish(["x": 1, "y": 1], .equal, 0), Wish(["y": 1], .lessThanOrEqual, -1),
        Wish(["y": 1], .greaterThanOrEqual, 0, weak), Wish(["y": 1], .equal, 0, weak),
      ], expected: ["x": 1, "y": -1]),
    SolverRow(
      behavior: "a suggestion decides what is open", source: .kiwi,
      wishes: [Wish(["x": 2], .greaterThanOrEqual, -1), Wish(["x": 1], .equal, 10, weak)], expected: ["x": 10]),
    SolverRow(
      behavior: "a weak wish that a requirement contradicts is missed by as little as can be", source: .kiwi,
      wishes: [Wish(["x": 1], .greaterThanOrEqual, 10), Wish(["x": 1], .lessThanOrEqual, -5, weak)],
      expected: ["x": 10]),
    SolverRow(
      behavior: "a dragged middle takes both ends along", source: .kiwi, wishes: middle(at: 40, left: 30, right: 50),
      expected: ["middle": 40, "left": 30, "right": 50]),
    SolverRow(
      behavior: "a middle dragged far stops both ends", source: .kiwi, wishes: middle(at: 90, left: 30, right: 50),
      expected: ["middle": 90, "left": 80, "right": 100]),
    SolverRow(
      behavior: "a middle of 60 with the left end at 40 has the right one at 80", source: .kiwiBasics,
      wishes: [
        Wish(["left": 1], .greaterThanOrEqual, 0), Wish(["right": 1], .lessThanOrEqual, 100),
        Wish(["right": 1, "left": -1], .greaterThanOrEqual, 20),
        Wish(["middle": 2, "left": -1, "right": -1], .equal, 0),
        Wish(["left": 1], .equal, 40, weak), Wish(["middle": 1], .equal, 60, strong),
      ], expected: ["left": 40, "middle": 60, "right": 80]),
    SolverRow(
      behavior: "a middle of 90 moves the left end to 80", source: .kiwiBasics,
      wishes: [
        Wish(["left": 1], .greaterThanOrEqual, 0), Wish(["right": 1], .lessThanOrEqual, 100),
        Wish(["right": 1, "left": -1], .greaterThanOrEqual, 20),
        Wish(["middle": 2, "left": -1, "right": -1], .equal, 0),
        Wish(["left": 1], .equal, 40, weak), Wish(["middle": 1], .equal, 90, strong),
      ], expected: ["left": 80, "middle": 90, "right": 100]),
  ]

  static let autoLayout = [
    SolverRow(
      behavior: "one wish at 751 beats two at 750", source: .autoLayoutGuide,
      note: "kiwi adds weighted strengths up within a level, UIKit's priorities are levels of their own",
      wishes: [
        Wish(["x": 1], .equal, 10, 751), Wish(["x": 1], .equal, 0, 750), Wish(["x": 1], .equal, 1, 750),
      ], expected: ["x": 10]),
    SolverRow(
      behavior: "an optional wish that cannot be met is met as closely as can be", source: .autoLayoutGuide,
      wishes: [Wish(["width": 1], .equal, 300, 750), Wish(["width": 1], .lessThanOrEqual, 200)],
      expected: ["width": 200]),
    SolverRow(
      behavior: "content resists compression more than it hugs", source: .autoLayoutGuide,
      wishes: [
        Wish(["a": 1, "b": 1], .equal, 100), Wish(["a": 1], .greaterThanOrEqual, 70, 750),
        Wish(["b": 1], .lessThanOrEqual, 50, 250), Wish(["b": 1], .greaterThanOrEqual, 50, 749),
      ], expected: ["a": 70, "b": 30]),
    SolverRow(
      behavior: "a factor and a constant are applied to the second item", source: .autoLayoutGuide,
      wishes: [Wish(["red": 1, "blue": -2], .equal, 8), Wish(["blue": 1], .equal, 21)], expected: ["red": 50]),
  ]
}

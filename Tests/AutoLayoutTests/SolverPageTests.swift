import Foundation
import TestSupport
import Testing

@testable import AutoLayout

/// `Documentation/Internals/Solver.md` shows the descriptions of a system.
@Suite struct SolverPageTests {
  /// Two views between 0 and 300, with the distance 8 between them: a stack view's constraints and the content sizes.
  private let system: LinearSystem
  private let edges: [Variable]

  init() {
    var system = LinearSystem()
    let edges = (0..<6).map { _ in system.makeVariable() }
    func add(
      _ edge: Int, minus other: Int? = nil, _ relation: Relation, _ constant: Double, _ priority: Priority = .required
    ) {
      let terms = [LinearTerm(edges[edge])] + (other.map { [LinearTerm(edges[$0], coefficient: -1)] } ?? [])
      system.add(terms, relation: relation, constant: constant, priority: priority)
    }
    add(0, .equal, 0)
    add(5, .equal, 300)
    add(1, minus: 0, .equal, 0)
    add(3, minus: 2, .equal, 8)
    add(5, minus: 4, .equal, 0)
    for (end, start, size) in [(2, 1, 80.0), (4, 3, 120)] {
      add(end, minus: start, .lessThanOrEqual, size, .defaultLow)
      add(end, minus: start, .greaterThanOrEqual, size, .defaultHigh)
    }
    self.system = system
    self.edges = edges
  }

  @Test func descriptionsAreThoseOnThePage() throws {
    let page = try Checkout.text("Documentation/Internals/Solver.md")
    let blocks = page.components(separatedBy: "```").filter { $0.hasPrefix("text\n") }.map { $0.dropFirst(5) }
    #expect(blocks.map { $0.trimmingCharacters(in: .newlines) } == [system.description, system.reducedDescription])
  }

  /// 300 - 8 - 120 is left for the first length: the first of two equal hugging priorities gives way.
  @Test func systemOfThePageHasTheExpectedSolution() {
    let solution = system.solve()
    #expect(edges.map { solution[$0] } == [0, 0, 172, 180, 300, 300])
    #expect(solution.conflicts.isEmpty && solution.rejected.isEmpty)
  }
}

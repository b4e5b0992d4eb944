import Foundation
import TestSupport
import Testing

@testable import AutoLayout

/// Variables and sums that required equalities make equal to others have no columns. That changes no solution.
@Suite struct ColumnNumberingTests {
  /// The columns of a system, and its optimum.
  private struct Solved: ~Copyable {
    let subproblem: Subproblem
    var optimum = SubproblemOptimum()
    let violations: ContiguousArray<Int>
    var values: [Int32: SubproblemSolution.Value] = [:]

    init(_ system: LinearSystem, joinsEqualVariables: Bool) {
      let components = Components(system)
      var localVariables = ContiguousArray<Int32>(repeating: -1, count: system.variableCount)
      subproblem = Subproblem(
        system, members: components.members, ranks: components.ranks, joinsEqualVariables: joinsEqualVariables,
        localVariables: &localVariables)
      optimum.evaluate(subproblem, system)
      var values: [Int32: SubproblemSolution.Value] = [:]
      optimum.report(subproblem, system) { values[$0.variable] = $0 }
      violations = subproblem.violations(system) { values[$0]?.value ?? .nan }
      self.values = values
    }
  }

  /// How many stacks are compared; a million on request.
  private static let count = ProcessInfo.processInfo.environment["IBSTACK_GAP_COUNT"].flatMap { Int($0) } ?? 3000

  @Test func equalGapsAreSolvedAsWithColumnsOfTheirOwn() throws {
    var random = SplitMix64(seed: 1)
    var (joined, contradictory) = (0, 0)
    for _ in 0..<Self.count {
      let stack = GapStack(&random)
      let found = Solved(stack.system, joinsEqualVariables: true)
      let expected = Solved(stack.system, joinsEqualVariables: false)
      if found.subproblem.columns.count < expected.subproblem.columns.count { joined += 1 }
      #expect(found.violations.isEmpty == expected.violations.isEmpty, "\(stack.system)")
      if expected.violations.isEmpty {
        try compare(found, expected, stack)
      } else {
        contradictory += 1
      }
    }
    #expect(joined > Self.count / 2)
    #expect(contradictory > 0 && contradictory < Self.count / 2)
  }

  /// Constraints other than those of a stack may leave a tie that no rule settles. Then only the sums of errors are the
  /// same, and whether a variable is determined is up to the corner of the tie where the solution is.
  private func compare(_ found: borrowing Solved, _ expected: borrowing Solved, _ stack: GapStack) throws {
    for (variable, other) in expected.values {
      let own = try #require(found.values[variable])
      let (freedom, otherFreedom) = (own.degreesOfFreedom, other.degreesOfFreedom)
      let isOpen = freedom.isUndetermined || freedom.isTied
      #expect(isOpen == (otherFreedom.isUndetermined || otherFreedom.isTied), "\(stack.system)")
      if stack.isPlain || !(freedom.isTied || otherFreedom.isTied) {
        #expect(freedom.isUndetermined == otherFreedom.isUndetermined, "\(stack.system)")
      }
      guard !isOpen || (stack.isPlain && !freedom.isUndetermined) else { continue }
      #expect(abs(own.value - other.value) <= 1e-9 * max(1, abs(other.value)), "\(variable): \(stack.system)")
    }
    let (errors, others) = (stack.errors(found.values), stack.errors(expected.values))
    for (priority, error) in errors { #expect(abs(error - others[priority, default: 0]) < 1e-6, "\(stack.system)") }
  }

  @Test func aSessionOfEqualGapsEqualsAFreshSolution() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<300 {
      let system = GapStack(&random).system
      let variables = (0..<system.variableCount).map { Variable(index: $0) }
      var session = LinearSession(system)
      for _ in 0..<8 {
        let constraint = ConstraintID(index: random.number(below: session.system.constraintCount))
        switch random.number(below: 4) {
        case 0: session.remove(constraint)
        case 1: session.setPriority(random.pick([.required, .defaultHigh]), of: constraint)
        case 2: session.setConstant(random.pick([0, 0, 12]), of: constraint)
        default:
          let rows = session.system.rows
          let terms = rows.range(constraint.index).map {
            LinearTerm(Variable(index: Int(rows.variables[$0])), coefficient: rows.coefficients[$0])
          }
          session.add(terms, relation: .equal, constant: 0)
        }
        session.solve()
        let (found, fresh) = (session.solution, session.system.solve())
        let bits = variables.map { found[$0].bitPattern }
        #expect(bits == variables.map { fresh[$0].bitPattern }, "\(session.system)")
        #expect(found.conflicts == fresh.conflicts, "\(session.system)")
      }
    }
  }

  @Test func aVariableThatFollowsAnotherHasNoColumn() {
    var system = LinearSystem()
    let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 7)
    system.add(LinearTerm(y), LinearTerm(x, coefficient: -1), relation: .equal, constant: 0)
    system.add(LinearTerm(z), LinearTerm(y, coefficient: -1), relation: .equal, constant: 3)
    let solved = Solved(system, joinsEqualVariables: true)
    #expect(solved.subproblem.columns.variables == [0, 2])
    #expect((0..<3).map { solved.values[$0]?.value } == [7, 7, 10])
  }

  @Test func equalitiesBetweenTheSameVariablesContradictEachOther() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 7)
    let equal = system.add(LinearTerm(y), LinearTerm(x, coefficient: -1), relation: .equal, constant: 0)
    let apart = system.add(LinearTerm(y), LinearTerm(x, coefficient: -1), relation: .equal, constant: 5)
    #expect(system.solve().conflicts == [Conflict(constraints: [equal, apart], broken: apart)])
  }

  @Test func aConstantThatBecomesZeroOrNoLongerIsChangesTheColumns() {
    var system = LinearSystem()
    let (x, y) = (system.makeVariable(), system.makeVariable())
    system.add(LinearTerm(x), relation: .greaterThanOrEqual, constant: 7)
    let distance = system.add(LinearTerm(y), LinearTerm(x, coefficient: -1), relation: .equal, constant: 0)
    var session = LinearSession(system)
    for constant in [4.0, 0, -3] {
      session.setConstant(constant, of: distance)
      session.solve()
      #expect(session.solution[y] == 7 + constant)
    }
  }
}

/// A stack of views with equal gaps between them, as random as documents are, with few distinct numbers.
private struct GapStack {
  private(set) var system = LinearSystem()
  /// Whether all constraints are those of a stack view and of content.
  private(set) var isPlain = true
  private let stack: [Variable]
  private var views: [[Variable]] = []
  private var gaps: [[Variable]] = []

  init(_ random: inout SplitMix64) {
    stack = [system.makeVariable(), system.makeVariable()]
    let count = 1 + random.number(below: 8)
    views = (0..<count).map { _ in [system.makeVariable(), system.makeVariable()] }
    gaps = (1..<max(1, count)).map { _ in [system.makeVariable(), system.makeVariable()] }
    system.add(LinearTerm(stack[0]), relation: .equal, constant: random.pick([0, 16, 20.5]))
    if random.number(below: 5) > 0 {
      system.add(length(stack), relation: .equal, constant: random.pick([100, 320, 375, 343.5]))
    }
    system.add(length(stack), relation: .equal, constant: 0, priority: Priority(rawValue: 49))
    equate(stack[0], views[0][0])
    equate(stack[1], views[count - 1][1])
    for (place, gap) in gaps.enumerated() {
      equate(gap[0], views[place][1], by: random.number(below: 12) == 0 ? 4 : 0)
      equate(gap[1], views[place + 1][0])
    }
    for gap in gaps.dropFirst() { system.add(length(gap) + length(gaps[0], -1), relation: .equal, constant: 0) }
    for place in 1..<max(1, count) where random.number(below: 10) > 0 {
      system.add(
        LinearTerm(views[place][0]), LinearTerm(views[place - 1][1], coefficient: -1), relation: .greaterThanOrEqual,
        constant: random.pick([0, 8, 10.25]))
    }
    addContents(&random)
    let otherCount = random.number(below: 3)
    isPlain = otherCount == 0
    for _ in 0..<otherCount { addOther(&random) }
  }

  /// The sum of errors of each priority.
  func errors(_ values: [Int32: SubproblemSolution.Value]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for constraint in 0..<system.constraintCount {
      let slack = system.slack(constraint) { values[$0]?.value ?? .nan }
      sums[system.priorities[constraint].rawValue, default: 0] += max(0, -slack)
    }
    return sums
  }

  private func length(_ span: [Variable], _ factor: Double = 1) -> [LinearTerm] {
    [LinearTerm(span[1], coefficient: factor), LinearTerm(span[0], coefficient: -factor)]
  }

  private mutating func equate(_ first: Variable, _ second: Variable, by distance: Double = 0) {
    system.add(LinearTerm(first), LinearTerm(second, coefficient: -1), relation: .equal, constant: distance)
  }

  private mutating func addContents(_ random: inout SplitMix64) {
    for view in views {
      system.add(length(view), relation: .greaterThanOrEqual, constant: 0)
      guard random.number(below: 6) > 0 else { continue }
      let wanted = random.pick([0, 20, 31.5, 40, 77.0 / 3])
      system.add(
        length(view), relation: .lessThanOrEqual, constant: wanted,
        priority: random.pick([.defaultLow, Priority(rawValue: 251)]))
      system.add(
        length(view), relation: .greaterThanOrEqual, constant: wanted,
        priority: random.pick([.defaultHigh, Priority(rawValue: 749)]))
    }
  }

  private mutating func addOther(_ random: inout SplitMix64) {
    let span = random.pick(views + gaps)
    let other = random.pick(views + gaps)
    let relation: Relation = random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority: Priority = random.pick([.required, .required, .defaultHigh])
    switch random.number(below: 3) {
    case 0: system.add(length(span), relation: relation, constant: random.pick([0, 12, 30]), priority: priority)
    case 1:
      system.add(
        length(span) + length(other, random.pick([-1, -1, -0.5, 1])), relation: relation, constant: 0,
        priority: priority)
    default:
      system.add(
        LinearTerm(span[0]), LinearTerm(other[1], coefficient: -1), relation: relation,
        constant: random.pick([0, 0, 5]),
        priority: priority)
    }
  }
}

/// The required constraints that are connected with a given one, nearest first.
struct Neighborhood {
  private let system: LinearSystem
  private let constraints: ContiguousArray<Int32>
  private var mentions: [Int32: ContiguousArray<Int32>] = [:]
  /// Constraints that determine a variable alone: other constraints on it are not neighbors.
  private var pins: [Int32: ContiguousArray<Int32>] = [:]

  init(_ constraints: ContiguousArray<Int32>, _ system: LinearSystem) {
    self.system = system
    self.constraints = constraints
    for constraint in constraints {
      if let variable = system.singleVariable(Int(constraint)), system.isRequiredEquality(Int(constraint)) {
        pins[variable, default: []].append(constraint)
      }
      for variable in system.rows.variables[system.rows.range(Int(constraint))] {
        mentions[variable, default: []].append(constraint)
      }
    }
  }

  /// Calls `body` with growing neighborhoods of a constraint, each at least twice as large as the last, until it
  /// returns true.
  ///
  /// Returns that neighborhood in order; nil if the largest was not enough.
  func grow(around center: Int32, until body: (ContiguousArray<Int32>) -> Bool) -> ContiguousArray<Int32>? {
    var found: Set<Int32> = [center]
    var shell: ContiguousArray<Int32> = [center]
    var passed: Set<Int32> = []
    var tested = 1
    while !shell.isEmpty {
      shell = next(shell, &found, &passed)
      guard found.count >= 2 * tested || shell.isEmpty else { continue }
      tested = found.count
      let members = ContiguousArray(found.sorted(by: system.precedes))
      if body(members) { return members }
    }
    return nil
  }

  /// Each variable is visited once, however many constraints of the shell mention it.
  private func next(
    _ shell: ContiguousArray<Int32>, _ found: inout Set<Int32>, _ passed: inout Set<Int32>
  ) -> ContiguousArray<Int32> {
    var next: ContiguousArray<Int32> = []
    for constraint in shell {
      for variable in system.rows.variables[system.rows.range(Int(constraint))] where passed.insert(variable).inserted {
        for neighbor in pins[variable] ?? mentions[variable] ?? [] where found.insert(neighbor).inserted {
          next.append(neighbor)
        }
      }
    }
    return next
  }
}

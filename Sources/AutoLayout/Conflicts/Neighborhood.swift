/// Required constraints that hang together with one of them, nearest first.
struct Neighborhood {
  private let system: LinearSystem
  private let constraints: ContiguousArray<Int32>
  private var mentions: [Int32: ContiguousArray<Int32>] = [:]
  /// Variables that one constraint decides alone: what else mentions them is no nearer for it.
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

  /// Calls `body` with ever larger neighborhoods of a constraint, each at least twice the last, until it answers true.
  ///
  /// Returns that neighborhood, in order; nil if even the largest was not enough.
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

  /// A variable that many constraints mention is passed once, however many of them are in the shell.
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

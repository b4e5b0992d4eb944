/// Constraints split into components that share no variable, those aside that required equalities make constants.
struct Components {
  /// The constraints in use that have terms, in order.
  private(set) var members: ContiguousArray<Int32> = []
  /// Those without.
  private(set) var emptyMembers: ContiguousArray<Int32> = []
  /// The component of each member, numbered in the order of their first members.
  private(set) var componentOfMember: ContiguousArray<Int32> = []
  /// Where each member stands among the optional ones of its component, from 0 to 1. Required ones do not count, so
  /// that nothing else changes where they come and go.
  private(set) var ranks: ContiguousArray<Double> = []
  private(set) var count = 0
  private var isConstant: ContiguousArray<Bool> = []

  /// Splits all constraints.
  init(_ system: LinearSystem) {
    self.init(system, 0..<Int32(system.constraintCount))
  }

  /// Splits some of the constraints. Of a component all have to be among them, and all that decide its constants.
  init(_ system: LinearSystem, _ constraints: some Collection<Int32>) {
    collect(system, constraints)
    findConstants(system)
    split(system)
    rank(system)
  }

  private mutating func collect(_ system: LinearSystem, _ constraints: some Collection<Int32>) {
    members.reserveCapacity(constraints.count)
    var isOrdered = true
    for constraint in constraints where system.isInUse(Int(constraint)) {
      guard !system.rows.range(Int(constraint)).isEmpty else {
        emptyMembers.append(constraint)
        continue
      }
      if let last = members.last { isOrdered = isOrdered && system.precedes(last, constraint) }
      members.append(constraint)
    }
    if !isOrdered { members.sort { system.precedes($0, $1) } }
  }

  /// Variables that are mentioned alone, and only by required equalities then.
  private mutating func findConstants(_ system: LinearSystem) {
    isConstant = ContiguousArray(repeating: false, count: system.variableCount)
    var others = UncheckedArray<Int32>()
    for member in members {
      guard let variable = system.singleVariable(Int(member)) else { continue }
      if system.isRequiredEquality(Int(member)) {
        isConstant[Int(variable)] = true
      } else {
        others.append(variable)
      }
    }
    for index in 0..<others.count { isConstant[Int(others[index])] = false }
  }

  private mutating func split(_ system: LinearSystem) {
    var sets = DisjointSets(count: system.variableCount)
    for member in members {
      var first: Int32 = -1
      for position in system.rows.range(Int(member)) {
        let variable = system.rows.variables[position]
        guard !isConstant[Int(variable)] else { continue }
        if first < 0 { first = variable } else { sets.join(first, variable) }
      }
    }
    var componentOfRoot = UncheckedArray<Int32>(repeating: -1, count: system.variableCount)
    componentOfMember.reserveCapacity(members.count)
    for member in members {
      guard let variable = key(system, system.rows.range(Int(member))) else {
        componentOfMember.append(Int32(count))
        count += 1
        continue
      }
      let root = Int(sets.find(variable))
      if componentOfRoot[root] < 0 {
        componentOfRoot[root] = Int32(count)
        count += 1
      }
      componentOfMember.append(componentOfRoot[root])
    }
  }

  /// A variable that tells the component; nil for a constraint between constants, which is one by itself.
  private func key(_ system: LinearSystem, _ range: Range<Int>) -> Int32? {
    if range.count == 1 { return system.rows.variables[range.lowerBound] }
    for position in range where !isConstant[Int(system.rows.variables[position])] {
      return system.rows.variables[position]
    }
    return nil
  }

  private mutating func rank(_ system: LinearSystem) {
    var sizes = UncheckedArray<Int32>(repeating: 0, count: count)
    for (index, component) in componentOfMember.enumerated() where !system.isRequired(Int(members[index])) {
      sizes[Int(component)] += 1
    }
    var seen = UncheckedArray<Int32>(repeating: 0, count: count)
    ranks.reserveCapacity(members.count)
    for (index, component) in componentOfMember.enumerated() {
      ranks.append(Self.rank(seen[Int(component)], of: sizes[Int(component)]))
      if !system.isRequired(Int(members[index])) { seen[Int(component)] += 1 }
    }
  }

  static func rank(_ place: Int32, of count: Int32) -> Double { Double(place) / Double(max(1, count)) }

  /// Calls `body` with the indices of the members of each component.
  func forEachComponent(_ body: (ArraySlice<Int>) -> Void) {
    let indices = indicesByComponent()
    var end = 0
    while end < indices.count {
      let start = end
      let component = componentOfMember[indices[start]]
      while end < indices.count, componentOfMember[indices[end]] == component { end += 1 }
      body(indices[start..<end])
    }
  }

  /// The indices of all members, those of the first component before those of the next.
  private func indicesByComponent() -> [Int] {
    var next = UncheckedArray<Int32>(repeating: 0, count: count + 1)
    for component in componentOfMember { next[component + 1] += 1 }
    for component in 0..<count { next[component + 1] += next[component] }
    var indices = Array(repeating: 0, count: members.count)
    for (index, component) in componentOfMember.enumerated() {
      indices[Int(next[component])] = index
      next[component] += 1
    }
    return indices
  }

  /// Whether the constraint is one of those that make a variable constant.
  func makesConstant(_ constraint: Int, _ system: LinearSystem) -> Bool {
    system.singleVariable(constraint).map(isConstant) ?? false
  }

  /// Whether required equalities alone decide the variable, so that it does not join what mentions it.
  func isConstant(_ variable: Int32) -> Bool { isConstant[Int(variable)] }
}

/// Constraints split into components that share no variables except constants.
struct Components {
  /// The constraints in use that have terms, in order.
  private(set) var members: ContiguousArray<Int32> = []
  /// The constraints in use that have no terms.
  private(set) var emptyMembers: ContiguousArray<Int32> = []
  /// The component of each member, numbered in the order of their first members.
  private(set) var componentOfMember: ContiguousArray<Int32> = []
  /// The position of each member among the optional ones of its component, from 0 to 1. Required members do not count,
  /// so that adding or removing one changes no other rank.
  private(set) var ranks: ContiguousArray<Double> = []
  private(set) var count = 0
  private var isConstant: ContiguousArray<Bool> = []

  /// Splits all constraints.
  init(_ system: LinearSystem) {
    self.init(system, 0..<Int32(system.constraintCount))
  }

  /// Splits some of the constraints. They must include all constraints of each component and all that determine its
  /// constants.
  init(_ system: LinearSystem, _ constraints: some Collection<Int32>) {
    collect(system, constraints)
    findConstants(system)
    split(system)
    rank(system)
  }

  private mutating func collect(_ system: LinearSystem, _ constraints: some Collection<Int32>) {
    members.reserveCapacity(constraints.count)
    var isOrdered = true
    var last = (order: Int.min, constraint: Int32(-1))
    for constraint in constraints where system.isInUse(Int(constraint)) {
      guard !system.rows.range(Int(constraint)).isEmpty else {
        emptyMembers.append(constraint)
        continue
      }
      let next = (order: system.orders[Int(constraint)], constraint: constraint)
      isOrdered = isOrdered && last < next
      last = next
      members.append(constraint)
    }
    if !isOrdered { members.sort { system.precedes($0, $1) } }
  }

  /// Finds constants: variables that occur alone in constraints, and only in required equalities.
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
    var keys = UncheckedArray<Int32>(capacity: members.count)
    system.rows.withUnsafeRows { join($0, &sets, &keys) }
    var componentOfRoot = UncheckedArray<Int32>(repeating: -1, count: system.variableCount)
    componentOfMember = ContiguousArray(unsafeUninitializedCapacity: members.count) { components, initializedCount in
      for index in 0..<keys.count {
        var component = Int32(count)
        if keys[index] >= 0 {
          let root = Int(sets.find(keys[index]))
          if componentOfRoot[root] < 0 { componentOfRoot[root] = component }
          component = componentOfRoot[root]
        }
        if component == count { count += 1 }
        components[index] = component
      }
      initializedCount = keys.count
    }
  }

  /// Joins the variables of each member; `keys` gets one of them, which identifies the component, and −1 for a
  /// constraint between constants, which is a component by itself.
  private func join(_ rows: UnsafeRows, _ sets: inout DisjointSets, _ keys: inout UncheckedArray<Int32>) {
    isConstant.withUnsafeBufferPointer { isConstant in
      for member in members {
        let range = rows.range(member)
        var key: Int32 = -1
        for position in range where !isConstant[Int(rows.variables[position])] {
          if key < 0 { key = rows.variables[position] } else { sets.join(key, rows.variables[position]) }
        }
        keys.append(range.count == 1 ? rows.variables[range.lowerBound] : key)
      }
    }
  }

  private mutating func rank(_ system: LinearSystem) {
    // The number of optional members of each component, and how many of them came before.
    var sizes = UncheckedArray<Int32>(repeating: 0, count: count)
    var seen = UncheckedArray<Int32>(repeating: 0, count: count)
    let isOptional = optionalMembers(system)
    for (index, component) in componentOfMember.enumerated() { sizes[component] += isOptional[index] }
    ranks = ContiguousArray(unsafeUninitializedCapacity: members.count) { ranks, initializedCount in
      for (index, component) in componentOfMember.enumerated() {
        ranks[index] = Self.rank(seen[component], of: sizes[component])
        seen[component] += isOptional[index]
      }
      initializedCount = members.count
    }
  }

  /// For each member 1 if it is optional, 0 if it is required.
  private func optionalMembers(_ system: LinearSystem) -> UncheckedArray<Int32> {
    var isOptional = UncheckedArray<Int32>(capacity: members.count)
    system.priorities.withUnsafeBufferPointer { priorities in
      for member in members { isOptional.append(priorities[Int(member)] < .required ? 1 : 0) }
    }
    return isOptional
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

  /// Whether the constraint makes a variable constant.
  func makesConstant(_ constraint: Int, _ system: LinearSystem) -> Bool {
    system.singleVariable(constraint).map(isConstant) ?? false
  }

  /// Whether required equalities alone determine the variable, so that it does not connect constraints.
  func isConstant(_ variable: Int32) -> Bool { isConstant[Int(variable)] }
}

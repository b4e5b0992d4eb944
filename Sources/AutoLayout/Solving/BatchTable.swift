/// The batches of a session, and the batch of each constraint and variable.
struct BatchTable {
  private var batches: [ComponentBatch?] = []
  private var unusedPlaces: [Int] = []
  /// The batch of each constraint's component; −1 for none.
  private var homeOfConstraint: ContiguousArray<Int32> = []
  private var homeOfVariable: ContiguousArray<Int32> = []
  private var isConstant: ContiguousArray<Bool> = []
  /// For each constant the equalities that determine it, and the other batches that mention it.
  private var equalities: [Int32: ContiguousArray<Int32>] = [:]
  private var importers: [Int32: Set<Int>] = [:]
  /// Constraints without terms.
  private var empty: Set<Int32> = []
  private var conflicted: Set<Int> = []
  private var incomplete: Set<Int> = []
  private var localVariables: ContiguousArray<Int32> = []

  /// Components are batched up to this many constraints.
  private static let batchSize = 64

  /// Updates everything. Returns false if a constraint that makes a variable constant was broken; see `ComponentBatch`.
  mutating func apply(_ changes: SessionChanges, _ system: LinearSystem, to tracked: inout TrackedSolution) -> Bool {
    extend(system)
    var pending = rebuild(changes, system, &tracked)
    for constraint in changes.numeric {
      for place in homes(ofNumbersOf: constraint, system) {
        batches[place]?.invalidate(constraint, system)
        pending.insert(place)
      }
    }
    var scratch = ConflictScratch(system)
    for place in pending.sorted() where batches[place] != nil {
      guard solve(place, system, &scratch, &tracked) else { return false }
    }
    updateConflicts(system, &tracked.solution)
    return true
  }

  private mutating func extend(_ system: LinearSystem) {
    while homeOfConstraint.count < system.constraintCount { homeOfConstraint.append(-1) }
    while homeOfVariable.count < system.variableCount {
      homeOfVariable.append(-1)
      isConstant.append(false)
      localVariables.append(-1)
    }
  }

  /// Updates the structure; returns the batches that must be solved again.
  private mutating func rebuild(
    _ changes: SessionChanges, _ system: LinearSystem, _ tracked: inout TrackedSolution
  ) -> Set<Int> {
    if changes.isAll { return build(ContiguousArray(0..<Int32(system.constraintCount)), system) }
    var structural = changes.structural.union(changes.reclassified)
    let edited = editInPlace(changes, &structural, system)
    let rebuilt = structuralHomes(structural, changes.ordered, system)
    let members = takeApart(rebuilt, structural, system, &tracked)
    return edited.union(build(ContiguousArray(members.sorted()), system))
  }

  private mutating func solve(
    _ place: Int, _ system: LinearSystem, _ scratch: inout ConflictScratch, _ tracked: inout TrackedSolution
  ) -> Bool {
    guard var batch = batches[place] else { return true }
    batches[place] = nil
    let isConstant = isConstant
    let isSettled = batch.solve(
      system, makesConstant: { system.singleVariable($0).map { isConstant[Int($0)] } ?? false }, &scratch,
      into: &tracked)
    if batch.isIncomplete { incomplete.insert(place) } else { incomplete.remove(place) }
    if batch.resolutions.isEmpty { conflicted.remove(place) } else { conflicted.insert(place) }
    batches[place] = batch
    return isSettled
  }

  /// Sets the conflicts in the order in which a solution from scratch has them.
  private func updateConflicts(_ system: LinearSystem, _ solution: inout Solution) {
    var conflicts: [Conflict] = []
    if !empty.isEmpty { conflicts = emptyConflicts(system) }
    let resolutions = conflicted.isEmpty ? [] : resolutions(system)
    conflicts += resolutions.flatMap(\.conflicts)
    solution.conflicts = conflicts
    solution.hasMoreConflicts = resolutions.contains { $0.hasMore }
    solution.isIncomplete = !incomplete.isEmpty
  }

  private func emptyConflicts(_ system: LinearSystem) -> [Conflict] {
    let impossible = empty.filter { system.isImpossible(Int($0)) }.sorted { system.precedes($0, $1) }
    return impossible.map { constraint in
      let id = ConstraintID(index: Int(constraint))
      return Conflict(constraints: [id], broken: id)
    }
  }

  private func resolutions(_ system: LinearSystem) -> [ConflictResolution] {
    conflicted.flatMap { batches[$0]?.resolutions ?? [] }.sorted { system.precedes($0.firstMember, $1.firstMember) }
  }
}

// MARK: - What a change affects

extension BatchTable {
  private func homes(ofNumbersOf constraint: Int32, _ system: LinearSystem) -> Set<Int> {
    var homes: Set<Int> = []
    if homeOfConstraint[Int(constraint)] >= 0 { homes.insert(Int(homeOfConstraint[Int(constraint)])) }
    let range = system.rows.range(Int(constraint))
    if range.count == 1 { homes.formUnion(importers[system.rows.variables[range.lowerBound]] ?? []) }
    return homes
  }

  /// Adds and removes required equalities that leave the structure unchanged, and removes them from the structural
  /// changes. Returns the batches.
  private mutating func editInPlace(
    _ changes: SessionChanges, _ structural: inout Set<Int32>, _ system: LinearSystem
  ) -> Set<Int> {
    // The search for members needs them in order.
    guard changes.ordered.isEmpty else { return [] }
    var places: Set<Int> = []
    for constraint in changes.structural.sorted() where !changes.reclassified.contains(constraint) {
      guard let place = editInPlace(constraint, system) else { continue }
      places.insert(place)
      structural.remove(constraint)
    }
    return places
  }

  private mutating func editInPlace(_ constraint: Int32, _ system: LinearSystem) -> Int? {
    guard system.isRequiredEquality(Int(constraint)) else { return nil }
    let isAddition = system.isInUse(Int(constraint))
    let home = homeOfConstraint[Int(constraint)]
    if isAddition, home < 0 {
      let variables = system.rows.variables[system.rows.range(Int(constraint))]
      guard let variable = variables.first(where: { !isConstant[Int($0)] }), homeOfVariable[Int(variable)] >= 0
      else { return nil }
      let place = homeOfVariable[Int(variable)]
      guard batches[Int(place)]?.insert(constraint, system) ?? false else { return nil }
      homeOfConstraint[Int(constraint)] = place
      return Int(place)
    }
    guard !isAddition, home >= 0, batches[Int(home)]?.remove(constraint, system) ?? false else { return nil }
    homeOfConstraint[Int(constraint)] = -1
    return Int(home)
  }

  /// The batches whose structure may have changed.
  private func structuralHomes(
    _ structural: Set<Int32>, _ ordered: Set<Int32>, _ system: LinearSystem
  ) -> Set<Int> {
    var places: Set<Int> = []
    for constraint in structural {
      places.formUnion(homes(ofNumbersOf: constraint, system))
      let variables = system.rows.variables[system.rows.range(Int(constraint))]
      for variable in variables where variables.count == 1 || !isConstant[Int(variable)] {
        if homeOfVariable[Int(variable)] >= 0 { places.insert(Int(homeOfVariable[Int(variable)])) }
      }
    }
    var reordered: Set<Int> = []
    for constraint in ordered { reordered.formUnion(homes(ofNumbersOf: constraint, system)) }
    return places.union(reordered.filter { !isInOrder($0, system) })
  }

  private func isInOrder(_ place: Int, _ system: LinearSystem) -> Bool {
    guard let members = batches[place]?.subproblem.members else { return true }
    return zip(members, members.dropFirst()).allSatisfy { system.precedes($0, $1) }
  }
}

// MARK: - Structure

extension BatchTable {
  /// Removes batches; returns the constraints that must be batched again.
  private mutating func takeApart(
    _ places: Set<Int>, _ structural: Set<Int32>, _ system: LinearSystem, _ tracked: inout TrackedSolution
  ) -> Set<Int32> {
    var members = structural
    for place in places.sorted() {
      guard let batch = batches[place] else { continue }
      members.formUnion(batch.subproblem.members)
      tracked.reset(batch.homeVariables(system))
      forget(batch, place, system)
    }
    for constraint in structural {
      empty.remove(constraint)
      for variable in system.rows.variables[system.rows.range(Int(constraint))] where isConstant[Int(variable)] {
        members.formUnion(equalities[variable] ?? [])
      }
    }
    return members
  }

  private mutating func forget(_ batch: ComponentBatch, _ place: Int, _ system: LinearSystem) {
    for (index, member) in batch.subproblem.members.enumerated() where batch.componentOfMember[index] >= 0 {
      homeOfConstraint[Int(member)] = -1
    }
    for variable in batch.subproblem.columns.variables { importers[variable]?.remove(place) }
    for variable in batch.homeVariables(system) {
      homeOfVariable[Int(variable)] = -1
      isConstant[Int(variable)] = false
      equalities[variable] = nil
    }
    batches[place] = nil
    unusedPlaces.append(place)
    conflicted.remove(place)
    incomplete.remove(place)
  }

  /// Makes batches of constraints; returns their places.
  private mutating func build(_ members: ContiguousArray<Int32>, _ system: LinearSystem) -> Set<Int> {
    guard !members.isEmpty else { return [] }
    let components = Components(system, members)
    empty.formUnion(components.emptyMembers)
    var places: Set<Int> = []
    var open = BatchPlan()
    components.forEachComponent { indices in
      // A component of a remaining batch is here only to give the value of a constant.
      guard let first = indices.first, homeOfConstraint[Int(components.members[first])] < 0 else { return }
      open.add(indices)
      if open.count >= Self.batchSize { places.insert(close(&open, components, system)) }
    }
    if open.count > 0 { places.insert(close(&open, components, system)) }
    return places
  }

  private mutating func close(_ plan: inout BatchPlan, _ components: Components, _ system: LinearSystem) -> Int {
    let batch = plan.takeBatch(components, system, in: &localVariables)
    let place = unusedPlaces.popLast() ?? batches.count
    if place == batches.count { batches.append(nil) }
    batches[place] = batch
    register(batch, place, components, system)
    return place
  }

  private mutating func register(
    _ batch: ComponentBatch, _ place: Int, _ components: Components, _ system: LinearSystem
  ) {
    for (index, member) in batch.subproblem.members.enumerated() where batch.componentOfMember[index] >= 0 {
      homeOfConstraint[Int(member)] = Int32(place)
      let range = system.rows.range(Int(member))
      let first = system.rows.variables[range.lowerBound]
      if range.count == 1, components.isConstant(first) { equalities[first, default: []].append(member) }
    }
    for variable in batch.homeVariables(system) {
      homeOfVariable[Int(variable)] = Int32(place)
      isConstant[Int(variable)] = components.isConstant(variable)
    }
    for variable in batch.subproblem.columns.variables where homeOfVariable[Int(variable)] != Int32(place) {
      importers[variable, default: []].insert(place)
    }
  }
}

/// The components of the next batch, as indices into the members of all components.
struct BatchPlan {
  private var indices: ContiguousArray<Int> = []
  /// The members that give the value of each constant; computed when first needed.
  private var tellers: [Int32: ContiguousArray<Int>]?

  /// The number of constraints so far.
  var count: Int { indices.count }

  /// Adds a component.
  mutating func add(_ members: ArraySlice<Int>) { indices += members }

  /// Makes a batch of the added components, with the constraints that give the values of their constants.
  mutating func takeBatch(
    _ all: Components, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ComponentBatch {
    // Most systems are one batch of all constraints.
    let imported = indices.count == all.members.count ? [] : imported(all, system)
    let sorted = (indices + imported).sorted()
    indices.removeAll(keepingCapacity: true)
    return ComponentBatch(
      system, members: ContiguousArray(sorted.map { all.members[$0] }),
      ranks: ContiguousArray(sorted.map { all.ranks[$0] }),
      componentOfMember: ContiguousArray(sorted.map { imported.contains($0) ? -1 : all.componentOfMember[$0] }),
      localVariables: &localVariables)
  }

  private mutating func imported(_ all: Components, _ system: LinearSystem) -> Set<Int> {
    var constants: Set<Int32> = []
    for index in indices {
      for variable in system.rows.variables[system.rows.range(Int(all.members[index]))] where all.isConstant(variable) {
        constants.insert(variable)
      }
    }
    let components = Set(indices.map { all.componentOfMember[$0] })
    let known = tellers ?? Self.tellers(all, system)
    tellers = known
    return Set(constants.flatMap { known[$0] ?? [] }.filter { !components.contains(all.componentOfMember[$0]) })
  }

  private static func tellers(_ all: Components, _ system: LinearSystem) -> [Int32: ContiguousArray<Int>] {
    var tellers: [Int32: ContiguousArray<Int>] = [:]
    for (index, member) in all.members.enumerated() {
      if let variable = system.singleVariable(Int(member)), all.isConstant(variable) {
        tellers[variable, default: []].append(index)
      }
    }
    return tellers
  }
}

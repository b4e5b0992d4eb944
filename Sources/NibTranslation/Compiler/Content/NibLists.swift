/// What the object of a nib that holds all others lists.
struct NibLists {
  /// The objects that belong to no other.
  var topLevel: [ArchivedValue] = []
  /// The outlets, outlet collections and actions.
  var connections: [ArchivedValue] = []
  /// What assistive technologies read of objects.
  var accessibility: [ArchivedValue] = []
  /// The values that depend on the size class, for each object of the top level that has some.
  var traits: [ArchivedValue] = []
  /// The user-defined runtime attributes.
  var keyValuePairs: [ArchivedValue] = []
  /// The objects with their places: level by level, on each the views before their constraints.
  private var objects: [(level: Int, value: ArchivedValue)] = []

  /// Adds an object to those that the nib lists by levels.
  mutating func add(_ object: ArchivedValue, isConstraint: Bool, atLevel level: Int) {
    objects.append((level * 2 + (isConstraint ? 1 : 0), object))
  }

  /// The keys, with the lists in their order.
  var entries: [(key: String, values: [ArchivedValue])] {
    let sorted = objects.enumerated().sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
    return [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", sorted.map(\.element.value)),
      ("UINibConnectionsKey", connections), ("UINibVisibleWindowsKey", []),
      ("UINibAccessibilityConfigurationsKey", accessibility), ("UINibTraitStorageListsKey", traits),
      ("UINibKeyValuePairsKey", keyValuePairs),
    ]
  }
}

import Support

/// What a nib says of its objects beside their own keys: connections, runtime attributes, accessibility, size classes.
struct ObjectProperties {
  /// A value for a size class.
  struct Variation {
    /// As a document names it, such as `heightClass=regular-widthClass=compact`.
    let key: String
    let keyPath: String
    let value: ArchivedValue
  }

  /// Constraints or subviews that a size class adds.
  struct Installation {
    let key: String
    let added: [Int]
    let removed: [Int]
  }

  /// The connections of an object, by its position.
  private(set) var connections: [Int: [Int]] = [:]
  private(set) var runtimeAttributes: [Int: [Int]] = [:]
  private(set) var accessibility: [Int: Int] = [:]
  private(set) var variations: [Int: [Variation]] = [:]
  private(set) var installations: [Int: [String: [Installation]]] = [:]
  /// What may be installed or not, in their order.
  private(set) var candidates: [Int: [String: [Int]]] = [:]

  /// The guides of scroll views, which only constraints refer to.
  ///
  /// Evidence: 3 of 3 scroll views whose guides have constraints.
  private(set) var scrollGuides: [Int: [Int]] = [:]

  /// A guide that the nib lists for safe areas that no constraint uses, and that belongs to no view.
  let unusedSafeArea: Int?

  /// Constraints that only place guides, which UIKit removes as it loads the nib.
  private(set) var removedConstraints: Set<Int> = []

  init(_ graph: ObjectGraph) {
    unusedSafeArea = graph.objects(in: "UINibObjectsKey", of: 0).first { guide in
      graph.isSafeArea(guide) && graph.reference("UILayoutGuideOwningView", of: guide) == nil
    }
    for position in graph.objects.indices {
      if graph.objects[position].className == "_UILayoutGuide" {
        removedConstraints.formUnion(graph.objects(in: "_UILayoutGuideConstraintsToRemove", of: position))
      }
      if let owner = graph.reference("UILayoutGuideOwningView", of: position),
        graph.text("UILayoutGuideIdentifier", of: position)?.hasBytePrefix("UIScrollView-") == true
      {
        scrollGuides[owner, default: []].append(position)
      }
    }
    for connection in graph.objects(in: "UINibConnectionsKey", of: 0) {
      guard let source = graph.reference("UISource", of: connection) else { continue }
      connections[source, default: []].append(connection)
    }
    for pair in graph.objects(in: "UINibKeyValuePairsKey", of: 0) {
      guard let object = graph.reference("UIObject", of: pair) else { continue }
      runtimeAttributes[object, default: []].append(pair)
    }
    for configuration in graph.objects(in: "UINibAccessibilityConfigurationsKey", of: 0) {
      guard let object = graph.reference("UIAccessibileObject", of: configuration) else { continue }
      accessibility[object] = configuration
    }
    for list in graph.objects(in: "UINibTraitStorageListsKey", of: 0) {
      for storage in graph.objects(in: "UITraitStorages", of: list) { add(storage, graph) }
    }
  }

  private mutating func add(_ storage: Int, _ graph: ObjectGraph) {
    guard let object = graph.reference("UIObject", of: storage), let keyPath = graph.text("UIKeyPath", of: storage)
    else {
      return
    }
    if graph.reference("UIRelationshipCandidates", of: storage) != nil {
      candidates[object, default: [:]][keyPath] = graph.objects(in: "UIRelationshipCandidates", of: storage)
    }
    for record in graph.objects(in: "UIRecords", of: storage) {
      let key = graph.reference("UITraitCollection", of: record).flatMap { Self.sizeClass($0, graph) }
      guard let key else { continue }
      if keyPath.hasBytePrefix("traitStorage") {
        installations[object, default: [:]][keyPath, default: []].append(
          Installation(
            key: key, added: graph.objects(in: "UIAddedObjects", of: record),
            removed: graph.objects(in: "UIRemovedObjects", of: record)))
      } else if let value = graph.objects[record]["UIValue"] {
        variations[object, default: []].append(Variation(key: key, keyPath: keyPath, value: value))
      }
    }
  }

  /// The size classes of a trait collection, as documents write them; nil if it is about other traits.
  private static func sizeClass(_ collection: Int, _ graph: ObjectGraph) -> String? {
    let object = graph.objects[collection]
    let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
    let isOther = object.values.contains { value in
      value.key.hasBytePrefix(prefix) && !value.key.hasByteSuffix("SizeClass")
        && !value.key.hasByteSuffix("SelectionFollowsFocus")
    }
    if isOther { return nil }
    let traits = [("Vertical", VariationKey.heightClass), ("Horizontal", VariationKey.widthClass)].compactMap {
      (side, name) -> VariationKey.Trait? in
      let number = object[prefix + side + "SizeClass"]?.integer
      return VariationKey.sizeClasses.first { $0.value == number }.map { VariationKey.Trait(name, $0.key) }
    }
    return VariationKey(traits).text
  }
}

extension ObjectGraph {
  /// Whether an object is the guide of a safe area.
  func isSafeArea(_ position: Int) -> Bool {
    guard objects[position].className == "UILayoutGuide" else { return false }
    let identifier = text("UILayoutGuideIdentifier", of: position) ?? ""
    return identifier.isEmpty || identifier == "UIViewSafeAreaLayoutGuide"
  }
}

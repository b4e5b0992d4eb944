/// Which collections of a graph mean the same in another order.
struct UnorderedCollections {
  enum Kind {
    case ordered, unordered
    /// Keys and values alternate, and the pairs may be in any order.
    case pairs
  }

  private let arrays: Set<Int>
  private let graph: ObjectGraph

  /// Arrays under these keys are lists of what there is: UIKit visits all of it, in no order that a nib could rely on.
  private static let listKeys: Set = [
    "UINibObjectsKey", "UINibConnectionsKey", "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey",
    "UIViewAutolayoutConstraints", "NSViewConstraints", "UITraitStorages", "UIDescendants",
  ]

  init(_ graph: ObjectGraph) {
    self.graph = graph
    var arrays: Set<Int> = []
    for object in graph.objects {
      for value in object.values where Self.listKeys.contains(value.key) {
        if let position = value.value.reference { arrays.insert(position) }
      }
    }
    self.arrays = arrays
  }

  func kind(of position: Int) -> Kind {
    switch graph.objects[position].className {
    case "NSSet", "NSMutableSet": .unordered
    case "NSDictionary", "NSMutableDictionary": .pairs
    case "NSArray", "NSMutableArray": arrays.contains(position) ? .unordered : .ordered
    default: .ordered
    }
  }
}

/// Compares two graphs by what they mean.
///
/// The order of tables and of keys in an object does not count, nor does that of elements in sets, in dictionaries, and in
/// lists that UIKit visits as a whole, such as those of connections. Texts, numbers, colors and fonts may be shared or not.
public struct GraphComparison {
  /// Whether the type of a number counts.
  public enum Types: Sendable {
    /// 5 is 5, whatever its width: UIKit converts.
    case converted
    /// The types and widths of numbers count, and the classes that stand in for missing ones.
    case exact
  }

  /// What differs, in the order of the first graph.
  public let differences: [GraphDifference]

  /// Compares two graphs.
  public init(_ old: ObjectGraph, _ new: ObjectGraph, types: Types = .converted) {
    differences = Self.differences(old, new, types: types, path: [], depth: 0)
  }

  static func differences(
    _ old: ObjectGraph, _ new: ObjectGraph, types: Types, path: [String], depth: Int
  ) -> [GraphDifference] {
    var walk = GraphWalk(old, new, types: types, path: path, depth: depth)
    return walk.differences()
  }
}

extension GraphComparison.Types {
  /// What is equal for equal values.
  func key(of value: ArchivedValue) -> [UInt8] {
    switch (self, value) {
    case (.exact, .object): [10]
    case (.exact, _): Array(value.typeName.utf8) + plainKey(of: value)
    case (.converted, .data(let bytes)):
      Geometry(bytes).map { $0.numbers.flatMap { Self.bytes(of: Float($0).bitPattern) } } ?? bytes
    case (.converted, _): value.number.map { Self.bytes(of: Float($0).bitPattern) } ?? plainKey(of: value)
    }
  }

  private func plainKey(of value: ArchivedValue) -> [UInt8] {
    switch value {
    case .int8, .int16, .int32, .int64, .bool: Self.bytes(of: value.integer ?? 0)
    case .float(let number): Self.bytes(of: number.bitPattern)
    case .double(let number): Self.bytes(of: number.bitPattern)
    case .data(let bytes): bytes
    case .string(let text): Array(text.utf8)
    case .null, .object: []
    }
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}

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

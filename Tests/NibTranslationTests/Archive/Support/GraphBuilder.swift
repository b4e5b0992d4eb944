@testable import NibTranslation

/// Builds graphs as Apple's compiler shapes them.
struct GraphBuilder {
  private(set) var objects: [ArchivedObject] = [ArchivedObject("NSObject")]

  /// Adds an object.
  mutating func add(_ className: String, _ values: [(String, ArchivedValue)] = []) -> ArchivedValue {
    objects.append(ArchivedObject(className, values.map { .init($0.0, $0.1) }))
    return .object(objects.count - 1)
  }

  mutating func string(_ text: String) -> ArchivedValue {
    add("NSString", [("NS.bytes", .data(Array(text.utf8)))])
  }

  /// Adds an array, a set, or a dictionary, in which keys and values alternate.
  mutating func collection(_ elements: [ArchivedValue], _ className: String = "NSArray") -> ArchivedValue {
    add(className, [("NSInlinedValue", .bool(true))] + elements.map { ("UINibEncoderEmptyKey", $0) })
  }

  /// Adds a value to an object that others refer to already.
  mutating func set(_ key: String, _ value: ArchivedValue, of object: ArchivedValue) {
    objects[object.reference!].values.append(.init(key, value))
  }

  /// A view with a frame.
  mutating func view(
    _ className: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ values: [(String, ArchivedValue)] = []
  ) -> ArchivedValue {
    add(
      className,
      [
        ("UIBounds", .data(Self.geometry([0, 0, width, height]))),
        ("UICenter", .data(Self.geometry([x + width / 2, y + height / 2]))), ("UIAutoresizingMask", .int8(36)),
        ("UIOpaque", .bool(true)),
      ] + values)
  }

  /// The bytes of a point or a rectangle.
  static func geometry(_ numbers: [Double]) -> [UInt8] {
    [7] + numbers.flatMap { number in (0..<8).map { UInt8(number.bitPattern >> (8 * $0) & 0xFF) } }
  }

  /// Adds a placeholder of an object that whoever loads the nib hands in.
  mutating func proxy(_ identifier: String) -> ArchivedValue {
    let text = string(identifier)
    return add("UIProxyObject", [("UIProxiedObjectIdentifier", text)])
  }

  mutating func outlet(_ name: String, from source: ArchivedValue, to destination: ArchivedValue)
    -> ArchivedValue
  {
    let name = string(name)
    return add("UIRuntimeOutletConnection", [("UILabel", name), ("UISource", source), ("UIDestination", destination)])
  }

  /// A graph with the keys that every nib has.
  ///
  /// - Parameter others: What the nib lists beside the objects at the top.
  mutating func graph(
    top: [ArchivedValue], others: [ArchivedValue] = [], connections: [ArchivedValue] = [],
    more: [(String, [ArchivedValue])] = []
  ) -> ObjectGraph {
    let (listed, top, connections) = (collection(top + others), collection(top), collection(connections))
    objects[0].values += [
      .init("UINibTopLevelObjectsKey", top), .init("UINibObjectsKey", listed),
      .init("UINibConnectionsKey", connections),
    ]
    for (key, elements) in more {
      let list = collection(elements)
      objects[0].values.append(.init(key, list))
    }
    return ObjectGraph(objects: objects)
  }

  /// A table whose prototypes all have the same archive, and which has such a table in turn.
  static func sharedArchives(levels: Int, prototypes: Int, innermost: ObjectGraph) -> ObjectGraph {
    guard levels > 0 else { return innermost }
    let inner = sharedArchives(levels: levels - 1, prototypes: prototypes, innermost: innermost)
    var builder = GraphBuilder()
    let data = builder.add("NSData", [("NS.bytes", .data(inner.nibArchive))])
    let entries = (0..<prototypes).flatMap { number in
      let name = builder.string("Cell\(number)")
      return [name, builder.add("UINib", [("archiveData", data)])]
    }
    let table = builder.view("UITableView", 0, 0, 10, 10)
    builder.set("UITableViewCellPrototypeNibs", builder.collection(entries, "NSDictionary"), of: table)
    return builder.graph(top: [table])
  }
}

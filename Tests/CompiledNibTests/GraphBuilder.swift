import CompiledNib

/// Builds graphs as Apple's compiler shapes them.
struct GraphBuilder {
  private(set) var objects: [ArchivedObject] = [ArchivedObject("NSObject")]

  mutating func add(_ className: String, _ values: [(String, ArchivedValue)] = []) -> ArchivedValue {
    objects.append(ArchivedObject(className, values.map { .init($0.0, $0.1) }))
    return .object(objects.count - 1)
  }

  mutating func string(_ text: String) -> ArchivedValue { add("NSString", [("NS.bytes", .data(Array(text.utf8)))]) }

  mutating func collection(_ elements: [ArchivedValue], _ className: String = "NSArray") -> ArchivedValue {
    add(className, [("NSInlinedValue", .bool(true))] + elements.map { ("UINibEncoderEmptyKey", $0) })
  }

  mutating func set(_ key: String, _ value: ArchivedValue, of object: ArchivedValue) {
    objects[object.reference!].values.append(.init(key, value))
  }

  /// A graph with the keys that every nib has.
  mutating func graph(top: [ArchivedValue], connections: [ArchivedValue] = []) -> ObjectGraph {
    let (top, connections) = (collection(top), collection(connections))
    objects[0].values += [
      .init("UINibTopLevelObjectsKey", top), .init("UINibObjectsKey", top), .init("UINibConnectionsKey", connections),
    ]
    return ObjectGraph(objects: objects)
  }

  /// A view with labels of some texts, and an outlet to the last one.
  static func labels(_ texts: [String], className: String = "NSArray") -> ObjectGraph {
    var builder = GraphBuilder()
    let labels = texts.map { text in
      let text = builder.string(text)
      return builder.add("UILabel", [("UIText", text), ("UINumberOfLines", .int8(2))])
    }
    let subviews = builder.collection(labels, className)
    let view = builder.add("UIView", [("UISubviews", subviews)])
    let name = builder.string("title")
    let outlet = builder.add(
      "UIRuntimeOutletConnection",
      [("UILabel", name), ("UISource", view), ("UIDestination", labels.last ?? .null)])
    return builder.graph(top: [view], connections: [outlet])
  }
}

extension ObjectGraph {
  /// The same objects in another order of the table, with their keys in another order.
  func shuffled(_ seed: Int) -> ObjectGraph {
    var generator = SeededGenerator(seed)
    let order = [0] + Array(objects.indices.dropFirst()).shuffled(using: &generator)
    var places = Array(repeating: 0, count: objects.count)
    for (place, position) in order.enumerated() { places[position] = place }
    let moved = order.map { position in
      var object = objects[position]
      for index in object.values.indices {
        if let target = object.values[index].value.reference { object.values[index].value = .object(places[target]) }
      }
      if elements(of: position) == nil { object.values.shuffle(using: &generator) }
      return object
    }
    return ObjectGraph(format: format, objects: moved)
  }
}

struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

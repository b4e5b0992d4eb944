/// Numbers for the objects of a graph that are equal where the objects mean the same: where classes and values are equal,
/// and those of the objects that they refer to, some references deep.
///
/// The order of tables, of keys in an object, and of elements in sets and dictionaries does not count.
struct GraphHash {
  /// By object.
  let hashes: [UInt64]
  /// The same of classes and plain values alone.
  let shallow: [UInt64]

  private static let rounds = 6

  init(_ graph: ObjectGraph, comparing types: GraphComparison.Types) {
    let unordered = UnorderedCollections(graph)
    shallow = graph.objects.map { object in
      var sum = Self.hash(object.className.utf8, 1)
      for (place, value) in Self.placed(object, false) where value.value.reference == nil {
        sum &+= Self.mix(place, Self.hash(types.key(of: value.value)))
      }
      return sum
    }
    var current = shallow
    for _ in 0..<Self.rounds {
      var next = shallow
      for (position, object) in graph.objects.enumerated() {
        next[position] = Self.mix(next[position], Self.sum(object, unordered.kind(of: position), current))
      }
      current = next
    }
    hashes = current
  }

  /// What an object refers to. A dictionary has each key with its value.
  private static func sum(_ object: ArchivedObject, _ kind: UnorderedCollections.Kind, _ hashes: [UInt64]) -> UInt64 {
    var sum: UInt64 = 0
    var key: UInt64?
    for (place, value) in placed(object, kind != .ordered) {
      let target = value.value.reference.map { hashes.indices.contains($0) ? hashes[$0] : 7 }
      if kind == .pairs, value.key == ObjectGraph.elementKey {
        let part = target ?? 3
        if let first = key {
          sum &+= mix(first, part)
          key = nil
        } else {
          key = part
        }
      } else if let target {
        sum &+= mix(place, target)
      }
    }
    return sum
  }

  /// The values of an object, each with a number for its key and its place among those of the key.
  private static func placed(
    _ object: ArchivedObject, _ isUnordered: Bool
  ) -> [(place: UInt64, value: ArchivedObject.KeyedValue)] {
    var occurrences: [String: UInt64] = [:]
    return object.values.map { value in
      let occurrence = isUnordered ? 0 : occurrences[value.key, default: 0]
      occurrences[value.key] = occurrence + 1
      return (hash(value.key.utf8, occurrence &+ 2), value)
    }
  }

  static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    var value = one &* 0x9E37_79B9_7F4A_7C15 ^ other
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  private static func hash(_ bytes: some Sequence<UInt8>, _ seed: UInt64 = 0) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325 &+ seed &* 0x1000_0000_1B3) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Walks through two graphs in step, from their roots, and notes where they differ.
struct GraphWalk {
  /// One of the two graphs.
  private struct Side {
    let graph: ObjectGraph
    let hash: GraphHash
    let collections: UnorderedCollections

    init(_ graph: ObjectGraph, _ types: GraphComparison.Types) {
      self.graph = graph
      hash = GraphHash(graph, comparing: types)
      collections = UnorderedCollections(graph)
    }

    /// What is equal for equal elements of a collection.
    func hash(of value: ArchivedValue, _ types: GraphComparison.Types, hashes: [UInt64]) -> UInt64 {
      if let position = value.reference { return hashes.indices.contains(position) ? hashes[position] : 7 }
      return types.key(of: value).reduce(11) { GraphHash.mix($0, UInt64($1)) }
    }

    /// What is equal for elements that may have become each other.
    func kind(of value: ArchivedValue) -> UInt64 {
      guard let position = value.reference, graph.objects.indices.contains(position) else { return 1 }
      return graph.objects[position].className.utf8.reduce(13) { GraphHash.mix($0, UInt64($1)) }
    }
  }

  /// Two objects that should mean the same, and how they were reached.
  private struct Step {
    let old: Int
    let new: Int
    /// The step that led here, -1 for the root.
    let origin: Int
    let label: String
  }

  private struct Pair: Hashable {
    let old: Int
    let new: Int
  }

  private let old: Side
  private let new: Side
  private let types: GraphComparison.Types
  private let path: [String]
  private let depth: Int
  private var steps: [Step] = []
  private var found: [GraphDifference] = []
  private var partners: [Int: Int] = [:]
  private var visited: Set<Pair> = []

  init(_ old: ObjectGraph, _ new: ObjectGraph, types: GraphComparison.Types, path: [String], depth: Int) {
    (self.old, self.new) = (Side(old, types), Side(new, types))
    (self.types, self.path, self.depth) = (types, path, depth)
  }

  mutating func differences() -> [GraphDifference] {
    guard !old.graph.objects.isEmpty, !new.graph.objects.isEmpty else { return [] }
    steps.append(Step(old: 0, new: 0, origin: -1, label: ""))
    // Deep before wide: what holds an object comes before what merely refers to it.
    var pending = [0]
    while let position = pending.popLast() {
      let known = steps.count
      visit(position)
      pending += (known..<steps.count).reversed()
    }
    return found
  }

  private func path(to step: Int) -> [String] {
    var labels: [String] = []
    var step = step
    while step >= 0, steps[step].origin >= 0 {
      labels.append(steps[step].label)
      step = steps[step].origin
    }
    return path + labels.reversed()
  }

  private mutating func add(_ step: Int, _ key: String?, _ old: String?, _ new: String?) {
    found.append(GraphDifference(path: path(to: step), key: key, old: old, new: new))
  }

  private mutating func visit(_ number: Int) {
    let step = steps[number]
    guard visited.insert(Pair(old: step.old, new: step.new)).inserted else { return }
    let (one, other) = (old.graph.objects[step.old], new.graph.objects[step.new])
    if let partner = partners[step.old], partner != step.new {
      guard isValue(one) else { return add(number, nil, "is the same object as before", "is another object") }
    }
    partners[step.old] = step.new
    guard one.className == other.className else {
      return add(number, nil, old.graph.name(of: step.old), new.graph.name(of: step.new))
    }
    if types == .exact, one.fallbackClassNames != other.fallbackClassNames {
      add(number, "fallback classes", text(one.fallbackClassNames), text(other.fallbackClassNames))
    }
    if let elements = old.graph.elements(of: step.old), let others = new.graph.elements(of: step.new) {
      compareElements(number, elements, others)
    } else {
      compareValues(number, one, other)
    }
  }

  private func text(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: " ") }

  /// Whether it does not matter that an object is shared: nothing changes it.
  private func isValue(_ object: ArchivedObject) -> Bool {
    Self.valueClasses.contains(object.className)
      || object.values.allSatisfy { $0.key != ObjectGraph.elementKey }
        && Self.collectionClasses.contains(object.className)
  }

  private static let valueClasses: Set = [
    "NSString", "NSLocalizableString", "NSNumber", "NSData", "NSValue", "UIColor", "UIFont", "UIFontDescriptor",
    "NSColor",
    "NSFont", "NSDate", "NSURL", "UIImageNibPlaceholder",
  ]
  private static let collectionClasses: Set = ["NSArray", "NSDictionary", "NSSet"]

  private mutating func compareValues(_ number: Int, _ one: ArchivedObject, _ other: ArchivedObject) {
    let remaining = Dictionary(grouping: other.values, by: \.key)
    var isDone: Set<String> = []
    let grouped = Dictionary(grouping: one.values, by: \.key)
    for value in one.values where isDone.insert(value.key).inserted {
      let (values, others) = (grouped[value.key] ?? [], remaining[value.key] ?? [])
      for index in 0..<max(values.count, others.count) {
        compare(
          number, value.key, index < values.count ? values[index].value : nil,
          index < others.count ? others[index].value : nil)
      }
    }
    for value in other.values where !isDone.contains(value.key) { compare(number, value.key, nil, value.value) }
  }

  private mutating func compareElements(_ number: Int, _ elements: [ArchivedValue], _ others: [ArchivedValue]) {
    let kind = old.collections.kind(of: steps[number].old)
    let width = kind == .pairs ? 2 : 1
    func hashes(_ side: Side, _ values: [ArchivedValue], _ hashes: [UInt64]) -> [UInt64] {
      stride(from: 0, to: values.count, by: width).map { start in
        values[start..<min(start + width, values.count)].reduce(17) {
          GraphHash.mix($0, side.hash(of: $1, types, hashes: hashes))
        }
      }
    }
    func kinds(_ side: Side, _ values: [ArchivedValue]) -> [UInt64] {
      // Values of a dictionary belong together by their keys.
      kind == .pairs
        ? stride(from: 0, to: values.count, by: 2).map { side.hash(of: values[$0], types, hashes: side.hash.hashes) }
        : values.map(side.kind(of:))
    }
    let (oldHashes, newHashes) = (hashes(old, elements, old.hash.hashes), hashes(new, others, new.hash.hashes))
    let (oldKinds, newKinds) = (kinds(old, elements), kinds(new, others))
    let matching =
      kind == .ordered
      ? ElementMatching(ordered: oldHashes, newHashes, oldKinds: oldKinds, newKinds: newKinds)
      : ElementMatching(unordered: oldHashes, newHashes, oldKinds: oldKinds, newKinds: newKinds)
    for (oldPlace, newPlace) in matching.pairs {
      for offset in 0..<width {
        let one = oldPlace.map { $0 * width + offset }.flatMap { $0 < elements.count ? elements[$0] : nil }
        let other = newPlace.map { $0 * width + offset }.flatMap { $0 < others.count ? others[$0] : nil }
        compare(number, "\((oldPlace ?? newPlace ?? 0) + 1)", one, other)
      }
    }
  }

  private mutating func compare(_ number: Int, _ key: String, _ one: ArchivedValue?, _ other: ArchivedValue?) {
    if let oldPosition = one?.reference, let newPosition = other?.reference,
      old.graph.objects.indices.contains(oldPosition), new.graph.objects.indices.contains(newPosition)
    {
      return follow(number, key, oldPosition, newPosition)
    }
    // A dictionary may end with a key that has no value.
    if one == nil, other == nil { return }
    guard let one, let other else {
      return add(number, key, one.map { text(of: $0, in: old) }, other.map { text(of: $0, in: new) })
    }
    if one.reference == nil, other.reference == nil {
      if types.key(of: one) == types.key(of: other) { return }
      if let bytes = one.data, let otherBytes = other.data, compareArchives(number, key, bytes, otherBytes) { return }
    } else if one == other {
      return
    }
    let (before, after) = (text(of: one, in: old), text(of: other, in: new))
    let isSame = before == after
    add(
      number, key, isSame ? "\(before) (\(one.typeName))" : before, isSame ? "\(after) (\(other.typeName))" : after)
  }

  /// Plain objects are compared as values of the key; others are visited.
  private mutating func follow(_ number: Int, _ key: String, _ oldPosition: Int, _ newPosition: Int) {
    if let one = old.graph.text(of: oldPosition), let other = new.graph.text(of: newPosition),
      old.graph.objects[oldPosition].className == new.graph.objects[newPosition].className
        && old.graph.objects[oldPosition].className != "NSLocalizableString"
    {
      if one != other { add(number, key, ValueText.quoted(one), ValueText.quoted(other)) }
      return
    }
    let isCollection = new.graph.elements(of: newPosition) != nil
    let label = isCollection ? key : "\(key) \(old.graph.name(of: oldPosition))"
    steps.append(Step(old: oldPosition, new: newPosition, origin: number, label: label))
  }

  /// Whether both are archives, whose objects are compared then.
  private mutating func compareArchives(_ number: Int, _ key: String, _ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard depth < ArchiveLimits.depth, one.starts(with: ObjectGraph.magic), other.starts(with: ObjectGraph.magic),
      let oldGraph = try? ObjectGraph(one), let newGraph = try? ObjectGraph(other)
    else { return false }
    found += GraphComparison.differences(
      oldGraph, newGraph, types: types, path: path(to: number) + [key], depth: depth + 1)
    return true
  }

  private func text(of value: ArchivedValue, in side: Side) -> String {
    guard let position = value.reference else { return ValueText.text(of: value) ?? "" }
    guard side.graph.objects.indices.contains(position) else { return "object \(position), which does not exist" }
    return side.graph.plainText(of: position) ?? side.graph.name(of: position)
  }
}

/// One difference between two graphs.
public struct GraphDifference: Hashable, Sendable {
  /// The way to the object from the root: what holds each object, and the object's name, such as `UISubviews 2 UILabel`.
  public let path: [String]
  /// The key that differs; nil for the object as a whole.
  public let key: String?
  /// The first graph's value, in words; nil if it has none.
  public let old: String?
  /// The second graph's value, in words; nil if it has none.
  public let new: String?

  /// Creates a difference.
  public init(path: [String], key: String?, old: String?, new: String?) {
    (self.path, self.key, self.old, self.new) = (path, key, old, new)
  }
}

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

/// Which elements of two collections belong together.
struct ElementMatching {
  /// Positions in the first and in the second collection; one of them is nil for what only one of them has.
  let pairs: [(old: Int?, new: Int?)]

  /// A table of this many cells is small enough; longer collections are matched by their places.
  private static let tableLimit = 1 << 22

  /// Elements that are equal belong together, then those of equal kind between them, in their order.
  init(ordered old: [UInt64], _ new: [UInt64], oldKinds: [UInt64], newKinds: [UInt64]) {
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var pairs: [(old: Int?, new: Int?)] = (0..<start).map { ($0, $0) }
    let middle = Self.common(old[start..<oldEnd], new[start..<newEnd])
    var (oldPlace, newPlace) = (start, start)
    for (oldMatch, newMatch) in middle + [(oldEnd, newEnd)] {
      pairs += Self.paired(Array(oldPlace..<oldMatch), Array(newPlace..<newMatch), oldKinds, newKinds)
      if oldMatch < oldEnd { pairs.append((oldMatch, newMatch)) }
      (oldPlace, newPlace) = (oldMatch + 1, newMatch + 1)
    }
    pairs += zip(oldEnd..<old.count, newEnd..<new.count).map { ($0, $1) }
    self.pairs = pairs
  }

  /// Elements that are equal belong together, wherever they are, then those of equal kind.
  init(unordered old: [UInt64], _ new: [UInt64], oldKinds: [UInt64], newKinds: [UInt64]) {
    var places: [UInt64: [Int]] = [:]
    for (position, hash) in new.enumerated().reversed() { places[hash, default: []].append(position) }
    var matches: [Int?] = []
    var isTaken = Array(repeating: false, count: new.count)
    for hash in old {
      let match = places[hash]?.popLast()
      if let match { isTaken[match] = true }
      matches.append(match)
    }
    let rest = Self.paired(
      old.indices.filter { matches[$0] == nil }, new.indices.filter { !isTaken[$0] }, oldKinds, newKinds)
    pairs = old.indices.compactMap { position in matches[position].map { (position, $0) } } + rest
  }

  /// The longest run of elements that both have in the same order.
  private static func common(_ old: ArraySlice<UInt64>, _ new: ArraySlice<UInt64>) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= tableLimit else { return [] }
    let (rows, columns) = (Array(old), Array(new))
    var lengths = Array(repeating: Int32(0), count: (rows.count + 1) * (columns.count + 1))
    let width = columns.count + 1
    for row in rows.indices.reversed() {
      for column in columns.indices.reversed() {
        lengths[row * width + column] =
          rows[row] == columns[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    var pairs: [(Int, Int)] = []
    while row < rows.count, column < columns.count {
      if rows[row] == columns[column] {
        pairs.append((old.startIndex + row, new.startIndex + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func paired(
    _ old: [Int], _ new: [Int], _ oldKinds: [UInt64], _ newKinds: [UInt64]
  ) -> [(old: Int?, new: Int?)] {
    var byKind: [UInt64: [Int]] = [:]
    for position in new.reversed() { byKind[newKinds[position], default: []].append(position) }
    var taken: Set<Int> = []
    var pairs: [(old: Int?, new: Int?)] = old.map { position in
      guard let match = byKind[oldKinds[position]]?.popLast() else { return (position, nil) }
      taken.insert(match)
      return (position, match)
    }
    pairs += new.filter { !taken.contains($0) }.map { (nil, $0) }
    return pairs
  }
}

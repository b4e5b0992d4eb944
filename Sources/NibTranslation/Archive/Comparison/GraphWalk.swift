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

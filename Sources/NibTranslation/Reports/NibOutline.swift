package import Support

/// A graph as an indented tree for people. An object stands where it is first referred to; where it is referred to again,
/// its number stands for it.
package struct NibOutline {
  private let graph: ObjectGraph
  private let showsAll: Bool
  private let depth: Int
  /// The numbers of objects that are referred to more than once, in the order in which they are shown.
  private var numbers: [Int: Int] = [:]
  private var isShown: [Bool]
  private var lines: [Escaped<LogLine>] = []

  /// How many objects within each other are shown.
  private static let depthLimit = 60
  private static let archiveLimit = 8

  /// - Parameter showsAll: Whether to show every key with its type, also those that every view has with the same value.
  package init(_ graph: ObjectGraph, showsAll: Bool) { self.init(graph, showsAll: showsAll, depth: 0) }

  private init(_ graph: ObjectGraph, showsAll: Bool, depth: Int) {
    (self.graph, self.showsAll, self.depth) = (graph, showsAll, depth)
    isShown = Array(repeating: false, count: graph.objects.count)
    numbers = Self.numbers(graph)
  }

  /// The lines of the tree.
  package var text: Escaped<LogLine> {
    var outline = self
    outline.lines = [outline.headline, ""]
    outline.addTree(indent: 0)
    return outline.lines.map { $0 + "\n" }.joined()
  }

  private var headline: Escaped<LogLine> {
    let count = graph.objects.count
    let objects: Escaped<LogLine> = count == 1 ? "1 object" : "\(count) objects"
    return switch graph.format {
    case .nibArchive(let version): "NIBArchive of coder version \(version), \(objects)"
    case .keyedArchive: "keyed archive, \(objects)"
    }
  }

  /// In the order of the tree, so that equal graphs have equal numbers.
  private static func numbers(_ graph: ObjectGraph) -> [Int: Int] {
    var references = Array(repeating: 0, count: graph.objects.count)
    var order: [Int] = []
    var isVisited = Array(repeating: false, count: graph.objects.count)
    var stack = [0]
    while let position = stack.popLast() {
      guard graph.objects.indices.contains(position), !isVisited[position] else { continue }
      isVisited[position] = true
      order.append(position)
      for value in graph.objects[position].values.reversed() {
        guard let target = value.value.reference, references.indices.contains(target) else { continue }
        references[target] += 1
        stack.append(target)
      }
    }
    var numbers: [Int: Int] = [:]
    for position in order where references[position] > 1 && !isPlain(position, graph) {
      numbers[position] = numbers.count + 1
    }
    return numbers
  }

  /// Whether an object is shown by its value wherever it is.
  private static func isPlain(_ position: Int, _ graph: ObjectGraph) -> Bool {
    graph.plainText(of: position) != nil
      || ["UIColor", "UIFont", "UIImageNibPlaceholder"].contains(graph.objects[position].className)
      || graph.elements(of: position)?.isEmpty == true
  }

  private mutating func addTree(indent: Int) {
    guard !graph.objects.isEmpty else { return }
    isShown[0] = true
    for value in graph.objects[0].values { add(value, indent: indent, width: 0) }
    for position in graph.objects.indices where !isShown[position] {
      if Self.isPlain(position, graph) && !showsAll { continue }
      // What nothing refers to, or what is nested too deep, follows.
      addLine(indent, "", position, prefix: "also ")
    }
  }

  private func name(of position: Int) -> String {
    let name = graph.name(of: position)
    return numbers[position].map { "\(name) #\($0)" } ?? name
  }

  private func reference(to position: Int) -> String {
    numbers[position].map { "#\($0)" } ?? graph.name(of: position)
  }

  private func summary(of position: Int) -> String? {
    if showsAll { return graph.plainText(of: position) }
    return ObjectSummary(graph, name: reference(to:)).text(of: position)
  }

  private mutating func add(_ value: ArchivedObject.KeyedValue, indent: Int, width: Int) {
    let key = Escaped<LogLine>(text: value.key)
    let padding = Escaped<LogLine>.spaces(max(0, width - key.width) + 2)
    guard let position = value.value.reference else {
      let type = showsAll ? "  (\(value.value.typeName))" : ""
      lines.append(.spaces(indent) + key + padding + "\(ValueText.text(of: value.value) ?? "")\(type)")
      return
    }
    guard graph.objects.indices.contains(position) else {
      lines.append(.spaces(indent) + key + padding + "object \(position), which does not exist")
      return
    }
    addLine(indent, key + padding, position, prefix: "")
  }

  private mutating func addLine(_ indent: Int, _ key: Escaped<LogLine>, _ position: Int, prefix: StaticString) {
    let start = Escaped<LogLine>.spaces(indent) + key + Self.literal(prefix)
    if let summary = summary(of: position), !isShown[position] || Self.isPlain(position, graph) {
      isShown[position] = true
      let number: Escaped<LogLine> = numbers[position].map { " #\($0)" } ?? ""
      lines.append(start + "\(summary)" + number)
      return
    }
    guard !isShown[position] else {
      lines.append(start + "\(reference(to: position))")
      return
    }
    guard indent / 2 < Self.depthLimit else {
      lines.append(start + "\(name(of: position)), see below")
      return
    }
    isShown[position] = true
    if let bytes = graph.nestedArchive(of: position) {
      lines.append(start + "\(name(of: position))")
      return addArchive(bytes, indent: indent + 2)
    }
    if let elements = graph.elements(of: position) {
      let number: Escaped<LogLine> = numbers[position].map { " #\($0)" } ?? ""
      let name: Escaped<LogLine> = showsAll || key.isEmpty ? "\(graph.objects[position].className)" : ""
      lines.append((start + name + number).withoutTrailingSpaces)
      return addElements(elements, of: position, indent: indent + 2)
    }
    let stands: Escaped<LogLine> =
      graph.objects[position].fallbackClassNames.isEmpty || !showsAll
      ? "" : ", else \(graph.objects[position].fallbackClassNames.joined(separator: ", "))"
    lines.append(start + "\(name(of: position))" + stands)
    addValues(of: position, indent: indent + 2)
  }

  private static func literal(_ text: StaticString) -> Escaped<LogLine> {
    var escaped = Escaped<LogLine>()
    escaped.append(literal: text)
    return escaped
  }

  private mutating func addValues(of position: Int, indent: Int) {
    let values = graph.objects[position].values.filter { showsAll || !UsualValues.contain($0) }
    let plain = values.filter { value in
      value.value.reference.map { !graph.objects.indices.contains($0) || summary(of: $0) != nil } ?? true
    }
    let width = min(32, plain.map { Escaped<LogLine>(text: $0.key).width }.max() ?? 0)
    for value in values { add(value, indent: indent, width: width) }
  }

  private mutating func addElements(_ elements: [ArchivedValue], of position: Int, indent: Int) {
    let isDictionary = graph.objects[position].className.hasByteSuffix("Dictionary")
    var key: Escaped<LogLine> = ""
    for (place, element) in elements.enumerated() {
      if isDictionary, place % 2 == 0 {
        let text = element.reference.flatMap { graph.objects.indices.contains($0) ? summary(of: $0) : nil }
        if let text, place + 1 < elements.count {
          if let reference = element.reference { isShown[reference] = true }
          key = "\(text): "
          continue
        }
      }
      if let reference = element.reference, graph.objects.indices.contains(reference) {
        addLine(indent, key, reference, prefix: "")
      } else {
        let missing = element.reference.map { "object \($0), which does not exist" }
        lines.append(.spaces(indent) + key + "\(missing ?? ValueText.text(of: element) ?? "")")
      }
      key = ""
    }
  }

  private mutating func addArchive(_ bytes: [UInt8], indent: Int) {
    guard depth < Self.archiveLimit else {
      lines.append(.spaces(indent) + "archives are nested more than \(Self.archiveLimit) deep")
      return
    }
    do throws(CompiledNibError) {
      var nested = NibOutline(try ObjectGraph(bytes), showsAll: showsAll, depth: depth + 1)
      nested.lines = [nested.headline]
      nested.addTree(indent: 0)
      for line in nested.lines { lines.append(.spaces(indent) + line) }
    } catch {
      lines.append(.spaces(indent) + "cannot be read: \(error.description)")
    }
  }
}

/// Values that nearly every object of a class has, so that they tell people nothing.
enum UsualValues {
  private static let keys: Set = [
    "UIDeepDrawRect", "UIOpaque", "UIAutoresizeSubviews", "UIViewLargeContentStoredProperties", "NSShouldBeArchived",
    "UIOriginalClassName", "NSInlinedValue", "NSFirstAttributeV2", "NSSecondAttributeV2",
    "UIDisableUpdateTextColorOnTraitCollectionChange", "UIBaselineAdjustment", "UIClassName",
  ]

  static func contain(_ value: ArchivedObject.KeyedValue) -> Bool {
    switch value.value {
    case .null: true
    case .int8(0): value.key == "UIViewSemanticContentAttribute"
    default: keys.contains(value.key)
    }
  }
}

/// Differences of two graphs for people: the way to an object, and below it what differs.
package struct NibDifferenceText {
  private let differences: [GraphDifference]

  package init(_ differences: [GraphDifference]) { self.differences = differences }

  /// A paragraph for each object.
  package var text: Escaped<LogLine> {
    var text = Escaped<LogLine>()
    var last: [String]?
    for difference in differences {
      if difference.path != last {
        text += last == nil ? "" : "\n"
        text += Self.headline(difference.path)
        last = difference.path
      }
      let key: Escaped<LogLine> = difference.key.map { "\($0) " } ?? ""
      if let old = difference.old { text += "  - " + key + "\(old)\n" }
      if let new = difference.new { text += "  + " + key + "\(new)\n" }
    }
    return text
  }

  /// The way in as many lines of 80 columns as it takes.
  private static func headline(_ path: [String]) -> Escaped<LogLine> {
    guard !path.isEmpty else { return "the root\n" }
    var lines: [Escaped<LogLine>] = [""]
    for (place, part) in path.enumerated() {
      let word: Escaped<LogLine> = place == 0 ? "\(part)" : "> \(part)"
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if line.width + 1 + word.width <= 80 {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append("  " + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

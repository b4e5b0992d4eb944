import Formats

/// Puts parts in the place of the `<include>` elements of a stack definition: other definitions, with values for their
/// objects by key paths such as `title.text`.
///
/// Everything in a part has its place in the tag that includes it, one byte for each element, so that each place belongs to
/// one object. What attributes of the tag say has the place of these.
struct Inclusion {
  private let tree: XMLTree
  private let files: PartFiles
  /// The parts around, the document first.
  private let chain: [String]
  private var implied = ImpliedElements()
  /// How many instances without an id a file has.
  private var counts: [String: Int] = [:]
  /// Resources of parts, which are the document's.
  private(set) var resources: [ImpliedElement] = []
  private(set) var diagnostics: [Diagnostic] = []

  private static let maximumDepth = 16

  init(_ tree: XMLTree, _ files: PartFiles, chain: [String]) {
    (self.tree, self.files, self.chain) = (tree, files, chain)
  }

  /// Whether a document includes parts.
  static func isNeeded(in tree: XMLTree) -> Bool { !inclusions(in: tree).isEmpty }

  /// The elements that include parts. Those in masks of variations include objects.
  private static func inclusions(in tree: XMLTree) -> [ElementIndex] {
    guard let name = tree.number(ofName: "include") else { return [] }
    return tree.indices.filter { element in
      tree[element].name == name && tree.parent(of: element).map { tree.name(of: $0) != "mask" } == true
    }
  }

  /// The tree with the parts.
  mutating func expanded() -> XMLTree {
    for include in Self.inclusions(in: tree) {
      // It has been said.
      if files.isExhausted {
        implied.replace(include, with: [])
        continue
      }
      do throws(PartError) {
        implied.replace(include, with: try elements(of: include))
      } catch {
        implied.replace(include, with: [])
        report(error.message, at: place(of: error.attribute, in: include))
      }
    }
    return implied.expanded(tree)
  }

  /// Adds the resources of parts to those of the document.
  mutating func addResources(to tree: XMLTree) -> XMLTree {
    guard !resources.isEmpty else { return tree }
    var implied = ImpliedElements()
    if let list = tree.children(of: tree.root).first(where: { tree.name(of: $0) == "resources" }) {
      implied.add(resources, to: list)
    } else {
      implied.add([ImpliedElement("resources", [], children: resources, resources[0].range)], to: tree.root)
    }
    return implied.expanded(tree)
  }

  // MARK: - Instances

  private mutating func elements(of include: ElementIndex) throws(PartError) -> [ImpliedElement] {
    guard let file = tree[include, "file"] else {
      let other = tree.attributes(of: include).first { $0.value.hasByteSuffix(".xml") }
      throw PartError(
        "<include> has no file; write "
          + (other.map { "file=\"\($0.value)\" instead of \($0.name)" } ?? "file=\"Row.xml\""))
    }
    if let child = tree.children(of: include).first(where: { _ in true }) {
      report(
        "<\(tree.name(of: child))> in <include>, which has no children; values are attributes, as in title.text=\"…\"",
        at: tree.tagRange(of: child))
    }
    let part = try files.part(file, from: tree.source.path)
    if chain.contains(part.place) { throw PartError("\(file) includes itself") }
    if chain.count > Self.maximumDepth { throw PartError("parts are nested deeper than \(Self.maximumDepth) levels") }
    for fault in part.faults { report(fault, at: place(of: "file", in: include)) }
    guard part.faults.isEmpty else { return [] }
    let written = values(of: include)
    var slots = PartPlaces(tree.tagRange(of: include))
    guard let data = tree[include, "rows"] else {
      return [try instance(of: part, file, id: tree[include, "id"], written, &slots)]
    }
    let rows: [PartFiles.Row]
    do throws(PartError) {
      rows = try files.rows(data, from: tree.source.path)
    } catch {
      throw PartError(error.message, attribute: "rows")
    }
    let range = place(of: "rows", in: include)
    var elements: [ImpliedElement] = []
    for (number, row) in rows.enumerated() {
      let values = row.map {
        PartValue(keyPath: $0.keyPath, value: $0.value, range: range, origin: " in row \(number + 1) of \(data)")
      }
      let keyPaths = Set(values.map(\.keyPath))
      let id = tree[include, "id"].map { "\($0)\(number + 1)" }
      elements.append(
        try instance(of: part, file, id: id, written.filter { !keyPaths.contains($0.keyPath) } + values, &slots))
    }
    return elements
  }

  /// What the attributes of the tag say of the part's objects.
  private func values(of include: ElementIndex) -> [PartValue] {
    tree.attributePositions(of: include).compactMap { position in
      let name = tree.name(ofAttribute: position)
      return ["file", "rows", "id"].contains(name)
        ? nil
        : PartValue(
          keyPath: name, value: tree.value(ofAttribute: position), range: tree.nameRange(ofAttribute: position))
    }
  }

  private mutating func instance(
    of part: PartFiles.Part, _ file: String, id: String?, _ values: [PartValue], _ places: inout PartPlaces
  ) throws(PartError) -> ImpliedElement {
    let id = id ?? next(file)
    let instance = PartInstance(part, file, id: id, values)
    var inner = Inclusion(instance.tree, files, chain: chain + [part.place])
    let included = inner.expanded()
    var expansion = DefinitionExpansion(included, isPart: true)
    let expanded = expansion.expanded()
    let found = instance.diagnostics + inner.diagnostics + expansion.diagnostics
    for diagnostic in found {
      if let value = instance.value(at: diagnostic.range) {
        report(diagnostic.message + value.origin, at: value.range)
      }
    }
    let others = found.filter { instance.value(at: $0.range) == nil }
    for text in PartError.texts(others, in: part.tree.source) { report(text, at: places.tag) }
    resources += inner.resources
    try files.add(elements: expanded.elements.count)
    return instance.element(of: expanded, &places, resources: &resources)
  }

  /// The id of an instance without one: the file's name and a number.
  private mutating func next(_ file: String) -> String {
    let start = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { file.utf8.index(after: $0) } ?? file.startIndex
    let name = String(file[start...].prefix { $0 != "." })
    counts[name, default: 0] += 1
    return "\(name)\(counts[name, default: 0])"
  }

  private func place(of attribute: String, in include: ElementIndex) -> SourceRange {
    tree.attribute(attribute, of: include).map(tree.valueRange(ofAttribute:)) ?? tree.tagRange(of: include)
  }

  private mutating func report(_ message: String, at range: SourceRange) {
    diagnostics.append(Diagnostic(.malformedValue, message, range: range))
  }
}

/// A value for an attribute of an object in a part.
struct PartValue {
  /// The id of the object and the name of the attribute; the name alone for the part's root.
  let keyPath: String
  let value: String
  /// Where the document says so.
  let range: SourceRange
  /// The row of sample data that says so, for the end of messages; empty for an attribute of the tag.
  var origin = ""
}

/// The places of a part's elements in the tag that includes it.
struct PartPlaces {
  let tag: SourceRange
  private var count = 0

  init(_ tag: SourceRange) { self.tag = tag }

  /// The place of the next element, after the tag's `<`.
  var next: Int { min(tag.lowerBound + 1 + count, tag.upperBound - 1) }

  mutating func take() -> Int {
    defer { count += 1 }
    return next
  }
}

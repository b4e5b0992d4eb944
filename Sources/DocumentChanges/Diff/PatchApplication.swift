package import Formats
import Support

/// Makes the changes of a patch in a document.
package struct PatchApplication {
  private var document: EditedDocument
  /// The elements by their addresses.
  private var places: [String: Int] = [:]
  /// The lists that are sorted as Xcode sorts them.
  private var sortedLists: Set<Int> = []
  /// Why changes do not fit.
  package private(set) var refusals: [PatchRefusal] = []
  /// How many changes were made.
  package private(set) var madeCount = 0

  /// - Throws: ``IncomparableDocument`` for a document whose elements cannot be told apart.
  package init(_ patch: DocumentPatch, to tree: XMLTree) throws(IncomparableDocument) {
    document = EditedDocument(tree)
    var table = IdentityTable()
    let version = table.version(tree)
    try IncomparableDocument.check(version)
    register(version, table, at: 0, below: nil)
    for number in 0..<version.tree.elements.count where document.isSortedList(number) { sortedLists.insert(number) }
    for change in patch.changes { make(change) }
  }

  /// The document with the changes, as UTF-8. Nothing is changed if anything was refused.
  package var bytes: [UInt8] {
    refusals.isEmpty ? EditedText(document).bytes : document.trees[0].source.bytes
  }

  private mutating func register(_ version: DocumentVersion, _ table: IdentityTable, at start: Int, below root: String?)
  {
    for element in version.tree.indices {
      var address = table.address(of: version.identity(of: element))
      if let root, address == "root" || address.hasBytePrefix("root/") { address = root + address.dropFirst(4) }
      places[address] = start + Int(element.rawValue)
    }
  }

  private mutating func make(_ change: PatchChange) {
    do throws(PatchRefusal) {
      if try apply(change) { madeCount += 1 }
    } catch {
      if !change.isNoise { refusals.append(error) }
    }
  }

  /// - Returns: Whether anything was to do.
  private mutating func apply(_ change: PatchChange) throws(PatchRefusal) -> Bool {
    switch change.kind {
    case .insertion(let fragment, let place): return try insert(change.address, fragment, place)
    case .removal(let fragment): return try remove(change.address, fragment)
    case .move(let from, let place): return try move(change.address, from, place)
    case .order(let children): return try order(change.address, children)
    default: return try setValue(change)
    }
  }

  private func element(_ address: String) throws(PatchRefusal) -> Int {
    guard let number = places[address], document.isHeld(number) else {
      throw PatchRefusal(address: address, reason: .missing)
    }
    return number
  }
}

// MARK: - Values

extension PatchApplication {
  private mutating func setValue(_ change: PatchChange) throws(PatchRefusal) -> Bool {
    let number = try element(change.address)
    if let problem = Self.problem(change.kind) {
      throw PatchRefusal(address: change.address, reason: .invalid(problem))
    }
    switch change.kind {
    case .attribute(let name, let old, let new, let after):
      return try setAttribute(name, of: number, change.address, old: old, new: new, after: after)
    case .text(let old, let new):
      guard try fits("the text", document.text(number), old, new, change.address) else { return false }
      document.setText(new, of: number)
    case .name(let old, let new):
      guard try fits("the kind", document.name(number), old, new, change.address) else { return false }
      var tag = document.tag(number)
      tag.name = new
      document.setTag(tag, of: number)
    case .comment(let old, let new):
      guard try fits("the comment", document.comment(number), old, new, change.address) else { return false }
      document.setComment(new, of: number)
    default: return false
    }
    return true
  }

  /// What no document can have; nil for a change that is possible.
  private static func problem(_ kind: PatchChange.Kind) -> String? {
    let (name, value): (String?, String?) =
      switch kind {
      case .attribute(let name, _, let new, _): (name, new)
      case .name(_, let new): (new, nil)
      case .text(_, let new), .comment(_, let new): (nil, new)
      default: (nil, nil)
      }
    if let name, !XMLName.isValid(name) { return "\"\(name)\" is not a name in XML; expected one such as contentMode" }
    if let value, !XMLName.isExpressible(value) { return "its new value has a character that XML cannot express" }
    return nil
  }

  private mutating func setAttribute(
    _ name: String, of number: Int, _ address: String, old: String?, new: String?, after: String?
  ) throws(PatchRefusal) -> Bool {
    guard try fits(name, document.value(name, of: number), old, new, address) else { return false }
    document.setAttribute(name, new, of: number, after: after)
    return true
  }

  /// Whether a value is the one that the patch changes; not if it is the new one already.
  private func fits(
    _ name: String, _ found: String?, _ old: String?, _ new: String?, _ address: String
  ) throws(PatchRefusal) -> Bool {
    if found == old { return true }
    guard found == new else {
      throw PatchRefusal(address: address, reason: .value(of: name, expected: old, found: found))
    }
    return false
  }
}

// MARK: - Places

extension PatchApplication {
  private mutating func insert(
    _ address: String, _ fragment: PatchFragment, _ place: PatchPlace
  ) throws(PatchRefusal) -> Bool {
    let (tree, version, table) = try read(fragment, of: address)
    if let present = places[address], document.isHeld(present) {
      guard version.isGroup(tree.root), document.name(present) == tree.name(of: tree.root) else {
        throw PatchRefusal(address: address, reason: .present)
      }
      return try insertChildren(of: tree, into: address)
    }
    for (_, element) in version.objects where element != tree.root {
      let inner = table.address(of: version.identity(of: element))
      if places[inner].map(document.isHeld) == true { throw PatchRefusal(address: inner, reason: .present) }
    }
    let parent = try parent(place, of: address)
    let number = document.add(tree)
    register(version, table, at: number, below: address)
    document.setComment(fragment.comment, of: number)
    put(number, into: parent, place)
    return true
  }

  private mutating func insertChildren(of tree: XMLTree, into address: String) throws(PatchRefusal) -> Bool {
    var table = IdentityTable()
    let version = table.version(tree)
    var previous: String?
    for child in tree.children(of: tree.root) {
      let step = table.address(of: version.identity(of: child))
      let childAddress = step.hasBytePrefix("root/") ? address + step.dropFirst(4) : step
      let xml = String(decoding: tree.bytes(in: tree.range(of: child)), as: UTF8.self)
      let fragment = PatchFragment(xml: xml, comment: tree.comments(before: child))
      let place = PatchPlace(parent: address, after: previous, before: nil)
      _ = try insert(childAddress, fragment, place)
      previous = childAddress
    }
    return true
  }

  private func read(
    _ fragment: PatchFragment, of address: String
  ) throws(PatchRefusal) -> (XMLTree, DocumentVersion, IdentityTable) {
    guard let tree = try? XMLTree(part: fragment.xml, path: address) else {
      throw PatchRefusal(address: address, reason: .invalid("its XML cannot be read"))
    }
    var table = IdentityTable()
    let version = table.version(tree)
    return (tree, version, table)
  }

  private mutating func remove(_ address: String, _ fragment: PatchFragment) throws(PatchRefusal) -> Bool {
    guard let number = places[address], document.isHeld(number) else { return false }
    let (tree, version, _) = try read(fragment, of: address)
    if version.isGroup(tree.root) {
      try removeChildren(of: tree, from: number, address)
      // A group stays for what else it holds here.
      guard document.children(of: number).isEmpty else { return true }
    } else if let difference = FragmentComparison(tree, with: document).difference(tree.root, number) {
      throw PatchRefusal(address: address, reason: .holds(difference))
    }
    document.detach(number)
    return true
  }

  private mutating func removeChildren(
    of tree: XMLTree, from number: Int, _ address: String
  ) throws(PatchRefusal) {
    var children: [Int] = []
    let comparison = FragmentComparison(tree, with: document)
    let present = comparison.matches(of: tree.root, number)
    for (child, match) in present {
      if let difference = comparison.difference(child, match) {
        throw PatchRefusal(address: address, reason: .holds(difference))
      }
      children.append(match)
    }
    document.detach(Set(children))
  }

  private mutating func move(_ address: String, _ from: String, _ place: PatchPlace) throws(PatchRefusal) -> Bool {
    let number = try element(address)
    let parent = try parent(place, of: address)
    if document[number].parent == parent { return false }
    guard !document.lineage(of: parent).contains(number) else {
      throw PatchRefusal(address: address, reason: .invalid("it cannot be moved into itself"))
    }
    guard let holder = document[number].parent, holder == places[from] else {
      throw PatchRefusal(address: address, reason: .elsewhere("another element"))
    }
    document.detach(number)
    put(number, into: parent, place)
    return true
  }

  /// The element that is to hold another one. Groups are made where they are missing.
  private mutating func parent(_ place: PatchPlace, of address: String) throws(PatchRefusal) -> Int {
    if let parent = places[place.parent], document.isHeld(parent) { return parent }
    guard let slash = place.parent.lastIndex(of: "/"), let holder = places[String(place.parent[..<slash])],
      document.isHeld(holder),
      let tree = try? XMLTree(text: "<\(place.parent[place.parent.index(after: slash)...])/>")
    else { throw PatchRefusal(address: address, reason: .missingParent(place.parent)) }
    let group = document.add(tree)
    places[place.parent] = group
    document.insert(group, into: holder, at: document.place(for: group, in: holder))
    return group
  }

  private mutating func put(_ number: Int, into parent: Int, _ place: PatchPlace) {
    let children = document.children(of: parent)
    let previous = place.after.flatMap { places[$0] }.flatMap { children.firstIndex(of: $0) }
    let next = place.before.flatMap { places[$0] }.flatMap { children.firstIndex(of: $0) }
    let end = place.after == nil ? 0 : children.count
    let index = previous.map { $0 + 1 } ?? next ?? end
    if sortedLists.contains(parent), let list = SortedList(rawValue: document.name(parent)) {
      return document.insert(number, into: parent, at: document.place(for: number, in: children, list, near: index))
    }
    document.insert(number, into: parent, at: index)
  }

  private mutating func order(_ address: String, _ addresses: [String]) throws(PatchRefusal) -> Bool {
    let number = try element(address)
    let children = document.children(of: number)
    let present = Set(children)
    let wanted = addresses.compactMap { places[$0] }.filter(present.contains)
    let ordered = Set(wanted)
    guard wanted.count == ordered.count else {
      throw PatchRefusal(address: address, reason: .invalid("the order names an element twice"))
    }
    var upcoming = wanted[...]
    document.setChildren(
      children.map { ordered.contains($0) ? upcoming.popFirst() ?? $0 : $0 }, of: number)
    return document.children(of: number) != children
  }
}

/// Compares what a patch removes with what a document has, so that nothing goes that nobody has seen.
struct FragmentComparison {
  private let fragment: XMLTree
  private let document: EditedDocument

  init(_ fragment: XMLTree, with document: EditedDocument) { (self.fragment, self.document) = (fragment, document) }

  /// What a document's element has that the fragment lacks, or has differently; nil without any.
  ///
  /// Frames and other things that come with a save do not count.
  func difference(_ element: ElementIndex, _ number: Int) -> String? {
    let name = fragment.name(of: element)
    if document.name(number) != name { return "it is of another kind" }
    if Self.isNoise(key: fragment[element, "key"]) { return nil }
    if let attribute = differentAttribute(element, number) { return "\(attribute) of \(word(for: number))" }
    let pairs = matches(of: element, number)
    if pairs.isEmpty, fragment.text(of: element).trimmed != document.text(number).trimmed {
      return "the text of \(word(for: number))"
    }
    if let other = unknownChild(of: number, Set(pairs.map(\.1))) { return "it holds \(word(for: other))" }
    return pairs.lazy.compactMap { self.difference($0.0, $0.1) }.first
  }

  /// The children of both with the same key.
  func matches(of element: ElementIndex, _ number: Int) -> [(ElementIndex, Int)] {
    var known: [String: [Int]] = [:]
    for child in document.children(of: number).reversed() { known[key(of: child), default: []].append(child) }
    return fragment.children(of: element).compactMap { child in
      known[key(of: child)]?.popLast().map { (child, $0) }
    }
  }

  private func differentAttribute(_ element: ElementIndex, _ number: Int) -> String? {
    let written = Dictionary(fragment.attributes(of: element).map { ($0.name, $0.value) }) { first, _ in first }
    let found = Dictionary(document.tag(number).attributes.map { ($0.name, $0.value) }) { first, _ in first }
    return Set(written.keys).union(found.keys).sorted().first { name in
      written[name] != found[name] && name != "misplaced" && name != "ambiguous"
    }
  }

  private func unknownChild(of number: Int, _ known: Set<Int>) -> Int? {
    document.children(of: number).first { !known.contains($0) && !Self.isNoise(key: document.value("key", of: $0)) }
  }

  private static func isNoise(key: String?) -> Bool {
    guard let key else { return false }
    return key == "frame" || key == "canvasLocation" || key == "screenRect" || key.hasBytePrefix("simulated")
  }

  private func key(of element: ElementIndex) -> String {
    fragment[element, "id"] ?? fragment[element, "key"] ?? "<\(fragment.name(of: element))>"
  }

  private func key(of number: Int) -> String {
    document.value("id", of: number) ?? document.value("key", of: number) ?? "<\(document.name(number))>"
  }

  private func word(for number: Int) -> String {
    document.value("id", of: number).map { "#\($0)" } ?? "<\(document.name(number))>"
  }
}

extension String {
  /// The bytes without white space at the ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { !$0.isXMLSpace } ?? bytes.count
    let end = bytes.lastIndex { !$0.isXMLSpace } ?? start - 1
    return bytes[start..<(end + 1)]
  }
}

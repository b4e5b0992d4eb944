import DocumentVersions
import XMLSource

/// The bytes of a result: those of the versions, piece by piece.
struct MergedText {
  private let input: MergeInput
  private let versions: MergeVersions
  private let document: MergedDocument
  private let usesCRLF: Bool
  private(set) var bytes: [UInt8] = []

  init(_ input: MergeInput, _ document: MergedDocument) {
    (self.input, versions, self.document) = (input, input.versions, document)
    usesCRLF = versions[.ours].tree.source.usesCRLF
    bytes.reserveCapacity(versions[.ours].tree.source.bytes.count * 5 / 4)
    writeAll()
  }

  /// What is around the root is that of the side that changed it.
  private mutating func writeAll() {
    let roots = [MergeSide.base, .ours, .theirs].map { (side: $0, range: versions[$0].tree.range(of: .first)) }
    let heads = roots.map { versions[$0.side].tree.source.bytes[..<$0.range.lowerBound] }
    append(heads[1] == heads[0] ? heads[2] : heads[1], from: heads[1] == heads[0] ? .theirs : .ours)
    write(.root, depth: 0)
    let tails = roots.map { versions[$0.side].tree.source.bytes[$0.range.upperBound...] }
    append(tails[1] == tails[0] ? tails[2] : tails[1], from: tails[1] == tails[0] ? .theirs : .ours)
  }

  private mutating func write(_ identity: ElementIdentity, depth: Int) {
    guard let element = document[identity] else { return }
    let children = document.children[identity] ?? []
    guard !children.isEmpty else { return writeLeaf(element) }
    writeTag(of: element, isEmpty: false)
    for child in children {
      writeSpace(before: child, in: identity, depth: depth + 1)
      write(child, depth: depth + 1)
    }
    writeSpace(afterChildrenOf: element, depth: depth)
    writeEndTag(of: element)
  }

  private mutating func writeLeaf(_ element: MergedElement) {
    let version = versions[element.text.side]
    let (isLeaf, range) = (version.isLeaf(element.text.element), version.tree.contentRange(of: element.text.element))
    let hasEndTag = version.tree.endTagRange(of: element.text.element).count > 0
    guard isLeaf, hasEndTag else { return writeTag(of: element, isEmpty: true) }
    writeTag(of: element, isEmpty: false)
    append(version.tree.source.bytes[range.lowerBound..<range.upperBound], from: element.text.side)
    writeEndTag(of: element)
  }
}

// MARK: - Tags

extension MergedText {
  private mutating func writeTag(of element: MergedElement, isEmpty: Bool) {
    let place = element.home
    let tag = versions.tag(place)
    guard let attributes = element.attributes else {
      let wasEmpty = tag.dropLast().last == UInt8(ascii: "/")
      append(wasEmpty == isEmpty ? tag : tag.dropLast(wasEmpty ? 2 : 1), from: place.side)
      if wasEmpty != isEmpty { append(isEmpty ? "/>" : ">") }
      return
    }
    append("<" + versions.name(place))
    for attribute in attributes {
      append(" ")
      let range = attribute.attribute.range
      append(
        versions[attribute.place.side].tree.source.bytes[range.lowerBound..<range.upperBound],
        from: attribute.place.side)
    }
    append(isEmpty ? "/>" : ">")
  }

  private mutating func writeEndTag(of element: MergedElement) {
    let tree = versions[element.home.side].tree
    let range = tree.endTagRange(of: element.home.element)
    guard range.count > 0 else { return append("</\(versions.name(element.home))>") }
    append(tree.source.bytes[range.lowerBound..<range.upperBound], from: element.home.side)
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  /// Appends bytes of a version, with the line breaks of ours.
  private mutating func append(_ piece: ArraySlice<UInt8>, from side: MergeSide) {
    guard side != .ours, versions[side].tree.source.usesCRLF != usesCRLF else {
      bytes += piece
      return
    }
    for byte in piece where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n"), usesCRLF { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(byte)
    }
  }
}

// MARK: - White space and comments

extension MergedText {
  private mutating func writeSpace(before child: ElementIdentity, in parent: ElementIdentity, depth: Int) {
    guard let place = spacePlace(of: child, in: parent) else { return }
    let space = versions[place.side].tree.space(before: place.element)
    append(space[...], from: place.side, shifted: depth - versions[place.side].tree.depth(of: place.element))
  }

  /// The version whose white space and comments an element has: ours, unless only theirs have it there, or theirs alone
  /// changed the comments.
  private func spacePlace(of child: ElementIdentity, in parent: ElementIdentity) -> ElementPlace? {
    let states = input.states(of: child)
    let places = [MergeSide.base, .ours, .theirs].map { side in
      states[side].flatMap { versions.parent($0) == parent ? $0 : nil }
    }
    guard let ours = places[1] else { return places[2] ?? places[0] }
    guard let theirs = places[2], let base = places[0] else { return ours }
    let comments = [base, ours, theirs].map { versions[$0.side].tree.comments(before: $0.element) }
    return comments[1] == comments[0] && comments[2] != comments[0] ? theirs : ours
  }

  private mutating func writeSpace(afterChildrenOf element: MergedElement, depth: Int) {
    let tree = versions[element.home.side].tree
    guard let space = tree.space(afterChildrenOf: element.home.element) else {
      append(usesCRLF ? "\r\n" : "\n")
      return append(String(repeating: " ", count: depth * Self.indentation))
    }
    append(space[...], from: element.home.side, shifted: depth - tree.depth(of: element.home.element))
  }

  /// Appends white space, indented by more or fewer levels.
  private mutating func append(_ space: ArraySlice<UInt8>, from side: MergeSide, shifted levels: Int) {
    guard levels != 0 else { return append(space, from: side) }
    var rest = space
    while let lineFeed = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[...lineFeed], from: side)
      rest = rest[(lineFeed + 1)...]
      if levels > 0 {
        append(String(repeating: " ", count: levels * Self.indentation))
      } else {
        let blanks = rest.prefix { $0 == UInt8(ascii: " ") }.count
        rest = rest.dropFirst(min(blanks, -levels * Self.indentation))
      }
    }
    append(rest, from: side)
  }

  /// The blanks of a level in documents of Interface Builder.
  private static let indentation = 4
}

extension ElementIndex {
  fileprivate static let first = ElementIndex(rawValue: 0)
}

extension SourceFile {
  fileprivate var usesCRLF: Bool {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return false }
    return bytes[first - 1] == UInt8(ascii: "\r")
  }
}

extension XMLTree {
  /// How many elements hold an element.
  fileprivate func depth(of element: ElementIndex) -> Int {
    var (depth, next) = (0, parent(of: element))
    while let parent = next { (depth, next) = (depth + 1, self.parent(of: parent)) }
    return depth
  }

  /// What is between an element and the one before it, or the start tag around it.
  fileprivate func space(before element: ElementIndex) -> ArraySlice<UInt8> {
    guard let parent = parent(of: element) else { return [] }
    var start = tagRange(of: parent).upperBound
    if let previous = previousSibling(of: element) { start = range(of: previous).upperBound }
    return source.bytes[start..<range(of: element).lowerBound]
  }

  /// What is between the last element that an element holds and its end tag; nil if it holds none.
  fileprivate func space(afterChildrenOf element: ElementIndex) -> ArraySlice<UInt8>? {
    var last: ElementIndex?
    for child in children(of: element) { last = child }
    return last.map { source.bytes[range(of: $0).upperBound..<contentRange(of: element).upperBound] }
  }

  fileprivate func comments(before element: ElementIndex) -> [ArraySlice<UInt8>] {
    let space = space(before: element)
    guard space.contains(UInt8(ascii: "<")) else { return [] }
    return space.split(separator: UInt8(ascii: "\n")).map { line in
      line.drop { $0.isWhiteSpace }
    }.filter { !$0.isEmpty }
  }

  private func previousSibling(of element: ElementIndex) -> ElementIndex? {
    // The element before is the last one inside of the sibling before, if any.
    guard let parent = parent(of: element), element.rawValue - 1 > parent.rawValue else { return nil }
    var candidate = ElementIndex(rawValue: element.rawValue - 1)
    while let above = self.parent(of: candidate), above != parent { candidate = above }
    return candidate
  }
}

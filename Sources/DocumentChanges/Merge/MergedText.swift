import Formats

/// The bytes of a result: those of the versions, piece by piece.
struct MergedText {
  private let input: MergeInput
  private let versions: MergeVersions
  private let document: MergedDocument
  private let lineEnds: LineEnds
  private(set) var bytes: [UInt8] = []

  init(_ input: MergeInput, _ document: MergedDocument) {
    (self.input, versions, self.document) = (input, input.versions, document)
    lineEnds = LineEnds(of: versions[.ours].tree.source)
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
    bytes += side == .ours ? piece : lineEnds.converting(piece)
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
      bytes += lineEnds.bytes
      return append(String(repeating: " ", count: depth * WhiteSpace.indentation))
    }
    append(space[...], from: element.home.side, shifted: depth - tree.depth(of: element.home.element))
  }

  /// Appends white space, indented by more or fewer levels.
  private mutating func append(_ space: ArraySlice<UInt8>, from side: MergeSide, shifted levels: Int) {
    append(WhiteSpace.shifted(space, by: levels), from: side)
  }
}

extension ElementIndex {
  fileprivate static let first = ElementIndex(rawValue: 0)
}

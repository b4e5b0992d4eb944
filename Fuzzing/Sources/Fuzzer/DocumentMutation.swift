/// Changes documents as people, merges and attackers do: elements are moved, copied and nested, attributes get values of
/// others, references lead elsewhere.
struct DocumentMutation {
  private(set) var bytes: [UInt8]
  private var random: RandomNumbers
  private let limit: Int

  init(_ bytes: [UInt8], limit: Int, seed: UInt32) {
    self.bytes = bytes
    self.limit = limit
    random = RandomNumbers(seed: UInt64(seed))
  }

  /// Makes some changes; false where there is nothing to change, or no room.
  mutating func mutate() -> Bool {
    var isChanged = false
    for _ in 0...random.below(4) {
      let markup = Markup(bytes)
      guard !markup.elements.isEmpty else { break }
      guard let changed = changed(markup), changed.count <= limit else { continue }
      bytes = changed
      isChanged = true
    }
    return isChanged
  }

  /// Puts an element of another document into this one, in place of an element or inside of one.
  mutating func crossOver(with other: [UInt8]) -> Bool {
    let (markup, donor) = (Markup(bytes), Markup(other))
    guard !markup.elements.isEmpty, !donor.elements.isEmpty else { return false }
    let piece = donor.bytes[pick(donor.elements).range]
    let target = pick(markup.elements)
    let isReplaced = random.below(2) == 0
    let changed = markup.replacing(isReplaced ? target.range : place(inside: target), with: piece)
    guard changed.count <= limit else { return false }
    bytes = changed
    return true
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[random.below(elements.count)] }

  private mutating func changed(_ markup: Markup) -> [UInt8]? {
    switch random.below(20) {
    case 0: copyElement(markup)
    case 1: moveElement(markup)
    case 2: markup.replacing(pick(markup.elements).range, with: [])
    case 3: nest(markup)
    case 4: rename(markup, random.below(markup.elements.count), to: Array(pick(Words.elements).utf8)[...])
    case 5, 6: addConstraint(markup)
    case 7: addAttribute(markup)
    case 8: removeAttribute(markup)
    case 9: copyAttribute(markup)
    case 10, 11: changeReference(markup)
    case 12, 13: replaceElement(markup)
    case 14: nestInRelative(markup)
    case 15: changeKey(markup)
    default: changeValue(markup)
    }
  }
}

// MARK: - Elements

extension DocumentMutation {
  private mutating func place(inside element: Markup.Element) -> Range<Int> {
    let content = element.content ?? element.range.lowerBound..<element.range.lowerBound
    let place = random.below(2) == 0 ? content.lowerBound : content.upperBound
    return place..<place
  }

  private mutating func copyElement(_ markup: Markup) -> [UInt8]? {
    let piece = markup.bytes[pick(markup.elements).range]
    return markup.replacing(place(inside: pick(markup.elements)), with: piece)
  }

  private mutating func moveElement(_ markup: Markup) -> [UInt8]? {
    let (source, target) = (pick(markup.elements).range, place(inside: pick(markup.elements)))
    guard !source.contains(target.lowerBound) else { return nil }
    let piece = markup.bytes[source]
    if target.lowerBound < source.lowerBound {
      return Markup.replacing([(target, piece), (source, [])], in: markup.bytes)
    }
    return Markup.replacing([(source, []), (target, piece)], in: markup.bytes)
  }

  /// Puts an element into others, one or many deep.
  private mutating func nest(_ markup: Markup) -> [UInt8]? {
    let range = pick(markup.elements).range
    let name = pick(["view", "stackView", "subviews", "scrollView", "tableViewCell", "objects"])
    let depth = random.below(8) == 0 ? random.below(80) : 1
    let (start, end) = (String(repeating: "<\(name)>", count: depth), String(repeating: "</\(name)>", count: depth))
    let piece = Array(start.utf8) + markup.bytes[range] + Array(end.utf8)
    return markup.replacing(range, with: piece[...])
  }

  /// Gives an element the name of a relative: one of its family, the element around it, or any other one of the document.
  private mutating func replaceElement(_ markup: Markup) -> [UInt8]? {
    let index = indexByName(markup)
    return rename(markup, index, to: relative(of: index, in: markup))
  }

  /// Puts an element into a relative, which takes its place: its key, and the one of what a relative may hold.
  private mutating func nestInRelative(_ markup: Markup) -> [UInt8]? {
    let index = indexByName(markup)
    let (element, name) = (markup.elements[index], relative(of: index, in: markup))
    let inner = Relatives.keys(of: String(decoding: name, as: UTF8.self))
    let outer = markup.key(of: element).map { " key=\"" + markup.text($0) + "\"" } ?? ""
    let start = Array("<".utf8) + name + Array("\(outer)>".utf8)
    let end = Array("</".utf8) + name + Array(">".utf8)
    guard !inner.isEmpty, let key = markup.key(of: element) else {
      return markup.replacing(element.range, with: start + markup.bytes[element.range] + end)
    }
    let piece =
      start + markup.bytes[element.range.lowerBound..<key.lowerBound] + Array(pick(inner).utf8)
      + markup.bytes[key.upperBound..<element.range.upperBound] + end
    return markup.replacing(element.range, with: piece)
  }

  /// An element; half of the time rare ones are as likely as others.
  private mutating func indexByName(_ markup: Markup) -> Int {
    guard random.below(2) == 0 else { return random.below(markup.elements.count) }
    let name = pick(Set(markup.elements.map { markup.text($0.name) }).sorted())
    return pick(markup.elements.indices.filter { markup.text(markup.elements[$0].name) == name })
  }

  private mutating func relative(of index: Int, in markup: Markup) -> ArraySlice<UInt8> {
    let element = markup.elements[index]
    let family = Relatives.families(of: markup.text(element.name))
    switch random.below(4) {
    case 0: return markup.bytes[pick(markup.elements).name]
    case 1: return markup.bytes[(markup.parent(of: index) ?? element).name]
    default: return family.isEmpty ? markup.bytes[element.name] : Array(pick(pick(family)).utf8)[...]
    }
  }

  private func rename(_ markup: Markup, _ index: Int, to name: ArraySlice<UInt8>) -> [UInt8] {
    let element = markup.elements[index]
    let edits = [element.name, element.endName].compactMap(\.self).map { ($0, name) }
    return Markup.replacing(edits, in: markup.bytes)
  }

  private mutating func addConstraint(_ markup: Markup) -> [UInt8]? {
    let ids = markup.ids.map { String(decoding: $0, as: UTF8.self) }
    let names = ids.isEmpty ? ["a"] : ids
    var text = "<constraint firstAttribute=\"\(word("firstAttribute"))\""
    if random.below(3) > 0 { text += " firstItem=\"\(pick(names))\"" }
    if random.below(4) > 0 { text += " secondItem=\"\(pick(names))\" secondAttribute=\"\(word("secondAttribute"))\"" }
    for (name, odds) in [("relation", 3), ("constant", 2), ("multiplier", 4), ("priority", 3)]
    where random.below(odds) == 0 {
      text += " \(name)=\"\(word(name))\""
    }
    let containers = markup.elements.filter { markup.bytes[$0.name].elementsEqual("constraints".utf8) }
    let target = pick(containers.isEmpty ? markup.elements : containers)
    return markup.replacing(place(inside: target), with: Array((text + "/>").utf8)[...])
  }
}

// MARK: - Attributes

extension DocumentMutation {
  /// A value for an attribute: mostly one that it is known to have.
  private mutating func word(_ name: String) -> String {
    guard let values = Words.values[name], random.below(5) > 0 else { return pick(Words.anyValues) }
    return pick(values)
  }

  private mutating func attribute(_ markup: Markup) -> Markup.Attribute? {
    let attributes = pick(markup.elements).attributes
    return attributes.isEmpty ? nil : pick(attributes)
  }

  private mutating func changeValue(_ markup: Markup) -> [UInt8]? {
    guard let attribute = attribute(markup) else { return nil }
    return markup.replacing(attribute.value, with: Array(word(markup.text(attribute.name)).utf8)[...])
  }

  private mutating func addAttribute(_ markup: Markup) -> [UInt8]? {
    let name = pick(Words.attributes)
    let text = " \(name)=\"\(word(name))\""
    let end = pick(markup.elements).name.upperBound
    return markup.replacing(end..<end, with: Array(text.utf8)[...])
  }

  private mutating func removeAttribute(_ markup: Markup) -> [UInt8]? {
    attribute(markup).map { markup.replacing($0.range, with: []) }
  }

  /// Takes an attribute of another element over, as it is or with its value only.
  private mutating func copyAttribute(_ markup: Markup) -> [UInt8]? {
    guard let source = attribute(markup) else { return nil }
    if let target = attribute(markup), random.below(2) == 0 {
      return markup.replacing(target.value, with: markup.bytes[source.value])
    }
    let end = pick(markup.elements).name.upperBound
    return markup.replacing(end..<end, with: markup.bytes[source.range])
  }

  /// Has a reference lead to another object, or gives an object the id of another one.
  private mutating func changeReference(_ markup: Markup) -> [UInt8]? {
    let references = markup.elements.flatMap(\.attributes).filter { attribute in
      Self.referenceNames.contains { markup.bytes[attribute.name].elementsEqual($0.utf8) }
    }
    let ids = markup.ids
    guard !references.isEmpty, !ids.isEmpty else { return nil }
    return markup.replacing(pick(references).value, with: pick(ids))
  }

  /// Gives an element the key of another one, which may get its own, or one that a child of the element around it may have.
  private mutating func changeKey(_ markup: Markup) -> [UInt8]? {
    let keyed = markup.elements.indices.filter { markup.key(of: markup.elements[$0]) != nil }
    guard !keyed.isEmpty else { return nil }
    let index = pick(keyed)
    guard let key = markup.key(of: markup.elements[index]) else { return nil }
    let known = markup.parent(of: index).map { Relatives.keys(of: markup.text($0.name)) } ?? []
    if !known.isEmpty, random.below(2) == 0 { return markup.replacing(key, with: Array(pick(known).utf8)) }
    guard let other = markup.key(of: markup.elements[pick(keyed)]) else { return nil }
    guard key != other, random.below(2) == 0 else { return markup.replacing(key, with: markup.bytes[other]) }
    let edits = [(key, markup.bytes[other]), (other, markup.bytes[key])].sorted { $0.0.lowerBound < $1.0.lowerBound }
    return Markup.replacing(edits, in: markup.bytes)
  }

  private static let referenceNames = [
    "firstItem", "secondItem", "destination", "reference", "initialViewController", "headOfMergedCell", "row", "id",
  ]
}

// MARK: - Edits

extension Markup {
  func replacing(_ range: Range<Int>, with piece: ArraySlice<UInt8>) -> [UInt8] {
    Self.replacing([(range, piece)], in: bytes)
  }

  func replacing(_ range: Range<Int>, with piece: [UInt8]) -> [UInt8] { replacing(range, with: piece[...]) }

  /// Makes edits that stand in order.
  static func replacing(_ edits: [(range: Range<Int>, piece: ArraySlice<UInt8>)], in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.piece.count })
    var place = 0
    for edit in edits {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.piece
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}

@testable import NibDecoder

/// An object of the tests' own vocabulary: `<box>`.
class Box: NibCoding {
  let element: String
  let id: String?
  let next: ObjectReference?
  let boxes: [Box]

  required init(coder: NibCoder) throws {
    element = coder.elementName
    id = coder.decodeString(forKey: "id")
    next = coder.decodeReference(forKey: "next")
    boxes = coder.decodeObjects(of: Box.self, in: "subviews")
  }
}

/// Made from `<crate>` and from `customClass="Crate"`; reads one key more.
final class Crate: Box {
  let weight: Double

  required init(coder: NibCoder) throws {
    weight = coder.decodeDouble(forKey: "weight") ?? 1
    try super.init(coder: coder)
  }
}

/// Made from what nothing is registered for.
final class UnknownBox: Box {}

/// Made from `<glass>`: cannot exist where `broken` is written.
final class Glass: Box {
  struct Shards: Error, CustomStringConvertible {
    let description = "glass is broken"
  }

  required init(coder: NibCoder) throws {
    if coder.containsValue(forKey: "broken") { throw Shards() }
    try super.init(coder: coder)
  }
}

/// Made from `<tag>`; no box.
final class Tag: NibCoding {
  let text: String?

  init(coder: NibCoder) throws { text = coder.decodeString(forKey: "text") }
}

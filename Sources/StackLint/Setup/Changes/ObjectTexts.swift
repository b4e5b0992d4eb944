import NibDecoder

/// What is written about each object of a document, without the objects inside of it and without white space between
/// elements: two versions of an object that is the same have the same text.
struct ObjectTexts {
  private var texts: [String: [UInt8]] = [:]

  /// - Parameter document: Nil where it cannot be read, which leaves no objects.
  init(_ document: NibDocument?) {
    guard let document else { return }
    var owners: [String?] = []
    owners.reserveCapacity(document.tree.elements.count)
    for element in document.tree.indices {
      let own = document.tree.attribute("id", of: element).map { document.value(ofAttribute: $0) }
      let owner = own ?? document.tree.parent(of: element).flatMap { owners[$0.position] }
      owners.append(owner)
      guard let owner else { continue }
      let tag = document.tree.tagRange(of: element)
      texts[owner, default: []] += document.source.bytes[tag.lowerBound..<tag.upperBound]
      texts[owner, default: []] += document.tree.text(of: element).utf8
    }
  }

  subscript(id: String) -> [UInt8]? { texts[id] }
}

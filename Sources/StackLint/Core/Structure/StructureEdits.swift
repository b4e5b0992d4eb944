import NibDecoder

/// Edits that repair the structure of a document.
extension DocumentElement {
  /// The tag of a new element without children.
  static func tag(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
    "<\(name)" + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + "/>"
  }

  /// The edit that gives an attribute a value.
  func writing(_ attribute: String, _ value: String) -> [Diagnostic.FixIt] {
    guard let range = valueRange(attribute) else { return adding(attribute, value) }
    return [Diagnostic.FixIt("write \(attribute)", range: range, replacement: value)]
  }

  /// The edit that adds an attribute.
  func adding(_ attribute: String, _ value: String) -> [Diagnostic.FixIt] { adding([(attribute, value)]) }

  /// The edit that adds attributes behind all others.
  func adding(_ attributes: [(name: String, value: String)]) -> [Diagnostic.FixIt] {
    let tree = document.tree
    let name = tree.tagRange(of: index).lowerBound + 1 + name.utf8.count
    let place = tree.attributePositions(of: index).last.map { tree.valueRange(ofAttribute: $0).upperBound + 1 } ?? name
    let text = attributes.map { " " + SourceEdit.written($0.name, $0.value) }
    let names = attributes.map(\.name).joined(separator: ", ")
    return [Diagnostic.FixIt("add \(names)", SourceEdit(at: place, text.joined()))]
  }

  /// The edit that adds a key, which comes first.
  func addingKey(_ key: String) -> [Diagnostic.FixIt] {
    [Diagnostic.FixIt("add key", .insertingFirstAttribute("key", key, in: index, of: document.tree))]
  }

  /// The edits that give the element another name, in both of its tags.
  func renamed(_ other: String) -> [Diagnostic.FixIt] {
    let (tree, length) = (document.tree, name.utf8.count)
    let (start, end) = (tree.tagRange(of: index).lowerBound + 1, tree.endTagRange(of: index))
    let places = [start] + (end.count == 0 ? [] : [end.lowerBound + 2])
    return places.map { Diagnostic.FixIt("write <\(other)>", range: SourceRange($0, $0 + length), replacement: other) }
  }

  /// The edit that removes the element.
  var removalFix: [Diagnostic.FixIt] { [Diagnostic.FixIt("remove <\(name)>", removal)] }

  /// The edit that writes `YES` where an attribute says so in another way.
  func yesFix(_ attribute: String) -> [Diagnostic.FixIt] {
    guard let range = valueRange(attribute), let value = self[attribute], Self.flag(value) == "YES" else { return [] }
    return [Diagnostic.FixIt("write YES", range: range, replacement: "YES")]
  }

  /// What Interface Builder writes for the value of a flag in other words; nil for what is no flag.
  static func flag(_ words: String) -> String? {
    switch words.lowercased() {
    case "true", "yes", "1": "YES"
    case "false", "no", "0": "NO"
    default: nil
    }
  }

  /// Lines of new elements that stand beside the element or, one level deeper, in it.
  func lines(_ texts: String..., inside: Bool = false) -> String { lines(texts, inside: inside) }

  /// The same.
  func lines(_ texts: [String], inside: Bool = false) -> String {
    let bytes = document.tree.source.bytes
    let line = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = String(decoding: bytes[line..<range.lowerBound].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    return texts.map { "\n" + space + (inside ? "    " : "") + $0 }.joined()
  }
}

/// Ids for new objects, which stay the same as long as the objects around them do.
struct NewObjectID {
  private let document: StructuredDocument

  init(_ document: StructuredDocument) { self.document = document }

  /// An id in the form of Interface Builder's, made of what the object is.
  func make(_ object: String) -> String? {
    for attempt in 0..<16 {
      let id = ObjectID.generated(from: attempt == 0 ? object : "\(object) \(attempt)")
      if document.object(id) == nil { return id }
    }
    return nil
  }

  /// The edit that gives an object an id.
  func fix(_ attribute: String, of object: DocumentElement) -> [Diagnostic.FixIt] {
    guard let place = placeName(of: object), let id = make("\(attribute) of \(place)") else { return [] }
    return object.adding(attribute, id)
  }

  /// A name of an object without an id: the nearest object around it, and its place there.
  private func placeName(of object: DocumentElement) -> String? {
    guard let parent = object.parent else { return nil }
    let around = parent["id"] ?? parent["sceneID"] ?? placeName(of: parent) ?? "document"
    return "\(around)/\(parent.name)/\(object.name)[\(object.index.position - parent.index.position)]"
  }
}

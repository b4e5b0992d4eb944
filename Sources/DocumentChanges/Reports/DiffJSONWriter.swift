package import Formats
import NibDecoder
package import Support

/// Writes what changed for programs, with all that `ibstack apply` needs.
package struct DiffJSONWriter {
  private var json = JSONWriter()

  /// A document that was compared.
  package struct Document {
    let old: String?
    let new: String?
    let diff: DocumentDiff

    /// - Parameters: The paths of both versions.
    package init(old: String?, new: String?, diff: DocumentDiff) { (self.old, self.new, self.diff) = (old, new, diff) }
  }

  init() {}

  package static func text(for documents: [Document]) -> Escaped<JSONString> {
    var writer = DiffJSONWriter()
    writer.json.object { json in
      json.member("version", 1.0)
      json.objects("documents", documents, indent: 2) { Self.write($0, &$1) }
    }
    return writer.json.text + "\n"
  }

  private static func write(_ document: Document, _ json: inout JSONWriter) {
    var names = ChangeNames(document.diff)
    let patch = DocumentPatch(document.diff)
    json.member("old", document.old)
    json.member("new", document.new)
    json.objects("changes", zip(document.diff.changes, patch.changes), indent: 4) { change, json in
      write(change.1, &json)
      write(names.place(of: change.0), &json)
    }
  }

  private static func write(_ place: ObjectNames.Place, _ json: inout JSONWriter) {
    if let object = place.object {
      json.object("object") { json in
        json.member("kind", object.kind)
        json.member("label", object.label)
        json.member("class", object.customClass)
        json.member("id", object.id)
      }
    }
    json.member("scene", place.scene)
  }

  private static func write(_ change: PatchChange, _ json: inout JSONWriter) {
    json.member("change", change.kind.name)
    json.member("element", change.address)
    if change.isNoise { json.member("noise", true) }
    switch change.kind {
    case .attribute(let name, let old, let new, let after):
      json.member("attribute", name)
      write(old, new, &json)
      json.member("after", after)
    case .text(let old, let new), .name(let old, let new), .comment(let old, let new): write(old, new, &json)
    case .insertion(let fragment, let place):
      write(fragment, &json)
      write(place, &json)
    case .removal(let fragment): write(fragment, &json)
    case .move(let from, let place):
      json.member("from", from)
      write(place, &json)
    case .order(let children):
      json.member("children", children)
    }
  }

  private static func write(_ old: String?, _ new: String?, _ json: inout JSONWriter) {
    json.member("old", old)
    json.member("new", new)
  }

  private static func write(_ fragment: PatchFragment, _ json: inout JSONWriter) {
    json.member("xml", fragment.xml)
    if !fragment.comment.isEmpty { json.member("comment", fragment.comment) }
  }

  private static func write(_ place: PatchPlace, _ json: inout JSONWriter) {
    json.member("parent", place.parent)
    json.member("after", place.after)
    json.member("before", place.before)
  }
}

/// The names of the objects that changes are about.
private struct ChangeNames {
  private let diff: DocumentDiff
  private var old: VersionNames
  private var new: VersionNames

  init(_ diff: DocumentDiff) {
    (self.diff, old, new) = (diff, VersionNames(diff.old), VersionNames(diff.new))
  }

  mutating func place(of change: DocumentChange) -> ObjectNames.Place {
    if let element = diff.new[change.identity] { return new.place(of: element) }
    return diff.old[change.identity].map { old.place(of: $0) } ?? ObjectNames.Place()
  }
}

/// Reads what `DiffJSONWriter` writes.
package enum PatchReader {
  /// The patch of each document, with its paths.
  package struct Document {
    let old: String?
    package let new: String?
    package let patch: DocumentPatch
  }

  /// - Throws: A message about the place that is not as expected.
  package static func documents(_ bytes: [UInt8]) throws(JSONNode.Problem) -> [Document] {
    let root = try JSONParser.parse(bytes)
    guard case .number(1) = try root.requiredMember("version").value else {
      throw JSONNode.Problem(offset: root.start, message: "expected a diff of version 1")
    }
    var documents: [Document] = []
    for document in try root.array("documents") {
      var changes: [PatchChange] = []
      for change in try document.array("changes") { changes.append(try self.change(change)) }
      documents.append(
        Document(
          old: try text(document, "old"), new: try text(document, "new"), patch: DocumentPatch(changes: changes)))
    }
    return documents
  }

  private static func text(_ node: JSONNode, _ key: String) throws(JSONNode.Problem) -> String? {
    guard let member = try node.member(key) else { return nil }
    return try member.string()
  }

  private static func change(_ node: JSONNode) throws(JSONNode.Problem) -> PatchChange {
    var isNoise = false
    if let member = try node.member("noise"), case .flag(true) = member.value { isNoise = true }
    return PatchChange(address: try node.string("element"), kind: try kind(node), isNoise: isNoise)
  }

  private static func kind(_ node: JSONNode) throws(JSONNode.Problem) -> PatchChange.Kind {
    switch try node.string("change") {
    case "attribute":
      return .attribute(
        try node.string("attribute"), old: try text(node, "old"), new: try text(node, "new"),
        after: try text(node, "after"))
    case "text": return .text(old: try node.string("old"), new: try node.string("new"))
    case "kind": return .name(old: try node.string("old"), new: try node.string("new"))
    case "comment": return .comment(old: try node.string("old"), new: try node.string("new"))
    case "insertion": return .insertion(try fragment(node), try place(node))
    case "removal": return .removal(try fragment(node))
    case "move": return .move(from: try node.string("from"), to: try place(node))
    case "order":
      var children: [String] = []
      for child in try node.array("children") { children.append(try child.string()) }
      return .order(children)
    case let other:
      throw JSONNode.Problem(offset: node.start, message: "unknown change \"\(other)\"")
    }
  }

  private static func fragment(_ node: JSONNode) throws(JSONNode.Problem) -> PatchFragment {
    PatchFragment(xml: try node.string("xml"), comment: try text(node, "comment") ?? "")
  }

  private static func place(_ node: JSONNode) throws(JSONNode.Problem) -> PatchPlace {
    PatchPlace(parent: try node.string("parent"), after: try text(node, "after"), before: try text(node, "before"))
  }
}

extension PatchChange.Kind {
  /// The name in JSON.
  var name: String {
    switch self {
    case .attribute: "attribute"
    case .text: "text"
    case .name: "kind"
    case .comment: "comment"
    case .insertion: "insertion"
    case .removal: "removal"
    case .move: "move"
    case .order: "order"
    }
  }
}

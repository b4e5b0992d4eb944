package import Formats

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

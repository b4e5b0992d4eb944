package import DocumentDiff
package import JSONSource

/// A patch as `ibstack diff --format json` writes it.
package struct PatchJSON {
  /// The changes of each document, with its path.
  package let documents: [(path: String, patch: DocumentPatch)]

  /// Reads a patch.
  ///
  /// - Throws: ``JSONNode/Problem`` with the place where the patch is not as expected.
  package init(_ bytes: [UInt8]) throws(JSONNode.Problem) {
    var documents: [(path: String, patch: DocumentPatch)] = []
    for document in try JSONParser.parse(bytes).array("documents") {
      // A document that came or went as a whole has no changes.
      guard try document.member("changes") != nil else { continue }
      var changes: [PatchChange] = []
      for change in try document.array("changes") { changes.append(try Self.change(change)) }
      documents.append((try document.string("document"), DocumentPatch(changes)))
    }
    self.documents = documents
  }

  private static func change(_ node: JSONNode) throws(JSONNode.Problem) -> PatchChange {
    PatchChange(path: try node.string("path"), kind: try kind(node))
  }

  private static func kind(_ node: JSONNode) throws(JSONNode.Problem) -> PatchChange.Kind {
    let kind = try node.requiredMember("change")
    switch try kind.string() {
    case "inserted": return .inserted(try place(node), xml: try node.string("xml"))
    case "removed": return .removed(xml: try node.string("xml"))
    case "moved": return .moved(try place(node))
    case "reordered":
      var order: [String] = []
      for path in try node.array("new") { order.append(try path.string()) }
      return .reordered(order)
    case "attribute":
      return .attribute(try node.string("attribute"), old: try optional(node, "old"), new: try optional(node, "new"))
    case "text": return .text(old: try node.string("old"), new: try node.string("new"))
    case "kind": return .renamed(old: try node.string("old"), new: try node.string("new"))
    default: throw kind.problem(expected: "a kind of change, such as \"inserted\" or \"attribute\"")
    }
  }

  private static func place(_ node: JSONNode) throws(JSONNode.Problem) -> PatchChange.Place {
    PatchChange.Place(parent: try node.string("parent"), previous: try optional(node, "after"))
  }

  private static func optional(_ node: JSONNode, _ key: String) throws(JSONNode.Problem) -> String? {
    guard let member = try node.member(key) else { return nil }
    if case .null = member.value { return nil }
    return try member.string()
  }
}

import Formats
import NibDecoder
import Support

/// Commands above scenes, and above the first view of other documents, that draw them.
///
/// A server of the protocol has no way to show a picture, so the command is the client's own: it draws the text of a document
/// by `ibstack render`.
struct CodeLenses {
  /// The command that a client has to know. Its arguments are the URI of the document and the id of the scene, which is empty
  /// for the whole document.
  static let command = "ibstack.showPicture"

  private let document: OpenDocument
  private let text: DocumentText
  private let tree: XMLTree

  /// Nil while the text is not well-formed.
  init?(_ document: OpenDocument, _ analysis: DocumentAnalysis) {
    guard let tree = analysis.tree else { return nil }
    (self.document, text, self.tree) = (document, analysis.text, tree)
  }

  /// Writes the commands as an array.
  func write(to json: inout JSONWriter) {
    let scenes = tree.indices.filter { tree.name(of: $0) == "scene" }
    json.array { json in
      for scene in scenes where tree[scene, "sceneID"] != nil { write(scene, tree[scene, "sceneID"], to: &json) }
      if scenes.isEmpty { write(tree.root, nil, to: &json) }
    }
  }

  private func write(_ element: ElementIndex, _ scene: String?, to json: inout JSONWriter) {
    json.object { json in
      json.key("range")
      text.write(tree.tagRange(of: element), to: &json)
      json.key("command")
      json.object { json in
        json.member("title", "Show picture")
        json.member("command", Self.command)
        json.key("arguments")
        json.array { json in
          json.string(document.uri.text)
          json.string(scene ?? "")
        }
      }
    }
  }
}

import Formats
import Support

/// Something that an editor proposes.
struct CompletionItem {
  /// The kinds of the protocol.
  enum Kind: Int {
    case method = 2
    case field = 5
    case type = 7
    case property = 10
    case value = 12
    case color = 16
    case reference = 18
  }

  let label: String
  let kind: Kind
  /// What it is, in a few words.
  var detail: String?
  /// What is written; nil for the label.
  var text: String?
  /// Whether the text has places for the cursor.
  var isSnippet = false

  /// Writes some items as a list.
  ///
  /// - Parameter range: What is replaced.
  static func write(
    _ items: [CompletionItem], replacing range: SourceRange, in text: DocumentText, to json: inout JSONWriter
  ) {
    json.array { json in
      for item in items {
        json.object { json in
          json.member("label", item.label)
          json.exactMember("kind", item.kind.rawValue)
          if let detail = item.detail { json.member("detail", detail) }
          if item.isSnippet { json.exactMember("insertTextFormat", 2) }
          json.key("textEdit")
          json.object { json in
            json.key("range")
            text.write(range, to: &json)
            json.member("newText", item.text ?? item.label)
          }
        }
      }
    }
  }
}

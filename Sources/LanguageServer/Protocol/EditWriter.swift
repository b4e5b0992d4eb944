import Formats
import Support

/// Writes edits of texts as the Language Server Protocol has them.
struct EditWriter {
  /// What a client can do with edits of a workspace.
  struct Abilities {
    /// Whether it checks the versions of documents.
    var checksVersions = false
    var createsFiles = false
  }

  private let abilities: Abilities

  init(_ abilities: Abilities) { self.abilities = abilities }

  /// Writes edits of a document as an array.
  static func write(_ edits: [SourceEdit], of text: DocumentText, to json: inout JSONWriter) {
    json.array { json in
      for edit in edits {
        json.object { json in
          json.key("range")
          text.write(edit.range, to: &json)
          json.member("newText", edit.replacement)
        }
      }
    }
  }

  /// Writes edits of a document as an edit of the workspace.
  ///
  /// - Parameters:
  ///   - version: The client's number of the text; nil for the text of a file.
  ///   - isNew: Whether the file has to be created.
  func write(
    _ edits: [SourceEdit], of text: DocumentText, _ uri: DocumentURI, version: Int?, isNew: Bool = false,
    to json: inout JSONWriter
  ) {
    json.object { json in
      guard abilities.checksVersions else {
        json.key("changes")
        json.object { json in
          json.key(uri.text)
          Self.write(edits, of: text, to: &json)
        }
        return
      }
      json.key("documentChanges")
      json.array { json in
        if isNew {
          json.object { json in
            json.member("kind", "create")
            json.member("uri", uri.text)
          }
        }
        json.object { json in
          json.key("textDocument")
          json.object { json in
            json.member("uri", uri.text)
            if let version { json.exactMember("version", version) } else { json.member("version", nil as String?) }
          }
          json.key("edits")
          Self.write(edits, of: text, to: &json)
        }
      }
    }
  }

  /// The edit that makes one text of another; none if they are equal.
  static func edit(from old: [UInt8], to new: [UInt8]) -> [SourceEdit] {
    guard old != new else { return [] }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (end, newEnd) = (old.count, new.count)
    while end > start, newEnd > start, old[end - 1] == new[newEnd - 1] { (end, newEnd) = (end - 1, newEnd - 1) }
    // Not between the bytes of a character.
    while start > 0, isContinuation(old, start) || isContinuation(new, start) { start -= 1 }
    while end < old.count, newEnd < new.count, isContinuation(old, end) || isContinuation(new, newEnd) {
      (end, newEnd) = (end + 1, newEnd + 1)
    }
    return [SourceEdit(SourceRange(start, end), String(decoding: new[start..<newEnd], as: UTF8.self))]
  }

  private static func isContinuation(_ bytes: [UInt8], _ place: Int) -> Bool {
    place < bytes.count && bytes[place] & 0xC0 == 0x80
  }
}

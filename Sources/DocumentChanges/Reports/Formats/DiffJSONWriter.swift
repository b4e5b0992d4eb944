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
      json.key("documents")
      json.array { json in for document in documents { Self.write(document, &json) } }
    }
    return writer.json.text + "\n"
  }

  private static func write(_ document: Document, _ json: inout JSONWriter) {
    var names = ChangeNames(document.diff)
    let patch = DocumentPatch(document.diff)
    json.lineBreak(indent: 2)
    json.object { json in
      json.member("old", document.old)
      json.member("new", document.new)
      json.key("changes")
      json.array { json in
        for (change, patched) in zip(document.diff.changes, patch.changes) {
          json.lineBreak(indent: 4)
          json.object { json in
            write(patched, &json)
            write(names.place(of: change), &json)
          }
        }
      }
    }
  }

  private static func write(_ place: ObjectNames.Place, _ json: inout JSONWriter) {
    if let object = place.object {
      json.key("object")
      json.object { json in
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
      json.key("children")
      json.array { json in for child in children { json.string(child) } }
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

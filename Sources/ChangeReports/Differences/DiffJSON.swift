package import DocumentDiff
import DocumentVersions
package import Escaping
import XMLSource

/// The changes of a document as JSON, with all that it takes to make them in another one.
package struct DiffJSON {
  private let diff: DocumentDiff

  package init(_ diff: DocumentDiff) { self.diff = diff }

  /// Writes the document's entry.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - report: The same changes in words.
  package func write(path: String, _ report: DiffReport, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("document", path)
      writer.key("summary")
      writer.array { writer in
        for entry in report.entries {
          writer.lineBreak(indent: 4)
          write(entry, to: &writer)
        }
      }
      writer.key("changes")
      writer.array { writer in
        for change in diff.changes {
          writer.lineBreak(indent: 4)
          write(change, to: &writer)
        }
      }
    }
  }

  private func write(_ entry: DiffReport.Entry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("scene", entry.scene)
      writer.member("object", entry.object)
      writer.member("sign", entry.sign.rawValue)
      writer.key("details")
      writer.array { writer in for detail in entry.details { writer.string(detail) } }
    }
  }

  private func write(_ change: DocumentChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", diff.path(of: change.identity))
      switch change.kind {
      case .inserted:
        writer.member("change", "inserted")
        writePlace(of: change.identity, in: diff.new, to: &writer)
        writer.member("xml", xml(change.identity, diff.new))
      case .removed:
        writer.member("change", "removed")
        writePlace(of: change.identity, in: diff.old, to: &writer)
        writer.member("xml", xml(change.identity, diff.old))
      case .moved:
        writer.member("change", "moved")
        writePlace(of: change.identity, in: diff.new, to: &writer)
        writer.member("old", diff.old[change.identity].flatMap(diff.old.parent).map(diff.path))
      case .reordered:
        writer.member("change", "reordered")
        writeOrder(of: change.identity, to: &writer)
      case .attribute(let name, let old, let new):
        writer.member("change", "attribute")
        writer.member("attribute", name)
        writer.member("old", old)
        writer.member("new", new)
      case .text(let old, let new):
        writer.member("change", "text")
        writer.member("old", old)
        writer.member("new", new)
      case .renamed(let old, let new):
        writer.member("change", "kind")
        writer.member("old", old)
        writer.member("new", new)
      }
      if change.isNoise { writer.member("noise", true) }
    }
  }

  /// The parent of an element, and the element before it.
  private func writePlace(of identity: ElementIdentity, in version: DocumentVersion, to writer: inout JSONWriter) {
    guard let element = version[identity], let parent = version.parent(of: element), let list = version[parent] else {
      return
    }
    let siblings = version.children(of: list)
    let previous = siblings.prefix { $0 != identity }.last
    writer.member("parent", diff.path(of: parent))
    writer.member("after", previous.map(diff.path))
  }

  private func writeOrder(of identity: ElementIdentity, to writer: inout JSONWriter) {
    for (name, version) in [("old", diff.old), ("new", diff.new)] {
      writer.key(name)
      writer.array { writer in
        for child in version[identity].map(version.children) ?? [] { writer.string(diff.path(of: child)) }
      }
    }
  }

  private func xml(_ identity: ElementIdentity, _ version: DocumentVersion) -> String {
    diff.xml(of: identity, in: version)
  }
}

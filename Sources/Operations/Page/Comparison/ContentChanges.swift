import DocumentChanges
import Formats
import StackLint
import Support

/// What changed in the content of a document, in words.
struct ContentChanges {
  private let report: DiffReport?
  /// The document as it was, but for what its last save changed, as UTF-8; nil for one that is new or gone.
  let before: [UInt8]?

  /// - Parameters:
  ///   - before: The document as it was; nil for one that is new.
  ///   - after: The document of today; nil for one that is gone.
  init(
    before: LintResult?, _ findingsBefore: FindingReport?, after: LintResult?, _ findingsAfter: FindingReport?
  ) {
    guard let old = Self.tree(before, findingsBefore), let new = Self.tree(after, findingsAfter),
      let diff = try? DocumentDiff(old: old, new: new)
    else {
      (report, self.before) = (nil, nil)
      return
    }
    (report, self.before) = (DiffReport(diff), diff.firstVersionAsSaved)
  }

  /// Documents that cannot be laid out, such as those for watches, can be compared.
  private static func tree(_ report: LintResult?, _ findings: FindingReport?) -> XMLTree? {
    report?.document?.nib.tree ?? findings.flatMap { try? XMLTree($0.source.bytes, path: $0.path) }
  }

  /// What changed in the objects, by their ids.
  var words: ContentWords { ContentWords(report?.scenes ?? []) }

  /// For a comment on a pull request, with a heading; empty if the document is new or gone, or only what a save changes
  /// did.
  func markdown(path: String) -> Escaped<MarkdownCell> {
    guard let report, !report.scenes.isEmpty else { return "" }
    return DiffMarkdownWriter().text(for: report, path: path)
  }

  /// Writes the changes by scenes, if there are any.
  func write(to json: inout JSONWriter) {
    guard let report, !report.scenes.isEmpty else { return }
    json.objects("changes", report.scenes) { scene, json in
      if let name = scene.scene { json.member("scene", name) }
      json.objects("entries", scene.entries) { entry, json in
        json.member("change", entry.mark.word)
        json.member("text", entry.text)
      }
    }
  }
}

/// What changed in the objects of a document, in words, by their ids.
struct ContentWords {
  private var details: [String: [String]] = [:]

  init(_ scenes: [SceneChanges]) {
    for entry in scenes.flatMap(\.entries) where entry.mark == .changed {
      for id in entry.objects { details[id, default: []] += entry.details }
    }
  }

  /// The changes of an object; empty for none.
  subscript(id: String) -> [String] { details[id] ?? [] }
}

import NibDecoder
import Project

extension Rule {
  static let unusedDocument = Rule(
    "unused-document", .unused, .warning, isOptIn: true,
    summary: "Nothing loads a document",
    rationale: """
      The app ships a document that it never shows. The rule looks for the document's name in string literals,
      property lists and build settings, in storyboard references, and for the class that has the name of a nib, in
      the sources and in other documents. Remove the document.
      """,
    needs: [.sources, .documents, .usage],
    examples: [
      .bad(#"<view id="a"/>"#, in: .xib, beside: ["A.swift": #"let nib = UINib(nibName: "Badge", bundle: nil)"#]),
      .good(#"<view id="a"/>"#, in: .xib, beside: ["A.swift": #"let nib = UINib(nibName: "example", bundle: nil)"#]),
    ]
  ) { document, _ in
    guard document.isUnused, let project = document.project else { return [] }
    return [Finding("nothing loads this document: \(project.lookedAt)", at: nil)]
  }
}

extension LintedDocument {
  /// Whether nothing loads the document, as far as its project tells.
  var isUnused: Bool {
    guard let project, !project.usage.isEmpty, let path = projectPath, SourceRole.isOwn(path),
      let kind = DocumentSummary.Kind(path: path), project.usage.computed(.document) == nil
    else { return false }
    return !project.usage.loads(DocumentSummary.name(ofPath: path, kind), kind)
  }
}

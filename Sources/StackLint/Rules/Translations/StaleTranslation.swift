import NibDecoder
import StringsFiles

extension Rule {
  static let staleTranslation = Rule(
    "stale-translation", .translations, .notice,
    summary: "A translation names an object that its document no longer has",
    rationale: """
      The text is translated and shipped, but never shown. If the object was deleted and made again, it has another id,
      and its text is shown untranslated. Remove the entry, or give it the new id. There is one finding for each document,
      in its first file with such entries.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        """
        "abc-12-xyz.text" = "Name";
        ⟦"old-34-uvw.text"⟧ = "Straße";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .good(
        """
        "abc-12-xyz.text" = "Name";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
    ], projectCheck: { $0.translations.documents.compactMap(finding) }, check: nil)

  private static func finding(_ document: LocalizedDocument) -> ProjectFinding? {
    guard !document.document.isIncomplete else { return nil }
    let files = document.files.compactMap { file in
      let stale = file.keys.filter { $0.objectID != nil && !$0.isIgnored && !document.hasObject(of: $0) }
      return stale.first.map { (path: file.path, first: $0, names: Set(stale.map(\.text))) }
    }
    guard let place = files.first else { return nil }
    let count = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }.count
    let subject = count == 1 ? "names an object" : "and \(count - 1) more name objects"
    let others = files.count == 1 ? "" : " (in \(files.count) files)"
    return ProjectFinding(
      "\(place.first.text) \(subject) that \(document.name) does not have; remove \(count == 1 ? "it" : "them")\(others)",
      in: place.path, at: place.first.range)
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/></document>"
}

import Formats
import NibDecoder

extension Rule {
  static let staleTranslation = Rule(
    "stale-translation", .translations, .notice,
    summary: "A translation names an object that its document no longer has",
    rationale: """
      The text is translated and shipped, but never shown. If the object was deleted and made again, it has another
      id, and its text is shown untranslated. Remove the entry, or give it the new id. Files that the Xcode project
      does not build are not reported.
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
      return stale.first.map { StaleEntries(path: file.path, first: $0, keys: Set(stale.map(\.text))) }
    }
    guard let place = files.first else { return nil }
    let keys = files.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let message =
      keys.count == 1
      ? "\(place.first.text) names an object that \(document.name) lacks; remove it"
      : "\(keys.count) entries name objects that \(document.name) lacks, as \(place.first.objectID ?? ""); remove them"
    return ProjectFinding(
      message, in: place.path, at: place.first.range, notes: notes(files.dropFirst()),
      parts: Set(keys.map { "\(document.document.path)\n\($0)" }))
  }

  /// The entries of one file, without those that it notes as stale.
  private struct StaleEntries {
    let path: String
    let first: TranslationKey
    let keys: Set<String>
  }

  private static func notes(_ others: ArraySlice<StaleEntries>) -> [Diagnostic.Note] {
    let shown = others.prefix(others.count > 5 ? 4 : 5).map { file in
      Diagnostic.Note("\(file.path) has \(file.keys.count == 1 ? "one, too" : "\(file.keys.count)")")
    }
    let rest = others.count - shown.count
    return rest == 0 ? shown : shown + [Diagnostic.Note("so have \(rest) more files")]
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/></document>"
}

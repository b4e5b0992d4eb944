import Formats
import NibDecoder

extension Rule {
  static let outdatedTranslation = Rule(
    "outdated-translation", .translations, .notice, isOptIn: true,
    summary: "A text changed in the document after it was translated",
    rationale: """
      The translation says what the document said before. The comment that Apple's tools and `ibstack strings update`
      write above an entry notes the text that was translated, and the document has another one. Look at the
      translation, and run `ibstack strings update`, which notes the new text. There is one finding for each file, with
      notes on the next five.

      Texts that differ in signs, spaces and capitals only are not reported, nor are entries that nobody translated
      yet. A project that runs `ibstack strings update` before each release can turn it on.
      """,
    needs: [.documents, .translations, .texts],
    examples: [
      .bad(
        """
        /* Class = "UILabel"; text = "Delete mail"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = ⟦"Post löschen"⟧;
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .good(
        """
        /* Class = "UILabel"; text = "Archive mail"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = "Post archivieren";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
    ], projectCheck: { $0.translations.documents.flatMap(findings) }, check: nil)

  private static func findings(_ document: LocalizedDocument) -> [ProjectFinding] {
    document.tables.compactMap { table in
      let changes = table.texts.entries.compactMap { ChangedText($0, in: document.document.texts) }
      guard let first = changes.first else { return nil }
      let start = changes.count == 1 ? "translates" : "and \(changes.count - 1) more translate texts that changed:"
      let message = "\(first.entry.key.text) \(start) \(first.words)"
      let short = changes.count == 1 ? "a text translates" : "\(changes.count) entries translate texts that changed:"
      return ProjectFinding(
        message.count > 100 ? "\(short) \(first.words)" : message, in: table.file.path, at: first.entry.range,
        notes: changes.dropFirst().prefix(5).map { Diagnostic.Note($0.words, range: $0.entry.range) }
          + [Diagnostic.Note("look at the translation; ibstack strings update notes the new text")],
        parts: Set(changes.map { "\(document.document.path)\n\(table.texts.language)\n\($0.entry.key.text)" }))
    }
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><label text="Archive mail" id="abc-12-xyz"/>\
    </document>
    """
}

/// An entry whose text in the document is another than it notes.
private struct ChangedText {
  let entry: TranslationTable.Entry
  private let old: String
  private let new: String

  /// Nil for an entry that is in step, or not translated.
  ///
  /// - Parameter texts: Those of the document by key.
  init?(_ entry: TranslationTable.Entry, in texts: [String: String]) {
    guard entry.isTranslated, !entry.key.isIgnored, let old = entry.key.documentText, let new = texts[entry.key.text],
      !new.isEmpty, entry.value != old, entry.value != new, Self.letters(old) != Self.letters(new)
    else { return nil }
    (self.entry, self.old, self.new) = (entry, old, new)
  }

  /// Where both start alike, what follows.
  var words: String {
    guard old.shortened == new.shortened else { return "\"\(old.shortened)\", now \"\(new.shortened)\"" }
    let same = zip(old, new).prefix { $0 == $1 }.map(\.0)
    let start = same.count - (same.lastIndex(of: " ") ?? -1) - 1
    let (first, second) = (old.dropFirst(same.count - start), new.dropFirst(same.count - start))
    return "\"…\(String(first).shortened)\", now \"…\(String(second).shortened)\""
  }

  private static func letters(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber }.lowercased() }
}

import Formats
import NibDecoder

extension Rule {
  static let mismatchedFormatSpecifiers = Rule(
    "mismatched-format-specifiers", .translations, .warning,
    summary: "A translation has other format specifiers than the text",
    rationale: """
      Code that puts values into the text, as `String(format:)` does, shows the wrong values or crashes, and a specifier
      that no code replaces is shown as it is. This happens when a translation is pasted at the wrong place, or its
      specifier is broken. Use the same specifiers; their order may change if they are numbered, as in `%2$@ %1$@`.

      The rule compares a translation with the text that the comment above it notes, or that above another language's.
      Texts with a percent sign that is hardly a specifier, such as "100 % sure", are not reported.
      """,
    needs: [.documents, .translations],
    examples: [
      .bad(
        """
        /* Class = "UILabel"; text = "Sent by %@"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = ⟦"Gesendet von %d"⟧;
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .bad(
        """
        /* Class = "UILabel"; text = "%@ of %d"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = ⟦"%d: %@"⟧;
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .good(
        """
        /* Class = "UILabel"; text = "%@ of %d"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = "%2$d: %1$@";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
      .good(
        """
        /* Class = "UILabel"; text = "100 percent safe"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = "100 % sicher";
        """, in: .file("de.lproj/Main.strings"), beside: ["Base.lproj/Main.storyboard": storyboard]),
    ], projectCheck: { $0.translations.documents.flatMap(findings) }, check: nil)

  private static func findings(_ document: LocalizedDocument) -> [ProjectFinding] {
    let texts = document.notedTexts
    return document.tables.flatMap { table in
      table.texts.entries.compactMap { entry -> ProjectFinding? in
        guard entry.isTranslated, !entry.value.isEmpty, !entry.key.isIgnored, document.hasObject(of: entry.key),
          let text = entry.key.documentText ?? texts[entry.key.text]
        else { return nil }
        let (expected, found) = (FormatSpecifiers(text), FormatSpecifiers(entry.value))
        guard !found.takesSameValues(as: expected) else { return nil }
        let start = "\(entry.key.text) has \(found.words); expected \(expected.words)"
        let message = "\(start), as in \"\(text.shortened)\""
        return ProjectFinding(message.count > 100 ? start : message, in: table.file.path, at: entry.range)
      }
    }
  }

  private static let storyboard = "<document><label id=\"abc-12-xyz\"/></document>"
}

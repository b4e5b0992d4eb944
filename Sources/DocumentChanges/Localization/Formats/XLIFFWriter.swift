import Formats

/// Writes XLIFF 1.2 as Xcode exports it, with a `file` for each document.
package struct XLIFFWriter {
  private let sourceLanguage: String
  private let targetLanguage: String?

  /// - Parameter targetLanguage: The language of translations; nil for a file without any.
  package init(from sourceLanguage: String, to targetLanguage: String? = nil) {
    (self.sourceLanguage, self.targetLanguage) = (sourceLanguage, targetLanguage)
  }

  /// What comes before all documents.
  package static let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
    xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

    """

  /// What comes after all documents.
  package static let footer = "</xliff>\n"

  /// The texts of a document.
  ///
  /// - Parameters:
  ///   - path: The document's path in the project.
  ///   - translation: The translation of a key; nil without one. Xcode writes no state of strings files.
  package func text(
    for strings: [LocalizableString], of path: String, translation: (String) -> ImportedText? = { _ in nil }
  ) -> String {
    var text = "  <file original=\"\(value(path))\" source-language=\"\(value(sourceLanguage))\""
    if let targetLanguage { text += " target-language=\"\(value(targetLanguage))\"" }
    text += " datatype=\"plaintext\">\n    <body>\n"
    for string in strings {
      text += "      <trans-unit id=\"\(value(string.key))\" xml:space=\"preserve\">\n"
      text += "        <source>\(content(string.text))</source>\n"
      if let target = translation(string.key) {
        let state = target.state == .needsReview ? " state=\"needs-review-l10n\"" : ""
        text += "        <target\(state)>\(content(target.text))</target>\n"
      }
      text += "        <note>\(content(string.comment))</note>\n      </trans-unit>\n"
    }
    return text + "    </body>\n  </file>\n"
  }

  private func value(_ text: String) -> String { MarkupText.escaped(text, for: .value(quote: UInt8(ascii: "\""))) }

  private func content(_ text: String) -> String { MarkupText.escaped(text, for: .content) }
}

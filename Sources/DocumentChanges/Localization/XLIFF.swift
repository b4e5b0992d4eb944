package import Formats
import Support

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

/// The translations of one document in an XLIFF file.
package struct XLIFFDocument: Sendable {
  /// A translated text.
  package struct Unit: Sendable {
    package let key: String
    let source: String
    package let target: String
    /// As Xcode reads it: a translation without a state is done.
    package let state: TranslationState
  }

  /// The document's path in the project.
  package let original: String
  package let targetLanguage: String
  /// The texts that have a translation.
  package let units: [Unit]
}

/// Reads XLIFF 1.2, as Xcode writes it, and 2.0.
package struct XLIFFReader {
  private let tree: XMLTree

  /// Reads all documents.
  ///
  /// - Throws: Where the file is no XML, or not XLIFF.
  package static func read(_ bytes: [UInt8], path: String) throws(UnreadableDocument) -> [XLIFFDocument] {
    let reader = XLIFFReader(tree: try XMLTree(bytes, path: path))
    guard reader.tree.name(of: reader.tree.root) == "xliff" else {
      let name = reader.tree.name(of: reader.tree.root)
      throw reader.failure("expected <xliff>, found <\(name)>", at: reader.tree.root)
    }
    var documents: [XLIFFDocument] = []
    for file in reader.tree.children(of: reader.tree.root) where reader.tree.name(of: file) == "file" {
      documents.append(try reader.document(file))
    }
    return documents
  }

  private func document(_ file: ElementIndex) throws(UnreadableDocument) -> XLIFFDocument {
    guard let original = tree[file, "original"] else {
      throw failure("expected an attribute original, which names the document", at: file)
    }
    guard let language = tree[file, "target-language"] ?? tree[tree.root, "trgLang"] else {
      throw failure("expected an attribute target-language", at: file)
    }
    var units: [XLIFFDocument.Unit] = []
    for position in tree.descendants(of: file) {
      let element = ElementIndex(rawValue: Int32(position))
      guard ["trans-unit", "unit"].contains(tree.name(of: element)) else { continue }
      guard let key = tree[element, "id"] else { throw failure("expected an attribute id", at: element) }
      let holder = child("segment", of: element) ?? element
      guard let target = child("target", of: holder) else { continue }
      // Placeholders and markup that other tools put around parts of a text.
      if let inline = tree.children(of: target).first(where: { _ in true }) {
        throw failure("found <\(tree.name(of: inline))> in a translation, expected text alone", at: inline)
      }
      let source = child("source", of: holder).map(tree.text) ?? ""
      let state = tree[target, "state"] ?? tree[holder, "state"]
      units.append(
        XLIFFDocument.Unit(
          key: key, source: source, target: tree.text(of: target),
          state: state.map(Self.state) ?? .translated))
    }
    return XLIFFDocument(original: original, targetLanguage: language, units: units)
  }

  /// The state of a translation by its name in XLIFF 1.2 or 2.0.
  private static func state(_ name: String) -> TranslationState {
    switch name {
    case "new", "initial", "needs-translation", "needs-l10n", "needs-adaptation": .new
    case _ where name.hasBytePrefix("needs-review"): .needsReview
    default: .translated
    }
  }

  private func child(_ name: String, of element: ElementIndex) -> ElementIndex? {
    tree.children(of: element).first { tree.name(of: $0) == name }
  }

  private func failure(_ message: String, at element: ElementIndex) -> UnreadableDocument {
    UnreadableDocument(
      Diagnostic(.unsupportedDocument, message, range: tree.tagRange(of: element)), in: tree.source)
  }
}

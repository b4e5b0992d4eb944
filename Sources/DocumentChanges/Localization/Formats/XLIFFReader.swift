package import Formats
import Support

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

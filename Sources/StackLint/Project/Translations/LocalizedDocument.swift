import NibDecoder
import StringsFiles

/// A document with the files beside it that translate its texts.
struct LocalizedDocument: Sendable {
  /// A language's texts, and the file that has them.
  struct Table {
    let file: TranslationSummary
    let texts: TranslationTable
  }

  let document: DocumentSummary
  /// In the order of their paths.
  let files: [TranslationSummary]
  /// The tables of the languages into which the document is translated.
  let tables: [Table]

  /// - Parameter isTranslated: Whether a language is another than that of the document.
  init(_ document: DocumentSummary, _ files: [TranslationSummary], isTranslated: (String) -> Bool) {
    self.document = document
    self.files = files.sorted { $0.path < $1.path }
    tables = self.files.flatMap { file in
      file.tables.filter { isTranslated($0.language) }.map { Table(file: file, texts: $0) }
    }
  }

  /// The name of the document's file.
  var name: String { String(document.path.lastPathComponent) }

  /// Whether a key names an object of the document.
  func hasObject(of key: TranslationKey) -> Bool {
    key.objectID.map { document.objectIDs.contains(String($0)) } ?? false
  }

  /// The keys that at least as many languages translate as lack, in the order of the first file that has them.
  ///
  /// A text that is the same everywhere, such as a name or a sample, is translated by none.
  var translatedKeys: [TranslationKey] {
    var uses: [String: KeyUse] = [:]
    var keys: [TranslationKey] = []
    for table in tables {
      for entry in table.texts.entries where !entry.key.isIgnored && hasObject(of: entry.key) {
        if uses[entry.key.text] == nil { keys.append(entry.key) }
        uses[entry.key.text, default: KeyUse()].add(entry)
      }
    }
    return keys.filter { key in uses[key.text].map { $0.isTranslated(ofLanguages: tables.count) } ?? false }
  }
}

/// How the languages of a document use a key.
private struct KeyUse {
  /// The text in the document; nil if no file notes it.
  private var text: String?
  private var values: [String] = []

  mutating func add(_ entry: TranslationTable.Entry) {
    // A catalog repeats the text where the translation is still to be made.
    if text == nil { text = entry.key.documentText ?? (entry.isTranslated ? nil : entry.value) }
    if entry.isTranslated { values.append(entry.value) }
  }

  /// Numbers, signs and units are the same in most languages.
  private var isNumber: Bool { text.map { $0.lazy.filter(\.isLetter).prefix(2).count < 2 } ?? false }

  func isTranslated(ofLanguages languages: Int) -> Bool {
    guard !isNumber else { return false }
    let others = text.map { text in values.count { $0 != text } } ?? (Set(values).count > 1 ? values.count : 0)
    return others > 0 && others >= languages - values.count
  }
}

extension TranslationKey {
  /// The text in the document, as Apple's tools note it: `Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz";`.
  var documentText: String? {
    guard let comment, let property else { return nil }
    let start = "; \(property) = \""
    guard let place = comment.range(of: start), let end = comment.range(of: "\"; ObjectID", from: place.upperBound)
    else { return nil }
    return String(comment[place.upperBound..<end.lowerBound])
  }
}

extension String {
  /// The first place where a text stands at or after an index.
  fileprivate func range(of text: String, from start: Index? = nil) -> Range<Index>? {
    let wanted = text.utf8
    var rest = utf8[(start ?? startIndex)...]
    while let first = rest.firstIndex(of: wanted[wanted.startIndex]) {
      rest = rest[first...]
      if rest.starts(with: wanted) { return first..<utf8.index(first, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

import Formats
import NibDecoder

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
  private let built: DocumentTranslations

  /// - Parameters:
  ///   - built: What Xcode projects build of the files.
  ///   - isTranslated: Whether a language is another than that of the document.
  init(
    _ document: DocumentSummary, _ files: [TranslationSummary], built: DocumentTranslations,
    isTranslated: (String) -> Bool
  ) {
    self.document = document
    self.built = built
    self.files = files.filter { built.contains(file: $0.path) }.sorted { $0.path < $1.path }
    tables = self.files.flatMap { file in
      file.tables.filter { isTranslated($0.language) && built.contains(language: $0.language) }
        .map { Table(file: file, texts: $0) }
    }
  }

  /// The name of the document's file.
  var name: String { String(document.path.lastPathComponent) }

  /// Whether the document is to be translated into a language, as far as Xcode projects say.
  func isBuilt(in language: String) -> Bool { built.contains(language: language) }

  /// The languages of the files that Xcode projects list for the document and that are not here.
  var lostLanguages: Set<String> { built.languages(of: document.path).subtracting(files.map(\.place.language)) }

  /// Whether a key names an object of the document.
  func hasObject(of key: TranslationKey) -> Bool {
    key.objectID.map { document.objectIDs.contains(String($0)) } ?? false
  }

  /// The keys that at least as many languages translate as lack, in the order of the first file that has them.
  ///
  /// A text that is the same everywhere, such as a name or a sample, is translated by none. Nor does a key count that
  /// some file tells translators to leave alone.
  var translatedKeys: [TranslationKey] {
    var uses: [String: KeyUse] = [:]
    var keys: [TranslationKey] = []
    for table in tables {
      for entry in table.texts.entries where !entry.key.isIgnored && hasObject(of: entry.key) {
        if uses[entry.key.text] == nil { keys.append(entry.key) }
        uses[entry.key.text, default: KeyUse()].add(entry)
      }
    }
    // The source language of a catalog has all of its texts.
    if tables.count == 1, let table = tables.first, table.file.isCatalog {
      for entry in table.file.tables.lazy.filter({ $0.language != table.texts.language }).flatMap(\.entries)
      where uses[entry.key.text] == nil && !entry.key.isIgnored && hasObject(of: entry.key) {
        keys.append(entry.key)
        uses[entry.key.text] = KeyUse(of: entry)
      }
    }
    let isLeft = Self.isLeft(keys, uses, ofLanguages: tables.count)
    return keys.filter { key in
      uses[key.text].map { $0.isTranslated(ofLanguages: tables.count) || isLeft && $0.isLeftSentence } ?? false
    }
  }

  /// Whether single sentences are left of a document that is translated into one language: no other one tells what is to be
  /// translated.
  private static func isLeft(_ keys: [TranslationKey], _ uses: [String: KeyUse], ofLanguages languages: Int) -> Bool {
    guard languages == 1 else { return false }
    let left = keys.count { uses[$0.text]?.isLeftSentence ?? false }
    let done = keys.count { uses[$0.text]?.isTranslated(ofLanguages: 1) ?? false }
    return done > 1 && 2 * left <= done
  }

  /// The translated keys that at most half as many languages repeat as translate. Texts that Xcode gives to new objects
  /// are not among them.
  var mostlyTranslatedKeys: [TranslationKey] {
    let translated = Dictionary(translatedKeys.map { ($0.text, $0) }) { first, _ in first }
    let texts = notedTexts
    var surplus: [String: Int] = [:]
    for entry in tables.lazy.flatMap(\.texts.entries) where entry.isTranslated && translated[entry.key.text] != nil {
      surplus[entry.key.text, default: 0] += entry.value == texts[entry.key.text] ? -2 : 1
    }
    return translated.values.filter { key in
      surplus[key.text] ?? 0 >= 0 && !(texts[key.text].map(Self.isDefault) ?? false)
    }
  }

  /// The texts of the document by key, as the first file notes them that does.
  var notedTexts: [String: String] {
    let noted = files.lazy.flatMap(\.keys).compactMap { key in key.documentText.map { (key.text, $0) } }
    return Dictionary(noted) { first, _ in first }
  }

  /// Whether more is translated than texts that Xcode gives to new objects.
  var hasOwnTexts: Bool {
    translatedKeys.contains { key in key.documentText.map { !Self.defaultTexts.contains($0) } ?? true }
  }

  /// Whether it is one of Xcode's texts, such as "Item 2".
  private static func isDefault(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let isNumbered = words.count > 1 && words.last?.allSatisfy(\.isNumber) == true
    return defaultTexts.contains(isNumbered ? words.dropLast().joined(separator: " ") : text)
  }

  private static let defaultTexts: Set<String> = [
    "Label", "Button", "Title", "Subtitle", "Detail", "Details Label", "Item", "First", "Second", "Text Cell",
    "Table View Cell", "Multiline Label", "Wrapping Label", "Check", "Radio", "Push Button", "Box", "Window", "View",
    "Pop Up",
    "OtherViews", "MainMenu",
  ]
}

/// How the languages of a document use a key.
private struct KeyUse {
  /// The text in the document; nil if no file notes it.
  private var text: String?
  private var values: [String] = []
  private var isForbidden = false

  /// Names of menus and cells that Xcode gives and that nobody sees.
  private static let unshownTexts: Set = ["OtherViews", "MainMenu", "AMainMenu", "Text Cell"]

  init() {}

  /// - Parameter entry: A text in the language of the document.
  init(of entry: TranslationTable.Entry) {
    text = entry.key.documentText ?? entry.value
    isForbidden = entry.key.forbidsTranslation || text.map(Self.unshownTexts.contains) == true
  }

  mutating func add(_ entry: TranslationTable.Entry) {
    // A catalog repeats the text where the translation is still to be made.
    if text == nil { text = entry.key.documentText ?? (entry.isTranslated ? nil : entry.value) }
    if entry.isTranslated { values.append(entry.value) }
    if entry.key.forbidsTranslation || text.map(Self.unshownTexts.contains) == true { isForbidden = true }
  }

  /// Numbers, signs and units are the same in most languages.
  private var isNumber: Bool {
    let texts = text.map { [$0] } ?? values
    return texts.allSatisfy { $0.lazy.filter(\.isLetter).prefix(2).count < (text == nil ? 1 : 2) }
  }

  /// Whether no language translates a text of several words.
  var isLeftSentence: Bool {
    guard values.isEmpty, !isForbidden, !isNumber, let text else { return false }
    return text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } > 2
  }

  func isTranslated(ofLanguages languages: Int) -> Bool {
    guard !isForbidden, !isNumber else { return false }
    let others = text.map { text in values.count { $0 != text } } ?? (Set(values).count > 1 ? values.count : 0)
    return others > 0 && others >= languages - values.count
  }
}

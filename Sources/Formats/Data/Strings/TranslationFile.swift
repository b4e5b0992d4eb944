import Support

/// A file with texts in one language or in several: `.strings` or `.xcstrings`.
package struct TranslationFile: Sendable {
  /// How a file writes its texts.
  package enum Format: Sendable, Hashable {
    /// `"key" = "value";` with comments.
    case strings
    /// A dictionary in Apple's XML.
    case propertyList
    /// A string catalog.
    case catalog
  }

  /// The text of the file, as UTF-8.
  package let source: SourceFile
  package let format: Format
  /// Every key, in the order of the file.
  package let keys: [TranslationKey]
  /// One for each language, in alphabetical order.
  package let tables: [TranslationTable]

  /// Reads a file. The suffix of its path tells string catalogs from `.strings` files.
  ///
  /// - Parameters:
  ///   - bytes: The content, in UTF-8 or UTF-16.
  ///   - path: The name that errors report it under.
  ///   - language: The language of a `.strings` file, which its folder names. A string catalog names its own.
  /// - Throws: The first place where the file breaks its format.
  package init(_ bytes: [UInt8], path: String, language: String) throws(UnreadableStrings) {
    source = try SourceFile(strings: bytes, path: path)
    if path.hasByteSuffix(".xcstrings") {
      format = .catalog
      (keys, tables) = try CatalogReader.read(source)
      return
    }
    let isXML =
      source.bytes.dropFirst(source.textStart).first { !$0.isWhiteSpace } == UInt8(ascii: "<")
    let entries = try isXML ? PropertyListStringsReader.read(source) : StringsReader.read(source)
    format = isXML ? .propertyList : .strings
    keys = entries.map(\.key)
    tables = [TranslationTable(language: language, entries: entries)]
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension SourceFile {
  /// The text of a file with translations.
  fileprivate init(strings bytes: [UInt8], path: String) throws(UnreadableStrings) {
    func failure(_ message: String) -> UnreadableStrings {
      UnreadableStrings(message, at: 0, in: SourceFile(path: path, bytes: []))
    }
    if bytes.starts(with: "bplist".utf8) {
      throw failure(
        "found a binary property list; expected text, which plutil -convert xml1 makes of it")
    }
    guard let source = SourceFile(decodingText: bytes, path: path),
      String(validating: source.bytes, as: UTF8.self) != nil
    else { throw failure("expected text in UTF-8 or UTF-16; save the file in UTF-8") }
    self = source
  }
}

/// The texts of one language: a `.strings` file, or a part of a string catalog.
package struct TranslationTable: Sendable {
  /// A text, and what it stands for.
  package struct Entry: Sendable, Hashable {
    package let key: TranslationKey
    package let value: String
    /// Whether the text was translated, as far as the file says.
    package let isTranslated: Bool
    /// Whether somebody has to look at the translation, as far as the file says.
    package let needsReview: Bool
    /// Where the text is written, with its quotes.
    package let range: SourceRange

    init(
      _ key: TranslationKey, value: String, isTranslated: Bool = true, needsReview: Bool = false, range: SourceRange
    ) {
      self.key = key
      self.value = value
      self.isTranslated = isTranslated
      self.needsReview = needsReview
      self.range = range
    }
  }

  /// The language, such as `de` or `pt-BR`.
  package let language: String
  /// In the order of the file.
  package let entries: [Entry]
  private let places: [String: Int]

  init(language: String, entries: [Entry]) {
    self.language = language
    self.entries = entries
    places = Dictionary(zip(entries.lazy.map(\.key.text), entries.indices)) { _, last in last }
  }

  /// The text for a key, the last one if it is written twice; nil where it is not there.
  package subscript(key: String) -> Entry? { places[key].map { entries[$0] } }
}

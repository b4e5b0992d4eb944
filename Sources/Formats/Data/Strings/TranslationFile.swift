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
      source.bytes.dropFirst(source.textStart).first { !$0.isASCIISpace } == UInt8(ascii: "<")
    let entries = try isXML ? PropertyListStringsReader.read(source) : StringsReader.read(source)
    format = isXML ? .propertyList : .strings
    keys = entries.map(\.key)
    tables = [TranslationTable(language: language, entries: entries)]
  }
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

/// Reads `.strings` files that are property lists in XML: a dictionary of strings.
enum PropertyListStringsReader {
  /// Reads all entries.
  static func read(_ source: SourceFile) throws(UnreadableStrings) -> [TranslationTable.Entry] {
    let list: XMLPropertyList
    do {
      list = try XMLPropertyList(source.bytes, path: source.path)
    } catch {
      throw UnreadableStrings(
        error.diagnostic.message, at: error.diagnostic.range?.lowerBound ?? 0, in: source)
    }
    let tree = list.tree
    guard let top = list.top, tree.name(of: top) == "dict" else {
      throw UnreadableStrings(
        "expected a property list with a dictionary", at: tree.range(of: tree.root).lowerBound, in: source)
    }
    return try entries(Array(tree.children(of: top)), tree, source)
  }

  private static func entries(
    _ elements: [ElementIndex], _ tree: XMLTree, _ source: SourceFile
  ) throws(UnreadableStrings) -> [TranslationTable.Entry] {
    func check(_ place: Int, _ name: String) throws(UnreadableStrings) {
      guard place < elements.count else {
        throw UnreadableStrings(
          "expected <\(name)> after the key", at: tree.range(of: elements[place - 1]).upperBound,
          in: source)
      }
      let found = tree.name(of: elements[place])
      guard found == name else {
        let start = tree.range(of: elements[place]).lowerBound
        throw UnreadableStrings("expected <\(name)>, found <\(found)>", at: start, in: source)
      }
    }
    var entries: [TranslationTable.Entry] = []
    for place in stride(from: 0, to: elements.count, by: 2) {
      try check(place, "key")
      try check(place + 1, "string")
      let (name, value) = (elements[place], elements[place + 1])
      let key = TranslationKey(tree.text(of: name), range: tree.contentRange(of: name))
      entries.append(
        TranslationTable.Entry(
          key, value: tree.text(of: value), range: tree.contentRange(of: value)))
    }
    return entries
  }
}

/// Why a file with translations cannot be read, and where.
package struct UnreadableStrings: Error, Sendable, CustomStringConvertible {
  /// What was expected and what was found, without a full stop.
  package let message: String
  /// Where reading stopped.
  package let range: SourceRange
  /// The text of the file; empty if it is not text.
  package let source: SourceFile

  /// Whether nothing but a sign or a word follows the last entry, such as a quote too many. Foundation passes over it.
  package let isBehindLastEntry: Bool

  init(_ message: String, at offset: Int, in source: SourceFile, isBehindLastEntry: Bool = false) {
    self.message = message
    self.isBehindLastEntry = isBehindLastEntry
    self.source = source
    range = SourceRange(offset, offset)
  }

  /// `path:line:column: message`.
  package var description: String {
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): \(message)"
  }
}

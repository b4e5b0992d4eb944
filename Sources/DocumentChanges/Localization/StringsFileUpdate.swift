public import Formats
import Support

/// Brings a strings file or a string catalog up to date with its document. Everything else in the file stays as it is, byte by byte.
public struct StringsFileUpdate: Sendable {
  /// Why a file cannot be updated.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was found, and what was expected.
    public let message: String
    /// Where reading stopped; nil if the file can be read.
    public let position: SourcePosition?

    init(message: String, position: SourcePosition? = nil) { (self.message, self.position) = (message, position) }

    /// `line:column: message`.
    public var description: String { (position.map { "\($0.line):\($0.column): " } ?? "") + message }
  }

  /// The content of the file, in its encoding.
  public let bytes: [UInt8]
  /// What changed in it.
  public let keys: UpdatedKeys

  /// - Throws: ``Failure`` for a file of another format, and for a text that the file's encoding lacks.
  package init(
    _ file: TranslationFile, from document: DocumentStrings, options: UpdateOptions = UpdateOptions()
  ) throws(Failure) {
    if file.format == .catalog {
      let update = try CatalogUpdate(file, from: document, options: options)
      (bytes, keys) = (update.bytes, update.keys)
      return
    }
    try Self.refuseOtherFormats(file)
    var editing = StringsFileEditing(file, options)
    editing.edit(from: document)
    editing.add(document.strings)
    keys = editing.keys
    bytes = try Self.encoded(editing.text, as: file)
  }

  /// Puts translations into a file. Texts of the document that the file lacks are added if they have a translation.
  ///
  /// - Parameter translations: The translations by key. Keys that neither the file nor the document has are ignored.
  /// - Throws: ``Failure``, as for an update.
  init(
    _ file: TranslationFile, importing translations: [String: String], for document: DocumentStrings
  ) throws(Failure) {
    try Self.refuseOtherFormats(file)
    var editing = StringsFileEditing(file, UpdateOptions())
    editing.translate(translations)
    editing.add(document.strings.filter { translations[$0.key] != nil }, translations: translations)
    keys = editing.keys
    bytes = try Self.encoded(editing.text, as: file)
  }

  /// Puts translations into a strings file or a string catalog.
  ///
  /// - Parameters:
  ///   - translations: The translations by key. Keys that neither the file nor the document has are ignored.
  ///   - language: Their language, of which a catalog has a part.
  /// - Throws: ``Failure``, as for an update.
  package init(
    _ file: TranslationFile, importing translations: [String: ImportedText], language: String,
    for document: DocumentStrings
  ) throws(Failure) {
    guard file.format == .catalog else {
      self = try StringsFileUpdate(file, importing: translations.mapValues(\.text), for: document)
      return
    }
    let update = try CatalogImport(file, importing: translations, language: language, for: document)
    (bytes, keys) = (update.bytes, update.keys)
  }

  private static func refuseOtherFormats(_ file: TranslationFile) throws(Failure) {
    guard file.format != .strings else { return }
    let name = file.format == .catalog ? "a string catalog" : "a property list in XML"
    throw Failure(message: "found \(name), expected a strings file")
  }

  private static func encoded(_ text: [UInt8], as file: TranslationFile) throws(Failure) -> [UInt8] {
    if let bytes = file.source.encoding.encode(text) { return bytes }
    throw Failure(message: "\(file.source.encoding.name) lacks a character of the texts; save the file as UTF-8")
  }
}

/// The edits of one strings file.
private struct StringsFileEditing {
  private(set) var keys = UpdatedKeys()
  private var pieces: [StringsPiece]
  private var rest: [UInt8]
  private let entries: [TranslationTable.Entry]
  /// Everything between quotes.
  private let quotations: Set<String>
  private let style: StringsFileStyle
  private let options: UpdateOptions

  init(_ file: TranslationFile, _ options: UpdateOptions) {
    (pieces, rest) = StringsPiece.pieces(of: file)
    entries = file.tables.first?.entries ?? []
    let parts = file.source.bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    quotations = Set(parts.map { String(decoding: $0, as: UTF8.self) })
    style = StringsFileStyle(of: file.source)
    self.options = options
  }

  var text: [UInt8] { pieces.flatMap(\.bytes) + rest }

  /// Marks changed texts, and leaves out those that are gone.
  mutating func edit(from document: DocumentStrings) {
    var kept: [StringsPiece] = []
    // What stood before entries that are gone, other than their own comments.
    var pending: [UInt8]?
    for (entry, var piece) in zip(entries, pieces) {
      if pending != nil {
        piece.lead = Self.joined(pending, piece.lead, isStart: kept.isEmpty)
        piece.takeComment(isFirst: kept.isEmpty)
        pending = nil
      }
      if !options.keepsStale, Self.isOfDocument(piece), document.isStale(entry.key.text) {
        keys.removed.append(entry.key.text)
        pending = piece.lead
        continue
      }
      if let string = document[entry.key.text], mark(&piece, entry, string) { keys.changed.append(entry.key.text) }
      kept.append(piece)
    }
    if let pending {
      rest = kept.isEmpty ? pending + rest.drop(while: \.isASCIISpace) : Self.trimmed(pending) + rest
    }
    pieces = kept
  }

  /// Whether a key is one of ibtool's, and no name that a developer chose.
  private static func isOfDocument(_ piece: StringsPiece) -> Bool {
    guard let id = piece.key.objectID else { return false }
    if NotedString(String(decoding: piece.comment, as: UTF8.self)) != nil { return true }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    return parts == [3, 2, 3] || id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Replaces the values of keys.
  mutating func translate(_ translations: [String: String]) {
    for (place, entry) in entries.enumerated() {
      guard let value = translations[entry.key.text], value != entry.value else { continue }
      keys.changed.append(entry.key.text)
      Self.setValue(value, of: entry, in: &pieces[place])
    }
  }

  /// Adds new texts: where they belong in a file that is sorted, else at the end.
  mutating func add(_ strings: [LocalizableString], translations: [String: String] = [:]) {
    // Developers put entries that are not to be translated into comments.
    let present = Set(entries.map(\.key.text)).union(quotations)
    let added = strings.filter { !present.contains($0.key) }
    guard !added.isEmpty else { return }
    keys.added = added.map(\.key)
    let order = KeyOrder(of: pieces.map(\.key.text))
    var merged: [StringsPiece] = []
    var upcoming = pieces[...]
    for string in order.sorted(added) {
      while let piece = upcoming.first, order.puts(piece.key.text, before: string.key) {
        merged.append(piece)
        upcoming.removeFirst()
      }
      if merged.isEmpty {
        merged.append(StringsPiece(string, lead: leadOfFirst(&upcoming), value: translations[string.key], in: style))
      } else {
        let value = translations[string.key]
        merged.append(StringsPiece(string, lead: style.text("\n\n"), value: value, in: style))
      }
    }
    if rest.isEmpty { rest = style.text("\n") }
    pieces = merged + upcoming
  }

  /// What stands before the first entry, which becomes the second one.
  private mutating func leadOfFirst(_ upcoming: inout ArraySlice<StringsPiece>) -> [UInt8] {
    guard let first = upcoming.first else {
      defer { rest = [] }
      return Self.isBlank(rest) ? style.text("\n") : Self.trimmed(rest) + style.text("\n\n")
    }
    upcoming[upcoming.startIndex].lead = style.text("\n\n")
    return first.lead
  }

  // MARK: - Marking a changed text

  private func mark(
    _ piece: inout StringsPiece, _ entry: TranslationTable.Entry, _ string: LocalizableString
  ) -> Bool {
    guard !string.text.isEmpty, !string.isIgnored else { return false }
    let comment = String(decoding: piece.comment, as: UTF8.self)
    guard comment.hasBytePrefix("/*"), let noted = NotedString(comment),
      noted.objectID == entry.key.objectID.map(String.init)
    else { return false }
    let isOtherNote = string.note != nil && noted.note != string.note
    guard noted.text != string.text || isOtherNote else { return false }
    if isOtherNote {
      let gap = piece.comment[((piece.comment.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
      piece.comment = style.text("/* \(string.comment) */") + gap
    } else {
      piece.comment = Array(comment.replacingCharacters(noted.textRange, StringsText.escaped(string.text)).utf8)
    }
    // A text that nobody translated yet follows the document.
    if noted.text != string.text, options.resetsChanged || entry.value == noted.text {
      Self.setValue(string.text, of: entry, in: &piece)
    }
    return true
  }

  private static func setValue(_ text: String, of entry: TranslationTable.Entry, in piece: inout StringsPiece) {
    let start = entry.range.lowerBound - entry.key.range.lowerBound
    // A key without a value stands for itself.
    guard start > 0 else { return }
    let value = Array("\"\(StringsText.escaped(text))\"".utf8)
    piece.entry.replaceSubrange(start..<start + entry.range.count, with: value)
  }

  // MARK: - White space

  private static func isBlank(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy(\.isASCIISpace) }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.prefix((bytes.lastIndex { !$0.isASCIISpace } ?? -1) + 1))
  }

  /// What stands before an entry after those before it are gone; nil for what stood before them if there are none.
  private static func joined(_ pending: [UInt8]?, _ lead: [UInt8], isStart: Bool = false) -> [UInt8] {
    guard let pending else { return lead }
    return isStart ? pending + lead.drop(while: \.isASCIISpace) : trimmed(pending) + lead
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, _ text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

/// Updating files that were read elsewhere.
extension StringsFileUpdate {
  /// Brings a file up to date with its document: adds its new texts, notes those that changed, and drops those that are gone.
  ///
  /// ```swift
  /// let update = try StringsFileUpdate(of: bytes, name: "Main.strings", language: "de", from: DocumentStrings(tree))
  /// if !update.keys.isEmpty { write(update.bytes) }
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8 or UTF-16.
  ///   - name: Its name or path, whose extension is `strings` or `xcstrings`.
  ///   - language: The language of a strings file, such as `de`. A string catalog names its own.
  /// - Throws: ``Failure`` for a file that cannot be read, and for a text that its encoding lacks.
  public init(
    of bytes: [UInt8], name: String, language: String, from document: DocumentStrings,
    options: UpdateOptions = UpdateOptions()
  ) throws(Failure) {
    try self.init(Self.file(bytes, name, language), from: document, options: options)
  }

  /// Puts translations into a file. Texts of the document that the file lacks are added if they have a translation.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8 or UTF-16.
  ///   - name: Its name or path, whose extension is `strings` or `xcstrings`.
  ///   - translations: The translations by key. Keys that neither the file nor the document has are ignored.
  ///   - language: Their language, which is that of the file or a part of a string catalog.
  /// - Throws: ``Failure``, as for an update.
  public init(
    of bytes: [UInt8], name: String, importing translations: [String: ImportedText], language: String,
    for document: DocumentStrings
  ) throws(Failure) {
    try self.init(
      Self.file(bytes, name, language), importing: translations, language: language, for: document)
  }

  private static func file(_ bytes: [UInt8], _ name: String, _ language: String) throws(Failure) -> TranslationFile {
    do throws(UnreadableStrings) { return try TranslationFile(bytes, path: name, language: language) } catch {
      throw Failure(message: error.message, position: LineIndex(error.source).position(at: error.range.lowerBound))
    }
  }
}

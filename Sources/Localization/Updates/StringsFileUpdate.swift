package import StringsFiles
package import XMLSource

/// Brings a strings file up to date with its document. Everything else in the file stays as it is, byte by byte.
package struct StringsFileUpdate {
  /// Why a file cannot be updated.
  package struct Failure: Error {
    package let message: String
  }

  /// The content of the file, in its encoding.
  package let bytes: [UInt8]
  package let keys: UpdatedKeys

  /// - Throws: ``Failure`` for a file of another format, and for a text that the file's encoding lacks.
  package init(
    _ file: TranslationFile, from document: DocumentStrings, options: UpdateOptions = UpdateOptions()
  ) throws(Failure) {
    guard file.format == .strings else {
      let name = file.format == .catalog ? "a string catalog" : "a property list in XML"
      throw Failure(message: "found \(name), expected a strings file; only those are updated")
    }
    var editing = StringsFileEditing(file, options)
    editing.edit(from: document)
    editing.add(document.strings)
    keys = editing.keys
    guard let bytes = file.source.encoding.encode(editing.text) else {
      throw Failure(message: "\(file.source.encoding.name) lacks a character of the document; save the file as UTF-8")
    }
    self.bytes = bytes
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
      if !options.keepsStale, Self.isOfDocument(entry.key), document.isStale(entry.key.text) {
        keys.removed.append(entry.key.text)
        pending = Self.joined(pending, piece.lead, isStart: kept.isEmpty)
        continue
      }
      if let string = document[entry.key.text], mark(&piece, entry, string) { keys.changed.append(entry.key.text) }
      piece.lead = Self.joined(pending, piece.lead, isStart: kept.isEmpty)
      pending = nil
      kept.append(piece)
    }
    if let pending {
      rest = kept.isEmpty ? pending + rest.drop(while: \.isWhiteSpace) : Self.trimmed(pending) + rest
    }
    pieces = kept
  }

  /// Whether a key is one of ibtool's, and no name that a developer chose.
  private static func isOfDocument(_ key: TranslationKey) -> Bool {
    guard let id = key.objectID else { return false }
    if key.comment.map({ NotedString($0) != nil }) == true { return true }
    let parts = id.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    return parts == [3, 2, 3] || id.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Adds new texts: where they belong in a file that is sorted, else at the end.
  mutating func add(_ strings: [LocalizableString]) {
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
        merged.append(StringsPiece(string, lead: leadOfFirst(&upcoming), in: style))
      } else {
        merged.append(StringsPiece(string, lead: style.text("\n\n"), in: style))
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
    guard comment.hasPrefix("/*"), let noted = NotedString(comment) else { return false }
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
      let start = entry.range.lowerBound - entry.key.range.lowerBound
      if start > 0 {
        let end = start + entry.range.count
        piece.entry.replaceSubrange(start..<end, with: Array("\"\(StringsText.escaped(string.text))\"".utf8))
      }
    }
    return true
  }

  // MARK: - White space

  private static func isBlank(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy(\.isWhiteSpace) }

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.prefix((bytes.lastIndex { !$0.isWhiteSpace } ?? -1) + 1))
  }

  /// What stands before an entry after those before it are gone; nil for what stood before them if there are none.
  private static func joined(_ pending: [UInt8]?, _ lead: [UInt8], isStart: Bool = false) -> [UInt8] {
    guard let pending else { return lead }
    return isStart ? pending + lead.drop(while: \.isWhiteSpace) : trimmed(pending) + lead
  }
}

/// The order of a file's keys.
private enum KeyOrder {
  /// As ibtool sorts.
  case natural
  /// By the codes of characters, as many other tools sort.
  case bytes
  /// By hand.
  case none

  init(of keys: [String]) {
    func isSorted(_ order: KeyOrder) -> Bool {
      zip(keys, keys.dropFirst()).allSatisfy { $0 == $1 || order.puts($0, before: $1) }
    }
    self = isSorted(.natural) ? .natural : isSorted(.bytes) ? .bytes : .none
  }

  func puts(_ key: String, before other: String) -> Bool {
    switch self {
    case .natural: NaturalOrder.precedes(Self.parts(key), Self.parts(other))
    case .bytes: key.utf8.lexicographicallyPrecedes(other.utf8)
    case .none: true
    }
  }

  func sorted(_ strings: [LocalizableString]) -> [LocalizableString] {
    self == .bytes ? strings.sorted { puts($0.key, before: $1.key) } : strings
  }

  private static func parts(_ key: String) -> (String, String) {
    guard let dot = key.firstIndex(of: ".") else { return (key, "") }
    return (String(key[..<dot]), String(key[key.index(after: dot)...]))
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, _ text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}

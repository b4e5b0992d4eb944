import Formats

/// Brings a string catalog up to date with its document. Everything else in the file stays as it is, byte by byte.
struct CatalogUpdate {
  /// The content of the file, in its encoding.
  let bytes: [UInt8]
  let keys: UpdatedKeys

  /// - Throws: ``StringsFileUpdate/Failure`` for a file of another format, and for a text that the file's encoding lacks.
  init(
    _ file: TranslationFile, from document: DocumentStrings, options: UpdateOptions = UpdateOptions()
  ) throws(StringsFileUpdate.Failure) {
    let text: [UInt8]
    do throws(JSONNode.Problem) {
      var editing = try CatalogEditing(file.source, options)
      try editing.edit(from: document)
      editing.add(document.strings)
      text = editing.text
      keys = editing.keys
    } catch {
      throw StringsFileUpdate.Failure(message: error.message)
    }
    guard let bytes = file.source.encoding.encode(text) else {
      throw StringsFileUpdate.Failure(message: "\(file.source.encoding.name) lacks a character of the document")
    }
    self.bytes = bytes
  }

  /// The text of a catalog with more keys, as UTF-8.
  ///
  /// - Returns: The keys that it lacked, too.
  static func content(
    of file: TranslationFile, adding strings: [LocalizableString]
  ) throws(JSONNode.Problem) -> (text: [UInt8], added: [String]) {
    var editing = try CatalogEditing(file.source, UpdateOptions())
    editing.add(strings)
    return (editing.text, editing.keys.added)
  }
}

/// The edits of one catalog.
private struct CatalogEditing {
  /// A key with its texts.
  private struct Piece {
    /// What stands before it: a comma and white space, only the latter before the first one.
    var lead: [UInt8]
    var text: [UInt8]
    let key: String
    let comment: String?
  }

  private(set) var keys = UpdatedKeys()
  private let source: SourceFile
  private let options: UpdateOptions
  private let language: String
  private let members: [JSONObject.Member]
  /// Inside the braces of `strings`.
  private let inside: Range<Int>
  private var pieces: [Piece] = []
  private var rest: [UInt8]

  init(_ source: SourceFile, _ options: UpdateOptions) throws(JSONNode.Problem) {
    (self.source, self.options) = (source, options)
    let catalog = try JSONParser.parse(source.bytes)
    language = try catalog.requiredMember("sourceLanguage").string()
    let strings = try catalog.requiredMember("strings")
    members = try strings.object().members
    inside = strings.range.lowerBound + 1..<strings.range.upperBound - 1
    var end = inside.lowerBound
    for member in members {
      let start = member.nameRange.lowerBound
      pieces.append(
        Piece(
          lead: Array(source.bytes[end..<start]), text: Array(source.bytes[start..<member.value.range.upperBound]),
          key: member.name, comment: try member.value.member("comment")?.string()))
      end = member.value.range.upperBound
    }
    rest = Array(source.bytes[end..<inside.upperBound])
  }

  var text: [UInt8] {
    let strings = pieces.flatMap { $0.lead + $0.text } + rest
    return source.bytes[..<inside.lowerBound] + strings + source.bytes[inside.upperBound...]
  }

  mutating func edit(from document: DocumentStrings) throws(JSONNode.Problem) {
    var kept: [Piece] = []
    for (member, var piece) in zip(members, pieces) {
      let isOurs = piece.comment.map { NotedString($0) != nil } ?? false
      if !options.keepsStale, isOurs, document.isStale(piece.key) {
        keys.removed.append(piece.key)
        continue
      }
      if let string = document[piece.key], let edits = try edits(member, piece, string) {
        keys.changed.append(piece.key)
        piece.text = Self.applied(edits, to: source.bytes, in: member)
      }
      if kept.isEmpty { piece.lead = pieces[0].lead }
      kept.append(piece)
    }
    pieces = kept
  }

  mutating func add(_ strings: [LocalizableString]) {
    let present = Set(members.map(\.name))
    let added = strings.filter { !present.contains($0.key) }
    guard !added.isEmpty else { return }
    keys.added = added.map(\.key)
    let order = KeyOrder(of: pieces.map(\.key))
    var merged: [Piece] = []
    var upcoming = pieces[...]
    for string in order.sorted(added) {
      while let piece = upcoming.first, order.puts(piece.key, before: string.key) {
        merged.append(piece)
        upcoming.removeFirst()
      }
      let text = Array(StringCatalogWriter.member(string, language: language).utf8)
      let lead: [UInt8] = merged.isEmpty ? upcoming.first?.lead ?? Array("\n    ".utf8) : Array(",\n    ".utf8)
      if merged.isEmpty, !upcoming.isEmpty { upcoming[upcoming.startIndex].lead = Array(",\n    ".utf8) }
      merged.append(Piece(lead: lead, text: text, key: string.key, comment: nil))
    }
    if members.isEmpty { rest = Array("\n  ".utf8) }
    pieces = merged + upcoming
  }

  // MARK: - Marking a changed text

  private typealias Edit = (range: Range<Int>, text: String)

  /// What notes the new text of a document; nil if nothing changed. Xcode marks translations of a changed text, too.
  private func edits(
    _ member: JSONObject.Member, _ piece: Piece, _ string: LocalizableString
  ) throws(JSONNode.Problem) -> [Edit]? {
    guard !string.text.isEmpty, !string.isIgnored, let comment = piece.comment, let noted = NotedString(comment),
      noted.text != string.text, let commentNode = try member.value.member("comment")
    else { return nil }
    var edits: [Edit] = [(commentNode.range, StringCatalogWriter.quoted(string.comment))]
    for localization in try member.value.member("localizations")?.object().members ?? [] {
      let unit = try localization.value.member("stringUnit")
      guard let unit, let value = try unit.member("value") else { continue }
      if localization.name == language || options.resetsChanged {
        edits.append((value.range, StringCatalogWriter.quoted(string.text)))
      }
      guard localization.name != language, let state = try unit.member("state") else { continue }
      if options.resetsChanged {
        edits.append((state.range, "\"new\""))
      } else if try state.string() == "translated" {
        edits.append((state.range, "\"needs_review\""))
      }
    }
    return edits
  }

  private static func applied(_ edits: [Edit], to bytes: [UInt8], in member: JSONObject.Member) -> [UInt8] {
    var text: [UInt8] = []
    var position = member.nameRange.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return text + bytes[position..<member.value.range.upperBound]
  }
}

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

/// Puts the translations of one language into a string catalog. Everything else in the file stays as it is, byte by byte.
struct CatalogImport {
  private typealias Edit = (range: Range<Int>, text: String)

  /// The content of the file, in its encoding.
  let bytes: [UInt8]
  private(set) var keys = UpdatedKeys()

  /// Texts of the document that the catalog lacks are added if they have a translation.
  ///
  /// - Throws: ``StringsFileUpdate/Failure`` for a file of another format, and for a text that the file's encoding lacks.
  init(
    _ file: TranslationFile, importing translations: [String: ImportedText], language: String,
    for document: DocumentStrings
  ) throws(StringsFileUpdate.Failure) {
    let language = String(language.map { $0 == "_" ? "-" : $0 })
    do throws(JSONNode.Problem) {
      let (content, added) = try CatalogUpdate.content(
        of: file, adding: document.strings.filter { translations[$0.key] != nil })
      let members = try JSONParser.parse(content).requiredMember("strings").object().members
      var edits: [Edit] = []
      for member in members {
        guard let text = translations[member.name] else { continue }
        let found = try CatalogEntry(member.value, of: language).edits(setting: text)
        guard !found.isEmpty else { continue }
        edits += found
        if !added.contains(member.name) { keys.changed.append(member.name) }
      }
      keys.added = added
      let text = Self.applied(edits, to: content)
      guard let bytes = file.source.encoding.encode(text) else {
        throw JSONNode.Problem(offset: 0, message: "\(file.source.encoding.name) lacks a character of the texts")
      }
      self.bytes = bytes
    } catch {
      throw StringsFileUpdate.Failure(message: error.message)
    }
  }

  private static func applied(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      text += bytes[position..<edit.range.lowerBound] + Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return text + bytes[position...]
  }
}

/// A key of a catalog, with the text in one language.
private struct CatalogEntry {
  private let node: JSONNode
  private let language: String

  init(_ node: JSONNode, of language: String) { (self.node, self.language) = (node, language) }

  /// What sets the text and its state in the form that Xcode writes.
  ///
  /// - Returns: Nothing where both are as they should be, where nobody is to translate the text, and where the text
  ///   varies with a number or a device: XLIFF has one text for it.
  func edits(setting text: ImportedText) throws(JSONNode.Problem) -> [(range: Range<Int>, text: String)] {
    if case .flag(false)? = try node.member("shouldTranslate")?.value { return [] }
    let unit = Self.unit(text)
    guard let localizations = try node.member("localizations") else {
      return [try Self.insertion("localizations", "{\n        \(localization(unit))\n      }", into: node, indent: 6)]
    }
    let members = try localizations.object().members
    guard let own = members.first(where: { $0.name == language }) else {
      return [try Self.insertion(language, Self.localization(unit), into: localizations, indent: 8)]
    }
    guard let present = try own.value.member("stringUnit") else {
      return try own.value.object().members.isEmpty ? [(own.value.range, Self.localization(unit))] : []
    }
    let (value, state) = (try present.member("value")?.string(), try present.member("state")?.string())
    let isSame = value == text.text && state == text.state.rawValue
    return isSame ? [] : [(present.range, unit)]
  }

  private func localization(_ unit: String) -> String {
    "\(StringCatalogWriter.quoted(language)) : \(Self.localization(unit))"
  }

  private static func localization(_ unit: String) -> String {
    "{\n          \"stringUnit\" : \(unit)\n        }"
  }

  private static func unit(_ text: ImportedText) -> String {
    let state = StringCatalogWriter.quoted(text.state.rawValue)
    return """
      {
                  "state" : \(state),
                  "value" : \(StringCatalogWriter.quoted(text.text))
                }
      """
  }

  /// Adds a member where it belongs: Xcode sorts all members by their names.
  private static func insertion(
    _ name: String, _ value: String, into node: JSONNode, indent: Int
  ) throws(JSONNode.Problem) -> (range: Range<Int>, text: String) {
    let members = try node.object().members
    let space = "\n" + String(repeating: " ", count: indent)
    let member = "\(StringCatalogWriter.quoted(name)) : \(value)"
    let next = members.first { name.utf8.lexicographicallyPrecedes($0.name.utf8) }
    if let next {
      let start = next.nameRange.lowerBound
      return (start..<start, "\(member),\(space)")
    }
    if let last = members.last {
      let end = last.value.range.upperBound
      return (end..<end, ",\(space)\(member)")
    }
    return (node.range, "{\(space)\(member)\n\(String(repeating: " ", count: indent - 2))}")
  }
}

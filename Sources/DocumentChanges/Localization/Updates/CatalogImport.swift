import Formats

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

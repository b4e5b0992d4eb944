/// Reads string catalogs: for each key, the texts of all languages.
struct CatalogReader {
  private var keys: [TranslationKey] = []
  private var entries: [String: [TranslationTable.Entry]] = [:]

  /// Reads all keys, and a table for each language.
  static func read(
    _ source: SourceFile
  ) throws(UnreadableStrings) -> (keys: [TranslationKey], tables: [TranslationTable]) {
    do throws(JSONNode.Problem) {
      var reader = CatalogReader()
      try reader.read(JSONParser.parse(source.bytes))
      let languages = reader.entries.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let tables = languages.map {
        TranslationTable(language: $0, entries: reader.entries[$0, default: []])
      }
      return (reader.keys, tables)
    } catch {
      throw UnreadableStrings(error.message, at: error.offset, in: source)
    }
  }

  private mutating func read(_ catalog: JSONNode) throws(JSONNode.Problem) {
    for member in try catalog.requiredMember("strings").object().members {
      let key = try Self.key(member)
      keys.append(key)
      let localizations = try member.value.member("localizations")?.object().members ?? []
      for localization in localizations {
        guard let entry = try Self.entry(key, localization.value) else { continue }
        entries[localization.name, default: []].append(entry)
      }
    }
  }

  private static func key(_ member: JSONObject.Member) throws(JSONNode.Problem) -> TranslationKey {
    let translates = try member.value.member("shouldTranslate")
    let isFixed = if case .flag(false)? = translates?.value { true } else { false }
    let isStale = try member.value.member("extractionState")?.string() == "stale"
    return TranslationKey(
      member.name, comment: try member.value.member("comment")?.string(),
      isIgnored: isFixed || isStale,
      range: SourceRange(member.nameRange.lowerBound, member.nameRange.upperBound))
  }

  /// Of a text that varies with the device or with a number, the most general variation; nil where there is none.
  private static func entry(
    _ key: TranslationKey, _ localization: JSONNode
  ) throws(JSONNode.Problem) -> TranslationTable.Entry? {
    guard let unit = try unit(localization), let value = try unit.member("value") else {
      return nil
    }
    let state = try unit.member("state")?.string()
    return TranslationTable.Entry(
      key, value: try value.string(), isTranslated: state != "new", needsReview: state == "needs_review",
      range: SourceRange(value.range.lowerBound, value.range.upperBound))
  }

  /// The parser limits how deep it is nested.
  private static func unit(_ node: JSONNode) throws(JSONNode.Problem) -> JSONNode? {
    if let unit = try node.member("stringUnit") { return unit }
    guard let kind = try node.member("variations")?.object().members.first else { return nil }
    let variations = try kind.value.object()
    guard let general = variations["other"] ?? variations.members.first?.value else { return nil }
    return try unit(general)
  }
}

/// What a translated text stands for: a name in quotes, or for a text of an Interface Builder document `ID.property`.
package struct TranslationKey: Sendable, Hashable {
  /// The key as it is written, such as `abc-12-xyz.text`.
  package let text: String
  /// The note for translators; nil without one. Apple's tools write the object's class, text and id.
  package let comment: String?
  /// Whether translators are to leave it alone, or it is known to be out of use.
  package let isIgnored: Bool
  /// Where the key is written, with its quotes.
  package let range: SourceRange

  package init(_ text: String, comment: String? = nil, isIgnored: Bool = false, range: SourceRange) {
    self.text = text
    self.comment = comment
    self.isIgnored = isIgnored
    self.range = range
  }

  /// The id of the object; nil for a key of another kind.
  package var objectID: Substring? { dot.map { text[..<$0] } }

  /// The property of the object, such as `text` or `segmentTitles[0]`; nil for a key of another kind.
  package var property: Substring? { dot.map { text[text.utf8.index(after: $0)...] } }

  private var dot: String.Index? {
    // A project has many thousands of keys, and bytes are compared faster than characters.
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")), dot > text.startIndex else { return nil }
    return dot
  }
}

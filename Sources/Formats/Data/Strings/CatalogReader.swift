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

import DocumentChanges
import Project
import Support

extension RenamePlan {
  /// Renames the key of a text in all languages and in sources.
  mutating func planStringsKey() {
    for path in project.paths where path.hasByteSuffix(".strings") || path.hasByteSuffix(".xcstrings") {
      guard let bytes = project.content(path) else { continue }
      let file: TranslationFile
      do throws(UnreadableStrings) { file = try TranslationFile(bytes, path: path, language: "") } catch {
        if bytes.containsBytes(rename.old) { refuse("\(path) cannot be read, and may have the key") }
        continue
      }
      guard file.format != .propertyList else {
        if file.keys.contains(where: { $0.text == rename.old }) {
          refuse("\(path) is a property list; write it as a strings file first")
        }
        continue
      }
      for key in file.keys where key.text == rename.new {
        refuse("the key \(rename.new) is there already", file.source, key.range.lowerBound)
      }
      for key in file.keys where key.text == rename.old { planKey(key, file) }
    }
    guard refusals.isEmpty else { return }
    guard hasChanges else { return refuse("no strings file has the key \(rename.old)") }
    var isNamed = false
    forEachSource(containing: rename.old) { plan, search, source in
      for literal in search.outline.literals(of: plan.rename.old) {
        isNamed = true
        guard literal.name.map({ $0 == .string }) ?? !literal.isNoName else { continue }
        plan.edit(
          source, literal.range, plan.rename.new,
          unless: literal.name == nil ? "a text that may be the key, or another one" : nil)
      }
    }
    if !isNamed { remark("no source has the key as a literal: look for code that makes it, or reads the file itself") }
  }

  private mutating func planKey(_ key: TranslationKey, _ file: TranslationFile) {
    let (source, range) = (file.source, key.range)
    let isQuoted = source.bytes[range.lowerBound] == UInt8(ascii: "\"")
    let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range.lowerBound..<range.upperBound
    guard source.bytes[inner].elementsEqual(rename.old.utf8) else {
      return refuse("the key is written with escapes", source, range.lowerBound)
    }
    // Without a value the key is the text that users see.
    let isAlone = file.format == .strings && file.tables.contains { $0.entries.contains { $0.range == range } }
    if isAlone { return refuse("the key has no value, and is the text that users see", source, range.lowerBound) }
    let isWord = rename.new.utf8.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }
    guard isQuoted || isWord else { return refuse("the key has no quotes; add them first", source, range.lowerBound) }
    edit(source, inner, rename.new)
  }
}

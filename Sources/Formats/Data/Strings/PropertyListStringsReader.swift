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

/// A type or an extension at the top level of a file.
struct TypeDeclaration {
  let name: String
  let isExtension: Bool
  let isPrivate: Bool
  let lineCount: Int
  /// How many stored properties each of its instances has.
  let storedProperties: Int

  private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "extension"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "open", "final", "fileprivate", "private", "indirect", "internal",
  ]

  /// The declarations of a file.
  static func all(in source: SwiftSource) -> [TypeDeclaration] {
    var (found, depth, start): ([TypeDeclaration], Int, (line: Int, words: [Substring])?) = ([], 0, nil)
    for (number, line) in source.lines.enumerated() {
      if depth == 0, let words = heading(line) { start = (number, words) }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      guard depth == 0, let opened = start, line.contains("}") else { continue }
      found += TypeDeclaration(opened.words, Array(source.lines[opened.line...number])).map { [$0] } ?? []
      start = nil
    }
    return found
  }

  /// The words of a line that begins a declaration.
  private static func heading(_ line: Substring) -> [Substring]? {
    guard let first = line.first, !first.isWhitespace, first != "}", first != "@" || line.contains(" ") else {
      return nil
    }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      .filter { !$0.hasPrefix("@") }
    let rest = words.drop(while: modifiers.contains)
    return rest.first.map(keywords.contains) ?? false ? words : nil
  }

  private init?(_ words: [Substring], _ lines: [Substring]) {
    let rest = words.drop(while: Self.modifiers.contains)
    guard let keyword = rest.first, let name = rest.dropFirst().first else { return nil }
    self.name = String(name)
    isExtension = keyword == "extension"
    isPrivate = words.contains("private") || words.contains("fileprivate")
    lineCount = lines.count
    storedProperties = keyword == "class" || keyword == "struct" ? Self.storedProperties(in: lines) : 0
  }

  /// Counts the variables and constants at the first level that are not computed.
  private static func storedProperties(in lines: [Substring]) -> Int {
    var (count, depth) = (0, 0)
    for (place, line) in lines.enumerated() {
      if depth == 1 { count += storedProperties(line, next: place + 1 < lines.count ? lines[place + 1] : "") }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    return count
  }

  private static func storedProperties(_ line: Substring, next: Substring) -> Int {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    guard let place = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      words[..<place].allSatisfy({
        propertyModifiers.contains($0) || $0.hasPrefix("@") || $0 == "set" || $0 == "unsafe" || $0 == "unchecked"
      })
    else { return 0 }
    let declared = line.drop { $0 != "=" && $0 != "{" && $0 != ":" }
    let hasValue = declared.prefix { $0 != "{" }.contains("=")
    let isComputed = declared.contains("{") && !hasValue && !isObserved(line, next)
    if isComputed { return 0 }
    let names = line.drop { $0 != "(" }.prefix { $0 != ")" && $0 != ":" && $0 != "=" }
    let isTuple = line.contains("let (") || line.contains("var (")
    return isTuple ? names.count { $0 == "," } + 1 : 1
  }

  private static func isObserved(_ line: Substring, _ next: Substring) -> Bool {
    line.contains("didSet") || line.contains("willSet") || next.contains("didSet") || next.contains("willSet")
  }

  private static let propertyModifiers: Set<Substring> = [
    "public", "package", "open", "final", "fileprivate", "private", "internal", "unowned", "weak", "lazy",
    "nonisolated",
    "override",
  ]
}

/// The page of a DocC catalog.
struct DocumentationCatalog {
  let text: String

  init(_ text: String) { self.text = text }

  /// The symbols that the page links to, such as `View/frame`.
  var symbols: [String] { text.matches(of: /``([^`\n]+)``/).map { String($0.1) } }

  /// The symbols that the topics list, each on a line of its own.
  var topics: [String] {
    guard let topics = text.firstRange(of: "\n## Topics\n") else { return [] }
    return text[topics.upperBound...].matches(of: /\n- ``([^`\n]+)``/).map { String($0.1) }
  }
}

/// The public types at the top level of a target, with the names of their public members.
struct PublicTypes {
  /// The names of the types.
  private(set) var names: Set<String> = []
  private var members: Set<String> = []

  init(of target: String) { self.init(SwiftSource.all.filter { $0.target == target }) }

  init(_ sources: [SwiftSource]) {
    for source in sources {
      var depth = 0
      for line in source.lines {
        add(line.split { !($0.isLetter || $0.isNumber || $0 == "_") }, isTopLevel: depth == 0)
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      }
    }
  }

  private mutating func add(_ words: [Substring], isTopLevel: Bool) {
    if isTopLevel, let keyword = words.firstIndex(where: Self.typeKeywords.contains), keyword + 1 < words.count,
      Self.isPublic(words[..<keyword])
    {
      names.insert(String(words[keyword + 1]))
    }
    if Self.isPublic(words[...]) || words.contains("case") { members.formUnion(words.map(String.init)) }
  }

  /// Whether a link such as `View` or `View/frame(of:in:)` leads to a public declaration.
  func contains(symbol: String) -> Bool {
    let parts = symbol.split(separator: "/")
    guard let type = parts.first, names.contains(String(type)) else { return false }
    return parts.dropFirst().allSatisfy { members.contains(String($0.prefix { $0 != "(" })) }
  }

  private static let typeKeywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  private static func isPublic(_ words: ArraySlice<Substring>) -> Bool {
    !words.contains("import") && (words.contains("public") || words.contains("open"))
  }
}

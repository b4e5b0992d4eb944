import Support

/// Reads rules and options in other linters' configurations.
package struct PeerConfigurationReader {
  package let linter: PeerLinter

  /// Reads a configuration of another linter.
  package static func read(
    _ bytes: [UInt8], path: String, linter: PeerLinter
  ) throws(InvalidConfiguration) -> MigratedConfiguration {
    let log = ConfigurationNode.Log(path: path)
    var configuration = MigratedConfiguration(linter)
    if let root = try ConfigurationNode.read(bytes, log: log) {
      switch linter {
      case .iblinter: IBLinterConfiguration(root).migrate(into: &configuration)
      case .xiblint: XiblintConfiguration(root).migrate(into: &configuration)
      }
    }
    guard log.problems.isEmpty else { throw InvalidConfiguration(log.problems) }
    return configuration
  }

  /// Reads the file of another linter's configuration.
  package static func read(
    contentsOf path: String, linter: PeerLinter
  ) throws(InvalidConfiguration) -> MigratedConfiguration {
    switch InputFile(path: path).read(limit: 1 << 20) {
    case .success(let bytes): return try read(bytes, path: path, linter: linter)
    case .failure(let failure): throw InvalidConfiguration(failure)
    }
  }

  /// The aliases that a list names, by ids or patterns such as `accessibility_*`.
  func aliases(_ node: ConfigurationNode) -> [RuleAlias] {
    node.words("the id of a rule").flatMap { name, node in
      let found = linter.aliases.filter { $0.id == name || isPattern(name) && matches($0.id, name) }
      if found.isEmpty { node.complainUnknown("rule of \(linter.title)", name, among: linter.aliases.map(\.id)) }
      return found
    }
  }

  private func isPattern(_ name: String) -> Bool { name.contains { "*?[".contains($0) } }

  private func matches(_ id: String, _ pattern: String) -> Bool { GlobPattern(pattern)?.matches(id) ?? false }

  /// The value of one of our options as another linter writes it.
  func value(_ node: ConfigurationNode, of option: RuleOption) -> RuleOption.Value? {
    switch option.defaultValue {
    case .number: number(node)
    case .flag: flag(node)
    case .words: .words(words(node))
    case .table: .table(table(node))
    }
  }

  func flag(_ node: ConfigurationNode) -> RuleOption.Value? { node.flag().map(RuleOption.Value.flag) }

  private func number(_ node: ConfigurationNode) -> RuleOption.Value? {
    guard let word = node.word("a number") else { return nil }
    if let number = node.node.float, number.isFinite { return .number(number) }
    node.complain("expected a number, found \"\(word)\"")
    return nil
  }

  /// Words, and fonts: `{"name": "Avenir-Book", "size": 14}` is `Avenir-Book 14`.
  private func words(_ node: ConfigurationNode) -> [String] {
    guard node.node.sequence?.contains(where: { $0.mapping != nil }) == true else {
      return node.words("a word").map(\.text)
    }
    return node.items("fonts, each with name and size").compactMap { font in
      let members = font.members(of: ["name", "size"], "name and size")
      let parts = [members["name"], members["size"]].compactMap { $0?.word("a word") }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
  }

  /// Words by name, and tables of tables: `{"button": {"enabled": ["YES", null]}}` is `button@enabled: [YES, unset]`.
  private func table(_ node: ConfigurationNode) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for (name, _, value) in node.members("names, each with a list of words") {
      if value.node.mapping == nil {
        table[name] = value.words("a word").map(\.text)
      } else {
        for (key, _, values) in value.members("names") { table["\(name)@\(key)"] = wordsOrUnset(values) }
      }
    }
    return table
  }

  private func wordsOrUnset(_ node: ConfigurationNode) -> [String] {
    node.items("values").compactMap { $0.isNull ? "unset" : $0.word("a value") }
  }
}

extension ConfigurationNode {
  /// Whether it is left empty, or `null`.
  var isNull: Bool { isEmpty || node.scalar?.isPlain == true && ["null", "~"].contains(node.scalar?.string) }
}

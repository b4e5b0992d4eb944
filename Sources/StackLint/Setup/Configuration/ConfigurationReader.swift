import NibDecoder

/// Reads a configuration, and reports everything that is wrong with it.
struct ConfigurationReader {
  private let log: ConfigurationNode.Log

  private init(path: String) { log = ConfigurationNode.Log(path: path) }

  /// Reads the text of a configuration.
  ///
  /// - Parameter folder: The folder that it holds in, absolute.
  static func read(
    _ bytes: [UInt8], path: String, folder: String
  ) throws(InvalidConfiguration) -> ConfigurationFile {
    let reader = ConfigurationReader(path: path)
    var file = ConfigurationFile(
      source: SourceFile(path: path, bytes: bytes), layer: ConfigurationLayer(folder: folder))
    if let root = try ConfigurationNode.read(bytes, log: reader.log) { reader.read(root, into: &file) }
    guard reader.log.problems.isEmpty else { throw InvalidConfiguration(reader.log.problems) }
    return file
  }

  private static let keys = [
    "preset", "include", "exclude", "only", "rules", "overrides", "suppress", "variants", "stack-behavior", "ios",
    "macos",
    "semantics",
    "fonts", "baseline", "in-document-suppressions", "inherit",
  ]

  private func read(_ root: ConfigurationNode, into file: inout ConfigurationFile) {
    let members = root.members(of: Self.keys, "keys such as preset and rules")
    file.inherits = members["inherit"]?.flag() ?? true
    file.include = members["include"].map(patterns) ?? []
    file.exclude = members["exclude"].map(patterns) ?? []
    file.variants = members["variants"].map(VariantChoice.init) ?? VariantChoice()
    file.stackViews = StackViewChoice(members)
    file.fonts = members["fonts"].map(fonts)
    file.baseline = members["baseline"].flatMap { node in
      node.word("the path of a file").map { ConfigurationFile.WrittenPath(text: $0, node: node) }
    }
    file.layer.include = file.include.map(\.glob)
    file.layer.exclude = file.exclude.map(\.glob)
    file.layer.inDocumentSuppressions = members["in-document-suppressions"].flatMap(inDocumentSuppressions) ?? .allow
    file.layer.preset = members["preset"].flatMap(preset)
    file.layer.only = members["only"].map { Set(ruleIDs($0)) }
    file.layer.settings = members["rules"].map(settings) ?? [:]
    let overrides = members["overrides"]?.items("overrides, each with paths and rules") ?? []
    file.layer.overrides = overrides.map { override($0, &file) }
    let suppressions = members["suppress"]?.items("suppressions, each with object and reason") ?? []
    let marks = suppressions.isEmpty ? nil : MarkIndex(file.source)
    file.suppressions = suppressions.compactMap { node in marks.flatMap { suppression(node, $0, &file) } }
    file.layer.suppressions = file.suppressions.map(\.suppression)
  }
}

// MARK: - Values

extension ConfigurationReader {
  private func preset(_ node: ConfigurationNode) -> RulePreset? {
    let names = RulePreset.allCases.map(\.rawValue)
    guard let word = node.word("a preset: \(names.joined(separator: ", "))") else { return nil }
    if let preset = RulePreset(rawValue: word) { return preset }
    node.complainUnknown("preset", word, among: names)
    return nil
  }

  private func inDocumentSuppressions(_ node: ConfigurationNode) -> InDocumentSuppressions? {
    let names = InDocumentSuppressions.allCases.map(\.rawValue)
    guard let word = node.word("what notes in documents do: \(names.joined(separator: ", "))") else { return nil }
    if let value = InDocumentSuppressions(rawValue: word) { return value }
    node.complainUnknown("value", word, among: names)
    return nil
  }

  private func patterns(_ node: ConfigurationNode) -> [ConfigurationFile.Pattern] {
    node.words("a path pattern such as \"Pods/\"").compactMap { text, node in
      if let glob = GlobPattern(text) { return ConfigurationFile.Pattern(glob: glob, node: node) }
      node.complain("\"\(text)\" matches no path")
      return nil
    }
  }

  private func ruleIDs(_ node: ConfigurationNode) -> [String] { ruleNodes(node).map(\.text) }

  private func ruleNodes(_ node: ConfigurationNode) -> [(text: String, node: ConfigurationNode)] {
    node.words("a rule's id").filter { isRule($0.text, $0.node) }
  }

  private func isRule(_ id: String, _ node: ConfigurationNode) -> Bool {
    if RuleCatalog.rule(id) != nil { return true }
    node.complainUnknown("rule", id, among: RuleCatalog.rules.map(\.id))
    return false
  }

  private func override(
    _ node: ConfigurationNode, _ file: inout ConfigurationFile
  ) -> ConfigurationLayer.PathOverride {
    let members = node.members(of: ["paths", "rules"], "paths and rules")
    if members["paths"] == nil, node.node.mapping != nil { node.complain("an override needs paths") }
    return ConfigurationLayer.PathOverride(
      paths: paths(members, &file), settings: members["rules"].map(settings) ?? [:])
  }

  private func paths(_ members: [String: ConfigurationNode], _ file: inout ConfigurationFile) -> [GlobPattern] {
    let paths = members["paths"].map(patterns) ?? []
    file.otherPatterns += paths
    return paths.map(\.glob)
  }

  private func fonts(_ node: ConfigurationNode) -> [ConfigurationFile.WrittenPath] {
    if !FontReading.isSupported { node.complain(FontReading.unsupported) }
    return node.words("the path of a font file or folder").map { ConfigurationFile.WrittenPath(text: $0, node: $1) }
  }

  private func suppression(
    _ node: ConfigurationNode, _ marks: MarkIndex, _ file: inout ConfigurationFile
  ) -> WrittenSuppression? {
    let members = node.members(of: ["object", "rules", "paths", "reason"], "object, rules, paths and reason")
    guard node.node.mapping != nil else { return nil }
    let object = members["object"]?.word("an object's id")
    let reason = members["reason"]?.word("the reason why the findings are intended")
    let rules = members["rules"].map(ruleNodes)
    if members["object"] == nil, rules == nil {
      node.complain("a suppression needs the id of an object, or rules for findings on no object")
    }
    if members["reason"] == nil { node.complain("a suppression needs a reason") }
    guard members["object"] == nil || object != nil, let reason else { return nil }
    return WrittenSuppression(
      suppression: Suppression(
        objectID: object, rules: rules.map { Set($0.map(\.text)) }, paths: paths(members, &file), reason: reason),
      objectRange: members["object"]?.range(in: marks) ?? SourceRange(0, 0),
      ruleRanges: Dictionary((rules ?? []).map { ($0.text, $0.node.range(in: marks)) }) { first, _ in first })
  }
}

// MARK: - Rules

extension ConfigurationReader {
  private func settings(_ node: ConfigurationNode) -> [String: RuleSetting] {
    var settings: [String: RuleSetting] = [:]
    for (id, key, value) in node.members("rules, such as ambiguous-layout: error") where isRule(id, key) {
      settings[id] = RuleCatalog.rule(id).map { setting(value, $0) }
    }
    return settings
  }

  /// `error`, or `{severity: error, minimum: 40}`.
  private func setting(_ node: ConfigurationNode, _ rule: Rule) -> RuleSetting {
    guard node.node.mapping != nil else { return RuleSetting(level: level(node)) }
    var setting = RuleSetting()
    for (name, key, value) in node.members("options") {
      if name == "severity" {
        setting.level = level(value)
      } else if let option = rule.options.first(where: { $0.name == name }) {
        setting.options[name] = self.value(value, option)
      } else {
        key.complainUnknown("option of \(rule.id)", name, among: ["severity"] + rule.options.map(\.name))
      }
    }
    return setting
  }

  private func level(_ node: ConfigurationNode) -> RuleSetting.Level? {
    switch node.word("off, notice, warning or error") {
    case "off", "false": return .off
    case "notice": return .on(.notice)
    case "warning": return .on(.warning)
    case "error": return .on(.error)
    case let word?:
      node.complain("expected off, notice, warning or error, found \"\(word)\"")
      return nil
    case nil: return nil
    }
  }

  private func value(_ node: ConfigurationNode, _ option: RuleOption) -> RuleOption.Value? {
    switch option.defaultValue {
    case .flag: return node.flag().map(RuleOption.Value.flag)
    case .words: return .words(node.words("a word").map(\.text))
    case .table: return .table(table(node))
    case .number:
      guard let word = node.word("a number") else { return nil }
      if let number = node.node.float, number.isFinite { return .number(number) }
      node.complain("expected a number, found \"\(word)\"")
      return nil
    }
  }
}

extension ConfigurationReader {
  /// `{UILabel: [PrimaryLabel, SecondaryLabel]}`.
  private func table(_ node: ConfigurationNode) -> [String: [String]] {
    let members = node.members("names, each with a list of words")
    return Dictionary(members.map { ($0.key, $0.value.words("a word").map(\.text)) }) { first, _ in first }
  }
}

/// A suppression, and where it is written.
struct WrittenSuppression: Sendable {
  let suppression: Suppression
  /// The object's id; empty without one.
  let objectRange: SourceRange
  /// By id of the rules that are named.
  let ruleRanges: [String: SourceRange]

  /// The places of the suppression as a whole and of each rule, in the order of the file.
  var places: [(ruleID: String?, range: SourceRange)] {
    let rules = ruleRanges.map { (ruleID: Optional($0.key), range: $0.value) }
    return ([(nil, objectRange)] + rules).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

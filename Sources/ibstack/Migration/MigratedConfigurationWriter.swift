import StackLint

/// Writes a configuration as people would, with comments.
struct MigratedConfigurationWriter {
  let configuration: MigratedConfiguration

  /// The content of `.ibstack.yml`.
  var text: String {
    var parts = ["# Made from \(configuration.linter.configurationName) by ibstack migrate.\n"]
    parts += configuration.remarks.map { "# \($0)\n" }
    parts.append("\npreset: \(configuration.preset.rawValue)\n")
    parts.append(list("include", configuration.include))
    parts.append(list("exclude", configuration.exclude))
    if !configuration.entries.isEmpty { parts.append("\nrules:\n" + entries(configuration.entries, indentation: 2)) }
    if !configuration.overrides.isEmpty {
      parts.append("\noverrides:\n" + configuration.overrides.map(override).joined())
    }
    return parts.joined()
  }

  private func list(_ key: String, _ items: [String]) -> String {
    items.isEmpty ? "" : "\n\(key):\n" + items.map { "  - \(YAMLScalar($0).text)\n" }.joined()
  }

  private func override(_ override: MigratedConfiguration.Override) -> String {
    "  - paths: [\(YAMLScalar(override.path).text)]\n    rules:\n" + entries(override.entries, indentation: 6)
  }

  private func entries(_ entries: [MigratedConfiguration.Entry], indentation: Int) -> String {
    let space = String(repeating: " ", count: indentation)
    return entries.map { entry in
      let origin = "  # \(entry.origins.joined(separator: ", "))\n"
      if entry.options.isEmpty { return "\(space)\(entry.rule.id): \(level(entry.level))\(origin)" }
      let severity = entry.level.map { "\(space)  severity: \(level($0))\n" } ?? ""
      let options = entry.options.sorted { $0.key < $1.key }.map { "\(space)  \($0.key):\(value($0.value, space))\n" }
      return "\(space)\(entry.rule.id):\(origin)\(severity)\(options.joined())"
    }.joined()
  }

  private func level(_ level: RuleSetting.Level?) -> String {
    switch level {
    case .off, nil: "off"
    case .on(let severity): severity.rawValue
    }
  }

  private func value(_ value: RuleOption.Value, _ space: String) -> String {
    switch value {
    case .number(let number): " \(number == number.rounded() ? "\(Int(number))" : "\(number)")"
    case .flag(let flag): " \(flag)"
    case .words(let words): " \(self.words(words))"
    case .table(let table):
      table.isEmpty
        ? " {}"
        : table.sorted { $0.key < $1.key }
          .map { "\n\(space)    \(YAMLScalar($0.key).text): \(words($0.value))" }.joined()
    }
  }

  private func words(_ words: [String]) -> String { "[\(words.map { YAMLScalar($0).text }.joined(separator: ", "))]" }
}

/// A word in YAML, in quotes where it would mean something else without.
struct YAMLScalar {
  private let word: String

  init(_ word: String) { self.word = word }

  var text: String { isPlain ? word : "\"\(escaped)\"" }

  /// Numbers and `no` are read as words where words are expected.
  private var isPlain: Bool {
    guard let first = word.unicodeScalars.first,
      first.properties.isAlphabetic || "/._0123456789".unicodeScalars.contains(first)
    else {
      return false
    }
    return word.last != " "
      && word.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "/._-@ 0123456789".unicodeScalars.contains($0) }
  }

  private var escaped: String {
    word.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\x" + hexadecimal(scalar.value)
      default: String(scalar)
      }
    }.joined()
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}

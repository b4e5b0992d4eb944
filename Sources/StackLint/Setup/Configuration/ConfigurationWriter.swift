package import Support

/// The rules that hold for a document, as text.
package struct ConfigurationWriter {
  /// The outermost first.
  let files: [ConfigurationFile]

  package init(files: [ConfigurationFile]) {
    self.files = files
  }

  package func text(for document: AbsolutePath) -> Escaped<YAMLScalar> {
    let configuration = LintConfiguration(files.map(\.layer))
    if configuration.excludes(document.text) { return sources + "\n\(comment: document.shown) is excluded\n" }
    let active = configuration.rules(forPath: document.text)
    let suppressions = configuration.suppressions(forPath: document.text)
    let parts = [sources, rules(active), suppressions.isEmpty ? "" : known(suppressions), variants, stackViews, fonts]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var variants: Escaped<YAMLScalar> { files.reduce(VariantChoice()) { $0.overridden(by: $1.variants) }.text }

  private var stackViews: Escaped<YAMLScalar> {
    files.reduce(StackViewChoice()) { $0.overridden(by: $1.stackViews) }.text
  }

  private var fonts: Escaped<YAMLScalar> {
    guard let file = files.last(where: { $0.fonts != nil }), let fonts = file.fonts, !fonts.isEmpty else { return "" }
    return "fonts:\n" + fonts.map { "  - \($0.path(in: file.layer.folder))\n" }.joined()
  }

  private var sources: Escaped<YAMLScalar> {
    if files.isEmpty { return "# no \(comment: ConfigurationFile.name): the recommended rules\n" }
    return files.map { file in
      "# \(comment: AbsolutePath(file.layer.folder).appending(ConfigurationFile.name).shown)\n"
    }.joined()
  }

  /// As a configuration would say it, so that it can be copied.
  private func rules(_ active: [ActiveRule]) -> Escaped<YAMLScalar> {
    let kept = Dictionary(active.map { ($0.rule.id, $0) }) { first, _ in first }
    return RuleCatalog.rules.reduce("rules:\n") { text, rule in
      text + "  \(rule.id): \(kept[rule.id].map(value) ?? "off")\n"
    }
  }

  private func value(_ active: ActiveRule) -> Escaped<YAMLScalar> {
    let severity = (active.severity ?? active.rule.severity).rawValue
    guard !active.rule.options.isEmpty else { return "\(severity)" }
    let options = active.rule.options.map { option -> Escaped<YAMLScalar> in
      ", \(option.name): \(Escaped(value: active.options[option.name] ?? option.defaultValue))"
    }
    return "{severity: \(severity)\(options.joined())}"
  }

  private func known(_ suppressions: [Suppression]) -> Escaped<YAMLScalar> {
    "suppress:\n"
      + suppressions.map { suppression -> Escaped<YAMLScalar> in
        let object = suppression.objectID.map { "object: \($0)\n    " as Escaped<YAMLScalar> }
        let rules = suppression.rules.map { rules -> Escaped<YAMLScalar> in
          "rules: \(Escaped(value: .words(rules.sorted())))\n    "
        }
        return "  - \(object ?? "")\(rules ?? "")reason: \(suppression.reason)\n"
      }.joined()
  }
}

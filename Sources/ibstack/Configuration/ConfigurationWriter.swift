import StackLint

/// The rules that hold for a document, as text.
struct ConfigurationWriter {
  /// The outermost first.
  let files: [ConfigurationFile]

  func text(for document: AbsolutePath) -> String {
    let configuration = LintConfiguration(files.map(\.layer))
    if configuration.excludes(document.text) { return sources + "\n\(document.shown) is excluded\n" }
    let active = configuration.rules(forPath: document.text)
    let suppressions = configuration.suppressions(forPath: document.text)
    let parts = [sources, rules(active), suppressions.isEmpty ? "" : known(suppressions), variants, fonts]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var variants: String { files.reduce(VariantChoice()) { $0.overridden(by: $1.variants) }.text }

  private var fonts: String {
    guard let file = files.last(where: { $0.fonts != nil }), let fonts = file.fonts, !fonts.isEmpty else { return "" }
    return "fonts:\n" + fonts.map { "  - \($0.path(in: file.layer.folder))\n" }.joined()
  }

  private var sources: String {
    if files.isEmpty { return "# no \(ConfigurationFile.name): the recommended rules\n" }
    return files.map { "# \(AbsolutePath($0.layer.folder).appending(ConfigurationFile.name).shown)\n" }.joined()
  }

  /// As a configuration would say it, so that it can be copied.
  private func rules(_ active: [ActiveRule]) -> String {
    let kept = Dictionary(active.map { ($0.rule.id, $0) }) { first, _ in first }
    let lines = RuleCatalogue.rules.map { rule in "  \(rule.id): \(kept[rule.id].map(value) ?? "off")\n" }
    return "rules:\n" + lines.joined()
  }

  private func value(_ active: ActiveRule) -> String {
    let severity = (active.severity ?? active.rule.severity).rawValue
    guard !active.rule.options.isEmpty else { return severity }
    let options = active.rule.options.map { ", \($0.name): \(active.options.text($0.name))" }
    return "{severity: \(severity)\(options.joined())}"
  }

  private func known(_ suppressions: [Suppression]) -> String {
    "suppress:\n"
      + suppressions.map { suppression in
        let rules = suppression.rules.map { "    rules: [\($0.sorted().joined(separator: ", "))]\n" } ?? ""
        return "  - object: \(suppression.objectID)\n\(rules)    reason: \(suppression.reason)\n"
      }.joined()
  }
}

/// Which rules hold, how severe, with which options, and where: layers of settings, the nearest last.
public struct LintConfiguration: Sendable {
  /// From the outermost folder to the document's own.
  public var layers: [ConfigurationLayer]
  /// The rules that the caller turns on or off, whatever the layers set.
  public var selection: RuleSelection

  /// A configuration of some layers; without any the recommended rules hold as they are.
  public init(_ layers: [ConfigurationLayer] = [], selection: RuleSelection = RuleSelection()) {
    self.layers = layers
    self.selection = selection
  }

  /// Whether a document is left out.
  public func excludes(_ path: String) -> Bool { layers.contains { $0.excludes(path) } }

  /// Whether some documents are linted otherwise than others.
  public var dependsOnPath: Bool { layers.contains { !$0.overrides.isEmpty || !$0.suppressions.isEmpty } }

  /// Whether notes in documents suppress findings: what the caller decides, else the strictest value of all layers. A
  /// configuration in an inner folder cannot allow what an outer one forbids.
  public var inDocumentSuppressions: InDocumentSuppressions {
    selection.inDocumentSuppressions ?? layers.reduce(.allow) { $0.combined(with: $1.inDocumentSuppressions) }
  }

  /// The rules to keep for a document.
  public func rules(forPath path: String) -> [ActiveRule] {
    let preset = layers.last { $0.preset != nil }?.preset ?? .recommended
    let only = layers.last { $0.only != nil }?.only
    let settings = layers.flatMap { $0.settings(forPath: path) }
    return RuleCatalog.rules.compactMap { rule in
      let isSelected = selection.isOn(rule)
      guard isSelected ?? only?.contains(rule.id) ?? true else { return nil }
      // A rule that is named is wanted, whatever the preset.
      let unset = only == nil ? preset.level(of: rule) : .on(rule.severity)
      let setting = settings.compactMap { $0[rule.id] }.reduce(RuleSetting()) { $0.overridden(by: $1) }
      let usual = only == nil ? preset.options(of: rule) : [:]
      return Self.active(
        rule, RuleSetting(options: usual).overridden(by: setting), unset: unset, isSelected: isSelected == true)
    }
  }

  private static func active(
    _ rule: Rule, _ setting: RuleSetting, unset: RuleSetting.Level, isSelected: Bool
  ) -> ActiveRule? {
    guard case .on(let severity) = setting.level ?? unset else {
      return isSelected ? ActiveRule(rule, options: setting.options) : nil
    }
    let isAsUsual = setting.level == nil && severity == rule.severity
    return ActiveRule(rule, severity: isAsUsual ? nil : severity, options: setting.options)
  }

  /// The suppressions that are meant for a document.
  public func suppressions(forPath path: String) -> [Suppression] {
    layers.flatMap { layer in
      layer.suppressions.filter { layer.covers(path, $0) }
    }
  }
}

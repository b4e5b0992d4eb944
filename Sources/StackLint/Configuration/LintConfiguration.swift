import Support

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

/// The settings of one configuration for the documents in its folder.
public struct ConfigurationLayer: Sendable {
  /// Settings for some paths only.
  public struct PathOverride: Sendable {
    /// The paths, relative to the layer's folder.
    public var paths: [GlobPattern]
    /// By rule id.
    public var settings: [String: RuleSetting]

    /// Creates settings for some paths.
    public init(paths: [GlobPattern], settings: [String: RuleSetting]) {
      self.paths = paths
      self.settings = settings
    }
  }

  /// The folder that the layer applies to, absolute and without a trailing slash.
  public let folder: String
  /// The preset to start from; nil leaves it to outer layers.
  public var preset: RulePreset?
  /// The only rules to keep; nil leaves it to the layers above.
  public var only: Set<String>?
  /// By rule id.
  public var settings: [String: RuleSetting] = [:]
  /// Settings for some paths; the last that says something about a rule wins.
  public var overrides: [PathOverride] = [] {
    didSet { overrideTable = PathTable(overrides.map { ($0.paths, $0.settings) }) }
  }
  private var overrideTable = PathTable<[String: RuleSetting]>([])
  /// Findings that are known and meant.
  public var suppressions: [Suppression] = [] {
    didSet {
      generalSuppressions = SuppressionTable(suppressions.filter(\.paths.isEmpty))
      localSuppressions = PathTable(suppressions.filter { !$0.paths.isEmpty }.map { ($0.paths, $0) })
    }
  }
  /// The suppressions for all documents in the folder, created once.
  private var generalSuppressions = SuppressionTable([])
  private var localSuppressions = PathTable<Suppression>([])
  /// Whether notes in documents suppress findings.
  public var inDocumentSuppressions = InDocumentSuppressions.allow
  /// The only documents to lint; empty for no such limit.
  public var include: [GlobPattern] = []
  /// Documents that are left out.
  public var exclude: [GlobPattern] = []

  /// A layer that says nothing yet.
  public init(folder: String) { self.folder = folder }

  /// A path as the layer's patterns see it; nil outside of its folder.
  func relative(_ path: String) -> String? {
    let prefix = folder.hasByteSuffix("/") ? folder : folder + "/"
    // Byte by byte: a combining mark at the start of a name does not belong to the slash.
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
  }

  /// Whether a document is left out.
  func excludes(_ path: String) -> Bool {
    guard let path = relative(path) else { return false }
    return exclude.matches(path) || !include.isEmpty && !include.matches(path)
  }

  /// Whether a suppression of the layer is meant for a document.
  public func covers(_ path: String, _ suppression: Suppression) -> Bool {
    relative(path).map(suppression.covers) ?? false
  }

  /// The suppressions that are meant for a document.
  func suppressionTables(forPath path: String) -> [SuppressionTable] {
    guard let path = relative(path) else { return [] }
    return [generalSuppressions, SuppressionTable(localSuppressions.values(for: path))].filter { !$0.isEmpty }
  }

  /// Settings by rule id, from the general to the special.
  func settings(forPath path: String) -> [[String: RuleSetting]] {
    guard let path = relative(path) else { return [settings] }
    return [settings] + overrideTable.values(for: path)
  }
}

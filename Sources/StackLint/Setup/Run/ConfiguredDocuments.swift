import LayoutAnalysis
import StackModel
import Support

/// The documents of a run, each with the linter that its configurations ask for.
struct ConfiguredDocuments {
  /// How a document is linted and laid out. Many documents share it.
  final class Choice: Sendable {
    let linter: Linter
    private let settings: Settings

    fileprivate init(_ linter: Linter, _ settings: Settings) { (self.linter, self.settings) = (linter, settings) }

    /// The devices and users that it is laid out for; nil for its own canvas.
    var variants: LayoutVariants? { settings.variants }

    /// The folder of the outermost configuration that holds for it.
    var outermostFolder: String? { settings.outermostFolder }

    /// The configuration that the findings of a document are suppressed in.
    func suppressing(_ path: String) -> AddedSuppressions.Configuration {
      settings.suppressing ?? AddedSuppressions.Configuration(newFor: AbsolutePath(path))
    }

    /// How it is laid out where there are no variants.
    var layoutOptions: LayoutOptions {
      var options = LayoutOptions(fonts: settings.fonts, translations: settings.translations)
      settings.stackViews.apply(to: &options)
      return options
    }

    /// What rules and its layout need to know of its project.
    var needs: ProjectNeeds { linter.needs.union(needsOfLayout) }

    /// What its layout needs to know of its project: on the systems of the new design, whether the app refuses that.
    var needsOfLayout: ProjectNeeds { hasNewDesign ? .documents : [] }

    /// Whether somebody asks for the systems of the new design.
    var hasNewDesign: Bool {
      [settings.stackViews.iOSVersion, settings.stackViews.macOSVersion].contains(SystemVersion.newDesign)
    }
  }

  /// What all documents share that have the same nearest configuration. A project may have many documents.
  fileprivate final class Settings: Sendable {
    let variants: LayoutVariants?
    let fonts: FontCollection
    let translations: any TranslationSource
    let stackViews: StackViewChoice
    let outermostFolder: String?
    /// The nearest configuration; nil if there is none.
    let suppressing: AddedSuppressions.Configuration?

    init(
      _ chain: [ConfigurationFile], _ settings: LintSettings, _ fonts: FontCollection, _ translations: TranslationFiles
    ) {
      variants =
        chain.reduce(settings.olderSystems.variants) { $0.overridden(by: $1.variants) }.overridden(
          by: settings.variants
        ).variants
      stackViews = chain.reduce(StackViewChoice()) { $0.overridden(by: $1.stackViews) }.overridden(
        by: settings.olderSystems.newerSystems
      ).overridden(by: settings.stackViews)
      (self.fonts, self.translations) = (fonts, translations)
      outermostFolder = chain.first?.layer.folder
      suppressing = chain.last.map { AddedSuppressions.Configuration($0) }
    }
  }

  /// By the document's path as it was given.
  private(set) var choices: [PathKey: Choice] = [:]
  /// The configuration of the first document that names a file of known findings.
  private(set) var baseline: ConfigurationFile?
  /// The configurations that hold for some document, by their paths, with those above them.
  private var chains: [PathKey: [ConfigurationFile]] = [:]
  private let selection: RuleSelection
  private var configurations: Configurations
  private var fonts = ConfiguredFonts()
  private let translations: TranslationFiles
  /// By the path of the nearest configuration: what is the same for all documents in its reach.
  private var sharedChoices: [PathKey: Choice] = [:]
  private var sharedSettings: [PathKey: Settings] = [:]

  private init(_ configurations: Configurations, _ settings: LintSettings) {
    selection = settings.rules
    translations = TranslationFiles(in: settings.translations)
    self.configurations = configurations
  }

  /// Reads the configurations of documents.
  ///
  /// - Parameters:
  ///   - settings: What takes precedence over configurations.
  ///   - old: What configurations were that changed, where those of before count; nil where today's count.
  static func read(
    _ files: [InputFile], settings: LintSettings, _ old: OldConfigurations? = nil
  ) throws(InvalidConfiguration) -> ConfiguredDocuments {
    var documents = ConfiguredDocuments(try Configurations.read(settings.configuration, old), settings)
    for file in files { try documents.add(file, settings) }
    return documents
  }

  private mutating func add(_ file: InputFile, _ settings: LintSettings) throws(InvalidConfiguration) {
    let path = AbsolutePath(file.path)
    let chain = try configurations.files(forDocument: path)
    for (index, file) in chain.enumerated() where chains[PathKey(file.source.path)] == nil {
      chains[PathKey(file.source.path)] = Array(chain[...index])
    }
    let configuration = LintConfiguration(chain.map(\.layer), selection: settings.rules)
    guard !configuration.excludes(path.text) else { return }
    choices[PathKey(file.path)] = try choice(configuration, path: path.text, chain, settings)
    if baseline == nil { baseline = chain.last { $0.baseline != nil } }
  }

  private mutating func choice(
    _ configuration: LintConfiguration, path: String, _ chain: [ConfigurationFile], _ settings: LintSettings
  ) throws(InvalidConfiguration) -> Choice {
    let nearest = PathKey(chain.last?.source.path ?? "")
    if let shared = sharedChoices[nearest] { return shared }
    let choice = Choice(Linter(configuration, path: path), try shared(chain, settings, nearest))
    if !configuration.dependsOnPath { sharedChoices[nearest] = choice }
    return choice
  }

  private mutating func shared(
    _ chain: [ConfigurationFile], _ settings: LintSettings, _ nearest: PathKey
  ) throws(InvalidConfiguration) -> Settings {
    if let shared = sharedSettings[nearest] { return shared }
    let shared = Settings(chain, settings, try fonts(chain, settings), translations)
    sharedSettings[nearest] = shared
    return shared
  }

  private mutating func fonts(
    _ chain: [ConfigurationFile], _ settings: LintSettings
  ) throws(InvalidConfiguration) -> FontCollection {
    if let fonts = settings.fonts { return fonts }
    guard let file = chain.last(where: { $0.fonts != nil }) else { return FontCollection() }
    return try fonts.collection(file)
  }

  /// Where configurations are or would be that hold for the documents; none if one is named.
  var configurationPlaces: [String] { configurations.places }

  /// Whether configurations exclude a document.
  mutating func excludes(_ path: String) throws(InvalidConfiguration) -> Bool { try linter(path) == nil }

  /// The rules for a document of a path; nil if configurations exclude it.
  mutating func linter(_ path: String) throws(InvalidConfiguration) -> Linter? {
    let path = AbsolutePath(path)
    let layers = try configurations.files(forDocument: path).map(\.layer)
    let configuration = LintConfiguration(layers, selection: selection)
    return configuration.excludes(path.text) ? nil : Linter(configuration, path: path.text)
  }

  /// The paths of the documents as they were given.
  var documents: [PathKey] {
    choices.keys.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Leaves documents out, by their paths as they were given.
  mutating func keep(_ isKept: (PathKey) -> Bool) {
    choices = choices.filter { isKept($0.key) }
  }
}

// MARK: - Suppressions

extension ConfiguredDocuments {
  /// The suppressions that may turn out to be needless, where all documents of a configuration are linted.
  ///
  /// - Parameter folders: The folders that are searched for documents.
  func unusedSuppressions(in folders: [AbsolutePath]) -> UnusedSuppressions {
    let whole = chains.sorted { $0.key.path < $1.key.path }.filter { _, chain in
      chain.last.map { file in folders.contains { AbsolutePath(file.layer.folder).isWithin($0) } } ?? false
    }
    let candidates = whole.compactMap { candidate($1) }
    return UnusedSuppressions(candidates, judging: candidates.isEmpty ? [] : judgedRules)
  }

  private func candidate(_ chain: [ConfigurationFile]) -> UnusedSuppressions.Candidate? {
    guard let file = chain.last else { return nil }
    // Rules that a selection turns off might have findings.
    let suppressions = file.suppressions.filter { $0.suppression.rules != nil || !selection.isPartial }
    guard !suppressions.isEmpty else { return nil }
    let path = AbsolutePath(file.layer.folder).appending(ConfigurationFile.name).text
    let rules = LintConfiguration(chain.map(\.layer), selection: selection).rules(forPath: path)
    guard let active = rules.first(where: { $0.rule.id == RuleCatalog.unusedSuppression.id }) else { return nil }
    return UnusedSuppressions.Candidate(
      source: file.source, layer: file.layer, suppressions: suppressions,
      severity: active.severity ?? active.rule.severity)
  }

  /// The rules that could find something: those about variants only if there are any.
  private var judgedRules: Set<String> {
    choices.values.reduce(into: []) { judged, choice in
      let ids = choice.linter.ruleIDs
      judged.formUnion(choice.variants == nil ? ids.filter { !Self.variantRules.contains($0) } : ids)
    }
  }

  private static let variantRules = Set(RuleCatalog.rules.filter { $0.category == .variants }.map(\.id))
}

/// Documents of the working folder, laid out as their configurations ask, without findings of their own.
package struct StoredDocuments {
  private let files: [AbsolutePath: InputFile]
  private let choices: [PathKey: ConfiguredDocuments.Choice]

  private init(_ files: [InputFile], _ choices: [PathKey: ConfiguredDocuments.Choice]) {
    self.files = Dictionary(files.map { (AbsolutePath($0.path), $0) }) { first, _ in first }
    self.choices = choices
  }

  /// Searches the working folder. There are none if a configuration cannot be used.
  package static func find() -> StoredDocuments {
    let found = InputFiles.find(SearchedPaths(["."], includesIgnored: true)).files
    return StoredDocuments(found, (try? ConfiguredDocuments.read(found, settings: LintSettings()))?.choices ?? [:])
  }

  /// The document that findings are about. Left out if it is not what it was: then their places are others.
  package func reported(_ findings: FindingReport) -> ReportedDocument {
    guard let document = document(findings.path), let placed = findings.placed(in: document.source) else {
      return ReportedDocument(findings)
    }
    return ReportedDocument(document, placed)
  }

  private func document(_ path: String) -> LintResult? {
    guard let file = files[AbsolutePath(path)], let choice = choices[PathKey(file.path)],
      case .success(let bytes) = file.read()
    else { return nil }
    return choice.linter.enforcing([]).lint(bytes, path: path, options: choice.layoutOptions)
  }
}

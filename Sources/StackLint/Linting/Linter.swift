package import LayoutAnalysis
public import NibDecoder
package import StackModel

/// Checks documents against a selection of rules.
public struct Linter: Sendable {
  private var checks: [RuleCheck]
  private let suppressions: [SuppressionTable]
  /// The rules that look at the project as a whole, by their ids, with what they need to know.
  private var projectRules: [String: ProjectNeeds]
  private let markUse: MarkUse
  /// The rules that reading or layout enforces, by their ids.
  private var modelRules: [String: ActiveRule]
  private var needsLayout: Bool
  /// Whether a document that only Interface Builder reads is no error: a project may have such documents.
  private var passesOtherFormats: Bool
  /// Whether the document had a layout before.
  private var hadLayout = false
  /// The parts of the project that the rules need to know.
  public private(set) var needs: ProjectNeeds

  /// What the notes of objects can suppress.
  enum MarkUse {
    case ignored
    /// Marks hide findings. Those for all rules are not judged if the linter enforces only some of the configured rules.
    ///
    /// - Parameter counts: Whether hidden findings count all the same.
    case honored(judgesAll: Bool, counts: Bool)
  }

  /// Creates a linter that enforces some rules, and ignores marks in the notes of objects.
  public init(_ rules: [ActiveRule], suppressions: [Suppression] = []) {
    self.init(rules, suppressions.isEmpty ? [] : [SuppressionTable(suppressions)], .ignored)
  }

  init(
    _ rules: [ActiveRule], _ suppressions: [SuppressionTable], _ markUse: MarkUse, passesOtherFormats: Bool = false
  ) {
    self.markUse = markUse
    self.passesOtherFormats = passesOtherFormats
    checks = rules.compactMap(RuleCheck.init)
    needs = rules.reduce(into: []) { $0.formUnion($1.rule.needs) }
    self.suppressions = suppressions
    let ofProjects = rules.filter { $0.rule.projectCheck != nil }
    projectRules = Dictionary(ofProjects.map { ($0.rule.id, $0.rule.needs) }) { first, _ in first }
    let model = rules.filter(\.rule.isBuiltIn)
    modelRules = Dictionary(model.map { ($0.rule.id, $0) }) { first, _ in first }
    needsLayout = model.contains { $0.rule.category == .layout || $0.rule.category == .variants }
  }

  /// Creates a linter that enforces some rules with their defaults.
  public init(_ rules: [Rule]) { self.init(rules.map { ActiveRule($0) }) }

  /// Creates a linter that enforces the rules of a configuration for a document, and honors marks in the notes of objects.
  public init(_ configuration: LintConfiguration, path: String) {
    self.init(
      configuration.rules(forPath: path), configuration.layers.flatMap { $0.suppressionTables(forPath: path) },
      Self.markUse(configuration), passesOtherFormats: true)
  }

  private static func markUse(_ configuration: LintConfiguration) -> MarkUse {
    switch configuration.inDocumentSuppressions {
    case .allow: .honored(judgesAll: !configuration.selection.isPartial, counts: false)
    case .count: .honored(judgesAll: !configuration.selection.isPartial, counts: true)
    case .ignore: .ignored
    }
  }

  /// The ids of the rules that look at the project as a whole.
  var projectRuleIDs: Set<String> { Set(projectRules.keys) }

  /// The same with only those rules that need to know something of some parts of the project.
  func reading(_ parts: ProjectNeeds) -> Linter {
    var linter = self
    linter.checks.removeAll { $0.needs.isDisjoint(with: parts) }
    linter.projectRules = projectRules.filter { !$0.value.isDisjoint(with: parts) }
    linter.needs = linter.projectRules.values.reduce(into: []) { $0.formUnion($1) }
    for check in linter.checks { linter.needs.formUnion(check.needs) }
    linter.modelRules = [:]
    linter.needsLayout = false
    return linter
  }

  /// The same with only some of the rules that look at single documents.
  func enforcing(_ ruleIDs: Set<String>) -> Linter {
    var linter = self
    linter.checks.removeAll { !ruleIDs.contains($0.ruleID) }
    return linter
  }

  /// The same for a document that had a layout before: if there is none any more, it is an error.
  var expectingLayout: Linter {
    var linter = self
    (linter.passesOtherFormats, linter.hadLayout) = (false, true)
    return linter
  }

  /// The ids of the rules that are enforced.
  public var ruleIDs: Set<String> { Set(checks.map(\.ruleID) + modelRules.keys).union(projectRuleIDs) }

  /// Lays a document out and enforces the rules.
  ///
  /// - Parameters:
  ///   - project: The project that the document belongs to; nil if none is known.
  ///   - projectPath: The document's path in the project's folder.
  ///   - progress: Receives the number of variants that are laid out, and the number of all.
  package func lint(
    _ bytes: [UInt8], path: String, options: LayoutOptions = LayoutOptions(), variants: LayoutVariants? = nil,
    project: ProjectIndex? = nil, projectPath: String? = nil, progress: LayoutVariants.Progress? = nil
  ) -> LintResult {
    do {
      let laidOut = try LaidOutDocument(bytes, path: path, options: options, variants: variants, progress: progress)
      return lint(LintedDocument(laidOut, project: project, projectPath: projectPath))
    } catch {
      return LintResult(unreadable: error.source, diagnostics(of: error))
    }
  }

  /// Enforces the rules in a document.
  public func lint(_ document: LintedDocument) -> LintResult {
    var found = modelDiagnostics(document)
    for check in checks { check.addDiagnostics(document, to: &found) }
    if !document.document.nib.source.hasLines {
      found.removeAll { CompiledDocuments.unknowableRules.contains($0.ruleID) }
    }
    UnusedParts(document).lower(&found)
    var hidden = applyMarks(of: document, to: &found)
    let consequences = Consequences(of: found, in: document.document.nib)
    found.removeAll(where: consequences.contain)
    let suppressed = suppress(&found, in: document.document.nib)
    hidden.byConfigurations += suppressed.count
    return LintResult(document, found.inDocumentOrder, suppressed: use(of: suppressed.subjects), hidden: hidden)
  }

  /// Hides what the suppressions of configurations cover.
  private func suppress(
    _ found: inout [Diagnostic], in nib: NibDocument
  ) -> (subjects: Set<SuppressionTable.Subject>, count: Int) {
    guard !suppressions.isEmpty else { return ([], 0) }
    let all = found.count
    var subjects: Set<SuppressionTable.Subject> = []
    found.removeAll { diagnostic in
      let subject = subject(of: diagnostic, in: nib)
      guard suppressions.contains(where: { $0.covers(subject) }) else { return false }
      subjects.insert(subject)
      return true
    }
    return (subjects, all - found.count)
  }

  /// What the linter reports of a document that cannot be read.
  ///
  /// For the linter of a configuration, a document that Interface Builder opens, such as a WatchKit storyboard, is a
  /// notice, or what the configuration says. Any other document that cannot be read is an error.
  public func diagnostics(of unreadable: UnreadableDocument) -> [Diagnostic] {
    let found = unreadable.diagnostic
    guard unreadable.isOfOtherFormat else { return [found] }
    if hadLayout {
      let message = "\(found.message); it had a layout before, which nothing checks any more"
      return [Diagnostic(found.ruleID, .error, message, range: found.range)]
    }
    guard passesOtherFormats else { return [found] }
    return modelRules[found.ruleID].map { [found.with($0.severity ?? .notice)] } ?? []
  }

  /// Hides what marks in the notes of objects suppress, and reports marks that suppress nothing.
  private func applyMarks(of document: LintedDocument, to found: inout [Diagnostic]) -> HiddenFindings {
    var hidden = HiddenFindings()
    guard case .honored(let judgesAll, let counts) = markUse else { return hidden }
    var marks = MarkedSuppressions(document)
    guard !marks.isEmpty else { return hidden }
    found.removeAll { diagnostic in
      guard marks.hide(diagnostic, in: document.document.nib.tree) else { return false }
      hidden.addNoted(diagnostic, counts: counts)
      return true
    }
    guard let unused = modelRules[RuleCatalog.unusedSuppression.id] else { return hidden }
    let judged = judgedRules(document)
    let findings = marks.findings { rule in
      rule == SuppressionMark.allRules ? judgesAll && judged.isSuperset(of: ruleIDs) : judged.contains(rule)
    }
    found += findings.map {
      $0.diagnostic(unused.rule.id, configured: unused.severity, usual: unused.rule.severity)
    }
    return hidden
  }

  /// The rules that could find something in a document: those about variants only if there are any, those about the project
  /// only if it is known.
  private func judgedRules(_ document: LintedDocument) -> Set<String> {
    ruleIDs.filter { id in
      guard let rule = RuleCatalog.rule(id) else { return false }
      return (rule.category != .variants || document.laidOut.variantReport != nil)
        && (rule.needs.isEmpty || document.project != nil)
    }
  }

  private func use(of subjects: Set<SuppressionTable.Subject>) -> SuppressionUse {
    suppressions.reduce(into: SuppressionUse()) { $0.formUnion($1.use(for: subjects)) }
  }

  private func modelDiagnostics(_ document: LintedDocument) -> [Diagnostic] {
    let found = document.readingDiagnostics + (needsLayout ? document.layoutDiagnostics : [])
    return found.compactMap { diagnostic in
      guard let active = modelRules[diagnostic.ruleID] else {
        return RuleCatalog.rule(diagnostic.ruleID) == nil ? diagnostic : nil
      }
      return active.severity.map(diagnostic.with) ?? diagnostic
    }
  }

  private func subject(of diagnostic: Diagnostic, in nib: NibDocument) -> SuppressionTable.Subject {
    let id = diagnostic.range.flatMap { nib.objectID(at: $0.lowerBound) }
    return SuppressionTable.Subject(objectID: id, ruleID: diagnostic.ruleID)
  }
}

extension Linter {
  /// The linter of the rules that reading and layout enforce.
  public static let layout = Linter(RuleCatalog.rules.filter(\.isBuiltIn))
}

/// The parts of an active rule that each document needs. Copying the rule's documentation for each would take time.
private struct RuleCheck: Sendable {
  let ruleID: String
  private let configured: Diagnostic.Severity?
  private let usual: Diagnostic.Severity
  let options: RuleOptions
  let check: Rule.Check
  let needs: ProjectNeeds

  /// Nil for a rule that does not look at single documents.
  init?(_ active: ActiveRule) {
    guard let check = active.rule.check else { return nil }
    ruleID = active.rule.id
    (configured, usual) = (active.severity, active.rule.severity)
    options = active.options
    self.check = check
    needs = active.rule.needs
  }

  func addDiagnostics(_ document: LintedDocument, to diagnostics: inout [Diagnostic]) {
    for finding in check(document, options) {
      diagnostics.append(finding.diagnostic(ruleID, configured: configured, usual: usual))
    }
  }
}

/// What the document that a compiled nib is read as cannot tell.
enum CompiledDocuments {
  /// Rules that would judge what the compiler leaves out, or what reading it back makes up.
  ///
  /// Without sources or ids nobody can say whether an owner has a class, a scene is reached from code or a recognizer is
  /// attached by it; versions, devices and frames of an estimated canvas are no author's; images and colors are compiled,
  /// too; prototypes and scenes have no names but those that are in the nib.
  static let unknowableRules: Set<String> = Set(BuiltInRule.allCases.filter(\.judgesSource).map(\.rawValue))
    .union([
      "owner-without-class", "unused-gesture-recognizer", "unreachable-scene", "frame-noise",
      "tools-version", "deployment-target", "device-not-allowed", "auto-layout-off", "trait-variations-off",
      "trait-variations-on", "simulated-metrics", "missing-image", "missing-color", "missing-font", "unnamed-color",
      "unknown-custom-class", "unknown-action", "unknown-outlet", "unknown-runtime-attribute",
      "unknown-binding-key-path", "wrong-custom-class",
      "wrong-custom-module", "outlet-of-other-class", "action-of-other-sender", "runtime-attribute-of-other-type",
      "unconnected-outlet", "delegate-without-conformance",
      "class-differs-from-file-name", "document-in-no-target", "untranslated-text", "missing-translation",
      "missing-language", "segue-without-identifier", "attribute-not-allowed", "unused-suppression",
    ])
}

/// The parts of a document that an app never shows, as far as its project tells: documents that nothing loads, scenes that
/// nothing opens, and cells that code replaces. What is wrong with them is a notice:
/// nobody meets it, and the cure is to remove or to connect the part, which rules of their own say.
struct UnusedParts {
  private let document: LintedDocument

  /// The rules that say of a part that it is unused.
  private static let ownRules: Set<String> = [
    Rule.documentInNoTarget.id, Rule.unreachableScene.id, Rule.unusedDocument.id, Rule.unusedScene.id,
    Rule.constraintOnUninstalledView.id,
  ]

  init(_ document: LintedDocument) { self.document = document }

  /// Makes notices of the findings about unused parts.
  func lower(_ found: inout [Diagnostic]) {
    let judged = found.indices.filter { found[$0].severity != .notice && !Self.ownRules.contains(found[$0].ruleID) }
    guard !judged.isEmpty else { return }
    let unshown = document.isInNoTarget || isNeverLoaded ? nil : unshownParts
    let replaced = replacedCells.map(\.wholeRange)
    for index in judged
    where unshown?.contain(found[index], isAboutLooks: found[index].isAboutLooks) ?? true
      || replaced.contains(where: found[index].isInside)
    {
      found[index] = found[index].with(.notice)
    }
  }

  /// Whether nothing loads the nib. Storyboards are judged by their scenes.
  private var isNeverLoaded: Bool {
    document.scenes.nodes.isEmpty && DocumentEntries(document, .possible).map { !$0.isLoaded } ?? false
  }

  /// The prototypes of cells and other reusable views for whose identifiers the controller registers others.
  private var replacedCells: [DocumentElement] {
    guard let project = document.project else { return [] }
    return Vocabulary.reusableViews.flatMap { document.elements[$0] }.filter { cell in
      guard let identifier = cell.written("reuseIdentifier"),
        let name = document.scenes.controller(around: cell)?.customClass
      else { return false }
      return project.identifiers.registrars(identifier).contains(name)
    }
  }

  private var unshownParts: UnshownParts {
    let (elements, scenes) = (document.elements, document.scenes)
    return DocumentEntries(document, .possible).map { UnshownParts(elements, scenes, where: $0.open) }
      ?? UnshownParts(elements, scenes)
  }
}

extension Diagnostic {
  /// Whether it is about something inside of a range.
  fileprivate func isInside(_ other: SourceRange) -> Bool {
    range.map { other.lowerBound <= $0.lowerBound && $0.lowerBound < other.upperBound } ?? false
  }

  /// Whether it is about what is to be seen of a view.
  fileprivate var isAboutLooks: Bool {
    if let rule = BuiltInRule(rawValue: ruleID) { return rule.isAboutLooks }
    return RuleCatalog.rule(ruleID).map { Self.categoriesOfLooks.contains($0.category) } ?? false
  }

  private static let categoriesOfLooks: Set<RuleCategory> = [
    .layout, .constraints, .stacks, .text, .localization, .accessibility, .resources,
  ]
}

/// What a linter finds in a document.
public struct LintResult {
  public let path: String
  let source: SourceFile
  private let linted: LintedDocument?
  /// The findings to report, in document order.
  public let diagnostics: [Diagnostic]
  /// The findings that the suppressions of configurations hid.
  public let suppressed: SuppressionUse
  /// How many findings are hidden.
  public let hidden: HiddenFindings

  init(
    _ document: LintedDocument, _ diagnostics: [Diagnostic], suppressed: SuppressionUse, hidden: HiddenFindings
  ) {
    source = document.document.nib.source
    (path, linted) = (source.path, document)
    let nib = document.document.nib
    self.diagnostics = diagnostics.map { $0.keepingFixIts { nib.isWritten($0.edit) } }
    (self.suppressed, self.hidden) = (suppressed, hidden)
  }

  /// - Parameter diagnostics: Why the document cannot be read.
  init(unreadable source: SourceFile, _ diagnostics: [Diagnostic]) {
    (path, self.source, self.diagnostics) = (source.path, source, diagnostics)
    (linted, suppressed, hidden) = (nil, SuppressionUse(), HiddenFindings())
  }

  /// The document as it is laid out; nil if it cannot be read.
  var laidOut: LaidOutDocument? { linted?.laidOut }

  /// What is not as Interface Builder writes it; nil if the document cannot be read.
  var structure: DocumentStructure? { linted?.structure }

  /// The document; nil if it cannot be read.
  package var document: LayoutDocument? { linted?.document }

  /// The frames, which are computed on first use: not every rule needs them.
  package var layout: DocumentLayout? { linted?.layout }

  /// What a linter would find if the document belonged to another project.
  func diagnostics(_ linter: Linter, in project: ProjectIndex?) -> [Diagnostic] {
    guard let linted else { return diagnostics }
    return linter.lint(LintedDocument(linted.laidOut, project: project, projectPath: linted.projectPath)).diagnostics
  }
}

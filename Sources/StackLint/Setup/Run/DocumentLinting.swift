import LayoutAnalysis
import StackModel
import Support

/// How each document is laid out and linted, in its project, and what of that is new since a revision.
struct DocumentLinting: Sendable {
  private let choices: [PathKey: ConfiguredDocuments.Choice]
  /// The rules for each document since a revision: of one that is not changed itself only those that may find something
  /// new. Nil where nothing is compared.
  private let linters: [PathKey: Linter]?
  private let projects: Projects
  private let changes: RevisionChanges?
  private let olderSystems: OlderSystems

  /// Receives the number of variants of a document that are laid out, and the number of all.
  typealias Progress = @Sendable (_ path: String, _ done: Int, _ total: Int) -> Void

  /// - Parameters:
  ///   - choices: What configurations ask for, by the document's path as it was given.
  ///   - linters: Of each of these documents, since a revision.
  ///   - projects: Their projects.
  ///   - changes: What differs from a revision; nil if nothing is compared.
  ///   - olderSystems: Those whose findings are left out.
  init(
    _ choices: [PathKey: ConfiguredDocuments.Choice], _ linters: [PathKey: Linter]?, in projects: Projects,
    since changes: RevisionChanges?, olderSystems: OlderSystems
  ) {
    (self.choices, self.linters, self.projects, self.changes) = (choices, linters, projects, changes)
    self.olderSystems = olderSystems
  }

  /// What is not checked although nobody asked to leave it out, for people.
  var notices: [String] { projects.notices + (comparesNewDesign ? projects.noticesOfCompatibility : []) }

  /// Whether older systems are compared with those whose design an app may refuse.
  private var comparesNewDesign: Bool {
    comparesSystems && choices.values.contains(where: \.hasNewDesign)
  }

  /// Whether documents are compared with a revision or with older systems.
  var isCompared: Bool { changes != nil || comparesSystems }

  /// What documents were compared with, for people; nil for nothing.
  var changeSummary: String? {
    let texts = [changes?.text, olderSystems.text].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The configuration that the findings of a document are suppressed in.
  func suppressing(_ path: String) -> AddedSuppressions.Configuration? { choices[PathKey(path)]?.suppressing(path) }

  /// The devices and users that a document is laid out for; nil for its own canvas.
  func variants(_ path: String) -> LayoutVariants? { choices[PathKey(path)]?.variants }

  /// Whether rules may find something in a document that they did not find at the revision.
  func mayFindMore(in bytes: [UInt8], path: String) -> Bool {
    isChanged(path) || projects.mayAffect(path, bytes: bytes)
  }

  /// Whether a document is linted as a whole.
  func isChanged(_ path: String) -> Bool { changes?.isLintedAsAWhole(PathKey(path)) ?? true }

  /// Lints a document in the project of today.
  func report(_ bytes: [UInt8], path: String, _ progress: Progress? = nil) -> DocumentReport {
    let report = report(bytes, path: path, project: projects[path], progress)
    guard report.document == nil, let old = changes?.oldBytes(path),
      self.report(old, path: path, project: projects[old: path], nil).document != nil
    else { return report }
    return DocumentReport(bytes, path: path, options: LayoutOptions(), linter: linter(path).expectingLayout)
  }

  /// Whether documents are compared with older systems.
  var comparesSystems: Bool { !olderSystems.isEmpty }

  /// The findings that neither the revision nor the older systems have; all where there is nothing to compare with.
  ///
  /// - Returns: Also the document on the older systems; nil where it has no findings to compare.
  func newFindings(
    _ found: FindingReport, _ report: DocumentReport
  ) -> (findings: FindingReport, older: DocumentReport?) {
    let found = findingsSinceRevision(found, report)
    guard comparesSystems, !found.findings.isEmpty else { return (found, nil) }
    let older = self.report(
      report.source.bytes, path: report.path, project: projects[report.path], nil, on: olderSystems)
    let known = Set(FindingReport(older, file: ReportedFile(older.path)).findings.map(\.fingerprint))
    return (found.keeping { !known.contains($0.fingerprint) }, older)
  }

  private func findingsSinceRevision(_ found: FindingReport, _ report: DocumentReport) -> FindingReport {
    guard let changes else { return found }
    guard changes.isLintedAsAWhole(PathKey(report.path)) else {
      let rules = Set(found.findings.map(\.diagnostic.ruleID))
      guard !rules.isEmpty else { return found }
      let old = report.diagnostics(linter(report.path).enforcing(rules), in: projects[old: report.path])
      let known = KnownPlaces(old)
      return found.keeping { !known.contains($0.diagnostic) }
    }
    guard let bytes = changes.oldBytes(report.path) else { return found }
    let old = self.report(bytes, path: report.path, project: projects[old: report.path], nil)
    let news = NewFindings(report, since: old)
    return found.keeping(news.contains)
  }

  private func report(
    _ bytes: [UInt8], path: String, project: ProjectIndex?, _ progress: Progress?, on older: OlderSystems? = nil
  ) -> DocumentReport {
    let choice = choices[PathKey(path)]
    var options = choice?.layoutOptions ?? LayoutOptions()
    older?.apply(to: &options)
    let place = projects.path(ofDocument: path)
    options.systems.requiresCompatibility = place.flatMap { project?.requiresCompatibility($0) } ?? false
    return DocumentReport(
      bytes, path: path, options: options, linter: linter(path),
      variants: isChanged(path) ? choice?.variants : nil, project: project,
      projectPath: place,
      progress: progress.map { progress in { progress(path, $0, $1) } })
  }

  private func linter(_ path: String) -> Linter {
    let key = PathKey(path)
    return (linters.map { $0[key] } ?? choices[key]?.linter) ?? .layout
  }
}

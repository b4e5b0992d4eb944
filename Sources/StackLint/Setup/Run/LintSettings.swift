package import StackModel
import Support

/// How documents are linted and which findings are reported, as far as the caller decides it instead of a configuration.
package struct LintSettings: Sendable {
  /// The configuration to use for all documents; nil to search the folders of the documents.
  package var configuration: String?
  /// The rules that are on or off whatever configurations set.
  package var rules = RuleSelection()
  /// The devices and users that override configured ones.
  package var variants = VariantChoice()
  /// The rules of stack views that override configured ones.
  package var stackViews = StackViewChoice()
  /// The fonts that override configured ones; nil to use the configured ones.
  package var fonts: FontCollection?
  /// Where translations are that are not beside their documents.
  package var translations = TranslationFolders()
  /// The systems whose findings are left out.
  package var olderSystems = OlderSystems()
  /// The state of the repository whose findings are left out; nil to report all.
  package var since: Since?
  /// The part of the documents that is linted; nil for all.
  package var shard: Shard?
  /// The known findings.
  package var baseline = BaselineChoice()
  /// Whether suppressions are added to configurations for what is found.
  package var addsSuppressions = false
  /// The edits to make; nil for none.
  package var fixing: DocumentFixing?

  package init() {}

  /// A state of the repository.
  package enum Since: Sendable {
    /// A revision of git.
    case revision(String)
    /// The last commit. The paths are those of the next, as a hook gets them.
    case lastCommit
  }
}

/// Which findings are reported: not those that a baseline knows, nor those that are suppressed from now on. It notes what
/// it has seen of all documents.
struct FindingSelection: Sendable {
  private let baseline: LintBaseline
  private let suppressions: UnusedSuppressions
  /// Nil unless suppressions are added.
  private let added: AddedSuppressions?

  /// - Parameter addsSuppressions: Whether what is found is suppressed from now on.
  init(_ baseline: LintBaseline, _ suppressions: UnusedSuppressions, addsSuppressions: Bool) {
    (self.baseline, self.suppressions) = (baseline, suppressions)
    added = addsSuppressions ? AddedSuppressions() : nil
  }

  /// Whether findings need fingerprints, whatever the format of the report.
  var needsFingerprints: Bool { baseline.needsFingerprints }

  /// The findings in configurations that are reported. They are known when all documents are linted.
  var configurationReports: [FindingReport] { suppressions.reports.map(unknownFindings) }

  /// The findings that are reported of a file that is no document.
  func unknownFindings(of report: FindingReport) -> FindingReport { baseline.unknownFindings(of: report) }

  /// Notes findings for a baseline that is written.
  func note(_ report: FindingReport) { baseline.note(report) }

  /// Notes what the suppressions of configurations hid in a document.
  func noteSuppressed(_ report: LintResult) { suppressions.note(report) }

  /// Notes that nobody knows what is in a document.
  func noteUnread(_ path: String) { suppressions.noteUnread(path) }

  /// Notes the findings of a document, for a baseline that is written and for suppressions that are added.
  ///
  /// - Parameter configuration: The one that the findings are suppressed in.
  /// - Returns: Those that are reported.
  func take(
    _ found: FindingReport, of report: LintResult,
    _ configuration: @autoclosure () -> AddedSuppressions.Configuration?
  ) -> FindingReport {
    baseline.note(found)
    let unknown = unknownFindings(of: found)
    guard let added, let configuration = configuration() else { return unknown }
    return added.take(unknown, in: report.document?.nib, configuration)
  }

  /// Writes the baseline if that was asked for.
  ///
  /// - Returns: What was written, for people.
  func writeBaseline() throws(InputFile.Failure) -> Escaped<LogLine>? {
    for report in suppressions.reports { baseline.note(report) }
    return try baseline.write()
  }

  /// Adds suppressions to configurations if that was asked for.
  ///
  /// - Returns: What was written, for people.
  func addSuppressions() throws -> [Escaped<LogLine>] { try added?.write() ?? [] }
}

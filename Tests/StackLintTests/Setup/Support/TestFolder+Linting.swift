import Foundation
import TestSupport
import Testing

@testable import StackLint
@testable import StackModel
@testable import Support

extension TestFolder {
  /// Lints paths inside.
  ///
  /// - Parameters:
  ///   - rules: Ids and categories of the only rules; none for those of the configurations.
  ///   - baseline: What happens to known findings.
  ///   - variants: The devices and users that options name.
  /// - Returns: The report, with paths from the folder.
  func lint(
    _ paths: String..., select rules: [String] = [], baseline: BaselineChoice.Mode? = nil,
    variants: VariantChoice = VariantChoice(), format: FindingFormat = .concise
  ) throws -> LintedFolder {
    let selected = try rules.map { try #require(RuleSelection.Selector($0)) }
    var settings = LintSettings()
    (settings.rules, settings.variants) = (RuleSelection(selected: selected), variants)
    settings.baseline = BaselineChoice(baseline, path: baseline == nil ? nil : path(Baseline.name))
    var run = try LintRun.find(paths.isEmpty ? [url.path] : paths.map(path), settings)
    run.hasFingerprints = false
    var reports = run.files.files.map { file in
      switch file.read() {
      case .success(let bytes): run.lint(bytes, path: file.path)
      case .failure(let failure): run.noteUnread(file.path, failure)
      }
    }
    reports += run.projectReports + run.configurationReports
    let text = format.text(of: reports, head: RunHead(toolVersion: ""))
    let conclusion = try run.finish()
    func shown(_ bytes: [UInt8]) -> String {
      String(decoding: bytes, as: UTF8.self).replacing(url.path + "/", with: "")
    }
    return LintedFolder(
      output: shown(text), conclusion: conclusion.map { shown($0.bytes) },
      statistics: reports.reduce(into: FindingStatistics()) { $0.add($1.statistics) })
  }

  /// Validates a document inside.
  ///
  /// - Returns: The lines of the report, with paths from the folder.
  func validate(_ name: String, variants: VariantChoice = VariantChoice()) throws -> [String] {
    let report = Linter(RuleCatalog.validation).lint(try bytes(name), path: name, variants: variants.variants)
    let findings = FindingReport(report, file: ReportedFile(name), hasFingerprints: false)
    let text = FindingFormat.concise.text(of: [findings], head: RunHead(toolVersion: ""))
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func path(_ name: String) -> String { name == "." ? url.path : url.appending(path: name).path }
}

/// What linting a folder gave.
struct LintedFolder {
  let output: String
  /// The line about the baseline.
  let conclusion: String?
  let statistics: FindingStatistics

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The rules of the findings.
  var rules: [String] { lines.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } } }
}

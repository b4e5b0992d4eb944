package import Support

/// A format of reports that are made of findings alone.
public enum FindingFormat: String, CaseIterable, Sendable {
  /// For people: each finding with its source line and a caret.
  case human
  /// One line per finding and per note.
  case concise
  /// Messages that Xcode shows beside the line.
  case xcode
  /// Annotations of GitHub's workflow commands.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// SARIF 2.1.0, which code hosts read.
  case sarif
  /// JUnit's XML, which build services read.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// All that is known, in the form of `lint.schema.json`, from which the other formats can be made.
  case json
  /// One JSON object per line and finding.
  case jsonl
  /// Markdown for a comment on a pull request.
  case markdown

  /// The writer of the format.
  ///
  /// - Parameters:
  ///   - head: What is known of the run.
  ///   - isColored: Whether a person reads the report on a terminal.
  package func reporter(_ head: RunHead, isColored: Bool) -> any FindingReporter {
    switch self {
    case .human: HumanReporter(isColored: isColored)
    case .concise: ConciseReporter()
    case .xcode: XcodeReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .sarif: SARIFReporter(version: head.toolVersion)
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .json: JSONReporter(head: head)
    case .jsonl: JSONLinesReporter()
    case .markdown: MarkdownReporter()
    }
  }

  /// A whole report in the format, as UTF-8.
  ///
  /// - Parameters:
  ///   - reports: The findings of the documents, in the order of the report.
  ///   - head: What is known of the run.
  public func text(of reports: [FindingReport], head: RunHead) -> [UInt8] {
    Self.text(of: reports, reporter(head, isColored: false))
  }

  private static func text<Reporter: FindingReporter>(of reports: [FindingReport], _ reporter: Reporter) -> [UInt8] {
    let texts = reports.compactMap { report in
      report.isForEveryReport || reporter.reportsAll ? reporter.text(for: report) : nil
    }
    let statistics = reports.reduce(into: FindingStatistics()) { $0.add($1.statistics) }
    return (reporter.header + texts.joined(separator: reporter.separator) + reporter.footer(statistics)).bytes
  }
}

/// What `--format` selects.
package enum ReportFormat: Hashable {
  /// A report that is made of findings alone.
  case findings(FindingFormat)
  /// The page with pictures of all screens.
  case page

  package static let all = FindingFormat.allCases.map(ReportFormat.findings) + [page]

  package init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  package var name: String {
    switch self {
    case .findings(let format): format.rawValue
    case .page: "html"
    }
  }
}

/// Turns the findings of documents into one form of report.
package protocol FindingReporter: Sendable {
  associatedtype Syntax: OutputSyntax
  /// The text before the first document.
  var header: Escaped<Syntax> { get }
  /// The text between two documents.
  var separator: Escaped<Syntax> { get }
  /// The text after the last document.
  func footer(_ statistics: FindingStatistics) -> Escaped<Syntax>
  /// Whether the report is read back, so that it also contains documents that could not be read.
  var reportsAll: Bool { get }
  /// Whether the report contains the fingerprints of findings. They are only computed if it does.
  var needsFingerprints: Bool { get }
  /// Whether the text of a document depends on those that were written before it.
  var needsOrder: Bool { get }
  /// The findings of one document; nil if the report leaves the document out.
  func text(for report: FindingReport) -> Escaped<Syntax>?
}

extension FindingReporter {
  package var reportsAll: Bool { false }
  package var needsFingerprints: Bool { false }
  package var needsOrder: Bool { false }
  package var header: Escaped<Syntax> { "" }
  package var separator: Escaped<Syntax> { "" }
  package func footer(_ statistics: FindingStatistics) -> Escaped<Syntax> { "" }

  package func output(for report: FindingReport) -> OutputText? { text(for: report).map { OutputText($0) } }
}

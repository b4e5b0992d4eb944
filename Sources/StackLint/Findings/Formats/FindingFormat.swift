import Support

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

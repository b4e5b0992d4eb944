import ArgumentParser

/// How findings are reported.
enum FindingFormat: String, CaseIterable, ExpressibleByArgument {
  case human, concise, xcode, github, gitlab, sarif, junit, checkstyle, json, jsonl, markdown, html

  /// - Parameters:
  ///   - head: What is known of the run.
  ///   - isColored: Whether a person reads it on a terminal.
  func reporter(_ head: RunHead, isColored: Bool) -> any FindingReporter {
    switch self {
    case .human: HumanReporter(isColored: isColored)
    case .concise: ConciseReporter()
    case .xcode: XcodeReporter()
    case .github: GitHubReporter()
    case .gitlab: GitLabReporter()
    case .sarif: SARIFReporter(version: IBStack.configuration.version)
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .json: JSONFindingReporter(head: head)
    case .jsonl: JSONLinesReporter()
    case .markdown: MarkdownReporter()
    case .html: HTMLReporter()
    }
  }
}

/// `sarif`, or `sarif=FILE` to write it into a file.
struct FormatArgument: ExpressibleByArgument {
  let format: FindingFormat
  let path: String?

  init(_ format: FindingFormat) {
    self.format = format
    path = nil
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = FindingFormat(rawValue: String(parts[0])), parts.count < 2 || !parts[1].isEmpty else {
      return nil
    }
    self.format = format
    path = parts.count > 1 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { FindingFormat.allCases.map(\.rawValue) }
}

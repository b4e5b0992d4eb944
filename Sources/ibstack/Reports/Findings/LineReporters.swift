import NibDecoder

/// For people: the source line, a caret, notes; in colour on a terminal.
struct HumanReporter: FindingReporter {
  private let renderer: DiagnosticRenderer

  init(isColored: Bool) { renderer = DiagnosticRenderer(style: .excerpt(isColored: isColored)) }

  func text(for report: FindingReport) -> String? { renderer.text(for: report) }
}

/// One line a finding, and one a note.
struct ConciseReporter: FindingReporter {
  private let renderer = DiagnosticRenderer(style: .plain)

  func text(for report: FindingReport) -> String? { renderer.text(for: report) }
}

extension DiagnosticRenderer {
  fileprivate func text(for report: FindingReport) -> String {
    text(for: report.findings.lazy.map(\.diagnostic), report.lines, path: report.source.path)
  }
}

/// What Xcode shows beside the line when a build phase prints it: absolute paths, and notices as notes.
struct XcodeReporter: FindingReporter {
  func text(for report: FindingReport) -> String? {
    let path = AbsolutePath(report.path).text
    return report.findings.map { finding in
      let severity = finding.diagnostic.severity
      let word = severity == .notice ? "note" : severity.rawValue
      let message = "\(finding.diagnostic.message) (\(finding.diagnostic.ruleID))"
      return line(path, finding.start, word, message)
        + finding.notes.map { line(path, $0.start, "note", $0.message) }.joined()
    }.joined()
  }

  private func line(_ path: String, _ place: SourcePosition?, _ word: String, _ message: String) -> String {
    "\(path):\(place?.line ?? 1):\(place?.column ?? 1): \(word): \(message)\n"
  }
}

/// Annotations of GitHub's workflow commands.
struct GitHubReporter: FindingReporter {
  func text(for report: FindingReport) -> String? {
    let path = AbsolutePath(report.path).inRepository
    return report.findings.map { finding in
      var properties = ["file=\(escaped(path, isProperty: true))"]
      if let start = finding.start { properties += ["line=\(start.line)", "col=\(report.characterColumn(start))"] }
      if let start = finding.start, let end = finding.end, end.line == start.line {
        properties.append("endColumn=\(report.characterColumn(end))")
      }
      properties.append("title=\(finding.diagnostic.ruleID)")
      let notes = finding.notes.map { "\n\($0.start.map { "\($0.line):\($0.column): " } ?? "")\($0.message)" }
      let message = escaped(finding.diagnostic.message + notes.joined(), isProperty: false)
      return "::\(finding.diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(message)\n"
    }.joined()
  }

  /// Workflow commands end at a line break, their properties at a comma.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where isProperty: "%3A"
      case "," where isProperty: "%2C"
      default: String(scalar)
      }
    }.joined()
  }
}

import LayoutAnalysis
package import StackModel
package import Support

/// Explains the conflicts that a log reports.
package struct ExplainLogRun {
  private let path: String
  private let paths: SearchedPaths
  private let options: LayoutOptions
  private let isAnonymous: Bool
  private let format: ExplainRun.Format

  /// - Parameters:
  ///   - path: The log, or - for standard input.
  ///   - paths: Documents and folders that may have the views.
  ///   - options: How the documents are read.
  ///   - isAnonymous: Whether names that are the app's are left out.
  package init(
    _ path: String, paths: SearchedPaths, options: LayoutOptions, isAnonymous: Bool, format: ExplainRun.Format
  ) {
    (self.path, self.paths, self.options, self.format) = (path, paths, options, format)
    self.isAnonymous = isAnonymous
  }

  package func run() throws(ExitStatus) {
    let bytes = try InputFile(path: path).content()
    let log = isAnonymous ? ConsoleLog(bytes).anonymous : ConsoleLog(bytes)
    guard !log.conflicts.isEmpty else {
      Terminal.complain("\(path): error: no constraints found; \(Self.reason(bytes))")
      throw .found
    }
    if log.unreadCount > 0 {
      Terminal.complain("\(path): note: only the first \(log.conflicts.count) different conflicts are explained")
    }
    let documents = try matches(of: log)
    let explanations = log.conflicts.enumerated().map { place, conflict in
      LogExplanation(
        conflict, matches: LogMatcher.best(of: documents.flatMap { $0[place] }), documentCount: documents.count)
    }
    // The file may be named after the app.
    let path = isAnonymous ? "log" : path
    switch format {
    case .text: try Printout(LogExplanationTextWriter(path: path).text(for: explanations)).print()
    case .json: try Printout(LogExplanationJSONWriter(path: path).text(for: explanations)).print()
    }
  }

  /// Why a log has no constraints.
  private static func reason(_ bytes: [UInt8]) -> Escaped<LogLine> {
    if bytes.contains("<private>".utf8) {
      return """
        the system hid them as <private>; run the app from Xcode, and print them at a breakpoint on \(ConsoleText.breakpoint)
        """
    }
    return "looked for lines such as <NSLayoutConstraint:0x600 UIView:0x700.width == 40>"
  }

  /// The likely places of each block, by documents.
  private func matches(of log: ConsoleLog) throws(ExitStatus) -> [[[LogMatch]]] {
    guard !paths.names.isEmpty else { return [] }
    let found = InputFiles.find(withCompiled: paths)
    guard found.failures.isEmpty else { throw .reporting(found.failures) }
    let (matcher, options) = (LogMatcher(log), options)
    var seen: Set<String> = []
    let files = found.files.filter { seen.insert($0.path).inserted }
    let matches = Parallel.map(files) { file -> [[LogMatch]]? in
      guard case .success(let bytes) = file.read() else { return nil }
      let document = try? LayoutDocument(bytes, path: file.path, options: options)
      return document.map(matcher.matches)
    }
    for (file, matches) in zip(files, matches) where matches == nil {
      Terminal.complain("\(file.path): warning: not searched, because it cannot be read as a document with a layout")
    }
    return matches.compactMap(\.self)
  }
}

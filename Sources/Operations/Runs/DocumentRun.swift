import Formats
import StackLint
import Support

/// Processes documents on all cores and prints the results in the order of the input.
struct DocumentRun {
  /// What one document adds to the output.
  struct Output: Sendable {
    /// The output for each sink; nil if nothing is printed, not even a separator.
    var texts: [TurnOutput?]
    /// How many findings it has.
    var statistics: FindingStatistics
    /// A message for standard error.
    var complaint: Escaped<LogLine>?
    /// Whether the document could not be processed. The complaint has the reason.
    var isFailure = false

    init(texts: [TurnOutput?], statistics: FindingStatistics) {
      self.texts = texts
      self.statistics = statistics
    }

    init(
      text: OutputText? = nil, diagnostics: [Diagnostic], complaint: Escaped<LogLine>? = nil, isFailure: Bool = false
    ) {
      self.init(texts: [text.map(TurnOutput.text)], statistics: FindingStatistics(diagnostics))
      self.complaint = complaint
      self.isFailure = isFailure
    }

    /// A document that cannot be processed.
    init(failure complaint: Escaped<LogLine>) { self.init(diagnostics: [], complaint: complaint, isFailure: true) }

    /// A file that cannot be read or written.
    init(_ failure: InputFile.Failure) { self.init(failure: "\(failure.message)") }
  }

  private let files: [InputFile]
  private let sinks: [OutputSink]
  private let failures: [String]
  /// What is not checked although nobody asked to leave it out, for people.
  private let notices: [String]
  private let condition: FailureCondition
  /// What is said about documents that git ignores.
  private let ignored: String?

  /// Finds the documents. Paths that do not exist are reported, and make the run fail.
  static func find(
    _ paths: SearchedPaths, wanted: WantedFiles = .layouts, sink: OutputSink = OutputSink()
  ) -> DocumentRun {
    find(skippedBy: InputFiles.find(withCompiled: paths, wanted: wanted), sink: sink)
  }

  /// Takes documents that were found before, and finds those that the search skipped, to say so.
  static func find(skippedBy search: InputFiles, sink: OutputSink = OutputSink()) -> DocumentRun {
    DocumentRun(search, notices: SkippedDocument.lines(about: search.skippedDocuments()), sinks: [sink])
  }

  /// Processes documents that were found before, for several destinations.
  ///
  /// - Parameter notices: What is not checked although nobody asked to leave it out, for people.
  init(
    _ found: InputFiles, notices: [String] = [], failing condition: FailureCondition = FailureCondition(),
    sinks: [OutputSink]
  ) {
    (files, ignored) = (found.files, found.ignoredLine)
    self.condition = condition
    (failures, self.notices) = (found.failures, notices)
    self.sinks = sinks
  }

  /// Reads each document, passes it to `work` and prints the result. Then prints the result of `finish`, and on standard
  /// error the result of `summary`.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether to omit the summary.
  ///   - countsFixes: Whether the summary has the number of findings that can be fixed.
  ///   - unread: What a file that cannot be read adds to the output.
  ///   - closing: What to add after all documents.
  /// - Throws: The run's status, unless it succeeded.
  func process(
    isQuiet: Bool = false, countsFixes: Bool = false, finish: () -> OutputText = { OutputText() },
    summary: () -> Escaped<LogLine>? = { nil },
    unread: @Sendable (InputFile, InputFile.Failure) -> Output = { Output($1) },
    closing: () -> [Output] = { [] },
    _ work: @Sendable ([UInt8], String) -> Output
  ) throws(ExitStatus) {
    try process(
      groups: files.indices.map { [$0] }, isQuiet: isQuiet, countsFixes: countsFixes, finish: finish, summary: summary,
      closing: closing
    ) { files in
      files.map { file in
        switch file.read() {
        case .success(let bytes): work(bytes, file.path)
        case .failure(let failure): unread(file, failure)
        }
      }
    }
  }

  /// Does the same with groups of documents whose output depends on all of the group.
  ///
  /// - Parameters:
  ///   - groups: The positions of the documents of each group, in ascending order. Each document is in one.
  ///   - work: What the documents of a group add to the output.
  /// - Throws: The run's status, unless it succeeded.
  func process(
    groups: [[Int]], isQuiet: Bool = false, countsFixes: Bool = false, finish: () -> OutputText = { OutputText() },
    summary: () -> Escaped<LogLine>? = { nil }, closing: () -> [Output] = { [] },
    _ work: @Sendable ([InputFile]) -> [Output]
  ) throws(ExitStatus) {
    for line in failures + notices + [ignored].compactMap(\.self) { Terminal.complain("\(line)") }
    Memory.keepFreed()
    let output = OrderedOutput(sinks: sinks)
    let tally = Tally(
      failures: failures.count, isIncomplete: !notices.isEmpty, isQuiet: isQuiet, countsFixes: countsFixes)
    for sink in sinks { sink.begin() }
    ProgressLine.begin(documents: files.count)
    defer { ProgressLine.end() }
    Parallel.forEach(0..<groups.count) { group in
      for (index, part) in zip(groups[group], work(groups[group].map { files[$0] })) {
        tally.add(part)
        output.finish(index, part.texts, complaint: part.complaint)
      }
    }
    for part in closing() {
      tally.add(part)
      sinks.add(part.texts)
    }
    try tally.conclude(sinks, finish(), documents: files.count, result: summary(), failing: condition)
  }
}

/// The condition under which findings make a run fail.
package struct FailureCondition: Sendable {
  /// Whether no finding makes the run fail.
  var isNever = false
  /// Whether warnings count as errors.
  var countsWarnings = false
  /// The largest number of warnings that is not a failure; nil for any number.
  var maximumWarnings: Int?

  package init(isNever: Bool = false, countsWarnings: Bool = false, maximumWarnings: Int? = nil) {
    (self.isNever, self.countsWarnings) = (isNever, countsWarnings)
    self.maximumWarnings = maximumWarnings
  }

  /// - Parameter isIncomplete: Whether something was not checked, which counts as a warning.
  func isMet(errors: Int, warnings: Int, isIncomplete: Bool = false) -> Bool {
    if isNever { return false }
    return errors > 0 || countsWarnings && (warnings > 0 || isIncomplete)
      || maximumWarnings.map { warnings > $0 } ?? false
  }
}

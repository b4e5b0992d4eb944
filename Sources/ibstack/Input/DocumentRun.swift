import ArgumentParser
import NibDecoder

/// Works through documents on all cores and prints the results in the order of the input.
struct DocumentRun {
  /// What one document adds to the output.
  struct Part: Sendable {
    /// For each sink; nil where there is nothing to print, and nothing to separate from other parts.
    var texts: [String?]
    var diagnostics: [Diagnostic]
    /// What the text does not say, for standard error.
    var complaint: String?
    /// Whether the document could not be dealt with at all, which the complaint tells.
    var isFailure = false

    init(texts: [String?], diagnostics: [Diagnostic]) {
      self.texts = texts
      self.diagnostics = diagnostics
    }

    init(text: String? = nil, diagnostics: [Diagnostic], complaint: String? = nil, isFailure: Bool = false) {
      self.init(texts: [text], diagnostics: diagnostics)
      self.complaint = complaint
      self.isFailure = isFailure
    }
  }

  private let files: [InputFile]
  private let sinks: [OutputSink]
  private let failures: Int
  private let condition: FailureCondition

  /// Finds the documents. Paths that do not exist are reported, and make the run end with status 2.
  init(paths: [String], header: String = "", separator: String = "", footer: String = "") {
    self.init(
      InputFiles(paths: paths), sinks: [OutputSink(header: header, separator: separator, footer: footer)])
  }

  /// Documents that are found already, and several forms of output.
  init(
    _ found: InputFiles, failing condition: FailureCondition = FailureCondition(), sinks: [OutputSink]
  ) {
    files = found.files
    self.condition = condition
    failures = found.failures.count
    self.sinks = sinks
    for failure in found.failures { Terminal.complain(failure) }
  }

  /// Reads each document, hands it to `work` and prints what comes back, then what `finish` says of all of them, on
  /// standard error what `summary` does; ends with the run's exit status.
  func process(
    finish: () -> String = { "" }, summary: () -> String? = { nil }, _ work: @Sendable ([UInt8], String) -> Part
  ) throws {
    Memory.keepFreed()
    let output = OrderedOutput(count: files.count, sinks: sinks)
    let tally = Tally(failures: failures)
    for sink in sinks { sink.begin() }
    Parallel.forEach(0..<files.count) { index in
      switch files[index].read() {
      case .success(let bytes):
        let part = work(bytes, files[index].path)
        tally.add(part)
        output.finish(index, part.texts, complaint: part.complaint)
      case .failure(let failure):
        tally.addFailure()
        output.finish(index, [], complaint: failure.message)
      }
    }
    for (index, sink) in sinks.enumerated() {
      guard let failure = sink.end(index == 0 ? finish() : "") else { continue }
      Terminal.complain(failure.message)
      tally.addFailure()
    }
    tally.printSummary(documents: files.count, result: summary())
    let status = tally.status(failing: condition)
    if status != 0 { throw ExitCode(status) }
  }
}

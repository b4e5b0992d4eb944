import ArgumentParser
import NibDecoder

/// Works through documents on all cores and prints the results in the order of the input.
struct DocumentRun {
  /// What one document adds to the output.
  struct Part: Sendable {
    /// Nil where there is nothing to print, and nothing to separate from other parts.
    var text: String?
    var diagnostics: [Diagnostic]
    /// What the text does not say, for standard error.
    var complaint: String?
    /// Whether the document could not be dealt with at all, which the complaint tells.
    var isFailure = false
  }

  private let files: [InputFile]
  private let header: String
  private let separator: String
  private let footer: String
  private let failures: Int
  private let condition: FailureCondition

  /// Finds the documents. Paths that do not exist are reported, and make the run end with status 2.
  init(paths: [String], header: String = "", separator: String = "", footer: String = "") {
    self.init(InputFiles(paths: paths), header: header, separator: separator, footer: footer)
  }

  /// Documents that are found already.
  init(
    _ found: InputFiles, failing condition: FailureCondition = FailureCondition(), header: String = "",
    separator: String = "", footer: String = ""
  ) {
    files = found.files
    self.condition = condition
    failures = found.failures.count
    self.header = header
    self.separator = separator
    self.footer = footer
    for failure in found.failures { Terminal.complain(failure) }
  }

  /// Reads each document, hands it to `work` and prints what comes back, then what `finish` says of all of them, on
  /// standard error what `summary` does; ends with the run's exit status.
  func process(
    finish: () -> String = { "" }, summary: () -> String? = { nil }, _ work: @Sendable ([UInt8], String) -> Part
  ) throws {
    let output = OrderedOutput(count: files.count, separator: separator)
    let tally = Tally(failures: failures)
    Terminal.write(header)
    Parallel.forEach(0..<files.count) { index in
      switch files[index].read() {
      case .success(let bytes):
        let part = work(bytes, files[index].path)
        tally.add(part)
        output.finish(index, part.text, complaint: part.complaint)
      case .failure(let failure):
        tally.addFailure()
        output.finish(index, nil, complaint: failure.message)
      }
    }
    Terminal.write(footer + finish())
    tally.printSummary(documents: files.count, result: summary())
    let status = tally.status(failing: condition)
    if status != 0 { throw ExitCode(status) }
  }
}

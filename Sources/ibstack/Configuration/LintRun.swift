import ArgumentParser
import StackLint
import StackModel

/// What is to be linted, and for each document how.
struct LintRun: Sendable {
  private let files: InputFiles
  private let linters: [String: Linter]
  private let options: LayoutOptions

  /// Finds documents and their configurations.
  ///
  /// - Throws: The exit status 2 where a configuration cannot be used, after saying why.
  init(paths: [String], configuration: String?, options: LayoutOptions) throws {
    var found = InputFiles(paths: paths)
    var linters: [String: Linter] = [:]
    do throws(InvalidConfiguration) {
      var configurations = try Configurations(path: configuration)
      for file in found.files {
        let path = AbsolutePath(file.path)
        let configuration = try configurations.configuration(forDocument: path)
        guard !configuration.excludes(path.text) else { continue }
        linters[file.path] = Linter(configuration, path: path.text)
      }
    } catch {
      error.lines.forEach(Terminal.complain)
      throw ExitCode(2)
    }
    found.keep { linters[$0.path] != nil }
    files = found
    self.linters = linters
    self.options = options
  }

  /// The documents, ready to be worked through.
  func documents(failing condition: FailureCondition, sinks: [OutputSink]) -> DocumentRun {
    DocumentRun(files, failing: condition, sinks: sinks)
  }

  /// What is found in a document.
  func report(_ bytes: [UInt8], path: String) -> DocumentReport {
    DocumentReport(bytes, path: path, options: options, linter: linters[path] ?? .layout)
  }
}

import ArgumentParser
import Escaping
import FileAccess
import LintSetup

/// What ends a run before it has linted anything.
enum LintFailure {
  /// Reports the reason why a step fails, and exits with status 2.
  static func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      ProgressLine.end()
      switch error {
      case let error as InvalidConfiguration: for line in error.lines { Terminal.complain("\(line)") }
      case let error as InputFile.Failure: Terminal.complain("\(error.message)")
      case let error as Git.Failure: Terminal.complain("error: \(error.message)")
      default: Terminal.complain("error: \(String(describing: error))")
      }
      throw ExitCode(2)
    }
  }
}

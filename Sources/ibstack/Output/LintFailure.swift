import ArgumentParser
import Escaping
import LintSetup
import OperatingSystem

/// What ends a run before it has linted anything.
enum LintFailure {
  /// Reports the reason why a step fails, and exits with status 2.
  static func reporting<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      ProgressLine.end()
      for line in lines(of: error) { Terminal.complain("\(line)") }
      throw ExitCode(2)
    }
  }

  /// The reason why a step fails.
  static func lines(of error: any Error) -> [String] {
    switch error {
    case let error as InvalidConfiguration: error.lines
    case let error as InputFile.Failure: [error.message]
    case let error as Git.Failure: ["error: \(error.message)"]
    default: ["error: \(String(describing: error))"]
    }
  }
}

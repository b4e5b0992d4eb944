import StackLint
import Support

/// What ends a run before it has linted anything.
package enum LintFailure {
  /// Reports the reason why a step fails.
  static func reporting<Result>(_ work: () throws -> Result) throws(ExitStatus) -> Result {
    do {
      return try work()
    } catch {
      ProgressLine.end()
      throw .reporting(lines(of: error))
    }
  }

  /// The reason why a step fails.
  package static func lines(of error: any Error) -> [String] {
    switch error {
    case let error as InvalidConfiguration: error.lines
    case let error as InputFile.Failure: [error.message]
    case let error as Git.Failure: ["error: \(error.message)"]
    default: ["error: \(String(describing: error))"]
    }
  }
}

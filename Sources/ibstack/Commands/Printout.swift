import ArgumentParser
import Escaping

/// The output of a command that writes no report. If it cannot be printed, the command fails.
struct Printout {
  private let text: OutputText

  init<Syntax>(_ text: Escaped<Syntax>) { self.text = OutputText(text) }

  init(_ text: OutputText) { self.text = text }

  /// Writes to standard output. If that fails, reports the reason and exits with status 2.
  func print() throws {
    guard let failure = Terminal.failureOfWriting(text) else { return }
    Terminal.complain("\(failure.message)")
    throw ExitCode(2)
  }
}

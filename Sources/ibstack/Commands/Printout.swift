import ArgumentParser
import Escaping

/// What a command prints that makes no report: all of it, or the command fails.
struct Printout {
  private let text: OutputText

  init<Syntax>(_ text: Escaped<Syntax>) { self.text = OutputText(text) }

  init(_ text: OutputText) { self.text = text }

  /// Writes to standard output. Where that is not possible, says why and ends the program with status 2.
  func print() throws {
    guard let failure = Terminal.failureOfWriting(text) else { return }
    Terminal.complain("\(failure.message)")
    throw ExitCode(2)
  }
}

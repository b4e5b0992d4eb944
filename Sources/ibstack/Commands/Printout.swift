import ArgumentParser

/// What a command prints that makes no report: all of it, or the command fails.
struct Printout {
  let text: String

  init(_ text: String) { self.text = text }

  /// Writes to standard output. Where that is not possible, says why and ends the program with status 2.
  func print() throws {
    guard let failure = Terminal.failureOfWriting(text) else { return }
    Terminal.complain(failure.message)
    throw ExitCode(2)
  }
}

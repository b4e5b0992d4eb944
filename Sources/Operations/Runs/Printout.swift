package import Support

/// The output of a command that writes no report. If it cannot be printed, the command fails.
package struct Printout {
  private let text: OutputText

  package init<Syntax>(_ text: Escaped<Syntax>) { self.text = OutputText(text) }

  package init(_ text: OutputText) { self.text = text }

  /// Writes to standard output. If that fails, reports the reason.
  package func print() throws(ExitStatus) {
    if let failure = Terminal.failureOfWriting(text) { throw .reporting(failure.message) }
  }
}

/// Standard output and error.
package enum Terminal {
  package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard output is a terminal that shows colors, and the user wants them (https://no-color.org).
  package static var isOutputColored: Bool { isOutputTerminal && !isDumb && (variable("NO_COLOR") ?? "").isEmpty }

  /// Whether a line on standard error can be overwritten.
  static var canOverwriteErrorLine: Bool { isErrorTerminal && !isDumb }

  private static var isDumb: Bool { variable("TERM") == "dumb" }

  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The number of columns if standard output is a terminal; otherwise nil.
  package static var outputWidth: Int? {
    var size = winsize()
    guard isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes to standard output.
  ///
  /// - Returns: The reason why writing failed; nil on success, and if the reader closed the pipe.
  package static func failureOfWriting(_ text: OutputText) -> InputFile.Failure? {
    let reason = ProgressLine.aside { write(text.bytes, to: STDOUT_FILENO) }
    guard let reason, reason != EPIPE else { return nil }
    return InputFile.Failure(message: "standard output: error: cannot be written: \(String(cString: strerror(reason)))")
  }

  /// Writes a line to standard error.
  package static func complain(_ line: Escaped<LogLine>) {
    ProgressLine.aside { _ = write((line + "\n").bytes, to: STDERR_FILENO) }
  }

  /// Removes all that is shown, if standard output is a terminal.
  package static func clear() {
    guard isOutputTerminal, !isDumb else { return }
    write(Array("\u{1B}[2J\u{1B}[3J\u{1B}[H".utf8), to: STDOUT_FILENO)
  }

  /// Replaces the line that the cursor is on.
  static func overwriteErrorLine(_ line: Escaped<LogLine>) { write(("\r\u{1B}[K" + line).bytes, to: STDERR_FILENO) }

  /// - Returns: The `errno` of a failure; nil on success.
  @discardableResult private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output and error.
enum Terminal {
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Columns of the terminal that standard output goes to; nil where it goes elsewhere.
  static var outputWidth: Int? {
    var size = winsize()
    guard isOutputTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes to standard output.
  ///
  /// - Returns: Why that is not possible; nil also for a reader that went away.
  static func failureOfWriting(_ text: String) -> InputFile.Failure? {
    guard let reason = write(text, to: STDOUT_FILENO), reason != EPIPE else { return nil }
    return InputFile.Failure(message: "standard output: error: cannot be written: \(String(cString: strerror(reason)))")
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Replaces the line that the cursor is on.
  static func overwriteErrorLine(_ text: String) { write("\r\u{1B}[K\(text)", to: STDERR_FILENO) }

  /// - Returns: The number of what went wrong.
  @discardableResult private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }
}

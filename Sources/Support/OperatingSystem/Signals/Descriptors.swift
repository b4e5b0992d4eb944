// The system's calls for types that have methods of the same names.

/// Reads as much as there is room for, and is there.
///
/// - Returns: How many bytes there were, 0 at the end, negative for an error.
func readSome(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// Writes all bytes, in however many pieces the system takes them.
///
/// - Returns: The number of what went wrong.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else {
      let reason = errno
      if reason == EPIPE { Interruption.endOfBrokenPipe() }
      return reason
    }
    rest = rest.dropFirst(count)
  }
  return nil
}

/// The descriptors of standard input, output and error.
package enum StandardDescriptors {
  /// Opens the descriptors that the program was started without. Otherwise the next file that is opened, such as a
  /// document, would be taken for a standard stream and written to.
  ///
  /// As the C library does for privileged programs, they are opened in the opposite mode, so that reading standard input and
  /// writing the others fails as it does with a closed descriptor.
  package static func openClosed() {
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
      guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else { continue }
      // The lowest free number is given out, and all below are open.
      if open("/dev/null", mode) != descriptor, open("/", O_RDONLY) != descriptor { _exit(2) }
    }
  }
}

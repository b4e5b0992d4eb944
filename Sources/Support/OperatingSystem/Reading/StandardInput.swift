/// Standard input as it arrives. ``InputFile`` reads all of it.
package enum StandardInput {
  /// Waits for bytes, and returns what is there.
  ///
  /// - Returns: No bytes at the end, and where standard input cannot be read.
  package static func readSome(atMost limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
      let room = UnsafeMutableRawBufferPointer(buffer)
      var count = Support.readSome(STDIN_FILENO, into: room)
      while count < 0, errno == EINTR { count = Support.readSome(STDIN_FILENO, into: room) }
      initializedCount = max(0, count)
    }
  }
}

import Support

extension WatchedFiles {
  /// How often files are looked at, in microseconds.
  private static let interval: UInt32 = 300_000

  /// Waits until files change, and then until nobody changes them any more: a save or a checkout writes several.
  ///
  /// - Parameters:
  ///   - before: The states that were last seen.
  ///   - look: Called after each look at the files.
  /// - Returns: The states after the change.
  package func waitForChange(since before: States, look: () -> Void = {}) -> States {
    var (last, isWaiting) = (before, true)
    while isWaiting {
      usleep(Self.interval)
      let states = states()
      isWaiting = states == before || states != last
      last = states
      look()
    }
    return last
  }
}

import Foundation

/// What signals do to a process from a terminal, whatever the tests were started with.
enum SignalDefaults {
  private static let lock = NSLock()
  /// `nohup` has the first ignored, and a shell the others in what it runs in the background.
  private static let ignorable = [SIGHUP, SIGINT, SIGQUIT]

  /// Starts a process that gets all signals. Processes inherit which are ignored, and which are blocked, as all are in
  /// threads that run tests.
  static func start(_ process: Process) throws {
    try lock.withLock {
      let actions = ignorable.map { number in
        var (usual, old) = (sigaction(), sigaction())
        sigaction(number, &usual, &old)
        return old
      }
      var (none, blocked) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &blocked)
      defer {
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
        for (number, action) in zip(ignorable, actions) {
          withUnsafePointer(to: action) { _ = sigaction(number, $0, nil) }
        }
      }
      try process.run()
    }
  }
}

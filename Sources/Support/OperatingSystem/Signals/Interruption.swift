/// Removes temporary files when a signal ends the program.
///
/// Signals are blocked in all threads but one, which waits for them. So the code that runs then needs no precautions.
package enum Interruption {
  /// The paths of temporary files.
  private static let temporaryFiles = Locked<Set<PathKey>>([])

  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE]

  /// The signals that the program waits for. Each of them would end it otherwise.
  nonisolated(unsafe) private static var awaited: [Int32] = []
  /// The signals that were blocked when the program started; nil if it does not wait for signals.
  nonisolated(unsafe) private static var blockedAtFirst: sigset_t?
  /// The signals that are ignored. Each of them would end the program otherwise.
  nonisolated(unsafe) private static var ignored: [Int32] = []
  /// The signal that the waiting thread received. It may have to wait before it can end the program.
  private static let received = Locked<Int32?>(nil)

  /// The signals by which a user ends a program that runs until then.
  private static let userSignals = [SIGINT, SIGTERM]
  /// Whether the program has done its work when a user ends it.
  private static let isEndExpected = Locked(false)

  /// Lets the program end with status 0 when a user ends it, as one that runs until then.
  package static func expectEnd() { isEndExpected.withLock { $0 = true } }

  /// Starts to wait for signals. Call it before there is a second thread. Signals that are ignored, as under `nohup`, remain
  /// ignored. Without this call, signals end the program immediately.
  package static func begin() {
    // A file that grows too large is an error like any other.
    ignored = [SIGXFSZ].filter(hasDefaultAction)
    for number in ignored { signal(number, SIG_IGN) }
    awaited = signals.filter(hasDefaultAction)
    var (set, old) = (signalSet(awaited), sigset_t())
    pthread_sigmask(SIG_BLOCK, &set, &old)
    blockedAtFirst = old
    guard startThread({ _ in Interruption.wait() }) else {
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      awaited = []
      return
    }
    atexit { Interruption.endIfSignaled() }
  }

  /// Ends the program by a signal that arrived during its last call. Otherwise the signal would be lost where the program
  /// ends before the waiting thread can act.
  private static func endIfSignaled() {
    var pending = sigset_t()
    sigpending(&pending)
    let signal = received.withLock(\.self) ?? awaited.first { sigismember(&pending, $0) == 1 }
    if let signal { end(signal) }
  }

  /// The signals to block in programs that this one starts.
  static var inheritedMask: sigset_t {
    if let blockedAtFirst { return blockedAtFirst }
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return mask
  }

  /// The signals that this program ignores, but that should end the programs it starts.
  static var inheritedDefaults: sigset_t { signalSet(ignored) }

  /// Runs `work` without interruption by signals. It can register temporary files.
  static func deferred<Result>(_ work: (inout Set<PathKey>) -> Result) -> Result {
    temporaryFiles.withLock { work(&$0) }
  }

  /// Ends the program as a closed pipe does, unless that signal is ignored.
  static func endOfBrokenPipe() {
    if awaited.contains(SIGPIPE) { end(SIGPIPE) }
  }

  private static func signalSet(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func wait() -> Never {
    var set = signalSet(awaited)
    while true {
      var signal: Int32 = 0
      guard sigwait(&set, &signal) == 0 else { continue }
      received.withLock { $0 = signal }
      end(signal)
    }
  }

  /// Removes temporary files and lets the signal end the program. Keeps the lock, so that nobody creates another file.
  private static func end(_ signal: Int32) -> Never {
    temporaryFiles.withLock { files in
      for file in files { _ = file.path.withSystemPath { unlink($0) } }
      if userSignals.contains(signal), isEndExpected.withLock(\.self) { _exit(0) }
      var set = signalSet([signal])
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(signal)
      _exit(128 + signal)
    }
  }
}

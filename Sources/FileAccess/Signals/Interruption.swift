import Escaping
import LibC

/// What happens when a signal ends the program: files that are half written vanish first.
///
/// Signals are blocked in all threads but one, which waits for them. So what is to be done is ordinary code.
package enum Interruption {
  /// The paths of temporary files.
  private static let temporaryFiles = Locked<Set<PathKey>>([])

  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE]

  /// The signals that would have ended the program had it not begun to wait for them.
  nonisolated(unsafe) private static var awaited: [Int32] = []
  /// The signals that were blocked when the program began; nil where it has not begun to wait.
  nonisolated(unsafe) private static var blockedAtFirst: sigset_t?
  /// The signals that would have ended the program, and are ignored.
  nonisolated(unsafe) private static var ignored: [Int32] = []

  /// Begins to wait for signals. To be called before there is a second thread; those that are ignored, as `nohup` has it,
  /// stay ignored. Without it signals end the program at once.
  package static func begin() {
    // A file that grows too large is an error as any other.
    ignored = [SIGXFSZ].filter(isDefault)
    for number in ignored { signal(number, SIG_IGN) }
    awaited = signals.filter(isDefault)
    var (set, old) = (signalSet(awaited), sigset_t())
    pthread_sigmask(SIG_BLOCK, &set, &old)
    blockedAtFirst = old
    guard !startThread() else { return }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    awaited = []
  }

  /// The signals that are blocked in a program which this one starts.
  static var inheritedMask: sigset_t {
    if let blockedAtFirst { return blockedAtFirst }
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return mask
  }

  /// The signals that end a program which this one starts, though this one ignores them.
  static var inheritedDefaults: sigset_t { signalSet(ignored) }

  /// Does what no signal interrupts, and keeps account of temporary files.
  static func deferred<Result>(_ work: (inout Set<PathKey>) -> Result) -> Result {
    temporaryFiles.withLock { work(&$0) }
  }

  /// Ends the program as a closed pipe ends it, where that does.
  static func endOfBrokenPipe() {
    if awaited.contains(SIGPIPE) { end(SIGPIPE) }
  }

  private static func isDefault(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler == nil
    #elseif canImport(Musl)
      return action.__sa_handler.sa_handler == nil
    #else
      return action.__sigaction_handler.sa_handler == nil
    #endif
  }

  private static func signalSet(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func startThread() -> Bool {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let result = pthread_create(&thread, nil, { _ in Interruption.wait() }, nil)
    return result == 0
  }

  private static func wait() -> Never {
    var set = signalSet(awaited)
    while true {
      var signal: Int32 = 0
      if sigwait(&set, &signal) == 0 { end(signal) }
    }
  }

  /// Removes temporary files, and lets the signal have its way. The lock is not given back: nobody makes another file.
  private static func end(_ signal: Int32) -> Never {
    temporaryFiles.withLock { files in
      for file in files { _ = file.path.withSystemPath { unlink($0) } }
      var set = signalSet([signal])
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(signal)
      _exit(128 + signal)
    }
  }
}

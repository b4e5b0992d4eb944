// The C library of the platform under one name, and declarations that differ between the C libraries.

@_exported public import CSystem

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

/// Whether a signal has its default action in this process.
func hasDefaultAction(_ signal: Int32) -> Bool {
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

#if canImport(Darwin)
  /// The argument of a thread's body.
  package typealias ThreadArgument = UnsafeMutableRawPointer
#else
  /// The argument of a thread's body.
  typealias ThreadArgument = UnsafeMutableRawPointer?
#endif

/// Starts a thread.
///
/// - Returns: Whether the system could start it.
func startThread(_ body: @convention(c) (ThreadArgument) -> UnsafeMutableRawPointer?) -> Bool {
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  return pthread_create(&thread, nil, body, nil) == 0
}

/// The memory management of the C library.
package enum Memory {
  /// Keeps freed memory for the next document instead of returning it to the system, which would clear each page again.
  /// Has an effect with glibc only.
  package static func keepFreed() {
    #if canImport(Glibc)
      mallopt(M_TRIM_THRESHOLD, 1 << 30)
      // The largest value that glibc accepts.
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
    #endif
  }
}

/// Values that live as long as the process.
package enum ProcessLifetime {
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Keeps a value until the process ends. The system frees its memory as a whole; part by part that takes time.
  package static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Box(value)) }
}

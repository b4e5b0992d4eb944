import Foundation

/// A value that one thread at a time may use.
///
/// `Synchronization.Mutex` would do the same; on Linux the thread sanitizer does not see it and reports races.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

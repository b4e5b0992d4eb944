/// A value that is made when somebody asks for it, once for all threads.
package final class Deferred<Value: Sendable>: Sendable {
  private let known = Locked<Value?>(nil)

  package init() {}

  /// The value.
  ///
  /// - Parameter make: Makes it, unless it is known. It may not ask for the same value.
  package func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

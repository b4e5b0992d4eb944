import Dispatch

/// A value that another thread computes while this one goes on.
package struct Background<Value: Sendable>: Sendable {
  private let group = DispatchGroup()
  private let result = Locked<Value?>(nil)

  /// Starts the work.
  package init(_ work: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: group) { [result] in
      let value = work()
      result.withLock { $0 = value }
    }
  }

  /// The value, as soon as it is there.
  package var value: Value {
    group.wait()
    guard let value = result.withLock(\.self) else { preconditionFailure("work that ended has a value") }
    return value
  }
}

import Dispatch

/// Work on all cores.
package enum Parallel {
  /// Calls `work` once for each index; in order where there is one, otherwise in any.
  package static func forEach(_ range: Range<Int>, _ work: @Sendable (Int) -> Void) {
    guard range.count > 1 else { return range.forEach(work) }
    DispatchQueue.concurrentPerform(iterations: range.count) { work(range.lowerBound + $0) }
  }

  /// The results of a long `transform`, in the order of the elements. Threads take one element at a time.
  package static func each<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Locked([Result?](repeating: nil, count: elements.count))
    forEach(0..<elements.count) { index in
      let result = transform(elements[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// The results of `transform`, in the order of the elements. Threads take several elements at a time, because each is little work.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let size = 16
    let count = (elements.count + size - 1) / size
    let bunches = Locked([[Result]](repeating: [], count: count))
    forEach(0..<count) { index in
      let results = elements[(index * size)..<min((index + 1) * size, elements.count)].map(transform)
      bunches.withLock { $0[index] = results }
    }
    return bunches.withLock { $0.flatMap(\.self) }
  }
}

/// A value that one thread at a time may use.
///
/// `Synchronization.Mutex` would do the same, but on Linux the thread sanitizer does not see it and reports races;
/// `NSLock` would bring all of Foundation into the program.
package final class Locked<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

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

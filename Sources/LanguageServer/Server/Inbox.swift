import Dispatch
import Support

/// What has arrived and waits to be handled, from several threads for one.
final class Inbox<Event: Sendable>: Sendable {
  private let events = Locked<[Event]>([])
  private let arrived = DispatchSemaphore(value: 0)
  /// Lets whoever sends much wait.
  private let room = DispatchSemaphore(value: 0)

  /// - Parameter capacity: How many events wait at most.
  init(capacity: Int) {
    // A semaphore may not go with a lower value than its first one.
    for _ in 0..<capacity { room.signal() }
  }

  /// Adds an event. Waits for room.
  func add(_ event: Event) {
    room.wait()
    events.withLock { $0.append(event) }
    arrived.signal()
  }

  /// All that has arrived, at least one event.
  ///
  /// - Parameter seconds: How long to wait for it; nil for as long as it takes.
  /// - Returns: Nothing if nothing arrived in that time.
  func take(waiting seconds: Int?) -> [Event] {
    if let seconds {
      guard arrived.wait(timeout: .now() + .seconds(seconds)) == .success else { return [] }
    } else {
      arrived.wait()
    }
    var taken = 1
    while arrived.wait(timeout: .now()) == .success { taken += 1 }
    let events = events.withLock { events in
      let first = Array(events.prefix(taken))
      events.removeFirst(taken)
      return first
    }
    for _ in events { room.signal() }
    return events
  }
}

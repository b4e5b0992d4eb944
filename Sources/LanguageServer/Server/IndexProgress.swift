import Formats
import Support

/// Tells a client that the first look at a project takes long. What is done soon is not told, so that nothing flickers.
struct IndexProgress {
  private enum Phase {
    case idle
    case waiting(since: ContinuousClock.Instant)
    /// The client was asked whether it shows it.
    case asked
    case shown, over
  }

  /// How long nothing is told.
  private let delay: Duration
  private var phase = Phase.idle

  /// - Parameter delay: How long nothing is told.
  init(delay: Duration) { self.delay = delay }

  /// The id of the request, and of what it is about.
  static let token = "index"

  /// Notes that the look begins.
  mutating func start() { if case .idle = phase { phase = .waiting(since: .now) } }

  /// Whether there is something to tell after a while.
  var isWaiting: Bool { if case .waiting = phase { true } else { false } }

  /// Asks the client to make room for it.
  ///
  /// - Returns: Nil if it is not time to ask.
  mutating func request() -> Escaped<JSONString>? {
    guard case .waiting(let start) = phase, start.duration(to: .now) >= delay else { return nil }
    phase = .asked
    return MessageWriter.request(.string(Self.token), "window/workDoneProgress/create") { json in
      json.object { $0.member("token", Self.token) }
    }
  }

  /// Takes the client's answer.
  ///
  /// - Returns: What it is told; nil for nothing.
  mutating func take(isRefused: Bool) -> Escaped<JSONString>? {
    guard case .asked = phase else { return nil }
    phase = isRefused ? .over : .shown
    return isRefused ? nil : Self.message("begin") { $0.member("title", "Reading the project") }
  }

  /// Notes that the look has ended.
  ///
  /// - Returns: What the client is told; nil for nothing.
  mutating func end() -> Escaped<JSONString>? {
    switch phase {
    case .idle: return nil
    case .shown:
      phase = .over
      return Self.message("end")
    case .waiting, .asked, .over:
      phase = .over
      return nil
    }
  }

  private static func message(_ kind: String, _ members: (inout JSONWriter) -> Void = { _ in }) -> Escaped<JSONString> {
    MessageWriter.notification("$/progress") { json in
      json.object { json in
        json.member("token", token)
        json.key("value")
        json.object { json in
          json.member("kind", kind)
          members(&json)
        }
      }
    }
  }
}

import Foundation
import Testing

/// How long something takes says nothing on a busy machine. Tests wait for events, count steps, or compare the CPU time of
/// two sizes (`Growth`). Whoever runs them may end a run that hangs.
@Suite struct WaitingTests {
  @Test func noTestMeasuresTimeOrWaitsForIt() throws {
    let sources = try Self.sources()
    #expect(sources.count > 400)
    #expect(sources.flatMap { path, text in Self.timed(text).map { "\(path):\($0)" } }.sorted() == [])
  }

  @Test(arguments: [
    "@Test(.timeLimit(.minutes(1))) func ends() {", "let start = ContinuousClock.now", "let start = Date()",
    "try await Task.sleep(for: .seconds(1))", "usleep(10)", "folder.shell(\"sleep 1; cat a.xml\")",
    "queue.asyncAfter(deadline: .now() + 1, execute: work)", "clock_gettime(CLOCK_MONOTONIC, &time)",
    "start = time.monotonic()", "process.communicate(timeout=20)", "await new Promise(r => setTimeout(r, 10))",
    "for i in $(seq 600); do", "alarm(10);", "semaphore.wait(timeout: limit)", "let event = DispatchTime.now()",
  ])
  func timeIsFound(line: String) {
    #expect(Self.timed("let before = 1\n\(line)\n") == ["2: \(line)"])
  }

  @Test(arguments: ["let time = screen.time.style", "run.isUpToDate()", "Date(timeIntervalSince1970: 0)", "runtime"])
  func otherWordsAreNotFound(line: String) {
    #expect(Self.timed(line) == [])
  }

  private static let signs = [
    "timeLimit", "ContinuousClock", "SuspendingClock", " Date()", "(Date()", "Date.now", "DispatchTime",
    "DispatchWallTime", "asyncAfter", "sleep", "clock_gettime", "gettimeofday", "systemUptime", "CFAbsoluteTime",
    "alarm(", "setitimer", "$(seq", "time.time", "monotonic", "perf_counter", "timeout", "Timeout",
  ]

  /// The lines that measure time or wait for it, with their numbers.
  private static func timed(_ text: String) -> [String] {
    guard hasSign(text) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.enumerated().filter { hasSign($1) }.map { "\($0 + 1): \($1)" }
  }

  private static func hasSign(_ text: String) -> Bool { signs.contains { strstr(text, $0) != nil } }

  /// The texts of all that tests consist of, but for this file.
  private static func sources() throws -> [(path: String, text: String)] {
    let folder = SwiftSource.root.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let kinds = [".swift", ".py", ".sh", ".c"]
    let others = paths.filter { path in
      path != "ArchitectureTests/WaitingTests.swift" && kinds.contains { path.hasSuffix($0) }
    }
    return try others.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }
}

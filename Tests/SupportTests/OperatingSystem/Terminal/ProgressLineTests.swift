import Foundation
import Testing

@testable import Support

/// Where the line about the progress may appear.
@Suite struct ProgressLineTests {
  @Test func progressIsOnlyForTerminalsThatCanOverwriteIt() async {
    await #expect(processExitsWith: .success) {
      func isProgressShown(_ descriptor: Int32, terminal: String) -> Bool {
        setenv("TERM", terminal, 1)
        dup2(descriptor, STDERR_FILENO)
        ProgressLine.begin(documents: 2)
        defer { ProgressLine.end() }
        return ProgressLine.isMeasuring
      }
      var (main, secondary): (Int32, Int32) = (0, 0)
      try #require(openpty(&main, &secondary, nil, nil, nil) == 0)
      #expect(isProgressShown(secondary, terminal: "xterm"))
      #expect(!isProgressShown(secondary, terminal: "dumb"))
      #expect(!isProgressShown(open("/dev/null", O_WRONLY), terminal: "xterm"))
    }
  }
}

import Testing

@testable import Formats

/// How messages with long names fit into a line.
@Suite struct DiagnosticWordingTests {
  @Test func fullestWordingThatFitsIsTaken() {
    #expect(Diagnostic.message("name is wrong; mend it", "wrong") == "name is wrong; mend it")
    #expect(Diagnostic.message("name is wrong; mend it", "name is wrong", "wrong", columns: 13) == "name is wrong")
  }

  @Test func shortestIsTakenIfNoneFits() {
    #expect(Diagnostic.message("name is wrong", "wrong", "is wrong", columns: 3) == "wrong")
  }
}

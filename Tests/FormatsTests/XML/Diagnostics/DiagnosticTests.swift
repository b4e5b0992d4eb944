import Testing

@testable import Formats

@Suite struct DiagnosticTests {
  private let longID = String(repeating: "q", count: 200_000)

  @Test func messagesThatQuoteLongValuesKeepTheirStartAndTheirEnd() {
    let diagnostic = Diagnostic(
      "dangling-reference", .error, "no object has the id \"\(longID)\"; remove it", range: nil,
      notes: [Diagnostic.Note("with \(longID)")])
    #expect(diagnostic.message.utf8.count < 600)
    #expect(diagnostic.message.starts(with: "no object has the id \"qqq"))
    #expect(diagnostic.message.utf8.suffix(13).elementsEqual("q\"; remove it".utf8))
    #expect(diagnostic.message.contains("q…q"))
    #expect(diagnostic.notes[0].message.utf8.count < 600)
  }

  @Test func otherMessagesAreKept() {
    let message = "constraint (a): \(String(repeating: "é", count: 250)); remove it"
    #expect(Diagnostic("malformed-value", .error, message, range: nil).message == message)
  }
}

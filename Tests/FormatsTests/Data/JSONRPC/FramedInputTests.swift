import Testing

@testable import Formats

@Suite struct FramedInputTests {
  /// What is in some bytes that arrive in pieces.
  private func all(_ text: String, pieces size: Int = .max, limit: Int = 100) -> [FramedInput.Next] {
    var rest = Array(text.utf8)[...]
    var input = FramedInput(limit: limit) {
      defer { rest = rest.dropFirst(size) }
      return Array(rest.prefix(size))
    }
    var found: [FramedInput.Next] = []
    while true {
      let next = input.next()
      found.append(next)
      switch next {
      case .end, .unframed: return found
      case .message, .tooLarge: continue
      }
    }
  }

  private func message(_ text: String) -> FramedInput.Next { .message(Array(text.utf8)) }

  @Test(arguments: [1, 2, 3, 7, .max]) func messagesAreTakenFromPiecesOfAnySize(size: Int) {
    let text = "Content-Length: 2\r\n\r\n{}Content-Length: 4\r\nContent-Type: x\r\n\r\n[\"ä\"]"
    #expect(all(text, pieces: size).first == message("{}"))
    let both = "Content-Length: 2\r\n\r\n{}content-length:3\n\n[1]"
    #expect(all(both, pieces: size) == [message("{}"), message("[1]"), .end])
  }

  @Test func aMessageThatIsTooLargeIsSkipped() {
    let text = "Content-Length: 101\r\n\r\n" + String(repeating: "x", count: 101) + "Content-Length: 0\r\n\r\n"
    #expect(all(text) == [.tooLarge(101), message(""), .end])
    #expect(all(text, pieces: 10) == [.tooLarge(101), message(""), .end])
  }

  @Test(arguments: [
    "", "Content-Length: 2\r\n\r\n{", "Content-Length: 2\r\n", "Content-Le", "Content-Length: 999\r\n\r\n{",
  ])
  func halfAMessageIsTheEnd(text: String) {
    #expect(all(text) == [.end])
  }

  @Test(arguments: [
    "\r\n", "{}\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 2x\r\n\r\n{}", "Content-Length: +2\r\n\r\n{}",
    "Content-Length:\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Type: x\r\n\r\n",
    String(repeating: "x", count: 10_000), String(repeating: "a: b\r\n", count: 2_000),
  ])
  func bytesWithoutAHeaderAreTheEnd(text: String) {
    let found = all(text)
    #expect(found.count == 1)
    guard case .unframed(let problem) = found[0] else {
      Issue.record("\(found)")
      return
    }
    #expect(!problem.isEmpty)
  }
}

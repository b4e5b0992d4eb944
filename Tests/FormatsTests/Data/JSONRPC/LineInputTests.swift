import Testing

@testable import Formats

@Suite struct LineInputTests {
  /// What is in some bytes that arrive in pieces.
  private func all(_ text: String, pieces size: Int = .max, limit: Int = 20) -> [LineInput.Next] {
    var rest = Array(text.utf8)[...]
    var input = LineInput(limit: limit) {
      let piece = Array(rest.prefix(size))
      rest = rest.dropFirst(size)
      return piece
    }
    var found: [LineInput.Next] = []
    while found.last != .end { found.append(input.next()) }
    return found
  }

  @Test(arguments: [1, 2, 3, 100])
  func eachLineIsAMessageHoweverItArrives(pieces: Int) {
    #expect(all("{}\n\r\n[1]\r\n", pieces: pieces) == [.message(Array("{}".utf8)), .message(Array("[1]".utf8)), .end])
  }

  @Test(arguments: [1, 7, 1000])
  func aLongLineIsSkipped(pieces: Int) {
    let text = String(repeating: "x", count: 500) + "\n{}\n"
    #expect(all(text, pieces: pieces) == [.tooLarge, .message(Array("{}".utf8)), .end])
  }

  @Test func aLineThatIsCutOffDoesNotCount() {
    #expect(all("{}\n{\"a\"") == [.message(Array("{}".utf8)), .end])
    #expect(all("") == [.end])
  }
}

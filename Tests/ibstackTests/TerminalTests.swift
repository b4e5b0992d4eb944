import Testing

/// What a person sees on a terminal.
@Suite struct TerminalTests {
  private static let color = "\u{1B}[31m"

  private func run(_ command: String, _ environment: [String: String] = [:]) throws -> String {
    try TerminalRun([command, "a.xml"], environment: environment, in: TestFolder(["a.xml": Fixture.broken])).text
  }

  @Test(arguments: ["lint", "validate"]) func findingsAreColored(command: String) throws {
    #expect(try run(command).contains(Self.color))
  }

  @Test(arguments: ["lint", "validate"], [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func colorsCanBeTurnedOff(command: String, environment: [String: String]) throws {
    let text = try run(command, environment)
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("a.xml:2:17: error: "))
    #expect(text.contains("^^^"))
  }

  @Test func anEmptyVariableTurnsNothingOff() throws {
    #expect(try run("lint", ["NO_COLOR": ""]).contains(Self.color))
  }

  @Test func controlsOfADocumentDoNotReachIt() throws {
    let folder = try TestFolder([
      "\u{1B}]0;x\u{7}.xml": "<view a\u{9B}=\"\u{1B}[2J\"/>\n", "b.xml": "<view hidden=\"\u{9B}2J\"/>\n",
    ])
    let text = try TerminalRun(
      ["lint", "--quiet", "\u{1B}]0;x\u{7}.xml", "b.xml"], environment: ["NO_COLOR": "1"], in: folder
    ).text
    #expect(text.contains("\\u{1b}]0;x\\u{7}.xml"))
    #expect(text.contains("\\u{9b}2J"))
    #expect(
      text.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) || "\r\n".unicodeScalars.contains($0)
      })
  }

  @Test func caretsStandBelowWhatTheyMark() throws {
    let text = "<view userLabel=\"Grüße\u{202E}\" hidden=\"maybe\"/>\n"
    let run = try TestFolder(["a.xml": text]).run("lint", "a.xml", "--format", "human")
    #expect(run.lines.dropFirst().first == "  view \"Grüße\\u{202e}\"")
    let line = try #require(run.lines.dropFirst(2).first)
    let carets = try #require(run.lines.dropFirst(3).first)
    let start = try #require(line.firstRange(of: "maybe")).lowerBound
    #expect(line.distance(from: line.startIndex, to: start) == carets.prefix { $0 == " " }.count)
    #expect(carets.count { $0 == "^" } == "maybe".count)
  }
}

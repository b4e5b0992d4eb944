import Foundation
import TestSupport
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

  /// Standard input is empty in the end, which is an error; the other document has one, too.
  private func held(_ command: String, _ environment: [String: String] = [:], until text: String) throws -> String {
    let folder = try TestFolder(["a.xml": Fixture.broken])
    return try TerminalRun([command, "a.xml", "-"], environment: environment, pausedUntil: text, in: folder).text
  }

  @Test(arguments: ["lint", "validate", "layout"]) func longRunShowsItsProgressUntilItEnds(command: String) throws {
    let text = try held(command, until: "1 of 2 documents")
    #expect(text.contains("\r\u{1B}[K1 of 2 documents\r\u{1B}[K"))
    let last = try #require(text.ranges(of: "of 2 documents").last)
    #expect(text[last.upperBound...].contains("\r\u{1B}[K"))
  }

  @Test func findingsDoNotRunIntoTheProgress() throws {
    for line in try held("lint", until: "1 of 2 documents").split(whereSeparator: \.isNewline) {
      guard let progress = line.firstRange(of: "of 2 documents") else { continue }
      #expect(line[progress.upperBound...].isEmpty || line[progress.upperBound...].hasPrefix("\r\u{1B}[K"), "\(line)")
    }
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

import Foundation
import Testing

/// `Documentation/Layout.md` shows what the tool prints about the samples.
@Suite struct LayoutPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func transcriptsAreWhatTheToolPrints() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/Layout.md"), encoding: .utf8)
    let transcripts = page.components(separatedBy: "```").filter { $0.hasPrefix("text\n$ ibstack ") }
    #expect(!transcripts.isEmpty)
    for transcript in transcripts {
      let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast()
      let arguments = try #require(lines.first).split(separator: " ").dropFirst(2).map(String.init)
      let sample = try #require(arguments.last)
      let text = try String(contentsOf: Self.root.appending(path: "Samples/\(sample)"), encoding: .utf8)
      let run = try ToolRun(arguments, in: TestFolder([sample: text]))
      #expect(lines.dropFirst().map(String.init) == run.lines)
    }
  }
}

import Foundation
import Testing

/// Every page shows what the program prints.
@Suite struct PageTranscriptTests {
  /// Pages with blocks of text that this program does not print, and what checks them.
  private static let otherChecks = [
    "Documentation/Internals/Architecture.md": "nothing: it is a list of targets",
    "Documentation/CodeLayout.md": "CodeLayoutPageTests, and for the sample .ci/run, which builds Samples/Screen",
    "Documentation/Internals/Solver.md": "SolverPageTests",
  ]

  /// Pages whose sections go on with the files of those before.
  private static let tutorials: Set = ["Documentation/FirstScreens.md"]

  @Test(arguments: MarkdownPage.all)
  func transcriptsAreWhatTheProgramPrints(page: MarkdownPage) throws {
    let isTutorial = Self.tutorials.contains(page.path)
    for (_, blocks) in Dictionary(grouping: page.blocks, by: { isTutorial ? "" : $0.section }) {
      var replay = try TranscriptReplay()
      for block in blocks {
        for problem in try replay.problems(of: block) { Issue.record("\(page.path): \(problem)") }
      }
    }
  }

  @Test func pagesShowManyCommands() {
    let transcripts = MarkdownPage.all.flatMap(\.blocks).filter(\.isTranscript)
    #expect(transcripts.count > 20)
    #expect(Set(MarkdownPage.all.map(\.path)).isSuperset(of: ["README.md", "Documentation/Linting.md"]))
  }

  @Test func outputWithoutItsCommandIsCheckedElsewhere() {
    let pages = MarkdownPage.all.filter { page in page.blocks.contains { $0.kind == "text" && !$0.isTranscript } }
    #expect(
      pages.map(\.path) == Self.otherChecks.keys.sorted(),
      "start a block of output with its command, or write down here what checks it")
  }
}

import TestSupport
import Testing

/// Documents are read on all cores and printed in the order of the input.
@Suite struct OutputOrderTests {
  private static let count = 200

  /// Long and short documents in turn, so that they finish out of order.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    for index in 0..<Self.count {
      let views = String(repeating: "<view height=\"1\"/>", count: index % 7 == 0 ? 30 : 1)
      let text = "<stackView axis=\"vertical\" id=\"s\(index)\">\n\(views)<view hidden=\"\(index)\"/></stackView>"
      try folder.write(text, to: "\(1000 + index).xib")
    }
    return folder
  }

  @Test func findingsKeepTheOrderOfTheInput() throws {
    let run = try folder().run("validate", ".")
    #expect(run.lines.map { String($0.prefix { $0 != ":" }) } == (0..<Self.count).map { "\(1000 + $0).xib" })
    #expect(run.complaints == "200 documents, 200 errors, 0 warnings\n")
  }

  @Test func layoutsAreTheSameInEveryRun() throws {
    let folder = try folder()
    for format in ["tree", "json", "csv"] {
      let first = try folder.run("layout", "--format", format, ".")
      let second = try folder.run("layout", "--format", format, ".")
      #expect(first.output == second.output)
      #expect(first.complaints == second.complaints)
    }
  }

  @Test func missingFilesAreNamedInOrder() throws {
    let folder = try TestFolder(["a.xib": Fixture.clean])
    let missing = (0..<20).map { "missing\($0).xib" }
    let run = try ToolRun(["validate"] + missing.flatMap { ["a.xib", $0] }, in: folder)
    let named = run.complaints.split(separator: "\n").dropLast().map { String($0.prefix { $0 != ":" }) }
    #expect(named == missing)
  }
}

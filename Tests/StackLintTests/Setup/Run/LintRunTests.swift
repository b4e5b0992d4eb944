import Foundation
import TestSupport
import Testing

@testable import Formats
@testable import StackLint

/// Linting of documents with the configurations beside them, as an editor or a plugin does it.
@Suite struct LintRunTests {
  private static let document = "<stackView id=\"a\" tag=\"7\"><label text=\"A\" hidden=\"perhaps\"/></stackView>"

  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TestFolder(files)
    let run = try LintRun.find([folder.url.path])
    return try run.paths.flatMap { path in
      run.lint(Array(try Data(contentsOf: URL(filePath: path))), path: path).findings.map(\.diagnostic.ruleID)
    }
  }

  @Test func recommendedRulesHoldWithoutAConfiguration() throws {
    #expect(try findings(["a.xib": Self.document]).contains("malformed-value"))
  }

  @Test func configurationOfTheFolderHolds() throws {
    let configuration = "rules: {malformed-value: off}\n"
    #expect(try !findings(["a.xib": Self.document, ".ibstack.yml": configuration]).contains("malformed-value"))
  }

  @Test(arguments: [
    ("", [Diagnostic.Severity.notice]), ("rules: {unsupported-document: error}\n", [.error]),
    ("rules: {unsupported-document: off}\n", []),
  ]) func documentThatOnlyInterfaceBuilderReadsIsANotice(_ configuration: String, _ expected: [Diagnostic.Severity])
    throws
  {
    let archive = "<archive><data/></archive>"
    let folder = try TestFolder(["a.xib": archive, ".ibstack.yml": configuration])
    let run = try LintRun.find([folder.url.path])
    let report = run.lint(Array(archive.utf8), path: folder.url.path + "/a.xib")
    #expect(report.findings.map(\.diagnostic.severity) == expected)
  }

  @Test func documentThatNobodyReadsIsAnErrorWhateverTheConfiguration() throws {
    let folder = try TestFolder(["a.xib": "<documnet/>", ".ibstack.yml": "rules: {unsupported-document: off}\n"])
    let run = try LintRun.find([folder.url.path])
    let report = run.lint(Array("<documnet/>".utf8), path: folder.url.path + "/a.xib")
    #expect(report.findings.map(\.diagnostic.severity) == [.error])
  }

  @Test(arguments: [
    (0, [String]()), ((64 << 20) + 1, ["Large.swift is unreadable or larger than 64 MiB, in "]),
  ])
  func sourceThatIsNotReadIsSaid(size: Int, expected: [String]) throws {
    let folder = try TestFolder([".git/HEAD": "", "a.xib": Self.document, "Large.swift": ""])
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "Large.swift"))
    try file.truncate(atOffset: UInt64(size))
    try file.close()
    let notices = try LintRun.find([folder.url.path]).notices
    #expect(notices == expected.map { $0 + folder.url.path })
  }

  @Test func excludedDocumentsAreNotLinted() throws {
    let folder = try TestFolder(["a.xib": Self.document, "Pods/b.xib": "", ".ibstack.yml": "exclude: [Pods/]\n"])
    #expect(try LintRun.find([folder.url.path]).paths == [folder.url.path + "/a.xib"])
  }

  @Test func configurationThatCannotBeMeantIsRefusedWithItsPlace() throws {
    let folder = try TestFolder(["a.xib": Self.document, ".ibstack.yml": "rules: {malformed-valeu: off}\n"])
    let error = #expect(throws: InvalidConfiguration.self) { try LintRun.find([folder.url.path]) }
    #expect(error?.lines.count == 1)
    #expect(error?.lines.first?.contains(".ibstack.yml:1:9: error: unknown rule \"malformed-valeu\"") == true)
  }
}

import Foundation
import TestSupport
import Testing

@testable import StackLint

/// Suppressions that keep nothing back are told at their place.
@Suite struct UnusedSuppressionTests {
  private static let bad = "<view id=\"x\" hidden=\"ja\"/>\n"

  private static let clean = "<stackView><view/></stackView>\n"

  private func lint(
    _ configuration: String, _ path: String = ".", format: FindingFormat = .concise
  ) throws -> LintedFolder {
    let folder = try TestFolder(["App/a.xib": Self.bad, "App/b.xib": Self.clean, ".ibstack.yml": configuration])
    return try folder.lint(path, format: format)
  }

  /// How many findings there are.
  private func expect(
    _ run: LintedFolder, notices: Int, hiddenByConfigurations hidden: Int, location: SourceLocation = #_sourceLocation
  ) {
    let found = run.statistics
    #expect((found.errors, found.warnings, found.notices) == (0, 0, notices), sourceLocation: location)
    #expect((found.hidden.sum, found.hidden.byConfigurations) == (hidden, hidden), sourceLocation: location)
  }

  @Test func whatKeepsAFindingBackIsSilent() throws {
    let run = try lint("suppress: [{object: x, rules: [malformed-value], reason: known}]\n")
    #expect(run.output == "")
    expect(run, notices: 0, hiddenByConfigurations: 1)
  }

  @Test func objectThatIsGoneIsToldAtItsPlace() throws {
    let run = try lint("suppress:\n- {object: x, reason: known}\n- {object: y, reason: gone}\n")
    #expect(
      run.output
        == ".ibstack.yml:3:12: notice: y has no finding to suppress; remove the suppression [unused-suppression]\n")
    expect(run, notices: 1, hiddenByConfigurations: 1)
  }

  @Test func ruleThatFindsNothingIsToldAtItsPlace() throws {
    let run = try lint(
      "suppress:\n- object: x\n  rules: [malformed-value,\n    duplicate-id]\n  reason: \"Grüße\"\n")
    #expect(
      run.output
        == ".ibstack.yml:4:5: notice: x has no finding of duplicate-id to suppress; remove the suppression [unused-suppression]\n"
    )
  }

  @Test func everyRuleIsToldOf() throws {
    let run = try lint("suppress: [{object: y, rules: [malformed-value, duplicate-id], reason: gone}]\n")
    #expect(
      run.lines.filter { $0.hasSuffix("[unused-suppression]") }.map { $0.prefix(19) } == [
        ".ibstack.yml:1:32: ", ".ibstack.yml:1:49: ",
      ])
  }

  @Test(arguments: ["unread-attribute", "clipped-text"]) func ruleThatIsNotKeptIsNotJudged(_ rule: String) throws {
    #expect(try lint("suppress: [{object: x, rules: [malformed-value, \(rule)], reason: known}]\n").output == "")
  }

  @Test func severityIsThatOfTheConfiguration() throws {
    let suppression = "suppress: [{object: y, reason: gone}]\n"
    let strict = try lint("rules: {unused-suppression: error}\n" + suppression)
    #expect(strict.lines.last?.hasPrefix(".ibstack.yml:2:21: error: y has no finding") == true)
    #expect(strict.statistics.errors == 2)
    #expect(try !lint("rules: {unused-suppression: off}\n" + suppression).output.contains("unused"))
  }

  @Test func runOfSomeDocumentsDoesNotJudge() throws {
    let suppression = "suppress: [{object: y, reason: elsewhere}]\n"
    #expect(try lint(suppression, "App/b.xib").output == "")
    #expect(try !lint(suppression, "App").output.contains("unused-suppression"))
    #expect(try lint(suppression, ".").output.contains("unused-suppression"))
  }

  @Test func documentsThatCannotBeReadAreNotJudged() throws {
    let suppression = """
      suppress:
      - {object: y, paths: App/a.xib, reason: a}
      - {object: y, paths: App/c.xib, reason: a}
      """
    let folder = try TestFolder(["App/a.xib": Self.clean, "App/c.xib": "<view", ".ibstack.yml": suppression])
    let run = try folder.lint()
    #expect(run.lines.filter { $0.contains("unused-suppression") }.map { $0.prefix(15) } == [".ibstack.yml:2:"])
  }

  @Test func configurationOfAFolderIsJudgedByItsDocuments() throws {
    let folder = try TestFolder([
      "App/a.xib": Self.bad, "Lib/b.xib": Self.clean,
      "Lib/.ibstack.yml": "suppress: [{object: x, reason: is in the other folder}]\n",
    ])
    #expect(try folder.lint("Lib").output.hasPrefix("Lib/.ibstack.yml:1:21: notice: x has no finding"))
    #expect(try !folder.lint("App").output.contains("unused-suppression"))
  }

  @Test func excerptShowsTheConfiguration() throws {
    let run = try lint("suppress: [{object: y, reason: gone}]\n", format: .human)
    #expect(run.lines.suffix(2) == ["  suppress: [{object: y, reason: gone}]", "                      ^"])
  }

  @Test func reportsTellOfTheConfigurationAsOfADocument() throws {
    let run = try lint("suppress: [{object: y, reason: gone}]\n", format: .json)
    let entry = try #require(JSONValue(parsing: run.output)["documents"].elements.last)
    #expect(entry["path"].text == ".ibstack.yml")
    #expect(entry["kind"].text == "configuration")
  }

  @Test func baselineKnowsThem() throws {
    let folder = try TestFolder(["a.xib": Self.clean, ".ibstack.yml": "suppress: [{object: y, reason: gone}]\n"])
    #expect(
      try folder.lint(baseline: .write).conclusion
        == "1 finding recorded in .ibstack-baseline; --baseline-file .ibstack-baseline hides it")
    #expect(try folder.lint(baseline: .check).output == "")
  }
}

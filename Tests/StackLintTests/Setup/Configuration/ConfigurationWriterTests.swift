import TestSupport
import Testing

@testable import StackLint
@testable import Support

/// What `ibstack config show` prints about a document.
@Suite struct ConfigurationWriterTests {
  private func lines(_ configuration: String, for document: String = "A.xib") throws -> [String] {
    let folder = try TestFolder([".git/HEAD": "", ".ibstack.yml": configuration])
    let path = AbsolutePath(folder.url.path).appending(document)
    var configurations = Configurations()
    let text = ConfigurationWriter(files: try configurations.files(forDocument: path)).text(for: path).string
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func startsWithThePathOfTheConfiguration() throws {
    let first = try #require(try lines("preset: none\n").first)
    #expect(first.hasPrefix("# ") && first.hasSuffix("/.ibstack.yml"))
  }

  @Test func withoutConfigurationsTheRecommendedRulesApply() {
    let text = ConfigurationWriter(files: []).text(for: AbsolutePath("/a/A.xib")).string
    #expect(text.hasPrefix("# no .ibstack.yml: the recommended rules\n\nrules:\n"))
  }

  @Test func listsEveryRuleInTheOrderOfTheCatalog() throws {
    let rules = try lines("preset: none\n").filter { $0.hasPrefix("  ") && $0.hasSuffix(": off") }
    #expect(rules.map { String($0.dropFirst(2).dropLast(5)) } == RuleCatalog.rules.map(\.id))
  }

  @Test(arguments: [
    ("preset: none\nrules: {duplicate-id: error}\n", "  duplicate-id: error"),
    ("preset: strict\n", "  duplicate-constraint: error"), ("preset: recommended\n", "  duplicate-constraint: warning"),
    ("only: [duplicate-id]\n", "  duplicate-constraint: off"),
    ("rules: {several-scenes: {maximum: 3}}\n", "  several-scenes: off"),
    ("rules: {several-scenes: {severity: notice, maximum: 3}}\n", "  several-scenes: {severity: notice, maximum: 3}"),
    ("rules: {several-scenes: warning}\n", "  several-scenes: {severity: warning, maximum: 1}"),
  ])
  func showsLevelsAndOptions(configuration: String, line: String) throws {
    #expect(try lines(configuration).contains(line))
  }

  @Test func overridesApplyToTheirPathsOnly() throws {
    let text = "overrides:\n  - paths: [Old/]\n    rules: {duplicate-id: notice}\n"
    #expect(try lines(text, for: "Old/A.xib").contains("  duplicate-id: notice"))
    #expect(try lines(text, for: "New/A.xib").contains("  duplicate-id: error"))
  }

  @Test func excludedDocumentHasNoRules() throws {
    let lines = try lines("exclude: [Pods/]\n", for: "Pods/A.xib")
    #expect(lines.contains { $0.hasSuffix("/Pods/A.xib is excluded") })
    #expect(!lines.contains("rules:"))
  }

  @Test func outputCanBeReadAsAConfiguration() throws {
    let text = """
      rules: {several-scenes: {severity: notice, maximum: 3}}
      suppress:
        - object: a-b-c
          rules: [duplicate-id]
          reason: "a: b # c"
      variants: {devices: [retina4_0-landscape], bold-text: true}
      stack-behavior: fdstackview
      ios: 14.2
      semantics: canvas
      """
    let first = try lines(text)
    #expect(try lines(first.joined(separator: "\n")).dropFirst() == first.dropFirst())
    #expect(first.contains("    reason: \"a: b # c\"") && first.contains("  devices: [retina4_0-landscape]"))
    #expect(["stack-behavior: fdstackview", "ios: 14.2", "semantics: canvas"].allSatisfy(first.contains))
  }
}

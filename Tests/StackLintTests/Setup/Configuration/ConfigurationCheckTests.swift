import TestSupport
import Testing

@testable import StackLint

/// What `ibstack config check` finds, and lint does not ask.
@Suite struct ConfigurationCheckTests {
  private func problems(_ text: String, _ documents: [String] = ["App/A.xib"]) throws -> [String] {
    let files = Dictionary(documents.map { ($0, "") }) { first, _ in first }
    let folder = try TestFolder(files.merging([".ibstack.yml": text]) { $1 })
    let path = folder.url.path + "/.ibstack.yml"
    return ConfigurationCheck.read(path).lines.map { $0.replacing(path, with: "") }
  }

  @Test func patternsAreComparedWithPathsBelowTheFolder() throws {
    let text = "exclude: [App/, /B.xib, Pods/]\n"
    let file = try ConfigurationReader.read(Array(text.utf8), path: "a.yml", folder: "/Project")
    let check = ConfigurationCheck(file, documents: ["App/A.xib", "B.xib"])
    #expect(check.lines == ["a.yml:1:25: notice: \"Pods/\" matches no document"])
  }

  @Test(arguments: ["", "# nothing\n", "exclude: [App/]\n", "include: [\"*.xib\"]\n", "exclude: [\"!Pods/\"]\n"])
  func configurationThatFitsHasNoProblems(text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(arguments: [
    ("exclude: [Pods/]\n", ":1:11: notice: \"Pods/\" matches no document"),
    ("include:\n  - Old/*.xib\n", ":2:5: notice: \"Old/*.xib\" matches no document"),
    ("overrides:\n  - paths: [Old]\n    rules: {duplicate-id: off}\n", ":2:13: notice: \"Old\" matches no document"),
    (
      "suppress:\n  - {object: a, reason: b, paths: [C/]}\n", ":2:36: notice: \"C/\" matches no document"
    ),
  ])
  func patternsThatMatchNothingAreReported(text: String, problem: String) throws {
    #expect(try problems(text) == [problem])
  }

  @Test func allProblemsAreReportedInTheirOrder() throws {
    let text = "preset: some\nrules: {a: error}\noverrides: [{rules: {}}]\nsuppress: [{object: a}]\n"
    #expect(
      try problems(text).map { $0.prefix(6) } == [":1:9: ", ":2:9: ", ":3:13:", ":4:12:"])
  }

  @Test(arguments: [("\u{0}", "1:1"), ("a: [", "2:1"), ("a: 1\na: 2\n", "1:1"), ("- a\n", "1:1")])
  func textThatIsNoConfigurationHasOneProblem(text: String, place: String) throws {
    #expect(try problems(text).count == 1)
  }

  @Test func missingFileIsReported() {
    #expect(
      ConfigurationCheck.read("/none/a.yml").errors
        == ["/none/a.yml: error: cannot be read: No such file or directory"])
  }

  /// A megabyte is the limit.
  @Test(arguments: [(1 << 20, 0), ((1 << 20) + 1, 1)]) func largeFilesAreRefused(size: Int, count: Int) throws {
    let text = "#" + String(repeating: "a", count: size - 2) + "\n"
    #expect(try problems(text).count == count)
  }
}

extension ConfigurationCheck {
  fileprivate var lines: [String] { errors + notices }
}

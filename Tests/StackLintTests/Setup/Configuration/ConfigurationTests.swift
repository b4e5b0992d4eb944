import TestSupport
import Testing

@testable import StackLint

/// `.ibstack.yml`: where it is looked for, and what is said of one that cannot be meant.
@Suite struct ConfigurationTests {
  private static let ambiguous = "<view><view id=\"badge\" width=\"20\" height=\"20\"/></view>\n"
  private static let finding =
    "warning: view (badge) needs constraints for: X position, Y position [ambiguous-layout]\n"

  /// What is wrong with a configuration.
  private func complaints(_ configuration: String) throws -> String {
    let folder = try TestFolder(["a.xml": Fixture.clean, ".ibstack.yml": configuration])
    do {
      let run = try folder.lint("a.xml")
      #expect(run.output == "")
      #expect((run.statistics.errors, run.statistics.warnings) == (0, 0))
      return ""
    } catch let error as InvalidConfiguration {
      return error.lines.map { $0.replacing(folder.url.path + "/", with: "") + "\n" }.joined()
    }
  }

  @Test(arguments: [
    ("presets: all", "1:1: error: unknown key \"presets\"; did you mean \"preset\"?"),
    ("preset: strickt", "1:9: error: unknown preset \"strickt\"; did you mean \"strict\"?"),
    ("preset: [all]", "1:9: error: expected a preset: recommended, strict, all, none, iblinter, xiblint, found a list"),
    (
      "rules: {ambigous-layout: off}",
      "1:9: error: unknown rule \"ambigous-layout\"; did you mean \"ambiguous-layout\"?"
    ),
    ("rules: {ambiguous-layout: loud}", "1:27: error: expected off, notice, warning or error, found \"loud\""),
    (
      "rules:\n  ambiguous-layout:\n    minimum: 3",
      "3:5: error: unknown option of ambiguous-layout \"minimum\"; expected one of severity"
    ),
    ("rules: all", "1:8: error: expected rules, such as ambiguous-layout: error, found \"all\""),
    (
      "only: [dangling-reverence]",
      "1:8: error: unknown rule \"dangling-reverence\"; did you mean \"dangling-reference\"?"
    ),
    ("exclude: [\"/\"]", "1:11: error: \"/\" matches no path"),
    ("exclude: {a: b}", "1:10: error: expected a path pattern such as \"Pods/\", found a mapping"),
    ("overrides:\n- rules: {}", "2:3: error: an override needs paths"),
    ("overrides: all", "1:12: error: expected a list of overrides, each with paths and rules, found \"all\""),
    ("suppress:\n- object: x", "2:3: error: a suppression needs a reason"),
    (
      "suppress:\n- reason: x",
      "2:3: error: a suppression needs the id of an object, or rules for findings on no object"
    ),
    ("inherit: perhaps", "1:10: error: expected true or false, found \"perhaps\""),
    ("preset: all\npreset: strict", "1:1: error: written twice: preset"),
    ("- preset", "1:1: error: expected keys such as preset and rules, found a list"),
    ("\"a", "1:3: error: found unexpected end of stream"),
  ])
  func whatCannotBeMeantIsSaidWithItsPlace(_ configuration: String, _ problem: String) throws {
    #expect(try complaints(configuration) == ".ibstack.yml:\(problem)\n")
  }

  @Test func everyProblemIsNamedInTheOrderOfTheFile() throws {
    let complaints = try complaints("rules: {a-rule: off}\npreset: loud\n")
    #expect(complaints.split(separator: "\n").map { $0.prefix(17) } == [".ibstack.yml:1:9:", ".ibstack.yml:2:9:"])
  }

  @Test(arguments: ["", "# nothing\n", "preset:\n", "rules: {}\n", "exclude: Pods/\n", "inherit: false\n"])
  func emptyAndShortFormsAreFine(_ configuration: String) throws {
    #expect(try complaints(configuration) == "")
  }

  @Test func hostileFilesEnd() throws {
    // libyaml has a limit of its own, which it reaches first where it has to look ahead.
    #expect(try complaints(String(repeating: "[", count: 100_000)).contains("error: Maximum nesting level reached"))
    #expect(try complaints(String(repeating: "- ", count: 100_000)).contains("error: nested deeper than 64 levels"))
    #expect(try complaints(String(repeating: "#", count: 2 << 20)).contains("error: larger than 1 MiB"))
  }

  @Test func configurationsOfFoldersAboveHoldToo() throws {
    let folder = try TestFolder([
      ".ibstack.yml": "rules: {ambiguous-layout: error}\n", "App/a.xml": Self.ambiguous,
      "App/Old/a.xml": Self.ambiguous,
      "App/Old/.ibstack.yml": "rules: {ambiguous-layout: notice}\n", "New/a.xml": Self.ambiguous,
      "New/.ibstack.yml": "inherit: false\n",
    ])
    let run = try folder.lint("App/a.xml", "App/Old/a.xml", "New/a.xml")
    #expect(run.lines.map { $0.split(separator: " ")[1] } == ["error:", "notice:", "warning:"])
  }

  @Test func excludedDocumentsAreNotReadEvenWhereTheyAreNamed() throws {
    let folder = try TestFolder([".ibstack.yml": "exclude: [Pods/]\n", "Pods/a.xml": "<", "a.xml": Self.ambiguous])
    let run = try folder.lint("Pods/a.xml", "a.xml")
    #expect(run.output == "a.xml:1:7: \(Self.finding)")
  }

  @Test func listThatIsRepeatedByAnAliasHolds() throws {
    let folder = try TestFolder([
      "App/a.xml": Self.ambiguous, "Old/a.xml": Self.ambiguous,
      ".ibstack.yml": """
      overrides:
      - paths: &old [Old/, Older/]
        rules: {ambiguous-layout: error}
      suppress:
      - {object: &badge badge, paths: *old, reason: one}
      - {object: *badge, paths: [App/], rules: [duplicate-id], reason: another}
      """,
    ])
    let run = try folder.lint("App/a.xml", "Old/a.xml")
    #expect(run.lines.count { $0.contains("[ambiguous-layout]") } == 1)
    #expect(run.output.hasPrefix("App/a.xml:1:7: " + Self.finding))
  }

  @Test func thousandsOfSuppressionsOnOneLineEnd() async {
    await #expect(processExitsWith: .success) {
      try Growth.expectNearlyLinear(from: 500) { count in
        let suppressions = (0..<count).map { "{object: é\($0), reason: é}" }.joined(separator: ", ")
        let views = (0..<count).map { "<view id=\"é\($0)\" hidden=\"ja\"/>" }.joined()
        let folder = try TestFolder([
          "a.xib": "<view>\(views)</view>\n",
          ".ibstack.yml": "suppress: [\(suppressions), {object: è, reason: gone}]\n",
        ])
        return (folder, "suppress: [\(suppressions), {object: ".utf8.count + 1)
      } work: { folder, column in
        let finding = "è has no finding to suppress; remove the suppression [unused-suppression]"
        let lines = try folder.lint().lines.filter { !$0.contains("a.xib") }
        #expect(lines == [".ibstack.yml:1:\(column): notice: \(finding)"])
      }
    }
  }
}

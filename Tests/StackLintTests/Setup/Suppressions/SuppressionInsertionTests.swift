import Testing

@testable import StackLint

/// Suppressions are added to configurations, and nothing else changes.
@Suite struct SuppressionInsertionTests {
  private static let entry = Suppression(objectID: "b-1", rules: ["z", "a"], reason: "TODO why")

  private func added(_ text: String, _ entries: [Suppression] = [entry]) throws -> String {
    String(decoding: try SuppressionInsertion(entries, into: Array(text.utf8), path: "c.yml").text(), as: UTF8.self)
  }

  @Test(arguments: [
    ("", "suppress:\n  - ", "    "),
    ("# nothing yet", "# nothing yet\n\nsuppress:\n  - ", "    "),
    ("preset: all  # of them\n", "preset: all  # of them\n\nsuppress:\n  - ", "    "),
    ("preset: all", "preset: all\n\nsuppress:\n  - ", "    "),
    ("---\n  preset: all\n", "---\n  preset: all\n\n  suppress:\n    - ", "      "),
    ("suppress:  # known\n", "suppress:  # known\n  - ", "    "),
    ("suppress:", "suppress:\n  - ", "    "),
    (
      "suppress:\n- object: a  # it\n  reason: b  # so\n", "suppress:\n- object: a  # it\n  reason: b  # so\n- ", "  "
    ),
    ("suppress:\n   - {object: a, reason: b}", "suppress:\n   - {object: a, reason: b}\n   - ", "     "),
    (
      "suppress:\n  - object: a\n    reason: |\n      one\n      two\n",
      "suppress:\n  - object: a\n    reason: |\n      one\n      two\n  - ", "    "
    ),
  ])
  func entriesFollowWhatIsThere(text: String, start: String, indentation: String) throws {
    let entry = ["object: b-1", "rules: [a, z]", "reason: TODO why"].joined(separator: "\n" + indentation)
    #expect(try added(text) == start + entry + "\n")
  }

  @Test func whatFollowsStays() throws {
    let text = "suppress:\n  - object: a\n    reason: \"x\n      y\"\n\n  # the others\nrules: {}\n"
    let entry = "  - object: b-1\n    rules: [a, z]\n    reason: TODO why\n"
    #expect(try added(text) == text.replacing("y\"\n", with: "y\"\n" + entry))
  }

  @Test(arguments: [
    ("suppress: []\n", "suppress: [\n  {E}]\n"),
    ("suppress: [{object: a, reason: b}]\n", "suppress: [{object: a, reason: b},\n  {E}]\n"),
    ("suppress: [\n  {object: a, reason: b},\n]\n", "suppress: [\n  {object: a, reason: b},\n\n  {E}]\n"),
  ])
  func listsInBracketsStayInBrackets(text: String, expected: String) throws {
    #expect(try added(text) == expected.replacing("E", with: "object: b-1, rules: [a, z], reason: TODO why"))
  }

  @Test func lineBreaksAreThoseOfTheFile() throws {
    let text = try added("preset: all\r\n")
    #expect(text.hasPrefix("preset: all\r\n\r\nsuppress:\r\n  - object: b-1\r\n"))
    #expect(text.split(separator: "\r\n").count == 5)
  }

  @Test func documentsAsAWholeHaveNoObject() throws {
    let entry = Suppression(objectID: nil, rules: ["tools-version"], reason: "old")
    #expect(try added("", [entry]) == "suppress:\n  - rules: [tools-version]\n    reason: old\n")
  }

  @Test func namesAreQuotedWhereTheyHaveTo() throws {
    let entry = Suppression(
      objectID: "-1", rules: nil, paths: [try #require(GlobPattern("/A, b/[x]: #.xib"))], reason: "a: \"b\"\n# c")
    let text = try added("", [entry])
    let file = try ConfigurationReader.read(Array(text.utf8), path: "c.yml", folder: "/app")
    #expect(file.layer.suppressions == [entry])
  }

  @Test(arguments: [
    "{preset: all}", "preset: all\n...\n", "[a]", "word", "suppress: &a\n- {object: a, reason: b}\nother: *a\n",
  ])
  func filesThatCannotBeExtendedAreRefused(text: String) {
    let error = #expect(throws: InvalidConfiguration.self) { try added(text) }
    #expect(error?.lines.first?.hasPrefix("c.yml: error: suppressions cannot be added") == true)
  }

  @Test func invalidFilesAreReportedWithTheirPlace() {
    let error = #expect(throws: InvalidConfiguration.self) { try added("a: [") }
    #expect(
      error?.lines.first?.hasPrefix("c.yml:2:1: error: ") == true || error?.lines.first?.hasPrefix("c.yml:1:") == true)
  }
}

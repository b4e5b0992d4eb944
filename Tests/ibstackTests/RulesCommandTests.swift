import TestSupport
import Testing

@Suite struct RulesCommandTests {
  @Test func pagesOfNamedRulesFollowEachOther() throws {
    let run = try TestFolder().run("rules", "duplicate-id", "misplaced-view")
    #expect(run.lines.filter { $0.hasPrefix("# ") } == ["# duplicate-id", "# misplaced-view"])
  }

  @Test(arguments: [
    ("ambigous-layout", "unknown rule \"ambigous-layout\"; did you mean \"ambiguous-layout\"?"),
    ("everything", "unknown rule \"everything\"; `ibstack rules` lists all"),
  ])
  func unknownRuleIsWrongUsage(id: String, complaint: String) throws {
    let run = try TestFolder().run("rules", id)
    #expect(run.status == 64)
    #expect(run.complaints.contains(complaint))
    #expect(run.complaints.split(separator: "\n").count < 6)
  }

  @Test func validateNamesTheRulesThatItCanTurnOn() throws {
    let run = try TestFolder(["a.xml": Fixture.clean]).run("validate", "a.xml", "--enable", "unread-atribute")
    #expect(run.status == 64)
    #expect(run.complaints.contains("unknown rule \"unread-atribute\"; did you mean \"unread-attribute\"?"))
  }
}

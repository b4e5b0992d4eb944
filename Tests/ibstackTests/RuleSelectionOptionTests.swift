import TestSupport
import Testing

/// `--select` and `--ignore`.
@Suite struct RuleSelectionOptionTests {
  private static let document = """
    <view width="50" height="60">
      <view id="a" width="20" hidden="maybe"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
      <constraint firstItem="a" firstAttribute="left" secondAttribute="leftMargin"/>
    </view>

    """

  private func rules(_ options: String..., configuration: String = "") throws -> Set<String> {
    let folder = try TestFolder(["a.xml": Self.document, ".ibstack.yml": configuration])
    let run = try ToolRun(["lint", "a.xml"] + options, in: folder)
    #expect(run.status < 2, "\(run.complaints)")
    return Set(
      run.lines.filter { $0.hasSuffix("]") }.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } })
  }

  @Test func selectedRulesAreTheOnlyOnes() throws {
    #expect(try rules("--select", "malformed-value") == ["malformed-value"])
    #expect(try rules("--select", "malformed-value,duplicate-constraint").count == 2)
    #expect(try rules("--select", "malformed-value", "--select", "margin-constraint").count == 2)
    #expect(try rules("--select", "constraints") == ["duplicate-constraint"])
    #expect(try rules("--select", "all").isSuperset(of: ["margin-constraint", "malformed-value"]))
  }

  @Test func optionsOverrideTheConfiguration() throws {
    let off = "preset: none\nrules: {malformed-value: off}\n"
    #expect(try rules(configuration: off) == [])
    #expect(try rules("--select", "malformed-value", configuration: off) == ["malformed-value"])
    let on = "rules: {margin-constraint: warning}\n"
    #expect(try rules(configuration: on).contains("margin-constraint"))
    #expect(try !rules("--ignore", "margin-constraint", configuration: on).contains("margin-constraint"))
  }

  @Test func ignoredRulesAreOff() throws {
    let all = try rules()
    // What follows from a malformed value is reported where the cause is not.
    #expect(
      try rules("--ignore", "malformed-value, duplicate-constraint")
        == all.subtracting(["malformed-value", "duplicate-constraint"]).union(["ambiguous-layout"]))
    #expect(try rules("--select", "all", "--ignore", "all") == [])
  }

  @Test func suppressionsOfAllRulesAreNotJudgedByAFew() throws {
    let folder = try TestFolder([
      "a.xib": Fixture.clean,
      ".ibstack.yml": "suppress:\n- {object: a, reason: any}\n- {object: b, rules: malformed-value, reason: one}\n",
    ])
    #expect(try folder.run("lint", "--ignore", "frame-noise").lines.map { $0.prefix(15) } == [".ibstack.yml:3:"])
    #expect(try folder.run("lint").lines.count == 2)
  }

  @Test(arguments: [
    ("malformed-valu", "did you mean \"malformed-value\"?"), ("polic", "did you mean \"policy\"?"),
    ("x", "`ibstack rules` lists rules and categories"),
  ])
  func unknownNamesAreWrongUsage(name: String, hint: String) throws {
    for option in ["--select", "--ignore"] {
      let run = try TestFolder(["a.xml": Fixture.clean]).run("lint", "a.xml", "\(option)=\(name)")
      #expect(run.status == 64)
      #expect(run.complaints.contains("unknown rule or category \"\(name)\"; \(hint)"), "\(run.complaints)")
    }
  }

  @Test func completionsNameRulesAndCategories() throws {
    let script = try TestFolder().run("--generate-completion-script", "bash").output
    #expect(script.contains("margin-constraint") && script.contains("accessibility"))
  }
}

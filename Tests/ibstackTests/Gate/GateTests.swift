import Foundation
import TestSupport
import Testing

/// What a pull request may try to keep its documents from being linted: each way fails, and its honest twin passes.
@Suite struct GateTests {
  private let lint = "\"$IBSTACK\" lint --changed-since main"

  private static let identity = "git config user.email a@example.com; git config user.name A"
  private static let open = "<!--" + String(repeating: "x", count: 5000)

  /// A repository whose `main` has some files, on a branch `topic`.
  private func repository(_ files: [String: String]) throws -> TestFolder {
    let folder = try TestFolder(files.merging(["z.xib": Fixture.clean]) { $1 })
    let script = "git init -q -b main . && \(Self.identity); git add -A && git commit -qm 1 && git checkout -qb topic"
    #expect(try folder.shell(script).status == 0)
    return folder
  }

  /// Commits a change of some files, and lints it.
  private func lint(
    _ changes: [String: String], in folder: TestFolder, after script: String = "true", _ arguments: String = ""
  ) throws -> ShellRun {
    for (path, content) in changes { try folder.write(content, to: path) }
    return try folder.shell("\(script); git add -A; git commit -qm 2 --allow-empty; \(lint) \(arguments)")
  }

  // MARK: Documents

  @Test(arguments: [
    "\(open) -->\n\(Fixture.broken)", "<<<<<<< ours\n\(Fixture.clean)=======\n\(Fixture.broken)>>>>>>> theirs\n",
    "<!DOCTYPE x>\(Fixture.broken)", "<viev/>", "x\(Fixture.clean)", "", "\(open)",
    "<s:stackView xmlns:s=\"s\"><view hidden=\"maybe\"/></s:stackView>",
  ])
  func documentOfTheRevisionStaysOne(text: String) throws {
    let folder = try repository(["s.xml": Fixture.clean, "other.xml": "<resources/>"])
    let run = try lint(["s.xml": text, "other.xml": "<viev/>"], in: folder, "-q")
    #expect(run.status == 1)
    #expect(run.lines.allSatisfy { $0.hasPrefix("s.xml:") })
    #expect(try folder.shell("git checkout -q main -- s.xml; \(lint) -q").status == 0)
  }

  @Test func linkThatLeadsToNoDocumentAnyMoreIsOne() throws {
    let folder = try repository(["a.data": Fixture.clean, "b.data": "<viev/>"])
    let linked = "ln -s a.data s.xml; git add -A; git commit -qm 2; git branch -f main"
    #expect(try folder.shell("\(linked); \(lint) -q").status == 0)
    #expect(try folder.shell("ln -sf b.data s.xml; \(lint) -q").output.hasPrefix("s.xml:1:"))
    #expect(try folder.shell("ln -sf a.data s.xml; cp b.data a.data; \(lint) -q").output.hasPrefix("s.xml:1:"))
  }

  @Test(arguments: [
    "App/x.xib/Main.xib", "a.storyboard/b.xib/c.xib", "s.xml/d.xml", ".ui/e.xib", ".ui/f.xml", ".g.xib",
  ])
  func changedDocumentIsLintedWhereverItIs(path: String) throws {
    let folder = try repository([:])
    let run = try lint([path: Fixture.broken], in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("\(path):2:"))
    #expect(!run.complaints.contains("skipped"))
    #expect(try lint([path: Fixture.clean], in: folder).status == 0)
  }

  @Test func hiddenDocumentThatIsNotChangedIsSkipped() throws {
    let folder = try repository([".ui/a.xib": Fixture.broken])
    let run = try lint([:], in: folder)
    #expect(run.status == 0)
    #expect(run.complaints.hasPrefix("1 document skipped: in .ui;"))
  }

  @Test func documentThatLosesItsLayoutIsAnError() throws {
    let type = "com.apple.InterfaceBuilder.WatchKit.Storyboard"
    let watch = "<document type=\"\(type)\" targetRuntime=\"watchKit\"><objects/></document>"
    let folder = try repository(["App.storyboard": Fixture.storyboard, "Old.xib": "<archive><data/></archive>"])
    let new = try lint(["Watch.storyboard": watch, "Old.xib": "<archive><data></data></archive>"], in: folder)
    #expect(new.status == 0)
    let run = try lint(["App.storyboard": watch], in: folder, "-q")
    #expect(run.status == 1)
    #expect(
      run.lines.filter { $0.contains("error") } == [
        "App.storyboard:1:1: error: WatchKit storyboard; watch interfaces have no Auto Layout to check; it had a layout "
          + "before, which nothing checks any more [unsupported-document]"
      ])
  }

  // MARK: Settings

  private static let settings = [
    "exclude: [\"**\"]", "preset: none", "only: []", "rules: {malformed-value: off}", "include: [none/]",
    "overrides: [{paths: [\"*\"], rules: {malformed-value: notice}}]", "inherit: false\npreset: none",
    "baseline: known.txt",
  ]

  @Test(arguments: settings, [".ibstack.yml", "App/.ibstack.yml"])
  func settingOfTheChangeHidesNothing(setting: String, path: String) throws {
    let folder = try repository(["App/B.xib": Fixture.clean])
    try folder.write(Fixture.broken, to: "App/A.xib")
    let record = "\"$IBSTACK\" lint -q --baseline write --baseline-file known.txt; cp known.txt App"
    #expect(try folder.shell(record).complaints.hasPrefix("1 finding recorded"))
    let run = try lint([path: setting + "\n"], in: folder, "-q")
    #expect(run.status == 1)
    #expect(run.lines.contains { $0.hasPrefix("App/A.xib:2:") })
    #expect(run.complaints.hasSuffix("changes since main do not count before they are merged: \(path)\n"))
    let merged = try folder.shell("git branch -f main; cp App/A.xib App/C.xib; git add -A; \(lint) -q")
    #expect(merged.status == (setting.hasPrefix("baseline") ? 1 : 0), "\(merged.output)")
    #expect(!merged.complaints.contains("changes since"))
  }

  @Test func settingsOfTheRevisionCountThoughTheyAreRemoved() throws {
    let folder = try repository([".ibstack.yml": "rules: {malformed-value: notice}\n"])
    let script =
      "mv .ibstack.yml conf.yml; ln -s conf.yml .ibstack.yml; git add -A; git commit -qm 2; git branch -f main"
    #expect(try lint(["A.xib": Fixture.broken], in: folder, after: "git rm -q .ibstack.yml").status == 0)
    #expect(try folder.shell("git reset -q --hard main; \(script)").status == 0)
    #expect(try lint(["A.xib": Fixture.broken, "conf.yml": "{}\n"], in: folder).status == 0)
    let turned = try lint([:], in: folder, after: "ln -sf z.xib .ibstack.yml; rm .ibstack.yml")
    #expect(turned.status == 2)
    #expect(turned.complaints.contains(".ibstack.yml was a link, and is another one or none since main"))
  }

  @Test func brokenConfigurationOfTheChangeEndsTheRun() throws {
    #expect(try lint([".ibstack.yml": "rulez: {}\n"], in: repository([:])).status == 2)
  }

  @Test func recordedFindingsOfTheChangeAreReported() throws {
    let folder = try repository(["Old.xib": Fixture.broken])
    let record = "\"$IBSTACK\" lint -q --baseline write"
    #expect(try folder.shell("\(record); git add -A; git commit -qm 2; git branch -f main").status == 0)
    try folder.write(Fixture.broken, to: "New.xib")
    #expect(try folder.shell(record).status == 0)
    let run = try lint([:], in: folder, "-q")
    #expect(run.lines.map { $0.prefix(9) } == ["New.xib:2"])
    #expect(run.complaints == "changes since main do not count before they are merged: .ibstack-baseline\n")
    let named = try folder.shell("\(lint) -q --baseline-file .ibstack-baseline")
    #expect(named.status == 0)
    #expect(named.complaints == "changes since main count, because the command line names them: .ibstack-baseline\n")
  }

  @Test(arguments: [("allow", 0), ("count", 1), ("ignore", 1)])
  func suppressionOfTheChangeIsWorthWhatANoteIs(notes: String, status: Int32) throws {
    let folder = try repository([".ibstack.yml": "in-document-suppressions: \(notes)\n"])
    let text = "<view id=\"a\" hidden=\"maybe\" width=\"1\" height=\"1\"/>"
    let suppression = "suppress: [{object: a, rules: [malformed-value], reason: so}]\n"
    let run = try lint(["A.xib": text, ".ibstack.yml": suppression], in: folder)
    #expect(run.status == status)
  }

  @Test func innerConfigurationAllowsNoNotes() throws {
    let note = "<attributedString key=\"userComments\"><fragment content=\"ibstack:ignore all so\"/></attributedString>"
    let folder = try TestFolder([
      ".git/HEAD": "", ".ibstack.yml": "in-document-suppressions: ignore\n", "App/.ibstack.yml": "inherit: false\n",
      "App/A.xib": "<view hidden=\"maybe\" width=\"1\" height=\"1\">\(note)</view>",
    ])
    #expect(try folder.run("lint").status == 1)
    try folder.write("{}\n", to: ".ibstack.yml")
    #expect(try folder.run("lint").status == 0)
  }

  // MARK: Findings

  private func box(_ constraints: String) -> String {
    "<view id=\"root\" width=\"300\" height=\"300\"><view id=\"box\"/>\n\(constraints)</view>\n"
  }

  private func constraint(_ attribute: String, _ constant: Int? = nil) -> String {
    let other =
      constant == nil ? "secondItem=\"root\" secondAttribute=\"\(attribute)\"" : "constant=\"\(constant ?? 0)\""
    return "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" \(other)/>\n"
  }

  @Test func findingThatSaysMoreIsNew() throws {
    let known = box(constraint("top") + constraint("width", 9) + constraint("height", 9))
    let folder = try repository(["a.xml": known])
    let select = "--select ambiguous-layout -q"
    #expect(try folder.shell("\"$IBSTACK\" lint \(select)").output.contains("X position"))
    #expect(
      try lint(["a.xml": known.replacing("constant=\"9\"", with: "constant=\"8\"")], in: folder, select).output == "")
    let run = try lint(["a.xml": box(constraint("width", 9))], in: folder, select)
    #expect(run.lines.count == 1, "\(run.output)")
  }

  // MARK: Revisions

  @Test(arguments: ["git tag origin/main", "git branch -q origin/main"])
  func nameOfTwoRevisionsIsRefused(script: String) throws {
    let folder = try repository([:])
    let base = "git update-ref refs/remotes/origin/main main"
    let lint = "\"$IBSTACK\" lint -q --changed-since origin/main"
    #expect(try folder.shell("\(base); \(script); \(lint)").status == 0)
    let run = try folder.shell(
      "git tag -d origin/main; git branch -D origin/main; git commit -qm 2 --allow-empty; \(script); \(lint); \(lint)~0"
    )
    #expect(run.status == 2)
    #expect(run.complaints.contains("error: revision \"origin/main\" is ambiguous: refs/"))
    #expect(try folder.shell("\"$IBSTACK\" lint -q --changed-since refs/remotes/origin/main").status == 0)
  }

  // MARK: Hooks

  @Test func hookLintsWhatItIsNotGiven() throws {
    let folder = try repository(["s.xml": Fixture.clean, "other.xml": "<viev/>"])
    let hook = "\"$IBSTACK\" lint --hook -q --"
    try folder.write(Fixture.broken, to: "s.xml")
    #expect(try folder.shell("\(hook) other.xml z.xib").output == "")
    let run = try folder.shell("git add s.xml; cp z.xib s.xml; \(hook) other.xml")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("s.xml:2:"))
  }

  @Test func hookFollowsLinksInTheIndex() throws {
    let folder = try repository(["a.data": Fixture.clean, "b.data": Fixture.broken])
    let hook = "\"$IBSTACK\" lint --hook -q --"
    let commit = "ln -s a.data L.xib; git add -A; git commit -qm 2"
    #expect(try folder.shell("\(commit); \(hook) L.xib").status == 0)
    let edited = try folder.shell(
      "cp b.data a.data; git add a.data; git show HEAD:a.data > a.data; \(hook); \(hook) L.xib")
    #expect(edited.lines.map { $0.prefix(7) } == ["L.xib:2", "L.xib:2"])
    let turned = try folder.shell("git reset -q --hard; ln -sf b.data L.xib; git add -A; ln -sf a.data L.xib; \(hook)")
    #expect(turned.lines.map { $0.prefix(7) } == ["L.xib:2"])
  }
}

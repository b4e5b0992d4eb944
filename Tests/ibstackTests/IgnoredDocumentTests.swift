import TestSupport
import Testing

/// Documents that git ignores are not searched for, unless they are asked for; what git tracks is never ignored.
@Suite struct IgnoredDocumentTests {
  private static let start = """
    export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null
    git init -q -b main . && git config user.email a@example.com && git config user.name A
    """

  /// What lint says of a repository.
  private func lint(
    _ files: [String: String], _ arguments: String = "", before script: String = "true"
  ) throws -> ShellRun {
    try TestFolder(files).shell("\(Self.start); \(script); \"$IBSTACK\" lint \(arguments)")
  }

  private let pods = [".gitignore": "Pods/\n", "Pods/P.xib": Fixture.broken, "a.xib": Fixture.clean]

  @Test func areCountedAndSkipped() throws {
    let run = try lint(pods)
    #expect(run.status == 0)
    #expect(
      run.complaints == """
        1 document skipped: git ignores it; add --no-ignore to include it
        1 document, 0 errors, 0 warnings

        """)
    #expect(try lint(pods, "--strict").status == 0)
  }

  @Test(arguments: ["--no-ignore", "Pods/P.xib", "Pods", ". Pods"])
  func areLintedOnRequest(arguments: String) throws {
    let run = try lint(pods, arguments)
    #expect(run.status == 1)
    #expect(run.output.contains("Pods/P.xib:2:"))
    #expect(!run.complaints.contains("git ignores") || arguments == ". Pods")
  }

  @Test func nothingIsIgnoredOutsideOfARepository() throws {
    #expect(try TestFolder(pods).run("lint").status == 1)
  }

  @Test func whatGitTracksIsNeverIgnored() throws {
    let script = "git add -f Pods; git commit -qm 1"
    #expect(try lint(pods, before: script).status == 1)
    // Staged is tracked, too.
    #expect(try lint(pods, before: "git add -f Pods").status == 1)
  }

  @Test func aPullRequestThatIgnoresADocumentHidesNothing() throws {
    let folder = try TestFolder(["App/a.xib": Fixture.clean, "b.xib": Fixture.clean])
    #expect(try folder.shell("\(Self.start); git add -A && git commit -qm 1 && git checkout -qb topic").status == 0)
    try folder.write(Fixture.broken, to: "App/a.xib")
    try folder.write("App/\n*.xib\n", to: ".gitignore")
    let lint = "\"$IBSTACK\" lint --changed-since main"
    let run = try folder.shell("git add -A; git commit -qm 2; \(lint)")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("App/a.xib:2:"))
    #expect(!run.complaints.contains("skipped"))
    try folder.write(Fixture.clean, to: "App/a.xib")
    #expect(try folder.shell("git commit -qam 3; \(lint)").status == 0)
  }

  @Test(arguments: [
    // Nested ones, and negations.
    ([".gitignore": "*.xib\n", "App/.gitignore": "!a.xib\n", "App/a.xib": Fixture.broken], 1),
    ([".gitignore": "!a.xib\n", "App/.gitignore": "*.xib\n", "App/a.xib": Fixture.broken, "b.xib": Fixture.clean], 0),
    // What is in an ignored folder cannot be taken back.
    ([".gitignore": "App/\n", "App/.gitignore": "!a.xib\n", "App/a.xib": Fixture.broken, "b.xib": Fixture.clean], 0),
    ([".gitignore": "/App/*\n!/App/a.xib\n", "App/a.xib": Fixture.broken], 1),
    ([".gitignore": "a.xib/\n", "a.xib": Fixture.broken], 1),
  ])
  func areThoseThatGitIgnores(files: [String: String], status: Int) throws {
    #expect(try lint(files).status == Int32(status))
  }

  @Test func excludedInTheRepositoryAreIgnored() throws {
    let files = ["Local/a.xib": Fixture.broken, "b.xib": Fixture.clean]
    #expect(try lint(files, before: "echo Local/ > .git/info/exclude").status == 0)
    #expect(try lint(files).status == 1)
  }

  @Test func strangeNamesAreAskedForAsTheyAre() throws {
    let names = [":(top)x.xib", "a\nb.xib", "*.xib", "-n.xib", "\u{65}\u{301}.xib", "!x.xib", "\"q\".xib"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ("Pods/\($0)", Fixture.broken) })
    let run = try lint(files.merging([".gitignore": "Pods/\n", "a.xib": Fixture.clean]) { $1 })
    #expect(run.status == 0)
    #expect(run.complaints.hasPrefix("7 documents skipped: git ignores them; add --no-ignore to include them\n"))
    #expect(try lint(files).status == 1)
  }

  @Test func aRepositoryInsideAsksItself() throws {
    let inner = "git init -q Inner; echo '/build/' > Inner/.gitignore"
    let files = ["Inner/build/a.xib": Fixture.broken, "b.xib": Fixture.clean]
    #expect(try lint(files, before: inner).status == 0)
    #expect(try lint(["Inner/build/a.xib": Fixture.broken, "b.xib": Fixture.clean], before: "true").status == 1)
    // One that is ignored as a whole, as checkouts of packages are.
    let checkout = ["Carthage/Checkouts/X/a.xib": Fixture.broken, "b.xib": Fixture.clean, ".gitignore": "Carthage/\n"]
    #expect(try lint(checkout, before: "git init -q Carthage/Checkouts/X").status == 0)
  }

  @Test func othersSearchInTheSameWay() throws {
    let folder = try TestFolder([".gitignore": "Pods/\n", "Pods/P.xib": Fixture.clean, "a.xib": Fixture.clean])
    let said = "1 document skipped: git ignores it; add --no-ignore to include it"
    #expect(try folder.shell(Self.start).status == 0)
    for words in [
      "validate .", "layout .", "render . --output pictures", "report --output page", "format --check .",
      "update-frames --check .", "fidelity .", "strings status .",
    ] {
      #expect(try folder.shell("\"$IBSTACK\" \(words)").complaints.contains(said), "\(words)")
      let all = try folder.shell("\"$IBSTACK\" \(words) --no-ignore")
      #expect(!all.complaints.contains("ignore"), "\(words): \(all.complaints)")
    }
  }

  @Test func whereAllAreIgnoredThatIsSaid() throws {
    let run = try lint([".gitignore": "Pods/\n", "Pods/P.xib": Fixture.broken])
    #expect(run.status == 2)
    #expect(
      run.complaints.hasPrefix(
        ".: error: no documents found; git ignores the only one; add --no-ignore to include it\n"))
  }
}

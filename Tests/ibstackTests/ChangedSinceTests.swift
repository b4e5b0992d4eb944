import Foundation
import TestSupport
import Testing

/// `lint --changed-since` in repositories that mean no good, or are merely unusual.
@Suite struct ChangedSinceTests {
  /// A repository with a clean document on `main`, and a branch `topic`.
  private func repository() throws -> TestFolder {
    let folder = try TestFolder(["z.xib": Fixture.clean])
    let script = """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      git add -A && git commit -qm 1 && git checkout -qb topic
      """
    #expect(try folder.shell(script).status == 0)
    return folder
  }

  private let lint = "\"$IBSTACK\" lint --changed-since main"

  @Test func changedDocumentIsLintedAndOthersAreNot() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "new.xib")
    let run = try folder.shell("\(lint) .")
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix("new.xib:2:"))
    #expect(run.complaints == "1 document, 1 error, 0 warnings\n1 of 2 documents changed since main\n")
  }

  @Test func runWithoutChangesSaysHowManyDocumentsItLookedAt() throws {
    let run = try repository().shell("touch -d 2001-01-01 z.xib; \(lint) .")
    #expect(run.status == 0)
    #expect(run.complaints == "0 documents, 0 errors, 0 warnings\n0 of 1 document changed since main\n")
  }

  @Test func findingOnAnUnchangedObjectIsOld() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "old.xib")
    _ = try folder.shell("git add -A; git commit -qm 2; git branch -f main")
    try folder.write(Fixture.broken + "\n", to: "old.xib")
    #expect(try folder.shell("\(lint) .").status == 0)
    try folder.write(Fixture.broken.replacing("maybe", with: "perhaps"), to: "old.xib")
    #expect(try folder.shell("\(lint) .").status == 1)
  }

  /// Two labels of one view whose texts may run off the screen, unless a constraint limits the first.
  private func labels(_ color: String, isLimited: Bool = false) -> String {
    let limit = "<constraint firstItem=\"a\" firstAttribute=\"trailing\" secondAttribute=\"trailing\"/>"
    return """
      <view id="root" width="320" height="100">
        <label text="Recently played, and not by you alone" textColor="\(color)" id="a"/>
        <label text="Recently heard, and not by you alone" id="b"/>
        <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading" constant="16"/>
        <constraint firstItem="a" firstAttribute="top" secondAttribute="top"/>
        <constraint firstItem="b" firstAttribute="leading" secondAttribute="leading" constant="16"/>
        <constraint firstItem="b" firstAttribute="bottom" secondAttribute="bottom"/>
        \(isLimited ? limit : "")
      </view>
      """
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func memberOfAGroupOfOldFindingsIsOld(_ wasLimited: Bool, _ count: Int) throws {
    let folder = try repository()
    try folder.write(labels("red", isLimited: wasLimited), to: "a.xml")
    _ = try folder.shell("git add -A; git commit -qm 2; git branch -f main")
    try folder.write(labels("blue"), to: "a.xml")
    #expect(try folder.shell("\(lint) --select missing-trailing-on-text -q .").lines.count == count)
  }

  @Test(arguments: ["a\nHEAD:z.xib", "-x.xib", "HEAD:z.xib", "\u{301}.xib", "a\tb.xib", "\"q\".xib"])
  func nameOfAnotherDocumentHidesNoChange(name: String) throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "z.xib")
    #expect(try folder.shell("git commit -qam 2; \(lint) -q .").lines.count == 1)
    try folder.write(Fixture.clean, to: name)
    let run = try folder.shell("git add -A; git commit -qm 3; \(lint) -q .")
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix("z.xib:2:"))
  }

  #if os(Linux)
    @Test func nameThatIsNotUnicodeIsCompared() throws {
      let folder = try repository()
      let run = try folder.shell(
        """
        cp z.xib "$(printf 'a\\377.xib')"; cp z.xib "$(printf 'a\\376.xib')"; git add -A; git commit -qm 2; git branch -f main
        echo '<!-- x -->' >> "$(printf 'a\\377.xib')"; \(lint) .
        """)
      #expect(run.status == 0)
      #expect(run.complaints == "1 document, 0 errors, 0 warnings\n1 of 3 documents changed since main\n")
    }
  #endif

  @Test func gitThatComplainsALotIsListenedTo() throws {
    let folder = try repository()
    let lines = (0..<4000).map { "*.xib -bad!\($0)=1\n" }
    try folder.write(lines.joined(), to: ".gitattributes")
    try folder.write(Fixture.broken, to: "z.xib")
    let run = try folder.shell("\(lint) .")
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
  }

  @Test func manyChangedDocumentsAreCompared() throws {
    let folder = try repository()
    let old = Fixture.broken + "<!--" + String(repeating: "x", count: 5000) + "-->\n"
    for index in 0..<300 { try folder.write(old, to: "\(index).xib") }
    _ = try folder.shell("git add -A; git commit -qm 2; git branch -f main")
    for index in 0..<300 { try folder.write(old + "\n", to: "\(index).xib") }
    let run = try folder.shell("\(lint) .")
    #expect(run.status == 0)
    #expect(run.complaints.hasSuffix("300 of 301 documents changed since main\n"))
  }

  @Test func pathThroughALinkIsThatOfTheDocument() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "z.xib")
    let elsewhere = try TestFolder()
    let link = elsewhere.url.appending(path: "link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.url.path)
    #expect(try folder.shell("\(lint) -q '\(link)'").lines.count == 1)
    #expect(try folder.shell("\(lint) -q '\(link)/z.xib'").lines.count == 1)
  }

  @Test func linkChangesWithTheFileThatItLeadsTo() throws {
    let folder = try repository()
    _ = try folder.shell("cp z.xib z.txt; ln -s z.txt link.xib; git add -A; git commit -qm 2; git branch -f main")
    #expect(try folder.shell("\(lint) .").complaints.hasSuffix("0 of 2 documents changed since main\n"))
    try folder.write(Fixture.broken, to: "z.txt")
    let run = try folder.shell("\(lint) -q .")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("link.xib:2:"))
  }

  @Test func documentElsewhereIsRefused() throws {
    let folder = try repository()
    let elsewhere = try TestFolder(["o.xib": Fixture.clean])
    let other = elsewhere.url.appending(path: "o.xib").path
    for paths in [other, "'\(elsewhere.url.path)'", "z.xib \(other)"] {
      let run = try folder.shell("\(lint) \(paths)")
      #expect(run.status == 2)
      #expect(run.complaints.hasPrefix("error: \(other) is not in the working tree of /"), "\(run.complaints)")
    }
    #expect(try folder.shell("\(lint) - < z.xib").status == 2)
  }

  @Test func runThatFindsNoDocumentFails() throws {
    let run = try repository().shell("mkdir empty; \(lint) empty")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("error: no document found in empty; "))
    let missing = try repository().shell("\(lint) typo.xib")
    #expect(missing.status == 2)
    #expect(missing.complaints.hasPrefix("typo.xib: error: cannot be read: No such file or directory\n"))
  }

  @Test func whatIsNoRevisionOrRepositoryIsSaid() throws {
    let folder = try repository()
    for revision in ["nowhere", "--output=x", "-h", "HEAD:z.xib"] {
      let run = try folder.shell("\"$IBSTACK\" lint --changed-since='\(revision)' .")
      #expect(run.status == 2)
      #expect(run.complaints.hasPrefix("error: unknown revision \"\(revision)\"; "), "\(run.complaints)")
    }
    let outside = try TestFolder(["z.xib": Fixture.clean])
    let run = try outside.shell("\(lint) .", environment: ["GIT_CEILING_DIRECTORIES": "/"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("not a git repository"))
    let withoutGit = try folder.shell("PATH=/nowhere; \(lint) .")
    #expect(withoutGit.status == 2)
    #expect(withoutGit.complaints == "error: git cannot be run: No such file or directory\n")
  }

  @Test(arguments: ["New/old.xib", "New/other.xib"])
  func findingsOfADocumentMoveWithIt(place: String) throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "App/old.xib")
    let script = "git add -A; git commit -qm 2; git branch -f main; mkdir New; git mv App/old.xib \(place)"
    let moved = try folder.shell("\(script); \(lint)")
    #expect(moved.status == 0, "\(moved.output)")
    #expect(moved.complaints.contains("1 of 2 documents"))
    let text = Fixture.broken.replacing("</stackView>", with: "  <view hidden=\"perhaps\"/>\n</stackView>")
    try folder.write(text, to: "New/old.xib")
    let changed = try folder.shell("rm -f New/other.xib; \(lint)")
    #expect(changed.status == 1)
    #expect(changed.output.contains("perhaps"))
  }

  @Test(arguments: ["exclude: [App/]", ""])
  func findingsThatNobodyKnewDoNotMove(configuration: String) throws {
    let folder = try repository()
    let place = configuration.isEmpty ? ".ui" : "App"
    try folder.write(Fixture.broken, to: "\(place)/old.xib")
    try folder.write("\(configuration)\n", to: ".ibstack.yml")
    let script = "git add -A; git commit -qm 2; git branch -f main; mkdir New; git mv \(place)/old.xib New"
    #expect(try folder.shell("\(script); \(lint)").lines.map { $0.prefix(12) } == ["New/old.xib:"])
  }

  @Test func findingsOfRulesThatTheOldPlaceHadNotAreNew() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "Lax/old.xib")
    try folder.write("rules:\n  malformed-value: off\n", to: "Lax/.ibstack.yml")
    let script = "git add -A; git commit -qm 2; git branch -f main; mkdir Strict; git mv Lax/old.xib Strict"
    let run = try folder.shell("\(script); \(lint)")
    #expect(run.status == 1)
    #expect(run.lines.map { $0.prefix(14) } == ["Strict/old.xib"])
  }

  @Test func shallowCloneSaysThatItIs() throws {
    let folder = try repository()
    let clone = "git commit -qm 2 --allow-empty; git clone -q --depth 1 \"file://$PWD\" c; cd c"
    for revision in ["HEAD~1", "origin/main"] {
      let run = try folder.shell("\(clone); \"$IBSTACK\" lint --changed-since \(revision)")
      #expect(run.status == 2)
      #expect(
        run.complaints.contains("error: unknown revision \"\(revision)\"; the clone is shallow, so fetch the revision"))
      let whole = "cd c; git fetch -q --unshallow origin main; git branch -q main FETCH_HEAD"
      #expect(try folder.shell("\(whole); \(lint)").status == 0)
      _ = try folder.shell("rm -rf c")
    }
  }

  @Test func changedDocumentThatIsNotCheckedOutIsSaid() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "App/a.xib")
    try folder.write("", to: "Docs/a.txt")
    let sparse = "git add -A; git commit -qm 2; git sparse-checkout set --no-cone '/*' '!App'"
    let run = try folder.shell("\(sparse); \(lint)")
    #expect(run.status == 0)
    #expect(run.complaints.hasPrefix("1 document skipped: not checked out, though changed since main, App/a.xib; "))
    #expect(try folder.shell("\(lint) --strict").status == 1)
    #expect(try folder.shell("\(lint) --strict z.xib").complaints.hasPrefix("0 documents, "))
    #expect(try folder.shell("git sparse-checkout disable; \(lint)").output.hasPrefix("App/a.xib:2:"))
    let excluding = "git checkout -q main; echo 'exclude: [App/]' > .ibstack.yml; git add -A; git commit -qm 3"
    let merging = "git checkout -q topic; git merge -q -m 4 main; git sparse-checkout set --no-cone '/*' '!App'"
    let excluded = try folder.shell("\(excluding); \(merging); \(lint)")
    #expect(excluded.status == 0)
    #expect(!excluded.complaints.contains("skipped"))
  }

  @Test func programsOfTheConfigurationAreNotRun() throws {
    let folder = try repository()
    try folder.write("*.xib filter=evil diff=evil\n", to: ".gitattributes")
    try folder.write(Fixture.broken, to: "z.xib")
    let script = """
      for name in core.fsmonitor diff.external diff.evil.command diff.evil.textconv; do
        git config $name "touch '$PWD/ran'; false"
      done
      git config filter.evil.clean "touch '$PWD/ran'; cat"
      printf '#!/bin/sh\\ntouch "%s/ran"\\n' "$PWD" > .git/hooks/post-index-change; chmod +x .git/hooks/*
      touch .git/index z.xib; \(lint) -q .
      """
    let run = try folder.shell(script)
    #expect(run.status == 1)
    #expect(run.lines.count == 1)
    #expect(try !folder.names.contains("ran"))
    // They would have run: git itself does so.
    _ = try folder.shell("touch z.xib; git diff main")
    #expect(try folder.names.contains("ran"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a repository to somebody else"))
  func repositoryOfAnotherUserIsRefusedInGitsWords() throws {
    let folder = try repository()
    let run = try folder.shell("chown -R 12345 .; \(lint) .", environment: ["HOME": "/nonexistent", "SUDO_UID": "0"])
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("error: fatal: detected dubious ownership in repository at "))
    #expect(run.complaints.contains("git config --global --add safe.directory "))
  }
}

/// Repositories in repositories.
@Suite struct ChangedSinceSubmoduleTests {
  private let lint = "\"$IBSTACK\" lint --changed-since main"

  /// A repository `app` with a submodule `Lib`, which has two documents.
  private func repository() throws -> TestFolder {
    let folder = try TestFolder([
      "library/a.xib": Fixture.clean, "library/b.xib": Fixture.clean, "app/z.xib": Fixture.clean,
    ])
    let script = """
      export GIT_AUTHOR_NAME=T GIT_AUTHOR_EMAIL=t@example.com GIT_COMMITTER_NAME=T GIT_COMMITTER_EMAIL=t@example.com
      git init -q -b main library; git -C library add -A; git -C library commit -qm 1
      git init -q -b main app; cd app; git -c protocol.file.allow=always submodule --quiet add ../library Lib
      git add -A; git commit -qm 1; git checkout -qb topic
      """
    #expect(try folder.shell(script).status == 0)
    return folder
  }

  private func app(_ folder: TestFolder, _ script: String) throws -> ShellRun {
    try folder.shell(
      "cd app; git config user.name T; git config user.email t@example.com; "
        + "git -C Lib config user.name T; git -C Lib config user.email t@example.com; \(script)")
  }

  @Test func submoduleIsComparedWithTheCommitThatTheRevisionHas() throws {
    let folder = try repository()
    #expect(try app(folder, "\(lint) .").complaints.hasSuffix("0 of 3 documents changed since main\n"))
    try folder.write(Fixture.broken, to: "app/Lib/a.xib")
    for commit in ["true", "git -C Lib commit -qam 2", "git commit -qam 2"] {
      let run = try app(folder, "\(commit); \(lint) .")
      #expect(run.status == 1)
      #expect(run.lines.count == 1)
      #expect(run.output.hasPrefix("Lib/a.xib:2:"))
      #expect(run.complaints.hasSuffix("1 of 3 documents changed since main\n"))
    }
  }

  @Test func newSubmoduleHasOnlyTheConfigurationsThatAreThere() throws {
    let folder = try repository()
    let add = "git branch -q main -f HEAD; git -c protocol.file.allow=always submodule --quiet add ../library Other"
    let run = try app(folder, "\(add); git commit -qm 2; \(lint)")
    #expect(run.status == 0)
    #expect(!run.complaints.contains("changes since"), "\(run.complaints)")
    try folder.write("preset: none\n", to: "app/Other/.ibstack.yml")
    let configured = try app(folder, lint)
    #expect(configured.complaints.contains("do not count before they are merged: Other/.ibstack.yml"))
  }

  @Test func submoduleWithoutThatCommitIsRefused() throws {
    let folder = try repository()
    let run = try app(
      folder,
      """
      rm -rf Lib/.git; git init -q -b main Lib; git -C Lib config user.name T; git -C Lib config user.email t@example.com
      git -C Lib add -A; git -C Lib commit -qm other; \(lint) .
      """)
    #expect(run.status == 2)
    #expect(run.complaints.contains("of the submodule Lib, which main records, is missing; fetch it there"))
  }

  @Test func repositoryInsideIsNewUnlessItIsIgnored() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "app/Nested/n.xib")
    let run = try app(folder, "git init -q Nested; \(lint) -q .")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Nested/n.xib:2:"))
    let ignored = try app(folder, "echo Nested > .gitignore; \(lint) .")
    #expect(ignored.status == 0)
    #expect(ignored.complaints.hasPrefix("1 document skipped: git ignores it"))
    #expect(ignored.complaints.hasSuffix("documents changed since main\n"))
  }
}

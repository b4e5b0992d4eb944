import TestSupport
import Testing

/// `ibstack diff` with files, folders and a real git.
@Suite struct DiffInGitTests {
  private static func xib(_ text: String, tools: Int = 22505) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)">
        <objects>
            <label text="\(text)" id="a-bc-def"/>
        </objects>
    </document>

    """
  }

  /// A repository with two commits, and a change in the working tree.
  private func repository() throws -> TestFolder {
    let folder = try TestFolder(["Main.xib": Self.xib("One"), "Other.xib": Self.xib("Same"), "Notes.txt": "1"])
    let start = """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      git add -A && git commit -qm one
      """
    #expect(try folder.shell(start).status == 0)
    try folder.write(Self.xib("Two"), to: "Main.xib")
    try folder.write("2", to: "Notes.txt")
    #expect(try folder.shell("git commit -qam two").status == 0)
    try folder.write(Self.xib("Three"), to: "Main.xib")
    return folder
  }

  private static func change(_ old: String, _ new: String) -> String {
    "Main.xib\n  ~ label \"\(new)\" (a-bc-def): text \"\(old)\" → \"\(new)\"\n"
  }

  @Test func workingTreeIsComparedWithTheLastCommit() throws {
    let folder = try repository()
    #expect(try folder.run("diff").output == Self.change("Two", "Three"))
    #expect(try folder.run("diff", "HEAD~1").output == Self.change("One", "Three"))
    #expect(try folder.run("diff", "HEAD", "Other.xib").output.isEmpty)
    #expect(try folder.run("diff", "HEAD", "Main.xib").output == Self.change("Two", "Three"))
  }

  @Test func commitsAreCompared() throws {
    let folder = try repository()
    #expect(try folder.run("diff", "HEAD~1..HEAD").output == Self.change("One", "Two"))
    #expect(try folder.run("diff", "HEAD~1", "HEAD").output == Self.change("One", "Two"))
    #expect(try folder.run("diff", "HEAD~1..HEAD", "--reverse").output == Self.change("Two", "One"))
    let run = try folder.run("diff", "HEAD~1:Main.xib", "Main.xib")
    #expect(run.output.contains("text \"One\" → \"Three\""))
  }

  @Test func renamedAddedAndRemovedDocumentsAreTold() throws {
    let folder = try repository()
    let run = try folder.shell(
      """
      git checkout -q Main.xib; mkdir sub; git mv Main.xib sub/Main.xib; git rm -q Other.xib
      echo '<document><a id="1"/></document>' > New.xib; git add -A; git commit -qm three
      echo '<document><a id="2"/></document>' > New.xib; git commit -qam four
      "$IBSTACK" diff HEAD~2..HEAD~1; "$IBSTACK" diff HEAD~2..HEAD --format json
      """)
    #expect(run.output.hasPrefix("New.xib: added\nOther.xib: removed\n"))
    #expect(!run.output.contains("\nMain.xib: removed"))
  }

  @Test func foldersAreCompared() throws {
    let folder = try TestFolder([
      "a/x/Main.xib": Self.xib("One"), "b/x/Main.xib": Self.xib("Two"), "a/Gone.xib": Self.xib("1"),
    ])
    #expect(
      try folder.run("diff", "a", "b").output == """
        a/Gone.xib: removed
        b/x/Main.xib
          ~ label "Two" (a-bc-def): text "One" → "Two"

        """)
  }

  @Test func exitStatusTellsOfChangesThatMeanSomething() throws {
    let folder = try TestFolder(["a.xib": Self.xib("A"), "b.xib": Self.xib("A", tools: 23000), "c.xib": Self.xib("C")])
    #expect(try folder.run("diff", "a.xib", "c.xib").status == 0)
    #expect(try folder.run("diff", "a.xib", "c.xib", "--exit-code").status == 1)
    #expect(try folder.run("diff", "a.xib", "b.xib", "--exit-code").status == 0)
    #expect(try folder.run("diff", "a.xib", "missing.xib").status == 2)
  }

  @Test func gitShowsOutlines() throws {
    let folder = try repository()
    let install = "mkdir -p bin && ln -sf \"$IBSTACK\" bin/ibstack && PATH=\"$PWD/bin:$PATH\""
    let run = try folder.shell("\(install) ibstack diff --install && PATH=\"$PWD/bin:$PATH\" git diff Main.xib")
    #expect(run.output.contains("\n-    text: \"Two\"\n"))
    #expect(run.output.contains("\n+    text: \"Three\"\n"))
    let attributes = "*.storyboard diff=ibstack\n*.xib diff=ibstack\n"
    #expect(try folder.text(".gitattributes") == attributes)
    #expect(try folder.shell("\"$IBSTACK\" diff --install").status == 0)
    #expect(try folder.text(".gitattributes") == attributes)
  }

  @Test func gitRunsTheToolForDifftool() throws {
    let folder = try repository()
    let run = try folder.shell("git difftool -y -x \"$IBSTACK diff\" HEAD~1 HEAD -- Main.xib")
    #expect(run.output.contains("text \"One\" → \"Two\""))
  }

  @Test func nothingIsRunOrReadForAWordThatIsNeitherFileNorRevision() throws {
    let run = try repository().run("diff", "nowhere")
    #expect(run.status == 2)
    #expect(run.complaints.contains("nowhere is neither a file nor a revision of git"))
  }

  @Test func outsideOfGitTwoFilesAreCompared() throws {
    let folder = try TestFolder(["a.xib": Self.xib("One"), "b.xib": Self.xib("Two")])
    #expect(try folder.run("diff", "a.xib", "b.xib").output.contains("text \"One\" → \"Two\""))
    let missing = try folder.run("diff", "a.xib", "c.xib")
    #expect(missing.status == 2)
    #expect(missing.complaints == "c.xib: error: cannot be read: No such file or directory\n")
    let alone = try folder.run("diff")
    #expect(alone.status == 2)
    #expect(
      alone.complaints
        == "error: there are no revisions to compare, because this folder is in no git repository; "
        + "name two files or two folders\n")
  }

  @Test func markersOfAMergeAreLinesOfTheirOwn() throws {
    let marked = Self.xib("One").replacing("<objects>", with: "<<<<<<< ours\n<objects>\n=======\n>>>>>>> theirs\n")
    let run = try TestFolder(["a.xib": Self.xib("One"), "b.xib": marked]).run("diff", "a.xib", "b.xib")
    #expect(run.status == 2)
    #expect(!run.complaints.contains("\\n"))
    #expect(run.complaints.split(separator: "\n").allSatisfy { $0.hasPrefix("b.xib:") })
  }

  @Test func markdownIsAListForAPullRequest() throws {
    let folder = try TestFolder(["a.xib": Self.xib("A"), "b.xib": Self.xib("&lt;img src=x&gt;", tools: 23000)])
    let run = try folder.run("diff", "a.xib", "b.xib", "--format", "markdown")
    #expect(run.output.hasPrefix("### b.xib\n"))
    #expect(!run.output.contains("\n- changed <img"))
    #expect(run.output.contains("Not shown: settings of the save"))
  }

  @Test func consequencesAreShownOnRequest() throws {
    let xib = { (height: Int) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
          <objects>
              <view id="v">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                  <subviews>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="20"/>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="k1"/>
                      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
                      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="k3"/>
                      <constraint firstItem="a" firstAttribute="height" constant="\(height)" id="k4"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
    }
    let folder = try TestFolder(["a.xib": xib(20), "b.xib": xib(30)])
    #expect(try !folder.run("diff", "a.xib", "b.xib").output.contains("(0, 0, 320, 30)"))
    let run = try folder.run("diff", "a.xib", "b.xib", "--layout", "--findings")
    #expect(run.output.contains("→ view (a), (0, 0, 320, 20) → (0, 0, 320, 30)"))
    #expect(run.output.contains("[misplaced-view]"))
    #expect(try folder.run("diff", "a.xib", "b.xib", "--layout", "--format", "json").status == 64)
  }
}

import TestSupport
import Testing

/// `ibstack merge` as the merge driver of a real git.
@Suite struct MergeInGitTests {
  private static func storyboard(_ labels: [(id: String, text: String)], tools: Int = 22505) -> String {
    let views = labels.map {
      """
                              <label opaque="NO" text="\($0.text)" translatesAutoresizingMaskIntoConstraints="NO" id="\($0.id)">
                                  <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                              </label>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
          <scenes>
              <!--Login-->
              <scene sceneID="s">
                  <objects>
                      <viewController id="c" customClass="LoginController" sceneMemberID="viewController">
                          <view key="view" id="v">
                              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                              <subviews>
      \(views.joined())                        </subviews>
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>

      """
  }

  /// A repository whose branches `main` and `topic` changed a storyboard that git cannot merge by lines.
  private func repository(
    base: String, ours: String, theirs: String, name: String = "Main.storyboard", encoding: String.Encoding = .utf8
  ) throws -> TestFolder {
    func bytes(_ text: String) throws -> [UInt8] { Array(try #require(text.data(using: encoding))) }
    let folder = try TestFolder(["bin/x": ""])
    try folder.write(bytes(base), to: name)
    let start = """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      mkdir -p bin && ln -sf "$IBSTACK" bin/ibstack && echo bin > .git/info/exclude
      "$IBSTACK" merge --install && git add -A && git commit -qm base && git checkout -qb topic
      """
    #expect(try folder.shell(start).status == 0)
    try folder.write(bytes(theirs), to: name)
    _ = try folder.shell("git commit -qam theirs; git checkout -q main")
    try folder.write(bytes(ours), to: name)
    _ = try folder.shell("git commit -qam ours")
    return folder
  }

  private let git = "PATH=\"$PWD/bin:$PATH\" git"

  private static let base = storyboard([("a", "A"), ("b", "B")])
  private static let ours = storyboard([("a", "A1"), ("b", "B")], tools: 23000)
  private static let theirs = storyboard([("a", "A"), ("b", "B"), ("d", "D")], tools: 23500)
  private static let merged = storyboard([("a", "A1"), ("b", "B"), ("d", "D")], tools: 23500)
  private static let rival = storyboard([("a", "A2"), ("b", "B")])

  @Test(arguments: [
    ("git merge -q topic -m merged", 0), ("git rebase -q topic", 0), ("git cherry-pick topic", 0),
  ])
  func versionsAndNeighborsAreMerged(command: String, status: Int32) throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    #expect(
      try folder.shell("git merge-file -p Main.storyboard Main.storyboard Main.storyboard > /dev/null").status == 0)
    let run = try folder.shell("PATH=\"$PWD/bin:$PATH\" \(command)")
    #expect(run.status == status, "\(run.complaints)")
    #expect(try folder.text("Main.storyboard") == Self.merged)
    #expect(try folder.shell("git status --porcelain").output.isEmpty)
  }

  @Test func mergeWithoutTheDriverConflicts() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    let run = try folder.shell("git config --remove-section merge.ibstack; git merge -q topic -m merged")
    #expect(run.status == 1)
    #expect(try folder.text("Main.storyboard").contains("<<<<<<<"))
  }

  @Test func missingProgramMergesAsTextAndSaysSo() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs, name: "a'$(touch x) b.xib")
    let run = try folder.shell("PATH=/usr/bin:/bin git merge topic -m merged")
    #expect(run.status == 1)
    #expect((run.output + run.complaints).contains("ibstack is not installed; merged as text: a'$(touch x) b.xib"))
    #expect(try folder.text("a'$(touch x) b.xib").contains("<<<<<<< ours"))
    #expect(try !folder.names.contains("x"))
  }

  @Test func stashIsMerged() throws {
    let folder = try repository(base: Self.base, ours: Self.base, theirs: Self.theirs)
    try folder.write(Self.ours, to: "Main.storyboard")
    let run = try folder.shell("git stash -q; git merge -q --ff-only topic; \(git) stash pop")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.text("Main.storyboard") == Self.merged)
  }

  @Test func renamedDocumentIsMerged() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    let run = try folder.shell(
      "git mv Main.storyboard Other.storyboard; git commit -qm renamed; \(git) merge topic -m merged")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.text("Other.storyboard") == Self.merged)
  }

  // MARK: - Conflicts

  @Test func conflictLeavesADocumentThatCanBeOpened() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    let run = try folder.shell("\(git) merge topic -m merged")
    #expect(run.status == 1)
    #expect(
      (run.output + run.complaints).contains(
        """
        Main.storyboard: 1 conflict; the document has ours in its place
          label "A1" (a) in LoginController
            text
              ours   "A1"
              theirs "A2"
              before "A"
          next: ibstack mergetool; git add keeps ours
        """))
    #expect(try folder.text("Main.storyboard") == Self.ours)
    #expect(try folder.text("Main.storyboard.ibstack-conflicts").contains("\"theirs\": \"\\\"A2\\\"\""))
    #expect(try folder.shell("git status --porcelain").output == "UU Main.storyboard\n")
  }

  @Test func questionMarkExplainsTheAnswers() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    let run = try folder.shell("\(git) merge -q topic; printf '?\\nq\\n' | \"$IBSTACK\" mergetool")
    #expect(run.complaints.contains("  t  take theirs: what the branch has that is merged\n"))
    #expect(try folder.text("Main.storyboard") == Self.ours)
  }

  @Test func decidedConflictIsMarkedAsMerged() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    let run = try folder.shell("\(git) merge -q topic; echo t | \"$IBSTACK\" mergetool && git commit -qm merged")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.text("Main.storyboard").contains("text=\"A2\""))
    #expect(try folder.names == [".git", ".gitattributes", "Main.storyboard", "bin"])
  }

  @Test func mergedDocumentHasTheEncodingOfOurs() throws {
    let versions = ["Ä", "Ä1", "Ä2"].map { Self.storyboard([("a", $0)]).replacing("UTF-8", with: "ISO-8859-1") }
    let folder = try repository(base: versions[0], ours: versions[1], theirs: versions[2], encoding: .isoLatin1)
    let run = try folder.shell("\(git) merge -q topic; echo t | \"$IBSTACK\" mergetool")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(String(bytes: try folder.bytes("Main.storyboard"), encoding: .isoLatin1)?.contains("text=\"Ä2\"") == true)
  }

  @Test(arguments: [("o", "A1"), ("ours", "A1"), ("nonsense\nt", "A2")])
  func answerDecides(answer: String, text: String) throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    _ = try folder.shell("\(git) merge -q topic; printf '\(answer)\\n' | \"$IBSTACK\" mergetool Main.storyboard")
    #expect(try folder.text("Main.storyboard").contains("text=\"\(text)\""))
    #expect(try folder.shell("git ls-files --unmerged").output.isEmpty)
  }

  @Test func pictureShowsBothSides() throws {
    let versions = ["A", "A1", "A2"].map { Self.storyboard([("a", $0)]) }
    let folder = try repository(base: versions[0], ours: versions[1], theirs: versions[2])
    let run = try folder.shell("\(git) merge -q topic; printf 'p\\nt\\n' | \"$IBSTACK\" mergetool")
    let lines = run.complaints.split(separator: "\n").drop { !$0.hasPrefix("ours") }
    #expect(lines.first?.split(separator: " ") == ["ours", "theirs"])
    #expect(lines.contains { $0.contains("A1") && $0.contains("A2") })
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(try folder.text("Main.storyboard").contains("text=\"A2\""))
  }

  @Test(arguments: ["s", "q", ""])
  func undecidedConflictStays(answer: String) throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    let run = try folder.shell("\(git) merge -q topic; printf '\(answer)' | \"$IBSTACK\" mergetool")
    #expect(run.status == 1)
    #expect(try !folder.shell("git ls-files --unmerged").output.isEmpty)
    #expect(try folder.names.contains("Main.storyboard.ibstack-conflicts"))
  }

  @Test func documentThatAPersonResolvedIsMarked() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    _ = try folder.shell("\(git) merge -q topic")
    try folder.write(Self.ours.replacing("A1", with: "A3"), to: "Main.storyboard")
    let run = try folder.shell("\"$IBSTACK\" merge --continue && git commit -qm merged")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(!run.complaints.contains("kept ours"))
    #expect(try folder.names == [".git", ".gitattributes", "Main.storyboard", "bin"])
  }

  @Test func conflictsInWhichNobodyDecidedAreTold() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    let run = try folder.shell("\(git) merge -q topic; \"$IBSTACK\" merge --continue")
    #expect(run.status == 0)
    #expect(
      run.complaints.contains("Main.storyboard: kept ours in 1 conflict, as the merge left it\n"), "\(run.complaints)")
    #expect(run.complaints.hasSuffix("Main.storyboard: merged\n"))
  }

  @Test func resolutionThatLostAChangeIsRefused() throws {
    let theirs = Self.storyboard([("a", "A2"), ("b", "B2")])
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: theirs)
    _ = try folder.shell("\(git) merge -q topic")
    try folder.write(Self.ours, to: "Main.storyboard")
    let run = try folder.shell("\"$IBSTACK\" merge --continue")
    #expect(run.status == 1)
    #expect(
      run.complaints == """
        Main.storyboard: lost 1 change that nothing conflicts with; add --force to keep it so
          lost of theirs: label "B2" (b): text "B" → "B2"

        """)
    #expect(try folder.shell("\"$IBSTACK\" merge --continue --force").status == 0)
    #expect(try folder.shell("git ls-files --unmerged").output.isEmpty)
  }

  @Test func documentWithMarkersIsNotMarked() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.rival)
    let run = try folder.shell(
      "git config --remove-section merge.ibstack; git merge -q topic; \"$IBSTACK\" merge --continue")
    #expect(run.status == 1)
    #expect(run.complaints.contains("conflict marker"))
  }

  @Test func markersAreResolvedByObjects() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    let run = try folder.shell(
      "git config --remove-section merge.ibstack; git merge -q topic; cd bin; \"$IBSTACK\" resolve ../Main.storyboard && git commit -qm m"
    )
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.text("Main.storyboard") == Self.merged)
  }

  @Test(arguments: ["diff3", "zdiff3"])
  func markersThatWereCommittedAreResolved(style: String) throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    let run = try folder.shell(
      """
      git config --remove-section merge.ibstack; git config merge.conflictStyle \(style); git merge -q topic
      git commit -qam markers; "$IBSTACK" resolve Main.storyboard
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.text("Main.storyboard") == Self.merged)
    #expect(try folder.shell("git status --porcelain").output == " M Main.storyboard\n")
  }

  @Test func markersWithoutTheBaseAreNotGuessed() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    let run = try folder.shell(
      "git config --remove-section merge.ibstack; git merge -q topic; git add .; \"$IBSTACK\" resolve Main.storyboard")
    #expect(run.status == 2)
    #expect(run.complaints.contains("its markers lack the base"))
    let again = try folder.shell("git checkout -q --merge Main.storyboard; \"$IBSTACK\" resolve Main.storyboard")
    #expect(again.status == 0, "\(again.complaints)")
    #expect(try folder.text("Main.storyboard") == Self.merged)
  }

  @Test func fileWithoutConflictCannotBeResolved() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    let run = try folder.shell("\"$IBSTACK\" resolve Main.storyboard")
    #expect(run.status == 2)
    #expect(
      run.complaints
        == "Main.storyboard: error: no conflict: git has none in this file, and it has no conflict markers\n")
  }

  @Test func documentThatOneSideRemovedIsNamed() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.base)
    let run = try folder.shell(
      "git checkout -q topic; git rm -q Main.storyboard; git commit -qm gone; git checkout -q main; git merge -q topic; \"$IBSTACK\" mergetool"
    )
    #expect(run.status == 2)
    #expect(run.complaints.contains("theirs lacks the document; keep it with git add, or remove it with git rm"))
  }

  // MARK: - Hostile merges

  @Test func octopusIsRefusedAndLeavesNothing() throws {
    let folder = try repository(base: Self.base, ours: Self.ours, theirs: Self.theirs)
    _ = try folder.shell("git checkout -qb third main~1")
    try folder.write(Self.rival, to: "Main.storyboard")
    let run = try folder.shell("git commit -qam third; git checkout -q main; \(git) merge topic third -m merged")
    #expect(run.status != 0)
    #expect(try folder.shell("git reset -q --hard; git status --porcelain").output.isEmpty)
    #expect(try folder.text("Main.storyboard") == Self.ours)
  }

  @Test func documentInUTF16IsMergedThoughGitTakesItForBinary() throws {
    let encode = "iconv -f UTF-8 -t UTF-16"
    let xml = { (text: String) in text.replacing("UTF-8", with: "UTF-16") }
    let folder = try repository(base: "x", ours: "x", theirs: "x")
    for (branch, text) in [("base", Self.base), ("theirs", Self.theirs), ("ours", Self.ours)] {
      try folder.write(xml(text), to: "utf8")
      let start = branch == "ours" ? "git checkout -q -B ours base" : "git checkout -q -B \(branch)"
      let run = try folder.shell(
        "\(start) && \(encode) utf8 > Wide.xib && rm utf8 && git add Wide.xib && git commit -qm \(branch)")
      #expect(run.status == 0, "\(run.complaints)")
    }
    let run = try folder.shell("\(git) merge theirs -m merged")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.shell("iconv -f UTF-16 -t UTF-8 Wide.xib").output == xml(Self.merged))
  }

  @Test func binaryFileStaysOurs() throws {
    let folder = try repository(base: "a\0a", ours: "a\0b", theirs: "a\0c", name: "Old.xib")
    let run = try folder.shell("\(git) merge topic -m merged")
    #expect(run.status == 1)
    #expect((run.output + run.complaints).contains("Old.xib: error: cannot be merged:"))
    #expect(try folder.text("Old.xib") == "a\0b")
    #expect(try folder.shell("git status --porcelain").output == "UU Old.xib\n")
  }

  @Test func largeDocumentIsMerged() throws {
    let image = String(repeating: "QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo=\n", count: 850_000)
    let data = """
      <resources>
      <image name="big"><mutableData key="keyedArchiveRepresentation">
      \(image)</mutableData></image>
      </resources>

      """
    let versions = [Self.base, Self.ours, Self.theirs, Self.merged].map {
      $0.replacing("    </scenes>\n", with: "    </scenes>\n" + data)
    }
    let folder = try repository(base: versions[0], ours: versions[1], theirs: versions[2])
    let run = try folder.shell("\(git) merge -q topic -m merged")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.text("Main.storyboard") == versions[3])
  }

  // MARK: - Setting up

  @Test func installingTwiceChangesNothing() throws {
    let folder = try repository(base: Self.base, ours: Self.base, theirs: Self.base)
    try folder.write("*.png binary", to: ".gitattributes")
    #expect(try folder.shell("\"$IBSTACK\" merge --install && \"$IBSTACK\" merge --install").status == 0)
    #expect(try folder.text(".gitattributes") == "*.png binary\n*.storyboard merge=ibstack\n*.xib merge=ibstack\n")
    #expect(try folder.shell("git config --get-all merge.ibstack.driver | wc -l").output.contains("1"))
  }

  @Test func installingNeedsARepository() throws {
    let folder = try TestFolder()
    #expect(try folder.shell("GIT_CEILING_DIRECTORIES=\"$PWD/..\" \"$IBSTACK\" merge --install").status == 2)
  }

  @Test func wrongUsageIsExplained() throws {
    let folder = try TestFolder()
    #expect(try folder.shell("\"$IBSTACK\" merge a b").status == 64)
    #expect(try folder.shell("\"$IBSTACK\" merge --install a b c").status == 64)
    let run = try folder.shell("\"$IBSTACK\" merge a b c")
    #expect(run.status == 2)
    #expect(run.complaints == "a: error: cannot be read: No such file or directory\n")
  }
}

import Testing

/// `ibstack diff` of files, folders and commits.
@Suite struct DiffCommandTests {
  private static func document(_ text: String) -> String {
    "<document>\n<objects>\n<label text=\"\(text)\" id=\"a\"/>\n</objects>\n</document>\n"
  }

  private static let change = "document\n  ~ label \"B\": text \"A\" → \"B\"\n"

  private func repository() throws -> TestFolder {
    let folder = try TestFolder(["a.xib": Self.document("A"), "b.xib": Self.document("A"), "c.txt": "A"])
    let script = """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      git add -A && git commit -qm 1 && git tag one
      """
    #expect(try folder.shell(script).status == 0)
    try folder.write(Self.document("B"), to: "a.xib")
    try folder.write("B", to: "c.txt")
    return folder
  }

  @Test(arguments: ["", "HEAD", "one", "a.xib", "HEAD:a.xib a.xib", "."])
  func workingTreeIsCompared(versions: String) throws {
    #expect(try repository().shell("\"$IBSTACK\" diff \(versions)").output == Self.change)
  }

  @Test(arguments: ["one..two", "one two", "HEAD~..", "HEAD~..HEAD", "one:a.xib two:a.xib"])
  func commitsAreCompared(versions: String) throws {
    let run = try repository().shell("git commit -qam 2; git tag two; \"$IBSTACK\" diff \(versions)")
    #expect(run.output == Self.change, "\(run.complaints)")
  }

  @Test func foldersAreCompared() throws {
    let folder = try TestFolder([
      "x/a.xib": Self.document("A"), "x/b.xib": Self.document("A"), "x/s/c.xib": Self.document("A"),
      "y/a.xib": Self.document("B"), "y/b.xib": Self.document("A"), "y/d.xib": Self.document("A"),
    ])
    #expect(
      try folder.shell("\"$IBSTACK\" diff x y").output == """
        a.xib
          document
            ~ label "B": text "A" → "B"
        d.xib: added
        s/c.xib: removed

        """)
  }

  @Test func addedAndRemovedDocumentsAreNamed() throws {
    let folder = try repository()
    let run = try folder.shell(
      "git rm -q b.xib; cp a.xib n.xib; git add n.xib; git checkout -q a.xib; \"$IBSTACK\" diff")
    #expect(run.output == "b.xib: removed\nn.xib: added\n")
  }

  @Test func reverseUndoes() throws {
    let run = try repository().shell("\"$IBSTACK\" diff --reverse")
    #expect(run.output == "document\n  ~ label \"A\": text \"B\" → \"A\"\n")
  }

  @Test func exitCodeTellsWhetherAnythingChanged() throws {
    let folder = try repository()
    #expect(try folder.shell("\"$IBSTACK\" diff").status == 0)
    #expect(try folder.shell("\"$IBSTACK\" diff --exit-code").status == 1)
    #expect(try folder.shell("git checkout -q .; \"$IBSTACK\" diff --exit-code").status == 0)
  }

  @Test(arguments: ["gone.xib other.xib", "nowhere", "one..nowhere", "one:gone.xib a.xib", "a b c"])
  func versionThatIsUnknownIsNamed(versions: String) throws {
    let run = try repository().shell("\"$IBSTACK\" diff \(versions)")
    #expect(run.status == 2)
    #expect(run.complaints.contains("error: "))
    #expect(run.output.isEmpty)
  }

  @Test func documentThatCannotBeReadIsNamed() throws {
    let folder = try repository()
    try folder.write("<document>\n<<", to: "a.xib")
    let run = try folder.shell("\"$IBSTACK\" diff")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("a.xib:2:"))
  }

  @Test func gitShowsDocumentsAsText() throws {
    let folder = try repository()
    let run = try folder.shell(
      "mkdir bin; ln -s \"$IBSTACK\" bin/ibstack; export PATH=\"$PWD/bin:$PATH\"; ibstack diff --install && git diff -U0 a.xib | tail -2"
    )
    #expect(run.output == "-label text \"A\" id \"a\"\n+label text \"B\" id \"a\"\n", "\(run.complaints)")
    #expect(try folder.text(".gitattributes") == "*.storyboard diff=ibstack\n*.xib diff=ibstack\n")
  }

  @Test func difftoolRuns() throws {
    let run = try repository().shell(
      "mkdir bin; ln -s \"$IBSTACK\" bin/ibstack; export PATH=\"$PWD/bin:$PATH\"; ibstack diff --install; git difftool -y -t ibstack a.xib"
    )
    #expect(run.output == Self.change, "\(run.complaints)")
  }

  @Test func jsonIsValid() throws {
    let folder = try repository()
    let run = try folder.shell("rm b.xib; \"$IBSTACK\" diff --format json | python3 -m json.tool > /dev/null")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(
      try folder.shell("git checkout -q .; \"$IBSTACK\" diff --format json").output
        == "{\"version\": 1, \"documents\": []}\n")
  }

  @Test func markdownHasAHeadingForEachDocument() throws {
    let run = try repository().shell("\"$IBSTACK\" diff --format markdown")
    #expect(run.output == "### a.xib\n\n**document**\n\n- label \"B\": text \"A\" → \"B\"\n")
  }
}

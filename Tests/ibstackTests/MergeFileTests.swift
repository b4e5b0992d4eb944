import Testing

/// `ibstack merge` of three files.
@Suite struct MergeFileTests {
  private func folder(_ base: String, _ ours: String, _ theirs: String) throws -> TestFolder {
    try TestFolder(["b.xib": base, "o.xib": ours, "t.xib": theirs])
  }

  private static func views(_ texts: String...) -> String {
    let views = texts.map { "    <label text=\"\($0)\" id=\"\($0.first ?? "x")\"/>\n" }
    return "<document>\n    <objects>\n\(views.joined())    </objects>\n</document>\n"
  }

  private let merge = "\"$IBSTACK\" merge b.xib o.xib t.xib"

  @Test func textThatGitMergesIsKept() throws {
    let folder = try folder(
      "<document >\n<a  id='a'/>\n\n<b id='b'/>\n</document>",
      "<document >\n<a  id='a' x='1'/>\n\n<b id='b'/>\n</document>",
      "<document >\n<a  id='a'/>\n\n<b id='b' y='1'/>\n</document>")
    #expect(try folder.shell(merge).status == 0)
    #expect(try folder.text("o.xib") == "<document >\n<a  id='a' x='1'/>\n\n<b id='b' y='1'/>\n</document>")
  }

  @Test func textThatGitMergesWronglyIsNot() throws {
    let place = { (first: String, second: String) in
      """
      <document>
      <view id="a">
      \(first)<b/>
      </view>
      <c/>
      <d/>
      <e/>
      <view id="f">
      \(second)<g/>
      </view>
      </document>

      """
    }
    let label = "<label id=\"l\"/>\n"
    let folder = try folder(place("", ""), place(label, ""), place("", label))
    #expect(try folder.shell("git merge-file -p o.xib b.xib t.xib").status == 0)
    #expect(try folder.shell(merge).status == 1)
    #expect(try folder.text("o.xib") == place(label, ""))
  }

  @Test func mergeThatLosesSomethingIsNoResult() throws {
    let field = { (accessibility: String) in
      "<document>\n<textField id=\"a\">\n\(accessibility)</textField>\n</document>\n"
    }
    let first = "<accessibility key=\"first\" label=\"Street\"/>\n"
    let second = "<accessibility key=\"second\" label=\"Street\"/>\n"
    // Of ours' two, one is the base's, which theirs renamed. Nobody can tell which.
    let folder = try folder(field(first), field(first + first), field(second))
    let run = try folder.shell(merge)
    #expect(run.status == 1)
    #expect(run.complaints.contains("elements that look alike cannot be told apart"), "\(run.complaints)")
  }

  @Test func keyThatStandsTwiceIsMergedWhereNobodyChangesIt() throws {
    let keys = "<font key=\"f\"/>\n<font key=\"f\"/>\n"
    let view = { (text: String, other: String) in
      "<document>\n<label text=\"\(text)\" id=\"a\">\n\(keys)</label>\n<label text=\"\(other)\" id=\"b\"/>\n</document>\n"
    }
    let folder = try folder(view("1", "1"), view("2", "1"), view("1", "2"))
    #expect(try folder.shell(merge).status == 0)
    #expect(try folder.text("o.xib") == view("2", "2"))
  }

  @Test func markersStandAroundConflictsOnly() throws {
    let folder = try folder(Self.views("a", "b"), Self.views("a1", "b", "x"), Self.views("a2", "b", "y"))
    #expect(try folder.shell("\(merge) --conflict-style markers").status == 1)
    #expect(
      try folder.text("o.xib") == """
        <document>
            <objects>
        <<<<<<< ours
            <label text="a1" id="a"/>
        =======
            <label text="a2" id="a"/>
        >>>>>>> theirs
            <label text="b" id="b"/>
            <label text="x" id="x"/>
            <label text="y" id="y"/>
            </objects>
        </document>

        """)
  }

  @Test func otherMarkerLengthsAreKept() throws {
    let folder = try folder(Self.views("a"), Self.views("a1"), Self.views("a2"))
    #expect(try folder.shell("\(merge) 12 x.xib --conflict-style markers").status == 1)
    #expect(try folder.text("o.xib").contains("<<<<<<<<<<<< ours\n"))
  }

  @Test(arguments: ["not XML", "<document>", "<!DOCTYPE a><document/>", ""])
  func fileThatIsNoDocumentIsMergedAsText(broken: String) throws {
    let folder = try folder("\(broken)\n1\n2\n3\n", "\(broken)\n1\n2\n4\n", "\(broken)\n0\n2\n3\n")
    let run = try folder.shell(merge)
    #expect(run.status == 0)
    #expect(run.complaints.hasPrefix("o.xib: merged as text, without conflicts: "))
    #expect(try folder.text("o.xib") == "\(broken)\n0\n2\n4\n")
  }

  @Test func settledNoiseIsToldIfAsked() throws {
    let document = { (tools: Int) in "<document toolsVersion=\"\(tools)\"/>\n" }
    let quiet = try folder(document(1), document(3), document(2)).shell(merge)
    #expect(quiet.status == 0)
    #expect(quiet.complaints.isEmpty)
    let verbose = try folder(document(1), document(3), document(2)).shell("\(merge) --verbose")
    #expect(verbose.complaints == "o.xib: settled 1 document attribute list (newer Xcode)\n")
  }

  @Test func framesThatBothSidesChangedAreComputed() throws {
    let document = { (height: Int, width: Int) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
          <objects>
              <view id="v">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                          <constraints>
                              <constraint firstAttribute="height" constant="\(height)" id="h"/>
                              <constraint firstAttribute="width" constant="\(width)" id="w"/>
                          </constraints>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="l"/>
                      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
                  </constraints>
              </view>
          </objects>
      </document>

      """
    }
    let folder = try folder(document(10, 10), document(20, 10), document(10, 30))
    #expect(try folder.shell(merge).status == 0)
    #expect(try folder.text("o.xib") == document(20, 30))
  }

  @Test(arguments: ["\r\n", "\n"]) func lineBreaksAndTheLastLineStay(lineBreak: String) throws {
    let text = { (document: String) in document.replacing("\n", with: lineBreak).trimmingSuffix(lineBreak) }
    let folder = try folder(
      text(Self.views("a", "b")), text(Self.views("a1", "b")), text(Self.views("a", "b1")))
    #expect(try folder.shell(merge).status == 0)
    #expect(try folder.text("o.xib") == text(Self.views("a1", "b1")))
  }

  @Test func otherEncodingsStay() throws {
    let folder = try folder("", "", "")
    let script = """
      for f in "b L L" "o M L" "t L N"; do set -- $f
      printf '<?xml version="1.0" encoding="UTF-16"?>\\n<document>\\n<label text="%s" id="a"/>\\n<label text="%s" id="b"/>\\n</document>\\n' $2 $3 \
        | iconv -f UTF-8 -t UTF-16 > $1.xib; done
      \(merge) || exit; iconv -f UTF-16 -t UTF-8 o.xib
      """
    let run = try folder.shell(script)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("<label text=\"M\" id=\"a\"/>\n<label text=\"N\" id=\"b\"/>"))
  }

  #if os(Linux)
    @Test func programThatIsKilledLeavesOursOrTheResult() throws {
      let (ours, theirs) = (Self.views("a1", "b"), Self.views("a", "b1"))
      var found: [String] = []
      while found.last != "end", found.count < 200 {
        let folder = try folder(Self.views("a", "b"), ours, theirs)
        let run = try folder.shell("exec \"$KILL_AT_CALL\" \(found.count + 1) 9 \(merge)")
        try #require(run.status != 125, "processes cannot be traced here: \(run.complaints)")
        let document = try folder.text("o.xib")
        #expect(document == ours || document == Self.views("a1", "b1"))
        found.append(run.lines.contains { $0.hasPrefix("before ") } ? document : "end")
      }
      #expect(found.contains(ours) && found.count > 3)
    }
  #endif
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(1)) : self }
}

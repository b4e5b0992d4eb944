import TestSupport
import Testing

@testable import DocumentChanges
@testable import Operations
@testable import Support

/// The merge of three files, and what is written.
@Suite struct DocumentMergingTests {
  private func folder(_ base: String, _ ours: String, _ theirs: String) throws -> TestFolder {
    try TestFolder(["b.xib": base, "o.xib": ours, "t.xib": theirs])
  }

  private static func views(_ texts: String...) -> String {
    let views = texts.map { "    <label text=\"\($0)\" id=\"\($0.first ?? "x")\"/>\n" }
    return "<document>\n    <objects>\n\(views.joined())    </objects>\n</document>\n"
  }

  /// Merges the files of a folder.
  private func merge(
    _ folder: TestFolder, style: ConflictStyle = .ours, markerSize: Int = 7
  ) throws -> MergeOutcome {
    let paths = ["b.xib", "o.xib", "t.xib"].map { folder.url.appending(path: $0).path }
    let files = MergeVersionFiles(base: paths[0], ours: paths[1], theirs: paths[2])
    let outcome = try DocumentMerging(files: files, path: "o.xib", markerSize: markerSize, style: style).outcome()
    try MergeFiles(document: paths[1], path: paths[1]).write(outcome)
    return outcome
  }

  /// Whether a person has to decide something.
  private func hasConflicts(_ outcome: MergeOutcome) -> Bool {
    switch outcome {
    case .conflicts: true
    case .text(_, let count, _): count > 0
    case .clean, .refused: false
    }
  }

  private func words(_ outcome: MergeOutcome, isVerbose: Bool = false) -> [String] {
    MergeReportWriter(path: "o.xib", isVerbose: isVerbose).lines(about: outcome).map(\.string)
  }

  @Test func textThatGitMergesIsKept() throws {
    let folder = try folder(
      "<document >\n<a  id='a'/>\n\n<b id='b'/>\n</document>",
      "<document >\n<a  id='a' x='1'/>\n\n<b id='b'/>\n</document>",
      "<document >\n<a  id='a'/>\n\n<b id='b' y='1'/>\n</document>")
    #expect(try merge(folder).isClean)
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
    let paths = ["b.xib", "o.xib", "t.xib"].map { folder.url.appending(path: $0).path }
    let text = try #require(TextMerge.run(base: paths[0], ours: paths[1], theirs: paths[2], markerSize: 7))
    #expect(text.conflictCount == 0)
    #expect(try hasConflicts(merge(folder)))
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
    let outcome = try merge(folder)
    let words = words(outcome)
    #expect(hasConflicts(outcome))
    #expect(words.contains { $0.contains("elements that look alike cannot be told apart") }, "\(words)")
  }

  @Test func keyThatStandsTwiceIsMergedWhereNobodyChangesIt() throws {
    let keys = "<font key=\"f\"/>\n<font key=\"f\"/>\n"
    let view = { (text: String, other: String) in
      "<document>\n<label text=\"\(text)\" id=\"a\">\n\(keys)</label>\n<label text=\"\(other)\" id=\"b\"/>\n</document>\n"
    }
    let folder = try folder(view("1", "1"), view("2", "1"), view("1", "2"))
    #expect(try merge(folder).isClean)
    #expect(try folder.text("o.xib") == view("2", "2"))
  }

  @Test func markersStandAroundConflictsOnly() throws {
    let folder = try folder(Self.views("a", "b"), Self.views("a1", "b", "x"), Self.views("a2", "b", "y"))
    #expect(try hasConflicts(merge(folder, style: .markers)))
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
    #expect(try hasConflicts(merge(folder, style: .markers, markerSize: 12)))
    #expect(try folder.text("o.xib").contains("<<<<<<<<<<<< ours\n"))
  }

  @Test(arguments: ["not XML", "<document>", "<!DOCTYPE a><document/>", ""])
  func fileThatIsNoDocumentIsMergedAsText(broken: String) throws {
    let folder = try folder("\(broken)\n1\n2\n3\n", "\(broken)\n1\n2\n4\n", "\(broken)\n0\n2\n3\n")
    let outcome = try merge(folder)
    #expect(outcome.isClean)
    #expect(words(outcome).first?.hasPrefix("o.xib: merged as text, without conflicts: ") == true)
    #expect(try folder.text("o.xib") == "\(broken)\n0\n2\n4\n")
  }

  @Test func settledNoiseIsToldIfAsked() throws {
    let document = { (tools: Int) in "<document toolsVersion=\"\(tools)\"/>\n" }
    let outcome = try merge(folder(document(1), document(3), document(2)))
    #expect(outcome.isClean)
    #expect(words(outcome) == [])
    #expect(
      words(outcome, isVerbose: true) == ["o.xib: settled 1 document attribute list (newer Xcode)"])
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
    #expect(try merge(folder).isClean)
    #expect(try folder.text("o.xib") == document(20, 30))
  }

  @Test(arguments: ["\r\n", "\n"]) func lineBreaksAndTheLastLineStay(lineBreak: String) throws {
    let text = { (document: String) in document.replacing("\n", with: lineBreak).trimmingSuffix(lineBreak) }
    let folder = try folder(
      text(Self.views("a", "b")), text(Self.views("a1", "b")), text(Self.views("a", "b1")))
    #expect(try merge(folder).isClean)
    #expect(try folder.text("o.xib") == text(Self.views("a1", "b1")))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String { hasSuffix(suffix) ? String(dropLast(1)) : self }
}

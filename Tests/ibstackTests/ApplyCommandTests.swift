import Testing

/// `ibstack apply` with what `ibstack diff` wrote.
@Suite struct ApplyCommandTests {
  private static func document(_ subviews: [String], extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
        <objects>
            <view id="v">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
    \(subviews.map { "                \($0.replacing("\n", with: "\n                "))\n" }.joined())            </subviews>
    \(extra)        </view>
        </objects>
    </document>

    """
  }

  private static let (a, b) = ("<label text=\"A\" id=\"a\"/>", "<label text=\"B\" id=\"b\"/>")
  private static let holder =
    "<view id=\"h\">\n    <subviews>\n        <label text=\"C\" id=\"c\"/>\n    </subviews>\n</view>"
  private static let ties =
    "            <constraints>\n                <constraint firstItem=\"a\" firstAttribute=\"top\" id=\"t\"/>\n            </constraints>\n"

  /// Applies the diff of two documents to a third one.
  private func apply(_ old: String, _ new: String, to target: String, _ options: String = "") throws -> (
    run: ShellRun, text: String
  ) {
    let folder = try TestFolder(["old.xib": old, "new.xib": new, "target.xib": target])
    let run = try folder.shell(
      "\"$IBSTACK\" diff --format json old.xib new.xib > p.json; \"$IBSTACK\" apply \(options) p.json target.xib")
    return (run, try folder.text("target.xib"))
  }

  private static let versions = [
    document([a, b]), document([b, a]), document([a, b, holder]),
    document([a.replacing("A", with: "X &amp; 'Y'"), b]),
    document([a, b], extra: ties), document([a.replacing("text", with: "tag=\"1\" text"), b]),
    document([a, "<button text=\"B\" id=\"b\"/>"]), document(["<label id=\"a\"/>", b]),
    document([a, "<view id=\"n\">\n    <subviews>\n        \(b)\n    </subviews>\n</view>"]),
  ]

  @Test(arguments: versions) func diffTurnsTheOldIntoTheNewAndBack(new: String) throws {
    let old = Self.versions[0]
    let forth = try apply(old, new, to: old)
    #expect(forth.run.status == 0, "\(forth.run.complaints)")
    #expect(forth.text.sortedTags == new.sortedTags)
    let back = try apply(new, old, to: new)
    #expect(back.run.status == 0, "\(back.run.complaints)")
    #expect(back.text.sortedTags == old.sortedTags)
  }

  @Test func changeIsMadeInAnotherDocument() throws {
    let other = Self.document([Self.a, Self.b, "<label text=\"D\" id=\"d\"/>"])
    let made = try apply(Self.versions[0], Self.versions[3], to: other)
    #expect(made.run.status == 0)
    #expect(made.text == other.replacing("text=\"A\"", with: "text=\"X &amp; 'Y'\""))
  }

  @Test func changeThatIsMadeAlreadyIsNoFault() throws {
    let made = try apply(Self.versions[0], Self.versions[3], to: Self.versions[3])
    #expect(made.run.status == 0)
    #expect(made.text == Self.versions[3])
  }

  @Test(arguments: [
    (versions[3], document([a.replacing("A", with: "Z"), b]), "#a has another text: Z instead of A"),
    (versions[3], document([b]), "#a is not there"), (versions[2], versions[2], "#h is there already"),
    (document([a]), document([a, b.replacing("B", with: "Z")]), "#b was changed, so it is not removed"),
    (
      document([a, b.replacing("/>", with: ">\n    <color key=\"textColor\" name=\"x\"/>\n</label>")]), document([a]),
      "#b/@textColor has no place: #b is not there"
    ),
  ])
  func documentThatIsNotAsExpectedIsLeftAlone(new: String, target: String, reason: String) throws {
    let made = try apply(Self.versions[0], new, to: target)
    #expect(made.run.status == 1)
    #expect(made.run.complaints == "target.xib: not changed\n  \(reason)\n")
    #expect(made.text == target)
  }

  @Test func dryRunWritesNothing() throws {
    let made = try apply(Self.versions[0], Self.versions[3], to: Self.versions[0], "--dry-run")
    #expect(made.run.status == 0)
    #expect(made.text == Self.versions[0])
  }

  @Test(arguments: [
    "", "{}", "[1]", "{\"documents\": 1}", "{\"documents\": [{\"document\": \"a\", \"changes\": [{\"path\": 1}]}]}",
  ])
  func fileThatIsNoDiffIsRefused(patch: String) throws {
    let folder = try TestFolder(["p.json": patch, "a.xib": Self.versions[0]])
    let run = try folder.shell("\"$IBSTACK\" apply p.json a.xib")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("p.json: error: "))
  }
}

extension String {
  /// The lines, with the attributes of each in a fixed order.
  fileprivate var sortedTags: [String] {
    split(separator: "\n").map { line in
      let words = line.split(separator: " ").map { $0.replacing("/>", with: "").replacing("&quot;", with: "\"") }
      return words.sorted().joined(separator: " ")
    }
  }
}

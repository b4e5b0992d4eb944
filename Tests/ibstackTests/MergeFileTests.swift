import TestSupport
import Testing

/// `ibstack merge` of three files: what it prints, and how it ends.
@Suite struct MergeFileTests {
  private func folder(_ base: String, _ ours: String, _ theirs: String) throws -> TestFolder {
    try TestFolder(["b.xib": base, "o.xib": ours, "t.xib": theirs])
  }

  private static func views(_ texts: String...) -> String {
    let views = texts.map { "    <label text=\"\($0)\" id=\"\($0.first ?? "x")\"/>\n" }
    return "<document>\n    <objects>\n\(views.joined())    </objects>\n</document>\n"
  }

  private let merge = "\"$IBSTACK\" merge b.xib o.xib t.xib"

  @Test func statusTellsWhetherSomethingIsLeftToDecide() throws {
    #expect(try folder(Self.views("a", "b"), Self.views("a1", "b"), Self.views("a", "b1")).shell(merge).status == 0)
    #expect(try folder(Self.views("a"), Self.views("a1"), Self.views("a2")).shell(merge).status == 1)
  }

  @Test func optionsSayWhatAConflictLooksLike() throws {
    let folder = try folder(Self.views("a"), Self.views("a1"), Self.views("a2"))
    #expect(try folder.shell("\(merge) 12 x.xib --conflict-style markers").status == 1)
    #expect(try folder.text("o.xib").contains("<<<<<<<<<<<< ours\n"))
  }

  @Test func settledNoiseIsToldIfAsked() throws {
    let document = { (tools: Int) in "<document toolsVersion=\"\(tools)\"/>\n" }
    let quiet = try folder(document(1), document(3), document(2)).shell(merge)
    #expect(quiet.status == 0)
    #expect(quiet.complaints.isEmpty)
    let verbose = try folder(document(1), document(3), document(2)).shell("\(merge) --verbose")
    #expect(verbose.complaints == "o.xib: settled 1 document attribute list (newer Xcode)\n")
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

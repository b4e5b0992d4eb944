import Testing

/// What is not merged keeps its bytes.
@Suite struct MergedTextTests {
  @Test func mergingADocumentWithItselfChangesNoByte() throws {
    let text = """
      <?xml version='1.0' encoding="UTF-8"?>\r
      <!-- head -->\r
      <document >\r
        <objects  a = 'it&apos;s'><view\tid="v" ></view >\r
      \t<!--Title--><label id="l" text="a &amp; b"/></objects>\r
      </document>\r
      <!-- tail -->
      """
    #expect(try SampleMerge(documents: [text, text, text]).text == text)
  }

  @Test(arguments: [0, 1]) func sideThatIsAsTheBaseChangesNoByte(changed: Int) throws {
    let base = "<document>\n    <objects>\n        <view id=\"v\"/>\n    </objects>\n</document>\n"
    let edited =
      "<document a='1'>\n    <objects>\n        <view id=\"w\">\n        </view>\n    </objects>\n</document>"
    let documents = changed == 0 ? [base, edited, base] : [base, base, edited]
    #expect(try SampleMerge(documents: documents).text == edited + (changed == 0 ? "" : ""))
  }

  @Test func commentBeforeASceneGoesWithIt() throws {
    let scene = { (title: String, id: String) in
      "        <!--\(title)-->\n        <scene sceneID=\"\(id)\">\n        </scene>\n"
    }
    let document = { (scenes: [String]) in "<document>\n    <scenes>\n\(scenes.joined())    </scenes>\n</document>\n" }
    let sample = try SampleMerge(documents: [
      document([scene("One", "a")]), document([scene("One", "a"), scene("Two", "b")]),
      document([scene("First", "a"), scene("Three", "c")]),
    ])
    #expect(sample.text == document([scene("First", "a"), scene("Two", "b"), scene("Three", "c")]))
  }

  @Test func subtreeThatMovesDeeperIsIndented() throws {
    let sample = try SampleMerge(
      base: "<view id=\"a\"/>\n<view id=\"b\">\n    <rect key=\"frame\"/>\n</view>",
      ours:
        "<view id=\"a\">\n    <subviews>\n        <view id=\"b\">\n            <rect key=\"frame\"/>\n        </view>\n    </subviews>\n</view>",
      theirs: "<view id=\"a\"/>\n<view id=\"b\">\n    <rect key=\"frame\"/>\n    <color key=\"tint\"/>\n</view>")
    #expect(
      sample.objects
        == "<view id=\"a\">\n    <subviews>\n        <view id=\"b\">\n            <rect key=\"frame\"/>\n            <color key=\"tint\"/>\n        </view>\n    </subviews>\n</view>"
    )
  }

  @Test func lineBreaksAreThoseOfOurs() throws {
    let document = { (views: [String]) in
      "<document>\n    <objects>\n\(views.map { "        \($0)\n" }.joined())    </objects>\n</document>\n"
    }
    let ours = document(["<view id=\"a\"/>"]).replacing("\n", with: "\r\n")
    let sample = try SampleMerge(documents: [
      document(["<view id=\"a\"/>"]), ours, document(["<view id=\"a\"/>", "<view id=\"b\"/>"]),
    ])
    #expect(sample.text == document(["<view id=\"a\"/>", "<view id=\"b\"/>"]).replacing("\n", with: "\r\n"))
  }

  @Test func rawTextOfValuesStays() throws {
    let sample = try SampleMerge(
      base: "<label text='a' tag=\"1\" id=\"a\"/>", ours: "<label text='it\"s &lt;' tag=\"1\" id=\"a\"/>",
      theirs: "<label text='a' tag=\"2\" id=\"a\"/>")
    #expect(sample.objects == "<label text='it\"s &lt;' tag=\"2\" id=\"a\"/>")
  }
}

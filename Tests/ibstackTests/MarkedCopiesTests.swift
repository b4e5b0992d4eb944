import TestSupport
import Testing

/// `ibstack layout --marked-copies`.
@Suite struct MarkedCopiesTests {
  private func folder() throws -> TestFolder {
    func xib(_ type: String, _ view: String, _ resources: String = "") -> String {
      """
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" toolsVersion="22505"><objects>
      <\(view) id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></\(view)>
      </objects>\(resources)</document>
      """
    }
    let images = """
      <resources><image name="bell" width="24" height="12.5"/><image name="../up" width="1" height="1"/>\
      <image name="huge" width="1e9" height="1"/></resources>
      """
    return try TestFolder([
      "App/Main.storyboard": Fixture.storyboard, "App/de.lproj/Kärtchen 1.xib": xib("CocoaTouch.XIB", "view", images),
      "Mac/Box.xib": xib("Cocoa.XIB", "customView"), "TV/Remote.xib": xib("AppleTV.XIB", "view"),
      "form.xml": Fixture.form, "broken.xib": "<document",
    ])
  }

  @Test func copiesAreWrittenForEachSystem() throws {
    let folder = try folder()
    let run = try folder.run("layout", "App", "Mac", "TV", "--marked-copies", "Kit")
    #expect(run.output.isEmpty && run.status == 0)
    #expect(
      run.complaints == """
        TV/Remote.xib: left out: only documents for iOS and macOS are measured
        4 documents, 3 copied, 0 errors

        """)
    #expect(try folder.text("Kit/iOS/1-Main.storyboard").contains("keyPath=\"ibstackObjectID\" value=\"root\""))
    #expect(try folder.text("Kit/iOS/2-K-rtchen-1.xib").contains("value=\"root\""))
    #expect(try folder.text("Kit/macOS/3-Box.xib").contains("value=\"root\""))
    #expect(try folder.text("App/Main.storyboard") == Fixture.storyboard)
  }

  @Test func aManifestSaysWhatIsMeasuredAndWhere() throws {
    let folder = try folder()
    _ = try folder.run("layout", "App", "Mac", "--marked-copies", "Kit")
    let documents = try JSONValue(parsing: folder.text("Kit/iOS/documents.json"))["documents"]
    #expect(documents.elements.map { $0["resource"].text } == ["1-Main", "2-K-rtchen-1"])
    #expect(documents.elements.map { $0["isStoryboard"] } == [.bool(true), .bool(false)])
    #expect(documents[0]["screens"].elements.map(\.text) == ["root"])
    #expect(documents[1]["screens"].elements.isEmpty)
    #expect(documents[0]["layout"]["scenes"][0]["controller"].text == "controller")
    #expect(documents[0]["layout"]["views"].elements.map { $0["id"].text } == ["root", "placed", "moved", "loose"])
    let mac = try JSONValue(parsing: folder.text("Kit/macOS/documents.json"))["documents"]
    #expect(mac.elements.map { $0["layout"]["path"].text } == ["Mac/Box.xib"])
  }

  @Test func imagesAreReplacedByGrayOnesOfTheirSize() throws {
    let folder = try folder()
    _ = try folder.run("layout", "App", "--marked-copies", "Kit")
    let picture = try folder.text("Kit/iOS/Images.xcassets/bell.imageset/image.pdf")
    #expect(picture.hasPrefix("%PDF-1.4\n") && picture.contains("/MediaBox[0 0 24 12.5]"))
    let start = try #require(picture.range(of: "xref")?.lowerBound.utf16Offset(in: picture))
    #expect(picture.hasSuffix("startxref\n\(start)\n%%EOF\n"))
    #expect(try JSONValue(parsing: folder.text("Kit/iOS/Images.xcassets/bell.imageset/Contents.json")) != .null)
    #expect(throws: (any Error).self) { try folder.text("Kit/iOS/up.imageset/image.pdf") }
    #expect(throws: (any Error).self) { try folder.text("Kit/iOS/Images.xcassets/huge.imageset/image.pdf") }
  }

  @Test func aDocumentThatCannotBeReadIsReported() throws {
    let run = try folder().run("layout", "App", "broken.xib", "--marked-copies", "Kit")
    #expect(run.status == 1 && run.complaints.contains("broken.xib:1:"))
    #expect(run.complaints.hasSuffix("3 documents, 2 copied, 1 error\n"))
  }

  @Test func aFolderThatCannotBeWrittenIsReported() throws {
    let folder = try folder()
    try folder.write("", to: "Kit")
    let run = try folder.run("layout", "App", "--marked-copies", "Kit")
    #expect(run.status == 2 && run.complaints.contains("Kit"))
    #expect(try folder.run("layout", "None", "--marked-copies", "Other").status == 2)
  }

  @Test(arguments: [["--format", "json"], ["--sketch"], ["--compare", "a.json"], ["--devices", "all"]])
  func optionsAboutPrintingAreRefused(options: [String]) throws {
    #expect(try ToolRun(["layout", "App", "--marked-copies", "Kit"] + options, in: folder()).status == 64)
  }
}

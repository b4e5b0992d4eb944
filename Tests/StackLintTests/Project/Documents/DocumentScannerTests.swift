import Testing

@testable import StackLint

/// What is found of a document by its tags alone.
@Suite struct DocumentScannerTests {
  private func summary(_ text: String, kind: DocumentSummary.Kind = .xib) -> DocumentSummary {
    DocumentScanner.summary(of: Array(text.utf8), kind: kind, path: kind == .xib ? "A.xib" : "A.storyboard")
  }

  private func identifiers(_ text: String) -> [String] {
    summary(text).identifiers.map { "\($0.kind) \($0.name)" }
  }

  private static let macDocument = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">"

  @Test(arguments: [
    ("<tableViewCell reuseIdentifier=\"a\"/>", ["reuse a"]),
    ("<viewController storyboardIdentifier=\"a\"/>", ["scene a"]),
    ("<segue identifier=\"a\"/>", ["segue a"]),
    ("<view restorationIdentifier=\"a\"/>", ["restoration a"]),
    (
      "<viewController storyboardIdentifier=\"a\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"/>",
      ["scene a", "restoration a"]
    ),
    ("<constraint identifier=\"a\"/><accessibility identifier=\"b\"/><view identifier=\"c\"/>", []),
    ("<segue identifier=\"\"/>", []), ("<segue identifier=\"a &amp; b\"/>", ["segue a & b"]),
  ])
  func identifiersAreFoundByTheirKind(_ text: String, _ expected: [String]) {
    #expect(identifiers(text) == expected)
    #expect(identifiers("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\(text)</document>") == expected)
  }

  @Test func identifiersOfMacObjectsAreFound() {
    let objects = "<tableColumn identifier=\"a\"/><constraint identifier=\"b\"/><accessibility identifier=\"c\"/>"
    #expect(identifiers("\(Self.macDocument)\(objects)</document>") == ["interfaceItem a"])
  }

  @Test func outletsCountForTheClassThatConnectsThem() {
    let document = summary(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" customClass="Owner"><connections>
      <outlet property="view" destination="a"/></connections></placeholder>
      <view customClass="Badge"><subviews><view><connections><outlet property="none"/></connections></view>
      <label customClass="Title"/></subviews>
      <connections><outlet property="title"/><outletCollection property="parts"/></connections></view>
      <view customClass="Badge"><connections><outlet property="icon"/></connections></view>
      """
    )
    #expect(Array(document.customClasses) == ["Badge", "Owner", "Title"])
    #expect(document.outlets(ofClass: "Badge") == ["icon", "parts", "title"])
    #expect(document.outlets(ofClass: "Owner") == ["view"])
    #expect(document.hasClass("Title"))
    #expect(document.outlets(ofClass: "Title").isEmpty)
    #expect(!document.hasClass("Banner"))
    #expect(document.outlets(ofClass: "Zebra").isEmpty)
  }

  @Test func outletsOutsideOfObjectsAreNobodys() {
    #expect(summary("<outlet property=\"a\"/><connections><outlet property=\"b\"/>").classes.isEmpty)
  }

  @Test func initialSceneIsNoted() {
    #expect(summary("<document initialViewController=\"a\"/>", kind: .storyboard).hasInitialViewController)
    #expect(
      !summary("<document><x initialViewController=\"a\"/></document>", kind: .storyboard).hasInitialViewController)
  }

  @Test func stringsOfAnArchiveAreNoted() {
    let archive = "<archive><string>Badge</string><string key=\"a\">A &amp; B</string><int>3</int><string/></archive>"
    #expect(summary(archive).archivedTexts == ["A & B", "Badge"])
    #expect(summary("<document><string>Badge</string></document>").archivedTexts.isEmpty)
  }

  @Test func formatThatIsNotReadIsIncomplete() {
    #expect(summary("<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").isIncomplete)
    #expect(!summary("<document/>").isIncomplete)
    let unknown = DocumentScanner.summary(
      of: Array("<?xml version=\"1.0\" encoding=\"none\"?><document/>".utf8), kind: .xib, path: "A.xib")
    #expect(unknown.isIncomplete)
  }

  @Test func otherEncodingsAreRead() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "<segue identifier=\"a\"/>".utf8.flatMap { [$0, 0] }
    #expect(DocumentScanner.summary(of: bytes, kind: .xib, path: "A.xib").identifiers.map(\.name) == ["a"])
  }

  @Test func tagsThatDoNotMatchEnd() {
    #expect(identifiers("</a></b><segue identifier=\"a\"></c></c></c><segue identifier=\"b\">").count == 2)
  }

  @Test(arguments: [("Base.lproj/A.xib", ["a", "b"]), ("en.lproj/A.xib", []), ("A.xib", [])])
  func idsAreNeededOfDocumentsThatAreTranslated(_ path: String, _ ids: [String]) {
    let text = "<document><view id=\"a\"><label id=\"b\"/></view></document>"
    #expect(DocumentScanner.summary(of: Array(text.utf8), kind: .xib, path: path).objectIDs == Set(ids))
  }
}

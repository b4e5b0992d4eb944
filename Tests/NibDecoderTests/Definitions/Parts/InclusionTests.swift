import Formats
import Foundation
import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Parts of stack definitions.
@Suite struct InclusionTests {
  private static let row = """
    <view width="361" height="fit">
      <imageView id="icon" width="29" aspectRatio="1:1"/>
      <label id="title" text="A row"/>
      <constraints>
        H:|-16-[icon]-12-[title]-(>=8)-| alignAllCenterY
        V:|-11-[icon]-11-|
      </constraints>
    </view>
    """

  /// A folder with files, whose first one is read.
  private func read(_ files: [(name: String, text: String)]) throws -> LayoutDocument {
    let folder = try TestFolder(Dictionary(files.map { ($0.name, $0.text) }) { first, _ in first })
    return try LayoutDocument(contentsOf: folder.url.appending(path: files[0].name).path)
  }

  private func errors(_ files: [(name: String, text: String)]) throws -> [String] {
    let document = try read(files)
    _ = document.layout()
    return document.nib.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let position = diagnostic.range.map { LineIndex(document.nib.source).position(at: $0.lowerBound) }
      return "\(position?.line ?? 0):\(position?.column ?? 0): \(diagnostic.message)"
    }
  }

  private static let screen = """
    <stackView axis="vertical" width="300" height="fit">
      <include file="Row.xml" title.text="Wi-Fi"/>
      <include id="bell" file="Row.xml" title.text="Notifications and more" title.hidden="YES" icon.width="40"/>
    </stackView>
    """

  @Test func partIsLaidOutWhereItIsIncluded() throws {
    let layout = try read([("Screen.xml", Self.screen), ("Row.xml", Self.row)]).layout()
    #expect(layout.frame("Row1") == Rect(x: 0, y: 0, width: 300, height: 51))
    #expect(layout.frame("Row1.icon") == Rect(x: 16, y: 11, width: 29, height: 29))
    #expect(layout.frame("bell") == Rect(x: 0, y: 51, width: 300, height: 62))
    #expect(layout.frame("bell.icon") == Rect(x: 16, y: 11, width: 40, height: 40))
    #expect(layout.frame("Row1.title")?.x == 57)
  }

  @Test func partIsLaidOutAlone() throws {
    let layout = try read([("Row.xml", Self.row)]).layout()
    #expect(layout.frame("icon") == Rect(x: 16, y: 11, width: 29, height: 29))
  }

  @Test func partMeansWhatItsElementsMean() throws {
    let long = """
      <stackView axis="vertical" width="300" height="fit">
        <view id="a">
          <imageView id="b" width="29" aspectRatio="1:1"/><label id="c" text="Wi-Fi"/>
          <constraints>
            H:|-16-[b]-12-[c]-(>=8)-| alignAllCenterY
            V:|-11-[b]-11-|
          </constraints>
        </view>
      </stackView>
      """
    let short =
      "<stackView axis=\"vertical\" width=\"300\" height=\"fit\"><include file=\"Row.xml\" title.text=\"Wi-Fi\"/></stackView>"
    let (one, other) = (
      try read([("Screen.xml", long)]).layout(), try read([("Screen.xml", short), ("Row.xml", Self.row)]).layout()
    )
    for (id, name) in [("a", "Row1"), ("b", "Row1.icon"), ("c", "Row1.title")] {
      #expect(one.frame(id) != nil && one.frame(id) == other.frame(name))
    }
  }

  @Test func rowsOfDataAreInstances() throws {
    let screen = """
      <stackView axis="vertical" width="300" height="fit">
        <include id="device" file="Row.xml" rows="devices.json" icon.width="20" title.text="None"/>
      </stackView>
      """
    let data = "[{\"title.text\": \"Telephone\"}, {\"icon.width\": 30, \"title.hidden\": true}, {}]"
    let document = try read([("Screen.xml", screen), ("Row.xml", Self.row), ("devices.json", data)])
    let layout = document.layout()
    #expect(["device1", "device2", "device3", "device4"].map { layout.frame($0)?.height } == [42, 52, 42, nil])
    let labels = document.roots[0].subtree.compactMap { $0 as? Label }
    #expect(labels.map(\.text) == ["Telephone", "None", "None"])
    #expect(labels.map(\.isHidden) == [false, true, false])
  }

  @Test func partsIncludeParts() throws {
    let page = "<view><include id=\"row\" file=\"parts/Row.xml\" edges=\"superview\" title.text=\"Inner\"/></view>"
    let screen =
      "<view height=\"100\"><include id=\"page\" file=\"Page.xml\" row.title.text=\"Outer\" edges=\"superview\"/></view>"
    let document = try read([("Screen.xml", screen), ("Page.xml", page), ("parts/Row.xml", Self.row)])
    #expect(document.nib.diagnostics.isEmpty)
    #expect(document.roots[0].subtree.compactMap { ($0 as? Label)?.text } == ["Outer"])
    #expect(document.layout().frame("page.row.icon")?.x == 16)
  }

  @Test func resourcesOfPartsAreTheDocuments() throws {
    let part = """
      <imageView image="star"><resources><image name="star" width="24" height="20"/></resources></imageView>
      """
    let screen =
      "<stackView alignment=\"top\" height=\"50\"><include id=\"a\" file=\"Star.xml\"/><include id=\"b\" file=\"Star.xml\"/><view/></stackView>"
    let layout = try read([("Screen.xml", screen), ("Star.xml", part)]).layout()
    #expect(layout.frame("b") == Rect(x: 24, y: 0, width: 24, height: 20))
  }

  // MARK: - Errors

  @Test func faultOfAPartIsNamedWithItsPlace() throws {
    let broken = "<view>\n  <lable text=\"A\"/>\n</view>"
    let found = try errors([("Screen.xml", "<view><include file=\"Row.xml\"/></view>"), ("Row.xml", broken)])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("1:22: ") == true)
    #expect(found.first?.hasSuffix("Row.xml:2:3: unknown element <lable>; did you mean <label>?") == true)
  }

  @Test func faultOfAValueIsWhereItIsWritten() throws {
    let screen = """
      <view>
        <include file="Row.xml" title.textColor="secondaryLable"/>
        <include file="Row.xml" title.txt="A"/>
        <include file="Row.xml" titel.text="A"/>
      </view>
      """
    let found = try errors([("Screen.xml", screen), ("Row.xml", Self.row)])
    #expect(found.count == 3)
    #expect(found.contains { $0.hasPrefix("2:27: ") && $0.contains("did you mean \"secondaryLabel\"?") })
    #expect(found.contains { $0.hasPrefix("3:27: ") && $0.contains("unknown attribute txt of <label>") })
    #expect(found.contains("4:27: no object of Row.xml has the id \"titel\"; did you mean \"title\"?"))
  }

  @Test(arguments: [
    ("<include/>", "has no file"), ("<include file=\"\"/>", "no name of a file"),
    ("<include file=\"/etc/passwd\"/>", "/etc/passwd is absolute"), ("<include file=\"None.xml\"/>", "No such file"),
    ("<include file=\"Screen.xml\"/>", "Screen.xml includes itself"),
    ("<include file=\"A.xml\"/>", "B.xml includes itself"),
    ("<include file=\"../../../../../../../../../etc/passwd\"/>", "outside of"), ("<include file=\".\"/>", "directory"),
    ("<include file=\"Xib.xml\"/>", "parts are stack definitions"), ("<include file=\"Bad.xml\"/>", "Bad.xml:1:"),
    ("<include file=\"Row.xml\" rows=\"none.json\"/>", "No such file"),
    ("<include file=\"Row.xml\" rows=\"bad.json\"/>", "bad.json:1:8: expected a text"),
    ("<include file=\"Row.xml\" rows=\"many.json\"/>", "1001 rows"),
  ])
  func whatCannotBeIncludedIsReported(include: String, message: String) throws {
    let found = try errors([
      ("Screen.xml", "<view>\(include)</view>"), ("Row.xml", Self.row), ("bad.json", "[{\"a\": {}}]"),
      ("A.xml", "<view><include file=\"B.xml\"/></view>"), ("B.xml", "<view><include file=\"A.xml\"/></view>"),
      ("Bad.xml", "<view"), ("Xib.xml", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>"),
      ("many.json", "[" + repeatElement("{}", count: 1_001).joined(separator: ",") + "]"),
    ])
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test func linkOutOfTheProjectIsNotFollowed() throws {
    let outside = try TestFolder(["Secret.xml": "<view/>"])
    let folder = try TestFolder(["Screen.xml": "<view><include file=\"Link.xml\"/></view>"])
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Link.xml"), withDestinationURL: outside.url.appending(path: "Secret.xml"))
    let document = try LayoutDocument(contentsOf: folder.url.appending(path: "Screen.xml").path)
    #expect(document.nib.diagnostics.count == 1)
    #expect(document.nib.diagnostics.first?.message.contains("outside of") == true)
  }

  /// Each part includes the next one twice.
  @Test func manyInstancesEndWithAnError() throws {
    let parts = (0..<16).map { number in
      (
        name: "P\(number).xml",
        text: "<view>" + String(repeating: "<include file=\"P\(number + 1).xml\"/>", count: 2) + "</view>"
      )
    }
    let found = try errors(
      [("Screen.xml", "<view><include file=\"P0.xml\"/></view>")] + parts + [("P16.xml", "<view/>")])
    #expect(!found.isEmpty)
  }

  // MARK: - Slips

  @Test(arguments: [
    ("<include file=\"Row.xml\" title=\"A\"/>", "title is an object of Row.xml; write title.text=\"A\""),
    ("<include file=\"Row.xml\" icon=\"A\"/>", "icon is an object of Row.xml; write icon.image=\"A\""),
    ("<include src=\"Row.xml\"/>", "<include> has no file; write file=\"Row.xml\" instead of src"),
    ("<include/>", "<include> has no file; write file=\"Row.xml\""),
    ("<include file=\"row.xml\"/>", "row.xml cannot be read: No such file or directory; did you mean Row.xml?"),
    ("<include file=\"Row\"/>", "Row cannot be read: No such file or directory; did you mean Row.xml?"),
    ("<include file=\"Others.xml\"/>", "Others.xml cannot be read: No such file or directory"),
    (
      "<include file=\"Row.xml\"><label text=\"A\"/></include>",
      "<label> in <include>, which has no children; values are attributes, as in title.text=\"…\""
    ),
  ])
  func slipIsAnsweredWithWhatIsMeant(include: String, message: String) throws {
    let found = try errors([("Screen.xml", "<stackView>\(include)</stackView>"), ("Row.xml", Self.row)])
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": \(message)") == true, "\(found)")
  }

  @Test func faultOfSampleDataIsAtItsNameWithItsRow() throws {
    let screen = "<stackView><include file=\"Row.xml\" rows=\"rows.json\"/></stackView>"
    let rows = "[{\"title.text\": \"A\"}, {\"nothing.text\": \"B\"}]"
    #expect(
      try errors([("Screen.xml", screen), ("Row.xml", Self.row), ("rows.json", rows)]) == [
        "1:42: no object of Row.xml has the id \"nothing\" in row 2 of rows.json"
      ])
    let missing = try errors([("Screen.xml", screen), ("Row.xml", Self.row)])
    #expect(missing == ["1:42: rows.json cannot be read: No such file or directory"])
  }

  @Test func valueOfATagNamesTheObjectThatItIsOf() throws {
    let screen = "<stackView><include file=\"Row.xml\" title.texxt=\"A\" icon.hiden=\"YES\"/></stackView>"
    let document = try read([("Screen.xml", screen), ("Row.xml", Self.row)])
    var names = ObjectNames(document.nib.tree)
    let found = document.nib.diagnostics.compactMap(\.range).map { names.place(at: $0.lowerBound).object?.id }
    #expect(Set(found) == ["Row1.title", "Row1.icon"])
  }

  @Test func manyMissingPartsOfManyFilesAreAnsweredWithinLimits() throws {
    let includes = (0..<400).map { "<include file=\"Part\($0)x.xml\"/>" }.joined()
    let others = (0..<400).map { (name: "Part\($0).xml", text: "<view/>") }
    let found = try errors([("Screen.xml", "<stackView>\(includes)</stackView>")] + others)
    #expect(found.count == 400)
    #expect(found.first?.hasSuffix("did you mean Part0.xml?") == true)
  }
}

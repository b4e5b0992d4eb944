import Testing

@testable import StackModel

@Suite struct InterfaceBuilderVersionTests {
  @Test(arguments: [
    ("toolsVersion=\"24128.0.4\"", "", 24_128), ("toolsVersion=\"9531\"", "", 9531), ("", "", 99_999),
    ("toolsVersion=\"32700.99.1234\"", "<plugIn identifier=\"a\" version=\"23721.1\"/>", 23_721),
    ("toolsVersion=\"32700.99.1234\"", "", 22_685), ("toolsVersion=\"none\"", "", 99_999),
  ])
  func isReadFromTheHead(attribute: String, plugIn: String, number: Int) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attribute)>
        <dependencies>\(plugIn)</dependencies>
        <objects/>
      </document>
      """
    #expect(try LayoutDocument(Array(text.utf8), path: "a.xib").settings.toolsVersion == number)
  }

  @Test func releasesFollowEachOther() {
    let releases = InterfaceBuilderRelease.allCases
    #expect(releases == releases.sorted { $0.rawValue < $1.rawValue })
  }

  @Test(arguments: InterfaceBuilderRelease.allCases)
  func releaseBeginsBetweenTheVersionsOfDocuments(release: InterfaceBuilderRelease) {
    #expect(release.neighbors.last < release.rawValue)
    if let first = release.neighbors.first { #expect(first >= release.rawValue) }
  }
}

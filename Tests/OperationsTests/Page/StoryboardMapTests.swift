import Testing

@testable import Operations

/// The map of a storyboard.
@Suite struct StoryboardMapTests {
  private static func map(_ storyboard: ReportedStoryboard) throws -> [PageEntry.Place]? {
    try PageEntry(PageDocument(storyboard.report)).map
  }

  private static let navigation = """
    <scene sceneID="sce-ne-nav">
      <objects>
        <navigationController id="con-tr-nav" sceneMemberID="viewController">
          <connections>
            <segue destination="con-tr-001" kind="relationship" relationship="rootViewController" id="seg-ue-001"/>
            <segue destination="con-tr-001" kind="show" id="seg-ue-002"/>
            <segue destination="gon-e0-001" kind="show" id="seg-ue-003"/>
          </connections>
        </navigationController>
      </objects>
      <point key="canvasLocation" x="-800" y="120"/>
    </scene>
    """

  @Test func scenesLieWhereTheCanvasHasThemAndSeguesLeadToOthers() throws {
    let map = try #require(try Self.map(ReportedStoryboard(scenes: Self.navigation)))
    #expect(map.map(\.name) == ["Welcome", "navigationController"])
    #expect(map.map(\.scene) == [0, nil])
    #expect(map[1].frame == [-800, 120, 375, 667])
    #expect(map.map(\.to) == [nil, [0]])
  }

  @Test func oneSceneNeedsNoMap() throws { #expect(try Self.map(ReportedStoryboard()) == nil) }
}

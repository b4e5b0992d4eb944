import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Cells of collection views with a flow layout when the app runs.
///
/// Source: Apple's documentation of `UICollectionViewFlowLayout`. Interface Builder's canvas places prototypes in the same
/// way.
@Suite struct ItemPositionTests {
  /// A collection view 375 points wide and 667 high that fills the screen.
  private func collection(
    _ cells: String, layout: String = "", item: Size = Size(width: 100, height: 80), sections: String = ""
  ) -> String {
    storyboard(
      """
      <subviews><collectionView id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="5" \
      \(layout) id="flow"><size key="itemSize" width="\(item.width)" height="\(item.height)"/>\
      <size key="headerReferenceSize" width="40" height="50"/>\
      <inset key="sectionInset" minX="10" minY="20" maxX="10" maxY="30"/></collectionViewFlowLayout>\
      <cells>\(cells)</cells>\(sections)</collectionView></subviews>
      """,
      device: "retina4_7", size: Size(width: 375, height: 667))
  }

  private func cell(_ id: String, _ content: String = "", width: Double = 100, height: Double = 80) -> String {
    """
    <collectionViewCell id="\(id)"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
    <collectionViewCellContentView key="contentView" id="\(id)-content">\
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
    \(content)</collectionViewCellContentView></collectionViewCell>
    """
  }

  /// A view of a size of its own, 5 points inside of a cell's content view.
  private func sized(_ id: String, _ width: Double, _ height: Double) -> String {
    """
    <subviews>\(plainView(id + "-view"))</subviews>\(constraints("""
      \(id)-view.leading == \(id)-content.leading + 5
      \(id)-view.top == \(id)-content.top + 5
      \(id)-content.trailing == \(id)-view.trailing + 5
      \(id)-content.bottom == \(id)-view.bottom + 5
      \(id)-view.width == \(width)
      \(id)-view.height == \(height)
      """))
    """
  }

  private func section(_ key: String, width: Double = 375, height: Double = 50) -> String {
    """
    <collectionReusableView key="\(key)" id="\(key)"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\
    <autoresizingMask key="autoresizingMask"/></collectionReusableView>
    """
  }

  private let selfSizing = "automaticEstimatedItemSize=\"YES\""

  @Test func itemHasTheSizeOfTheLayout() throws {
    let text = collection(cell("a", width: 200, height: 60))
    #expect(try layOut(text, on: "retina4_7").frame("a")?.size == Size(width: 100, height: 80))
    #expect(try layOut(text).frame("a")?.size == Size(width: 200, height: 60))
  }

  @Test func contentOfAnItemFollows() throws {
    let text = collection(cell("a", width: 200, height: 60))
    #expect(try layOut(text, on: "retina4_7").frame("a-content") == Rect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test(arguments: [
    "automaticEstimatedItemSize=\"YES\"", "automaticEstimatedItemSize=\"NO\"",
  ])
  func onlyAnEstimatedItemIsAsLargeAsItsContent(_ layout: String) throws {
    let found = try layOut(collection(cell("a", sized("a", 40, 120)), layout: layout), on: "retina4_7")
    let isSelfSizing = layout == selfSizing
    #expect(found.frame("a")?.size == (isSelfSizing ? Size(width: 50, height: 130) : Size(width: 100, height: 80)))
  }

  @Test func itemOfAWrittenEstimateIsAsLargeAsItsContent() throws {
    let text = collection(cell("a", sized("a", 40, 120)))
      .replacing(
        "<size key=\"itemSize\"",
        with: "<size key=\"estimatedItemSize\" width=\"9\" height=\"9\"/><size key=\"itemSize\"")
    #expect(try layOut(text, on: "retina4_7").frame("a")?.size == Size(width: 50, height: 130))
  }

  @Test func contentWithoutConstraintsHasTheEstimate() throws {
    let found = try layOut(collection(cell("a"), layout: selfSizing), on: "retina4_7")
    #expect(found.frame("a")?.size == Size(width: 100, height: 80))
  }

  /// Its methods may decide.
  @Test func layoutOfAClassOfTheAppKeepsTheStoredSizes() throws {
    let text = collection(cell("a", width: 200, height: 60), layout: "customClass=\"Waterfall\"")
    #expect(try layOut(text, on: "retina4_7").frame("a")?.size == Size(width: 200, height: 60))
  }

  /// Code may choose another size.
  @Test func contentThatDoesNotFitAnItemIsNoConflict() throws {
    let found = try layOut(collection(cell("a", sized("a", 200, 200))), on: "retina4_7")
    #expect(!found.diagnostics.contains { $0.ruleID == "conflicting-constraints" })
  }

  @Test func itemsStandInColumnsAcrossTheWidth() throws {
    let ids = ["a", "b", "c", "d"]
    let found = try layOut(collection(ids.map { cell($0) }.joined()), on: "retina4_7")
    #expect(ids.map { found.frame($0)?.x } == [10, 137.5, 265, 10])
    #expect(ids.map { found.frame($0)?.y } == [20, 20, 20, 112])
  }

  @Test func columnThatIsAloneStandsInTheMiddle() throws {
    let found = try layOut(collection(cell("a") + cell("b"), item: Size(width: 200, height: 80)), on: "retina4_7")
    #expect(found.frame("a") == Rect(x: 87.5, y: 20, width: 200, height: 80))
    #expect(found.frame("b")?.y == 112)
  }

  @Test func itemsBeginAtPixels() throws {
    let item = Size(width: 200, height: 80)
    #expect(try layOut(collection(cell("a"), item: item), on: "retina6_1").frame("a")?.x == 107)
    #expect(try layOut(collection(cell("a"), item: item), on: "retina5_9").frame("a")?.x == 263.0 / 3)
  }

  @Test func itemsOfOtherSizesFillAllLinesButTheLast() throws {
    let cells =
      cell("a", sized("a", 90, 70)) + cell("b", sized("b", 190, 30)) + cell("c", sized("c", 190, 70))
      + cell("d", sized("d", 40, 70))
    let found = try layOut(collection(cells, layout: selfSizing), on: "retina4_7")
    #expect(found.frame("a") == Rect(x: 10, y: 20, width: 100, height: 80))
    #expect(found.frame("b") == Rect(x: 165, y: 40, width: 200, height: 40))
    #expect(found.frame("c") == Rect(x: 10, y: 112, width: 200, height: 80))
    #expect(found.frame("d")?.x == 215)
  }

  @Test func linesOfAViewThatScrollsSidewaysAreColumns() throws {
    let ids = ["a", "b"]
    let found = try layOut(
      collection(
        ids.map { cell($0) }.joined(), layout: "scrollDirection=\"horizontal\"", item: Size(width: 100, height: 400)),
      on: "retina4_7")
    #expect(
      ids.map { found.frame($0) }
        == [Rect(x: 10, y: 128.5, width: 100, height: 400), Rect(x: 122, y: 128.5, width: 100, height: 400)])
  }

  @Test func headerAndFooterAreAsWideAsTheScreen() throws {
    let text = collection(cell("a"), sections: section("sectionHeaderView") + section("sectionFooterView", height: 70))
      .replacing("<inset", with: "<size key=\"footerReferenceSize\" width=\"0\" height=\"60\"/><inset")
    let found = try layOut(text, on: "retina6_12")
    #expect(found.frame("sectionHeaderView") == Rect(x: 0, y: 0, width: 393, height: 50))
    #expect(found.frame("a")?.y == 70)
    #expect(found.frame("sectionFooterView") == Rect(x: 0, y: 180, width: 393, height: 60))
  }

  @Test func headerOfAViewThatScrollsSidewaysIsAsHighAsIt() throws {
    let text = collection(
      cell("a"), layout: "scrollDirection=\"horizontal\"",
      sections: section("sectionHeaderView", width: 40, height: 667))
    let found = try layOut(text, on: "retina6_12")
    #expect(found.frame("sectionHeaderView") == Rect(x: 0, y: 0, width: 40, height: 852))
    #expect(found.frame("a")?.x == 50)
  }

  @Test func onTheCanvasStoredFramesHold() throws {
    let text = collection(cell("a") + cell("b"), sections: section("sectionHeaderView", width: 300, height: 20))
    #expect(try layOut(text).frame("sectionHeaderView")?.size == Size(width: 300, height: 20))
    #expect(try layOut(text).frame("b") == Rect(x: 0, y: 0, width: 100, height: 80))
  }
}

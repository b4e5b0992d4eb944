import Testing

@testable import NibTranslation

/// Collections and their cells, of both forms of content.
@Suite struct CollectionTests {
  private func collection(_ content: String, layout: String = "") -> CompilerFixture {
    CompilerFixture(
      subviews: """
        <collectionView id="c"><rect key="frame" x="0" y="0" width="320" height="400"/>
        <collectionViewFlowLayout key="collectionViewLayout" \(layout) id="fl"/>\(content)</collectionView>
        """)
  }

  private func cell(_ content: String) -> String {
    """
    <cells><collectionViewCell reuseIdentifier="Item" id="k"><rect key="frame" x="0" y="0" width="50" height="60"/>
    \(content)</collectionViewCell></cells>
    """
  }

  private func archive(_ content: String) throws -> CompiledObject {
    let view = try collection(cell(content)).object("UICollectionView")
    return try #require(view.entries("UICollectionViewCellNibDict")["Item"]?.archive)
  }

  private let constraint = #"firstAttribute="top" secondAttribute="top" id="q"/></constraints>"#

  @Test func collectionHasItsKeysInTheirOrder() throws {
    let view = try collection(cell(#"<collectionViewCellContentView key="contentView" id="v"/>"#))
      .object("UICollectionView")
    #expect(
      view.keys.drop { $0 != "UIViewLocalOverrideTraitCollection" } == [
        "UIViewLocalOverrideTraitCollection", "UIScrollViewIndicatorInsetAdjustmentBehavior", "UIBouncesZoom",
        "UIDelegate", "UIScrollViewContentInsetAdjustmentBehavior", "UICollectionLayout",
        "UIAllowsUserInitiatedMultipleSelection", "UICollectionViewCellPrototypeNibExternalObjects",
        "UICollectionViewCellNibDict", "UICollectionViewPrefetchingEnabled",
      ])
    #expect(view["UIDelegate"] == .null)
  }

  @Test func standardLayoutHasNoKeys() throws {
    let size = #"<size key="itemSize" width="50" height="50"/>"#
    let layout = try CompilerFixture(
      subviews: """
        <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="fl">\(size)<size key="headerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/></collectionViewFlowLayout>
        </collectionView>
        """
    ).object("UICollectionViewFlowLayout")
    #expect(layout.keys.isEmpty)
  }

  @Test func layoutHasItsDistancesAndItsDirection() throws {
    let layout = try collection(
      "", layout: #"minimumLineSpacing="4" minimumInteritemSpacing="0" scrollDirection="horizontal""#
    ).object("UICollectionViewFlowLayout")
    #expect(layout.keys == ["UIInteritemSpacing", "UILineSpacing", "UIScrollDirection"])
    #expect(layout["UIInteritemSpacing"] == .float(0) && layout["UILineSpacing"] == .float(4))
  }

  /// Evidence: 5 layouts with headers and 16 with footers, whose sizes come before the insets.
  @Test(arguments: [(40.0, ["UIHeaderReferenceSize"]), (0, [])] as [(Double, [String])])
  func layoutHasTheSizeOfItsHeaders(height: Double, keys: [String]) throws {
    let size = #"<size key="headerReferenceSize" width="0" height="\#(height)"/>"#
    let layout = try CompilerFixture(
      subviews: """
        <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" id="fl">\(size)\
        </collectionViewFlowLayout></collectionView>
        """
    ).object("UICollectionViewFlowLayout")
    #expect(layout.keys == keys)
  }

  @Test func layoutOfAnotherClassIsRefused() throws {
    let refusals = try CompilerFixture(
      subviews: #"<collectionView id="c"><collectionViewLayout key="collectionViewLayout" id="fl"/></collectionView>"#
    ).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("no flow layout"))
  }

  // MARK: Cells

  @Test func oldContentViewGetsTheConstraintsOfItsCell() throws {
    let inner = try archive(
      """
      <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="50" height="60"/>
      <subviews><imageView image="Logo" id="i"/></subviews></view>
      <constraints><constraint firstItem="i" secondItem="k" \(constraint)
      """)
    let cell = try #require(inner.all("UICollectionViewCell").first)
    let view = try #require(cell.object("UIContentView"))
    #expect(view.className == "UIView")
    #expect(view["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"] == .bool(true))
    let constraint = try #require(view.list("UIViewAutolayoutConstraints").first)
    #expect(constraint.object("NSSecondItem") == view)
    let edges = cell.list("UIViewAutolayoutConstraints")
    #expect(edges.map { $0["NSFirstAttributeV2"]?.integer } == [5, 6, 3, 4])
    #expect(edges.allSatisfy { $0.text("NSLayoutIdentifier") == "UIIBSystemGenerated" })
    #expect(edges.allSatisfy { $0.object("NSFirstItem") == cell && $0.object("NSSecondItem") == view })
  }

  @Test func newContentViewHasItsOwnConstraints() throws {
    let inner = try archive(
      """
      <collectionViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="50" height="60"/>
      <subviews><imageView image="Logo" id="i"/></subviews>
      <constraints><constraint firstItem="i" secondItem="v" \(constraint)
      </collectionViewCellContentView>
      """)
    let cell = try #require(inner.all("UICollectionViewCell").first)
    let view = try #require(cell.object("UIContentView"))
    #expect(view.list("UIViewAutolayoutConstraints").count == 1)
    #expect(cell.list("UIViewAutolayoutConstraints").count == 4)
  }

  @Test func cellWithoutConstraintsHasNone() throws {
    let inner = try archive(#"<view key="contentView" id="v"/>"#)
    let cell = try #require(inner.all("UICollectionViewCell").first)
    #expect(cell["UIViewAutolayoutConstraints"] == nil)
    #expect(inner.all("NSLayoutConstraint").isEmpty)
    #expect(
      cell.keys.suffix(5) == [
        "UIReuseIdentifier", "UISystemBackgroundView", "UIContentConfigurationIdentifier",
        "UIContentConfigurationView", "UIContentView",
      ])
  }

  @Test func cellWithoutContentViewIsRefused() throws {
    let refusals = try collection(cell("")).refusals()
    #expect(refusals.contains("the compiled form of a cell without a content view is not known; add one"))
  }

  @Test func headerOfASectionIsRefused() throws {
    let header = #"<collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h"/>"#
    let refusals = try collection(header).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("<collectionReusableView"))
  }
}

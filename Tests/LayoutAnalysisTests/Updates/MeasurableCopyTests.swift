import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// Copies of documents whose objects tell their ids when an app runs.
@Suite struct MeasurableCopyTests {
  private func copy(_ text: String) throws -> String {
    let document = try LayoutDocument(Array(text.utf8), path: "Main.storyboard")
    return String(decoding: try MeasurableCopy(document).bytes, as: UTF8.self)
  }

  private func xib(_ objects: String, attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"\(attributes)><objects>
    \(objects)
    </objects></document>
    """
  }

  private func list(_ id: String) -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"ibstackObjectID\" "
      + "value=\"\(id)\"/></userDefinedRuntimeAttributes>"
  }

  @Test func viewsGetARuntimeAttribute() throws {
    let text = xib(#"<view id="root"><subviews><label id="a" text="A"/></subviews></view>"#)
    #expect(
      try copy(text)
        == xib(
          #"<view id="root"><subviews><label id="a" text="A">\#(list("a"))</label></subviews>\#(list("root"))</view>"#))
  }

  @Test func otherRuntimeAttributesStay() throws {
    let other = #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>"#
    let text = #"<userDefinedRuntimeAttributes>\#(other)</userDefinedRuntimeAttributes>"#
    let list = list("a").replacing("<userDefinedRuntimeAttributes>", with: "<userDefinedRuntimeAttributes>\(other)")
    #expect(try copy(xib("<view id=\"a\">\(text)</view>")) == xib("<view id=\"a\">\(list)</view>"))
  }

  @Test func constraintsAreIdentifiedByTheirIDs() throws {
    let text = #"<constraints><constraint firstAttribute="width" constant="1" id="w"\#("")/></constraints>"#
    let named = text.replacing("/></", with: #" identifier="Width"/></"#)
    let marked = text.replacing("/></", with: #" identifier="w"/></"#)
    for constraints in [text, named] {
      #expect(
        try copy(xib("<view id=\"a\">\(constraints)</view>")) == xib("<view id=\"a\">\(marked)\(list("a"))</view>"))
    }
  }

  @Test func controllersAreIdentifiedByTheirIDs() throws {
    func storyboard(_ attributes: String, _ list: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>
      <scene sceneID="s"><objects><viewController\(attributes) id="c" sceneMemberID="viewController">
      <view key="view" id="v">\(list)</view></viewController></objects></scene></scenes></document>
      """
    }
    #expect(
      try copy(storyboard(" storyboardIdentifier=\"Login\"", ""))
        == storyboard(" storyboardIdentifier=\"c\"", list("v")))
    #expect(
      try copy(storyboard("", ""))
        == storyboard("", list("v")).replacing(
          "sceneMemberID=\"viewController\"", with: "sceneMemberID=\"viewController\" storyboardIdentifier=\"c\""))
  }

  @Test func prototypesOfCellsAreIdentifiedByTheirIDs() throws {
    func table(_ cells: String) -> String { xib("<tableView id=\"t\">\(cells)\(list("t"))</tableView>") }
    func unmarked(_ cells: String) -> String { table(cells).replacing(list("t"), with: "") }
    let cell = { (identifier: String, list: String) in
      "<prototypes><tableViewCell id=\"c\"\(identifier)>\(list)</tableViewCell></prototypes>"
    }
    #expect(try copy(unmarked(cell("", ""))) == table(cell(" reuseIdentifier=\"c\"", list("c"))))
    #expect(
      try copy(unmarked(cell(" reuseIdentifier=\"Row\"", ""))) == table(cell(" reuseIdentifier=\"c\"", list("c"))))
    let fixed = { (list: String) in
      "<sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"c\">\(list)</tableViewCell></cells>"
        + "</tableViewSection></sections>"
    }
    #expect(try copy(unmarked(fixed(""))) == table(fixed(list("c"))))
    let items = { (identifier: String, list: String) in
      "<collectionView id=\"t\"><cells><collectionViewCell id=\"c\"\(identifier)>\(list)</collectionViewCell></cells>"
    }
    #expect(
      try copy(xib(items("", "") + "</collectionView>"))
        == xib(items(" reuseIdentifier=\"c\"", list("c")) + list("t") + "</collectionView>"))
  }

  /// A launch screen may have no runtime attributes.
  @Test func aLaunchScreenBecomesADocumentLikeOthers() throws {
    #expect(
      try copy(xib(#"<view id="a"/>"#, attributes: #" launchScreen="YES""#))
        == xib("<view id=\"a\">\(list("a"))</view>"))
  }

  @Test func idsAreEscaped() throws {
    let marked = try copy(xib(#"<view id="a&quot;&lt;b"/>"#))
    #expect(marked == xib(#"<view id="a&quot;&lt;b">\#(list("a&quot;&lt;b"))</view>"#))
  }

  @Test func framesStay() throws {
    let text = xib(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="8" id="t"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="9" id="l"/>
      </constraints></view>
      """)
    let layouts = try [text, copy(text)].map {
      try LayoutDocument(Array($0.utf8), path: "a.xib").layout().views.map(\.frame)
    }
    #expect(layouts[0] == layouts[1] && layouts[0].count == 2)
    #expect(layouts[0][1].x == 9 && layouts[0][1].y == 8)
  }
}

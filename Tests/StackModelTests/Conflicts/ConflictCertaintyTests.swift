import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// On a device that somebody asks for, only what the document decides is a conflict.
@Suite struct ConflictCertaintyTests {
  private let tall =
    "a.top == root.top\na.bottom == root.bottom\na.leading == root.leading\na.width == 9\na.height == 600"
  private let phone = Size(width: 375, height: 667)

  private func conflicts(_ text: String, on device: String, _ path: String = "a.storyboard") throws -> [Diagnostic] {
    let options = LayoutOptions(device: Device(named: device, landscape: false))
    return try LayoutDocument(Array(text.utf8), path: path, options: options).layout().diagnostics.filter {
      $0.ruleID == "conflicting-constraints"
    }
  }

  private func screen(_ place: String, _ size: Size, _ controller: String = "") -> String {
    storyboard(
      "<subviews>\(plainView("a"))</subviews>" + constraints(place), controller: controller, device: "retina4_7",
      size: size)
  }

  // MARK: The size of the screen

  @Test func viewOfAControllerIsAsLargeAsTheScreen() throws {
    let found = try conflicts(screen(tall, phone), on: "retina4_0")
    #expect(found.map(\.severity) == [.error])
  }

  @Test func viewOfAFreeformControllerIsNot() throws {
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    #expect(try conflicts(screen(tall, phone, freeform), on: "retina4_0").isEmpty)
  }

  @Test func viewThatIsSmallerOnTheCanvasIsNot() throws {
    let place = tall.replacing("600", with: "320")
    #expect(try conflicts(screen(place, Size(width: 270, height: 320)), on: "retina4_0").isEmpty)
  }

  @Test(arguments: [("show", 1), ("embed", 0), ("popoverPresentation", 0)])
  func controllerThatIsShownInAPartOfTheScreenIsNot(kind: String, count: Int) throws {
    let segue = "<connections><segue destination=\"vc\" kind=\"\(kind)\" id=\"segue\"/></connections>"
    #expect(try conflicts(screen(tall, phone, segue), on: "retina4_0").count == count)
  }

  private func nib(_ connections: String) -> String {
    let content = "<subviews>\(plainView("a"))</subviews>" + constraints(tall)
    return xib(content).replacing("width=\"200\" height=\"100\"", with: "width=\"375\" height=\"667\"")
      .replacing("<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", with: "")
      .replacing(
        "userLabel=\"File's Owner\"/>",
        with: "userLabel=\"File's Owner\" customClass=\"Screen\">\(connections)</placeholder>")
  }

  @Test(arguments: [("view", 1), ("card", 0)])
  func viewOfANibIsIfItIsItsOwners(outlet: String, count: Int) throws {
    let connections = "<connections><outlet property=\"\(outlet)\" destination=\"root\" id=\"o\"/></connections>"
    #expect(try conflicts(nib(connections), on: "retina4_0", "a.xib").count == count)
  }

  // MARK: Cells in UIKit's styles

  /// UIKit places the labels of such a cell for their texts and the language; in other cells their frames stay.
  @Test(arguments: [("style=\"IBUITableViewCellStyleSubtitle\"", 0), ("", 1)])
  func frameOfALabelThatTheCellPlacesIsUpToUIKit(style: String, count: Int) throws {
    let content = """
      <subviews><tableView id="table"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
        <tableViewCell \(style) id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
          <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
            <subviews>
              <label text="Title" id="title"><rect key="frame" x="20" y="3" width="40" height="20"/></label>\(plainView("a"))
            </subviews>\(constraints("a.leading == title.leading + 5\na.leading == content.leading + 40"))
          </tableViewCellContentView>
        </tableViewCell></prototypes></tableView></subviews>
      """
    #expect(try conflicts(storyboard(content, device: "retina4_7", size: phone), on: "retina4_0").count == count)
  }

  // MARK: Margins

  /// The table gives a cell its margins.
  @Test func marginsOfACellAreUpToItsTable() throws {
    let text = prototypeCell(
      "a.top == content.topMargin\na.centerY == content.centerY\ncontent.bottomMargin == a.bottom + 3")
    #expect(try conflicts(text, on: "retina4_0").isEmpty)
  }

  @Test func edgesOfACellAreNot() throws {
    let text = prototypeCell("a.top == content.top\na.centerY == content.centerY\ncontent.bottom == a.bottom + 3")
    #expect(try conflicts(text, on: "retina4_0").count == 1)
  }

  // MARK: What is not there at run time

  @Test(arguments: [("", 1), ("placeholder=\"YES\"", 0)])
  func lengthThatIsRemovedAtBuildTimeContradictsNothing(attribute: String, count: Int) throws {
    let removed = "<constraint id=\"p\" firstAttribute=\"width\" constant=\"366\" \(attribute)/>"
    let card =
      "<view id=\"a\" customClass=\"Card\" translatesAutoresizingMaskIntoConstraints=\"NO\"><constraints>\(removed)"
      + "</constraints></view>"
    let place = "a.leading == root.leading\nroot.trailing == a.trailing\na.top == root.top\na.height == 9"
    let text = storyboard(
      "<subviews>\(card)</subviews>" + constraints(place), device: "retina4_7", size: phone)
    #expect(try conflicts(text, on: "retina4_0").count == count)
  }

  @Test func zeroLengthOfAHiddenViewIsNoMoreThanAWarning() throws {
    let views = plainView("a", "hidden=\"YES\"", constraints("a.height == 40")) + plainView("b")
    let stack =
      "<stackView id=\"s\" axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>\(views)"
      + "</subviews></stackView>"
    let place = "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\ns.bottom == root.bottom"
    let text = storyboard(
      "<subviews>\(stack)</subviews>" + constraints(place), device: "retina4_7", size: phone)
    #expect(try conflicts(text, on: "retina4_0").map(\.severity) == [.warning])
  }

  @Test func frameWithAMaskContradictsNothingByItself() throws {
    let masked = """
      <view id="a"><rect key="frame" x="0.0" y="500" width="375" height="167"/>
      <autoresizingMask key="autoresizingMask" flexibleMinY="YES" heightSizable="YES"/></view>
      """
    let text = storyboard("<subviews>\(masked)</subviews>", device: "retina4_7", size: phone)
    #expect(try conflicts(text, on: "retina3_5").isEmpty)
  }
}

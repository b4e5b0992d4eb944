import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Reports of conflicts fit into a line, unless two views have no name but their ids.
@Suite struct ConflictMessageTests {
  private func message(_ views: [String], _ place: String) throws -> String {
    let content = "<subviews>\(views.map { plainView($0) }.joined())</subviews>" + constraints(place)
    let found = try LayoutDocument(Array(xib(content).utf8), path: "a.xib").layout().diagnostics
    return try #require(found.first { $0.ruleID == "conflicting-constraints" }).message
  }

  @Test func shortOnesSayAllThatMayBeDone() throws {
    #expect(
      try message(["a"], "a.width == 30\na.width == 40")
        == "a cannot be 30 and 40 wide; a.width == 40 would be broken; change 40 to 30 or lower its priority")
  }

  @Test func longerOnesLeaveOutTheSecondThingToDo() throws {
    let found = try message(["FwE-o8-Mhf"], "FwE-o8-Mhf.width == 30\nFwE-o8-Mhf.width == 40")
    #expect(found == "view (FwE-o8-Mhf) cannot be 30 and 40 wide; change 40 to 30")
  }

  @Test func longOnesLeaveTheOtherConstraintsToTheNotes() throws {
    let place = "FwE-o8-Mhf.width == 50\nHJL-3a-kMx.width == 50\nFwE-o8-Mhf.leading == HJL-3a-kMx.leading\n"
    let found = try message(["FwE-o8-Mhf", "HJL-3a-kMx"], place + "FwE-o8-Mhf.leading == HJL-3a-kMx.leading + 8")
    #expect(
      found == "view (FwE-o8-Mhf).leading == view (HJL-3a-kMx).leading + 8 contradicts another; "
        + "change its constant from 8 to 0")
    #expect(found.count <= 120)
  }

  @Test func longOnesSayThatAStackViewSetsTheOther() throws {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s" userLabel="Shipping and billing">
        <subviews>\(plainView("Subscription-Price-Container"))</subviews>
        <constraints><constraint firstAttribute="bottom" secondItem="Subscription-Price-Container" secondAttribute="bottom" constant="16"/>
        </constraints>
      </stackView>
      """
    let found = try LayoutDocument(Array(xib("<subviews>\(stack)</subviews>").utf8), path: "a.xib").layout().diagnostics
    let message = try #require(found.first { $0.ruleID == "conflicting-constraints" }).message
    #expect(message.hasSuffix("contradicts what its stack view sets; change its constant from 16 to 0"), "\(message)")
  }
}

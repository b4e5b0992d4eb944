import Foundation
import TestSupport
import Testing

/// `ibstack fidelity` as people and programs see it.
@Suite struct FidelityOutputTests {
  private func folder() throws -> TestFolder {
    func document(_ y: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="300"/><subviews>
      <view id="child" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="10" y="\(y)" width="50" height="40"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="child" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="x"/>
      <constraint firstItem="child" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="y"/>
      </constraints></view></objects></document>
      """
    }
    return try TestFolder(["right.xib": document(20), "wrong.xib": document(30), "broken.xib": "<document"])
  }

  @Test func tablesCountViewsAndCauses() throws {
    let run = try ToolRun(["fidelity", "right.xib", "wrong.xib", "--list", "5"], in: folder())
    #expect(
      run.output == """
                                   views  right    share
        all views                      2      1   50.0 %
        platform
          ios                          2      1   50.0 %
        role
          other                        2      1   50.0 %
        element
          view                         2      1   50.0 %
        what the frame depends on
          frame saved out of date      1      0    0.0 %
          the document alone           1      1  100.0 %
        on the document alone
          ios                          1      1  100.0 %
        whole documents                2      1   50.0 %

        what the others come from  views  documents    share
        view, position                 1          1  100.0 %

        wrong.xib:3:1: child stored 10 30 50 40, computed 10 20 50 40 [view, position]

        """)
    #expect(run.status == 0)
  }

  @Test func textsAreComparedByThemselves() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects><view id="root"><rect key="frame" x="0.0" y="0.0" \
      width="200" height="100"/><subviews><label id="a" text="Label" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="42" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
      </constraints></view></objects></document>
      """
    let folder = try TestFolder(["label.xib": document])
    #expect(
      try ToolRun(["fidelity", "--texts", "label.xib"], in: folder).output == """
                           widths   0.5 pt     1 pt  95 %  heights   0.5 pt    lines
        all texts               1  100.0 %  100.0 %   0.5        1  100.0 %  100.0 %
        element
          label, ios            1  100.0 %  100.0 %   0.5        1  100.0 %  100.0 %
        font
          system font           1  100.0 %  100.0 %   0.5        1  100.0 %  100.0 %
        size of the font
          15 to 18 points       1  100.0 %  100.0 %   0.5        1  100.0 %  100.0 %
        Interface Builder
          Xcode 14.3            1  100.0 %  100.0 %   0.5        1  100.0 %  100.0 %

        """)
    #expect(
      try ToolRun(["fidelity", "--texts", "right.xib"], in: self.folder()).output
        == "No frame has the size of a text in a font with known metrics.\n")
    #expect(try ToolRun(["fidelity", "--texts", "--format", "json", "label.xib"], in: folder).status == 64)
  }

  @Test func markdownIsATable() throws {
    let run = try ToolRun(["fidelity", "right.xib", "--format", "markdown"], in: folder())
    #expect(
      run.output.hasPrefix(
        "|                           | views | right |   share |\n| ------------------------- | ----: | ----: | ------: |\n"
      ))
  }

  @Test func jsonNamesEachDifference() throws {
    let run = try ToolRun(["fidelity", "wrong.xib", "--format", "json"], in: folder())
    let difference = try JSONValue(parsing: run.output)["documents"].elements[0]["differences"].elements[0]
    #expect(difference["id"].text == "child")
    #expect(difference["cause"]["aspect"].text == "position")
    #expect(difference["dependsOn"].text == "frame saved out of date")
  }

  @Test func anUnreadableDocumentIsNamed() throws {
    let run = try ToolRun(["fidelity", "right.xib", "broken.xib"], in: folder())
    #expect(run.status == 1)
    #expect(run.complaints.contains("broken.xib:1:"))
    #expect(run.output.contains("whole documents"))
  }

  @Test func nothingToCompareIsSaid() throws {
    let folder = try TestFolder(["empty.xml": "<stackView/>"])
    #expect(
      try ToolRun(["fidelity", "empty.xml"], in: folder).output == "No view with constraints has a stored frame.\n")
  }
}

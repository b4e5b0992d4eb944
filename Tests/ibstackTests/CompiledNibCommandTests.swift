import TestSupport
import Testing

/// A document compiled, checked, and read back by the commands that read documents.
@Suite struct CompiledNibCommandTests {
  private static let launchScreen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc-1">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="sc-1">
                <objects>
                    <viewController id="vc-1" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vi-1">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ba-1">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="ba-1" firstAttribute="top" secondItem="vi-1" secondAttribute="top" id="c-1"/>
                                <constraint firstItem="ba-1" firstAttribute="leading" secondItem="vi-1" secondAttribute="leading" id="c-2"/>
                                <constraint firstAttribute="trailing" secondItem="ba-1" secondAttribute="trailing" id="c-3"/>
                                HEIGHT
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fr-1" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  private static let height = "<constraint firstItem=\"ba-1\" firstAttribute=\"height\" constant=\"60\" id=\"c-4\"/>"

  private func folder(_ height: String = height) throws -> TestFolder {
    try TestFolder(["Launch.storyboard": Self.launchScreen.replacing("HEIGHT", with: height)])
  }

  @Test func compiledStoryboardIsCheckedAndLaidOutLikeItsDocument() throws {
    let folder = try folder()
    #expect(try folder.run("compile", "Launch.storyboard", "--output", "App.app").status == 0)
    #expect(try folder.run("nib", "verify", "App.app").status == 0)
    let dump = try folder.run("nib", "dump", "App.app").output
    #expect(dump.contains("UIViewController") && dump.contains("UIView"))
    func frames(_ path: String) throws -> [JSONValue] {
      let json = try JSONValue(parsing: folder.run("layout", "--format", "json", path).output)
      return json["documents"].elements[0]["views"].elements.map { $0["frame"] }
    }
    let compiled = try frames("App.app")
    #expect(compiled.count == 2)
    #expect(try compiled == frames("Launch.storyboard"))
  }

  @Test func findingInACompiledNibHasNoLine() throws {
    let folder = try folder("")
    #expect(try folder.run("compile", "Launch.storyboard", "--output", "App.app").status == 0)
    let text = try folder.run("validate", "App.app")
    #expect(text.output.hasPrefix("App.app/Launch.storyboardc: warning: view"))
    let json = try JSONValue(parsing: folder.run("layout", "--format", "json", "App.app").output)
    let finding = json["documents"].elements[0]["diagnostics"].elements[0]
    #expect(finding["rule"].text == "ambiguous-layout")
    #expect(finding["line"] == .null)
    let document = try JSONValue(parsing: folder.run("layout", "--format", "json", "Launch.storyboard").output)
    #expect(document["documents"].elements[0]["diagnostics"].elements[0]["line"] != .null)
  }

  @Test func partWithoutAKnownFormIsNamedAndNothingIsWritten() throws {
    let text = Self.launchScreen.replacing("HEIGHT", with: Self.height)
      .replacing("<subviews>", with: "<subviews><mapView id=\"sl-1\"/>")
    let folder = try TestFolder(["Launch.storyboard": text])
    let run = try folder.run("compile", "Launch.storyboard", "--output", "App.app")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("Launch.storyboard:11:"))
    #expect(run.complaints.contains("<mapView>"))
    #expect(try folder.run("nib", "dump", "App.app").status == 2)
  }

  @Test func ibtoolsOptionsAreUnderstood() throws {
    let folder = try folder()
    let run = try folder.run(
      "compile", "Launch.storyboard", "--compile", "Out/Start.storyboardc", "--target-device", "iphone",
      "--target-device", "ipad", "--minimum-deployment-target", "15.0", "--module", "App",
      "--output-partial-info-plist", "Out/Partial.plist")
    #expect(run.status == 0)
    #expect(try folder.run("nib", "verify", "Out/Start.storyboardc").status == 0)
    #expect(try folder.text("Out/Partial.plist").contains("<dict/>"))
    #expect(try folder.run("compile", "Launch.storyboard").status == 64)
    #expect(
      try folder.run("compile", "Launch.storyboard", "--output", "Out", "--minimum-deployment-target", "12.0").status
        == 64)
  }
}

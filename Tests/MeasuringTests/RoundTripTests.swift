import Foundation
import Testing

@testable import LayoutAnalysis
@testable import Operations
@testable import StackModel

/// From a document to an app, and back.
@Suite struct RoundTripTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><scenes>
    <scene sceneID="s"><objects><navigationController id="n" sceneMemberID="viewController">
    <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="t"><objects><viewController title="Start" id="c" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <view id="a&quot;b" userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO"/>
    <tableView id="table"><rect key="frame" x="0.0" y="0.0" width="393" height="200"/><prototypes>
    <tableViewCell id="cell"><rect key="frame" x="0.0" y="50" width="393" height="60"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="393" height="60"/></tableViewCellContentView></tableViewCell>
    </prototypes></tableView></subviews><constraints>
    <constraint firstItem="a&quot;b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="x"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  private func setup() throws -> (report: LayoutReport, setup: Setup) {
    let report = LayoutReport(Array(Self.document.utf8), path: "App/Main.storyboard", options: LayoutOptions())
    let document = try #require(report.document)
    let manifest = MeasuringSetup.manifest([MeasuringSetup(report, document, resource: "1-Main")])
    let setups = try JSONDecoder().decode(Manifest.self, from: Data(manifest.bytes)).documents
    return (report, try #require(setups.first))
  }

  @Test func anAppReadsWhatIsWrittenForIt() throws {
    let setup = try setup().setup
    #expect(setup.resource == "1-Main" && setup.isStoryboard)
    #expect(setup.screens == ["root"] && setup.navigationBars == ["root"] && setup.tabBars == [])
    #expect(setup.cells == ["table": ["cell"]])
    #expect(setup.layout.scenes.map(\.controller) == ["n", "c"])
    #expect(setup.view("a\"b")?.parent == "root" && setup.view("a\"b")?.label == "Box")
  }

  /// What differs if an app finds what ibstack computed, but for some changes.
  private func differences(_ change: (inout [String: ViewMeasurement]) -> Void) throws -> [MeasuredDifference.Kind] {
    let (report, setup) = try setup()
    let views = try #require(report.layout?.views)
    var found = Dictionary(
      uniqueKeysWithValues: views.map { layout in
        let (id, frame) = (layout.view.id ?? "", layout.frame)
        return (
          id,
          ViewMeasurement(
            parent: layout.view.superview?.id, frame: [frame.x, frame.y, frame.width, frame.height], isHidden: false,
            isAmbiguous: layout.isAmbiguous)
        )
      })
    change(&found)
    let file = LayoutFile(documents: [setup.measured(found, MeasuringFixture.record, scale: 3)])
    let measured = try MeasuredLayouts(Array(JSONEncoder().encode(file)), path: "iOS.json")
    let document = try LaidOutDocument(Array(Self.document.utf8), path: "App/Main.storyboard", options: LayoutOptions())
    let frames = try #require(measured.document(at: "Main.storyboard"))
    return MeasuredComparison(document, with: frames, path: "Main.storyboard").differences.map(\.kind)
  }

  @Test func whatAnAppWritesIsCompared() throws {
    #expect(try differences { _ in } == [])
    #expect(try differences { $0["a\"b"]?.frame[0] = 9 } == [.frame])
    #expect(try differences { $0["a\"b"] = nil } == [.unmeasured])
    #expect(try differences { $0["a\"b"]?.isAmbiguous.toggle() } == [.ambiguity])
  }
}

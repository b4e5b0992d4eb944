import Testing

@testable import Formats
@testable import NibTranslation

@Suite struct LaunchScreenTests {
  private func document(
    _ subviews: String = "", attributes: String = "", runtime: String = "iOS.CocoaTouch", autolayout: String = "YES",
    controller: String = "", controllerContent: String = ""
  ) throws -> XMLTree {
    try XMLTree(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="\(runtime)" useAutolayout="\(autolayout)" launchScreen="YES" initialViewController="vc1">
        <scenes><scene sceneID="s"><objects><viewController id="vc1" \(controller) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(subviews)
        </view>\(controllerContent)</viewController></objects></scene></scenes></document>
        """, path: "Launch.storyboard")
  }

  private func viewNib(_ document: XMLTree) throws -> ObjectGraph {
    try #require(CompiledDocument(document, name: "Launch").graphs["Launch.storyboardc/vc1-view-v1.nib"])
  }

  private func object(_ className: String, in graph: ObjectGraph) throws -> ArchivedObject {
    try #require(graph.objects.first { $0.className == className })
  }

  @Test func storyboardBecomesNibsAndInformation() throws {
    let compiled = try CompiledDocument(document(), name: "Launch")
    #expect(
      compiled.files.map(\.path) == [
        "Launch.storyboardc/UIViewController-vc1.nib", "Launch.storyboardc/vc1-view-v1.nib",
        "Launch.storyboardc/Info.plist",
      ])
    let storyboard = CompiledStoryboard(nibs: [], nibNames: [], information: compiled.files[2].content)
    #expect(storyboard.nibNamesByIdentifier == ["UIViewController-vc1": "UIViewController-vc1"])
    #expect(storyboard.entryPoint == "UIViewController-vc1")
  }

  @Test func archivesReadBackAsTheSameGraphsWithoutProblems() throws {
    let compiled = try CompiledDocument(document(), name: "Launch")
    for file in compiled.files where file.path.hasSuffix(".nib") {
      let graph = try ObjectGraph(file.content)
      #expect(graph == compiled.graphs[file.path])
      #expect(NibVerification.problems(in: graph).isEmpty)
    }
  }

  @Test func viewHasItsFrameAndMask() throws {
    let graph = try viewNib(document(attributes: #"hidden="YES" opaque="NO""#))
    let view = try object("UIView", in: graph)
    #expect(view["UIAutoresizingMask"] == .int8(18))
    #expect(view["UIHidden"] == .bool(true))
    #expect(view["UIOpaque"] == nil)
  }

  @Test func labelHasItsTextFontAndAlignment() throws {
    let graph = try viewNib(
      document(
        """
        <subviews><label contentMode="left" text="Hello" textAlignment="center" id="l1">
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
        <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label></subviews>
        """))
    let position = try #require(graph.objects.firstIndex { $0.className == "UILabel" })
    #expect(graph.text("UIText", of: position) == "Hello")
    #expect(graph.objects[position]["UITextAlignment"] == .int8(1))
    #expect(try object("UIFont", in: graph)["UIFontPointSize"] == .double(20))
    #expect(try object("UIColor", in: graph)["UIGreen"] == .float(0.5))
  }

  @Test func stackViewHasItsAxisAndSpacing() throws {
    let graph = try viewNib(
      document(
        #"<subviews><stackView axis="vertical" spacing="8" id="k1"><subviews><imageView image="Logo" id="i1"/>"#
          + "</subviews></stackView></subviews>"))
    let stack = try object("UIStackView", in: graph)
    #expect(stack["UIStackViewAxis"] == .int8(1))
    #expect(stack["UIStackViewSpacing"] == .double(8))
    let image = try #require(graph.objects.firstIndex { $0.className == "UIImageNibPlaceholder" })
    #expect(graph.text("UIResourceName", of: image) == "Logo")
  }

  @Test func marginsHaveEightPointsInTheFirstGeneration() throws {
    let graph = try viewNib(
      document(
        #"<subviews><view id="w1"/></subviews><constraints><constraint firstItem="w1" firstAttribute="top" "#
          + #"secondItem="v1" secondAttribute="topMargin" constant="2" id="c1"/></constraints>"#))
    let constraint = try object("NSLayoutConstraint", in: graph)
    #expect(constraint["NSSecondAttributeV2"] == .int8(15))
    #expect(constraint["NSSecondAttribute"] == .int8(3))
    #expect(constraint["NSConstantV2"] == .double(2))
    #expect(constraint["NSConstant"] == .double(10))
  }

  @Test(
    arguments: [
      (#"<subviews><mapView id="m1"/></subviews>"#, "<mapView>"),
      (#"<subviews><view id="w1" edges="YES"/></subviews>"#, "edges of <view>"),
      (#"<subviews><view id="w1" contentMode="sideways"/></subviews>"#, #"contentMode="sideways""#),
      (#"<color key="backgroundColor" red="1" colorSpace="custom" customColorSpace="adobeRGB1998"/>"#, "adobeRGB1998"),
      (#"<color key="backgroundColor" systemColor="unknownColor"/>"#, "unknownColor"),
      (#"<constraints><constraint firstItem="x" firstAttribute="top" id="c"/></constraints>"#, #"firstItem="x""#),
      (#"<constraints><constraint firstAttribute="width" multiplier="a:b" id="c"/></constraints>"#, #""a:b""#),
    ]) func whatIsNotKnownIsNamedWithItsPlace(_ part: String, _ name: String) throws
  {
    let tree = try document(part)
    let failure = #expect(throws: CompilationFailure.self) { try CompiledDocument(tree, name: "Launch") }
    let line = try #require(failure?.lines.first)
    #expect(line.hasPrefix("Launch.storyboard:6:"))
    #expect(line.contains(name))
  }

  @Test func documentsWithoutObjectsAreRefused() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"/>
      """
    let tree = try XMLTree(text: text, path: "Empty.xib")
    let failure = #expect(throws: CompilationFailure.self) { try CompiledDocument(tree, name: "Empty") }
    #expect(failure?.lines == ["Empty.xib:1:1: error: nothing to compile; expected <scenes> or <objects>"])
  }

  @Test func documentsForOtherSystemsAreRefused() throws {
    let tree = try document(runtime: "MacOSX.Cocoa")
    let failure = #expect(throws: CompilationFailure.self) { try CompiledDocument(tree, name: "Launch") }
    #expect(failure?.lines.first?.contains("only documents for iOS") == true)
  }

  @Test func documentsWithoutAutoLayoutAreRefused() throws {
    let tree = try document(autolayout: "NO")
    let failure = #expect(throws: CompilationFailure.self) { try CompiledDocument(tree, name: "Launch") }
    #expect(failure?.lines.first?.contains("without Auto Layout") == true)
  }

  @Test(arguments: [
    ("", "UIViewController"), (#"customClass="Start""#, "Start"),
    (#"customClass="Start" customModule="App" customModuleProvider="target""#, "_TtC3App5Start"),
  ])
  func controllerIsSwappedForItsClass(attributes: String, expected: String) throws {
    let compiled = try CompiledDocument(document(controller: attributes), name: "Launch")
    let graph = try #require(compiled.graphs["Launch.storyboardc/UIViewController-vc1.nib"])
    let controller = try #require(graph.objects.firstIndex { $0.className == "UIClassSwapper" })
    #expect(graph.text("UIClassName", of: controller) == expected)
    #expect(graph.text("UIOriginalClassName", of: controller) == "UIViewController")
    #expect(graph.text("UINibName", of: controller) == "vc1-view-v1")
  }

  @Test(arguments: [("target", "_TtC5Other5Start"), ("", "_TtC3App5Start")])
  func moduleIsThatOfTheTarget(provider: String, expected: String) throws {
    let attributes = #"customClass="Start" customModule="App" customModuleProvider="\#(provider)""#
    let compiled = try CompiledDocument(document(controller: attributes), name: "Launch", targetModule: "Other")
    let graph = try #require(compiled.graphs["Launch.storyboardc/UIViewController-vc1.nib"])
    let controller = try #require(graph.objects.firstIndex { $0.className == "UIClassSwapper" })
    #expect(graph.text("UIClassName", of: controller) == expected)
  }

  @Test func navigationItemHasATitle() throws {
    let item = #"<navigationItem key="navigationItem" title="Start" id="n1"/>"#
    let compiled = try CompiledDocument(document(controllerContent: item), name: "Launch")
    let graph = try #require(compiled.graphs["Launch.storyboardc/UIViewController-vc1.nib"])
    let position = try #require(graph.objects.firstIndex { $0.className == "UINavigationItem" })
    #expect(graph.text("UITitle", of: position) == "Start")
    #expect(graph.objects[position]["UILargeTitleDisplayMode"] == .int8(0))
  }

  @Test func labelThatFollowsTheTextSizeSaysSoBeforeItsFont() throws {
    let label = """
      <subviews><label text="Hello" adjustsFontForContentSizeCategory="YES" id="l1">
      <fontDescription key="fontDescription" type="system" pointSize="20"/></label></subviews>
      """
    let keys = try object("UILabel", in: viewNib(document(label))).values.map(\.key)
    let place = try #require(keys.firstIndex(of: "UIAdjustsFontForContentSizeCategory"))
    #expect(keys[place - 1] == "UIText" && keys[place + 1] == "UIFont")
  }
}

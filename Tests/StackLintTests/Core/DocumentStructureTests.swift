import Testing

@testable import Formats
@testable import StackLint
@testable import StackModel

/// Documents that Xcode would refuse or never writes, each made from a correct one by a single change.
@Suite struct DocumentStructureTests {
  /// A storyboard as Xcode writes it: a list and, in a second scene, its settings.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="lis-tc-001">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <scene sceneID="lis-sc-001">
                <objects>
                    <viewController id="lis-tc-001" customClass="ListController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="lis-tv-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-001">
                                    <rect key="frame" x="0.0" y="59" width="393" height="700"/>
                                    <prototypes>
                                        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Row" id="cel-l0-001">
                                            <rect key="frame" x="0.0" y="28" width="393" height="44"/>
                                            <autoresizingMask key="autoresizingMask"/>
                                            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cel-l0-001" id="con-te-001">
                                                <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                                <autoresizingMask key="autoresizingMask"/>
                                                <subviews>
                                                    <label opaque="NO" contentMode="left" text="Row" lineBreakMode="tailTruncation" id="lab-el-001">
                                                        <rect key="frame" x="20" y="11" width="200" height="21"/>
                                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                        <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                                    </label>
                                                </subviews>
                                            </tableViewCellContentView>
                                        </tableViewCell>
                                    </prototypes>
                                </tableView>
                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                                    <rect key="frame" x="20" y="780" width="100" height="35"/>
                                    <state key="normal" title="Settings"/>
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                            <integer key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                    <connections>
                                        <action selector="refresh:" destination="lis-tc-001" eventType="touchUpInside" id="act-io-001"/>
                                        <segue destination="set-tc-001" kind="show" id="seg-ue-001"/>
                                    </connections>
                                </button>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
                            <constraints>
                                <constraint firstItem="tab-le-001" firstAttribute="leading" secondItem="lis-tv-001" secondAttribute="leading" id="con-st-001"/>
                                <constraint firstItem="tab-le-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" id="con-st-002"/>
                            </constraints>
                        </view>
                        <navigationItem key="navigationItem" title="List" id="nav-it-001"/>
                        <nil key="simulatedTopBarMetrics"/>
                        <nil key="simulatedBottomBarMetrics"/>
                        <connections>
                            <outlet property="table" destination="tab-le-001" id="out-le-001"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    <exit id="exi-t0-001" userLabel="Exit" sceneMemberID="exit"/>
                </objects>
                <point key="canvasLocation" x="0.0" y="0.0"/>
            </scene>
            <scene sceneID="set-sc-001">
                <objects>
                    <viewController id="set-tc-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="set-tv-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-002" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  /// A xib for macOS.
  static let macXib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22505"/>
        </dependencies>
        <objects>
            <customObject id="-2" userLabel="File's Owner"/>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <customView id="pan-el-001">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <button id="but-to-001">
                        <rect key="frame" x="10" y="10" width="80" height="32"/>
                        <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" id="cel-l0-001"/>
                        <connections>
                            <action selector="ok:" target="-2" id="act-io-001"/>
                        </connections>
                    </button>
                </subviews>
            </customView>
        </objects>
    </document>

    """

  private static let rules: [Rule] = [.documentStructure, .refusedByXcode, .lossyDocument, .unfamiliarElement]

  private func findings(_ text: String, path: String) throws -> [Diagnostic] {
    let document = try LayoutDocument(Array(text.utf8), path: path)
    return Linter(Self.rules).lint(LintedDocument(document)).diagnostics
  }

  @Test func nothingIsWrongWithWhatXcodeWrites() throws {
    #expect(try findings(Self.storyboard, path: "a.storyboard").map(\.message) == [])
    #expect(try findings(Self.macXib, path: "a.xib").map(\.message) == [])
  }

  /// A text with line breaks, or with tabs, is an element with the key of the attribute.
  @Test(arguments: [("title", 0), ("bezelStyle", 1), ("titel", 1)])
  func textOfAnAttributeMayBeAnElement(_ key: String, _ count: Int) throws {
    let text = Self.macXib.replacing(
      "title=\"OK\" bezelStyle=\"rounded\" id=\"cel-l0-001\"/>",
      with: """
        bezelStyle="rounded" id="cel-l0-001"><string key="\(key)" base64-UTF8="YES">T0sJ</string></buttonCell>
        """)
    #expect(text != Self.macXib)
    #expect(try findings(text, path: "a.xib").map(\.ruleID) == Array(repeating: "unfamiliar-element", count: count))
  }

  @Test(arguments: [("1.0", "1926", 0), ("2.0", "3084", 0), ("4.0", "3084", 1), ("1.0", "22505", 1)])
  func xcode4WroteOtherVersions(_ version: String, _ toolsVersion: String, _ count: Int) throws {
    let text = Self.storyboard.replacing(
      "version=\"3.0\" toolsVersion=\"22505\"", with: "version=\"\(version)\" toolsVersion=\"\(toolsVersion)\"")
    #expect(try findings(text, path: "a.storyboard").filter { $0.message.hasPrefix("version ") }.count == count)
  }

  @Test(arguments: [
    ("segmentedCell alignment=\"left\" style=\"rounded\" trackingMode=\"selectOne\"", "segmentedCell", 0),
    ("segments", "segments", 1),
  ])
  func cellMayBeAnObjectOfItsOwn(_ start: String, _ name: String, _ count: Int) throws {
    let cell = "<\(start) id=\"cel-l0-002\"><font key=\"font\" metaFont=\"system\"/></\(name)>\n    </objects>"
    let found = try findings(Self.macXib.replacing("</objects>", with: cell), path: "a.xib")
    #expect(found.filter { $0.message.contains("in <objects>") }.count == count)
  }

  @Test(arguments: [("offset", 0), ("ofset", 1)])
  func shadowOfAViewHasAnOffset(_ key: String, _ count: Int) throws {
    let shadow = "<shadow key=\"shadow\" blurRadius=\"2\"><size key=\"\(key)\" width=\"1\" height=\"-1\"/></shadow>"
    let found = try findings(Self.macXib.replacing("<buttonCell", with: "\(shadow)<buttonCell"), path: "a.xib")
    #expect(found.count == count)
  }

  /// From Xcode 15.3 on the plug-in has the version, and all documents the same `toolsVersion`.
  @Test(arguments: [("22504", Diagnostic.Severity.warning), ("90000", .notice)])
  func versionIsThatOfThePlugInWhereAllDocumentsHaveTheSame(_ plugIn: String, _ severity: Diagnostic.Severity) throws {
    let text = Self.storyboard.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"32700\"")
      .replacing("CocoaTouchPlugin\" version=\"22504\"", with: "CocoaTouchPlugin\" version=\"\(plugIn)\"")
      .replacing("<rect key=\"frame\" x=\"20\" y=\"780\"", with: "<rect key=\"bounds\" x=\"20\" y=\"780\"")
    let found = try findings(text, path: "a.storyboard")
    #expect(found.map(\.ruleID).contains("unfamiliar-element"))
    #expect(found.filter { $0.ruleID == "unfamiliar-element" }.allSatisfy { $0.severity == severity })
  }

  /// A change of the correct storyboard, and the start of what is said about it.
  struct Fault: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let rule: String
    let message: String

    init(_ old: String, _ new: String, _ rule: String, _ message: String) {
      (self.old, self.new, self.rule, self.message) = (old, new, rule, message)
    }

    init(_ old: String, _ new: String, _ message: String) { self.init(old, new, "document-structure", message) }

    var testDescription: String { message }
  }

  private static let faults = [
    Fault(
      " toolsVersion=\"22505\"", "", "refused-by-xcode", "Xcode and ibtool cannot open a document without toolsVersion"),
    Fault(
      "iOS.CocoaTouch\"", "AppleCocoaTouch\"", "refused-by-xcode", "Xcode: \"Unknown target runtime\" AppleCocoaTouch"),
    Fault("CocoaTouch.Storyboard.XIB", "CocoaTouch.XIB", "refused-by-xcode", "type "),
    Fault("version=\"3.0\" tools", "version=\"1.0\" tools", "version \"1.0\" is of no Xcode"),
    Fault("useAutolayout=\"YES\"", "useAutolayout=\"true\"", "useAutolayout is YES or absent"),
    Fault(
      "orientation=\"portrait\"", "orientation=\"upright\"", "lossy-document", "orientation \"upright\" is not known"),
    Fault(
      "identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\"", "identifier=\"UIKit\"",
      "a document for iOS depends on"),
    Fault(
      "deployment identifier=\"iOS\"", "deployment identifier=\"tvOS\"", "deployment \"tvOS\" of a document for iOS"),
    Fault(
      "name=\"Safe area layout guides\"", "name=\"Auto Layout\"", "lossy-document",
      "no Xcode has a capability \"Auto Layout\""),
    Fault(
      "appearance=\"light\"", "appearance=\"bright\"", "lossy-document", "appearance \"bright\" is not known"),
    Fault("<dependencies>", "<dependencies id=\"d\">", "unfamiliar-element", "no id of <dependencies> is known"),
    Fault(
      "<nil key=\"simulatedTopBarMetrics\"/>", "<nil key=\"simulatedTopBar\"/>", "unfamiliar-element",
      "no <nil key=\"simulatedTopBar\"> is known in <viewController>"),
    Fault(
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>", "<nil/>",
      "<nil> has a key and nothing else"),
    Fault("<scene sceneID=\"set-sc-001\">", "<scene>", "<scene> has no sceneID"),
    Fault("<scene sceneID=\"set-sc-001\">", "<scene sceneID=\"\">", "<scene> has no sceneID"),
    Fault("id=\"out-le-001\"", "id=\"\"", "<outlet> has no id"),
    Fault("<scene sceneID=\"set-sc-001\">", "<scene sceneID=\"lis-sc-001\">", "two scenes have the sceneID"),
    Fault(
      " id=\"set-tc-001\" sceneMemberID=\"viewController\"", " id=\"set-tc-001\"",
      "<viewController> has no sceneMemberID"),
    Fault(
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fir-st-002\" sceneMemberID=\"firstResponder\"/>",
      "", "a scene has a first responder"),
    Fault(
      "id=\"fir-st-002\" sceneMemberID=\"firstResponder\"/>",
      "id=\"fir-st-002\" sceneMemberID=\"firstResponder\"/><exit id=\"e\" userLabel=\"Exit\"/>",
      "an exit has sceneMemberID"),
    Fault(
      "<view key=\"view\" contentMode=\"scaleToFill\" id=\"set", "<view contentMode=\"scaleToFill\" id=\"set",
      "the view of a controller has a key"),
    Fault(
      "<view key=\"view\" contentMode=\"scaleToFill\" id=\"set",
      "<view key=\"rootView\" contentMode=\"scaleToFill\" id=\"set", "the view of a controller has the key view"),
    Fault("<rect key=\"frame\" x=\"20\" y=\"780\"", "<rect x=\"20\" y=\"780\"", "<rect> has a key"),
    Fault(
      "<rect key=\"frame\" x=\"20\" y=\"780\"", "<rect key=\"bounds\" x=\"20\" y=\"780\"", "unfamiliar-element",
      "no <rect key=\"bounds\"> is known in <button>"),
    Fault(
      "id=\"but-to-001\"", "id=\"but-to-001\" cornerRadius=\"8\"", "unfamiliar-element", "<button> has no cornerRadius"),
    Fault(
      "id=\"but-to-001\"", "id=\"but-to-001\" backgroundColor=\"red\"", "unfamiliar-element",
      "Xcode writes no backgroundColor of <button> as an attribute"),
    Fault(
      "text=\"Row\"", "text=\"Row\" accessibilityLabel=\"Row\"", "unfamiliar-element",
      "no accessibilityLabel of <label> is known; write <accessibility key=\"accessibilityConfiguration\" label=\"…\"/>"
    ),
    Fault(
      "red=\"0.1\" green=\"0.2\" blue=\"0.3\"", "red=\"0\" green=\"51\" blue=\"255\"",
      "components of colors are from 0 to 1; write red=\"0.0\" green=\"0.2\" blue=\"1\""),
    Fault("<segue destination=\"set-tc-001\"", "<segue", "<segue> has no destination"),
    Fault(
      "device id=\"retina6_12\"", "device id=\"iPhone 15\"", "iPhone 15 has the id retina6_12"),
    Fault(" contentHorizontalAlignment=\"center\"", "", "<button> has no contentHorizontalAlignment"),
    Fault(
      "</tableView>", "<outlet property=\"dataSource\" destination=\"lis-tc-001\" id=\"out-le-002\"/></tableView>",
      "Xcode writes no <outlet> in <tableView>; put it into <connections>"),
    Fault("<state key=\"normal\"", "<state", "Xcode writes no <state> in <button>"),
    Fault(
      "<navigationItem key=\"navigationItem\" title=\"List\" id=\"nav-it-001\"/>",
      "<navigationItem key=\"navigationItem\" title=\"List\" id=\"nav-it-001\"/>"
        + "<navigationItem key=\"navigationItem\" title=\"Again\" id=\"nav-it-002\"/>",
      "second child of <viewController> with the key navigationItem"),
    Fault("<prototypes>", "<prototypes hidden=\"YES\">", "unfamiliar-element", "no hidden of <prototypes> is known"),
    Fault(
      "dataMode=\"prototypes\"", "dataMode=\"static\"", "refused-by-xcode",
      "ibtool: Static table views are only valid when embedded in UITableViewController"),
    Fault(
      "tableViewCell=\"cel-l0-001\"", "tableViewCell=\"cel-l0-002\"",
      "tableViewCell \"cel-l0-002\" of a content view is not its cell"),
    Fault(
      "<tableViewCellContentView key=\"contentView\"", "<tableViewCellContentView",
      "Xcode writes no <tableViewCellContentView> in <tableViewCell>"),
    Fault(
      "outlet property=\"table\" destination=\"tab-le-001\"", "outlet property=\"row\" destination=\"lab-el-001\"",
      "refused-by-xcode", "ibtool: Outlets cannot be connected to repeating content"),
    Fault(
      "outlet property=\"table\" destination=\"tab-le-001\"", "outlet property=\"safe\" destination=\"saf-ea-001\"",
      "refused-by-xcode", "ibtool: outlets cannot be connected to layout guides"),
    Fault("selector=\"refresh:\" destination", "selector=\"refresh:\" target", "an action of iOS has a destination"),
    Fault(" eventType=\"touchUpInside\"", "", "an action of a <button> has an eventType"),
    Fault("kind=\"show\"", "kind=\"present\"", "no segue is of the kind \"present\"; write \"presentation\""),
    Fault(
      "segue destination=\"set-tc-001\" kind=\"show\"", "segue destination=\"set-tv-001\" kind=\"show\"",
      "a segue leads to a controller"),
    Fault(
      "segue destination=\"set-tc-001\" kind=\"show\"", "segue destination=\"exi-t0-001\" kind=\"unwind\"",
      "an unwind segue names its method"),
    Fault(
      "segue destination=\"set-tc-001\" kind=\"show\"", "segue destination=\"set-tc-001\" kind=\"embed\"",
      "only container views embed"),
    Fault(
      "<viewLayoutGuide key=\"safeArea\"", "<viewLayoutGuide key=\"safeAreaGuide\"",
      "no layout guide has the key safeAreaGuide"),
    Fault(
      "<viewLayoutGuide key=\"safeArea\"", "<viewLayoutGuide key=\"contentLayoutGuide\"",
      "only scroll views have a contentLayoutGuide"),
    Fault(
      "segue destination=\"set-tc-001\" kind=\"show\"", "segue destination=\"set-tc-001\" kind=\"custom\"",
      "lossy-document", "a custom segue shows nothing without a class of its own; add customClass"),
    Fault(
      "segue destination=\"set-tc-001\" kind=\"show\"", "segue destination=\"set-tc-001\" kind=\"popoverPresentation\"",
      "a popover has an anchor; add popoverAnchorView or popoverAnchorBarButtonItem"),
    Fault(" kind=\"show\" id=\"seg-ue-001\"", " kind=\"show\"", "<segue> has no id"),
    Fault(
      "selector=\"refresh:\"", "selector=\"refresh(_:)\"",
      "a selector is the name of a method, with a colon for each argument; write refresh:"),
    Fault(
      "selector=\"refresh:\"", "selector=\"refresh(with:)\"",
      "a selector is the name of a method, with a colon for each argument"),
    Fault(
      "id=\"set-tv-001\"", "id=\"set-tv-001\" sceneMemberID=\"viewController\"",
      "only the objects of a scene have a sceneMemberID"),
    Fault(
      "red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      "white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      "Xcode writes no color like this; write customColorSpace=\"genericGamma22GrayColorSpace\""),
    Fault("device id=\"retina6_12\"", "device id=\"appleTV\"", "Apple TV is no device of iOS"),
    Fault(
      "red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      "red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      "Xcode writes no color like this"),
    Fault(
      "tableViewCellContentView", "collectionViewCellContentView",
      "the content view of a cell is a <tableViewCellContentView>"),
    Fault("<prototypes>", "<prototypes/><prototypes>", "second <prototypes> of <tableView>"),
    Fault("<prototypes>", "<prototypes>rows", "Xcode writes no text in <prototypes>"),
    Fault(
      "type=\"system\" pointSize", "type=\"boldSystem\" weight=\"bold\" pointSize",
      "only a font of the type system has a weight; remove bold, or write type=\"system\""),
    Fault("secondItem=\"lis-tv-001\"", "secondItem=\"set-tv-001\"", "secondItem of a constraint is in another scene"),
    Fault(
      "secondItem=\"lis-tv-001\"", "secondItem=\"nav-it-001\"", "secondItem of a constraint is a view or a layout guide"
    ),
    Fault(" id=\"con-st-001\"", "", "<constraint> has no id"),
    Fault("colorSpace=\"custom\" customColorSpace=\"sRGB\"", "hex=\"#112233\"", "Xcode writes no color like this"),
    Fault(
      "type=\"system\" pointSize", "type=\"bold\" pointSize", "no font is of the type \"bold\"; write \"boldSystem\""),
    Fault(
      "<fontDescription key=\"fontDescription\"", "<fontDescription key=\"font\"", "a font has the key fontDescription"),
    Fault("type=\"number\" keyPath", "type=\"int\" keyPath", "no runtime attribute is of the type \"int\""),
    Fault("type=\"number\" keyPath", "type=\"string\" keyPath", "refused-by-xcode", "ibtool ends with an exception"),
    Fault("widthSizable=\"YES\"", "widthSizable=\"1\"", "widthSizable of an autoresizing mask is YES or absent"),
    Fault("<state key=\"normal\"", "<state key=\"pressed\"", "a button has no state \"pressed\""),
    Fault(
      "opaque=\"NO\" contentMode=\"left\"", "opaque=\"false\" contentMode=\"left\"", "Xcode writes YES or NO for opaque"
    ),
    Fault("customClass=\"ListController\" ", "", "lossy-document", "customModule without customClass says nothing"),
    Fault(
      "initialViewController=\"lis-tc-001\"", "initialViewController=\"lis-tv-001\"",
      "initialViewController lis-tv-001 is a <view>"),
    Fault(
      "<point key=\"canvasLocation\" x=\"0.0\" y=\"0.0\"/>", "<exit id=\"e\" sceneMemberID=\"exit\"/>",
      "Xcode writes no <exit> in <scene>; put it into <objects>"),
  ]

  @Test(arguments: faults) func faultIsFound(_ fault: Fault) throws {
    let text = Self.storyboard.replacing(fault.old, with: fault.new)
    #expect(text != Self.storyboard)
    let found = try findings(text, path: "a.storyboard")
    #expect(
      found.contains { $0.ruleID == fault.rule && $0.message.hasPrefix(fault.message) },
      "\(found.map { "\($0.ruleID): \($0.message)" })")
  }

  /// Interface Builder's names are those of its elements, to the letter.
  @Test(arguments: [("rect", "Rect"), ("color", "UIColor"), ("constraints", "Constraints"), ("tableView", "tableview")])
  func elementSpelledOtherwiseIsRepaired(_ name: String, _ other: String) throws {
    let text = Self.storyboard.replacing("<\(name) ", with: "<\(other) ").replacing("<\(name)>", with: "<\(other)>")
      .replacing("</\(name)>", with: "</\(other)>")
    let found = try findings(text, path: "a.storyboard")
    #expect(
      found.contains {
        $0.ruleID == "document-structure"
          && $0.message.hasSuffix("Xcode fails \"to unarchive element named \(other)\"; write <\(name)>")
      }, "\(found.map(\.message))")
    #expect(try repaired(text) == Self.storyboard)
  }

  /// Interface Builder does not read an attribute by another name.
  @Test(arguments: [
    ("text", "Text"), ("lineBreakMode", "linebreakMode"), ("text", "title"), ("pointSize", "PointSize"),
    ("clipsSubviews", "isClipsSubviews"),
  ])
  func attributeSpelledOtherwiseIsRepaired(_ name: String, _ other: String) throws {
    let text = Self.storyboard.replacing(" \(name)=\"", with: " \(other)=\"")
    let found = try findings(text, path: "a.storyboard")
    #expect(found.contains { $0.message.hasSuffix("Xcode writes \(name), not \(other)") }, "\(found.map(\.message))")
    #expect(try repaired(text) == Self.storyboard)
  }

  /// Twins are silent: a button has no text, and what stands beside the right name is no slip of it.
  @Test(arguments: [("text=\"Row\"", "text=\"Row\" title=\"Row\""), ("text=\"Row\"", "text=\"Row\" Text=\"Row\"")])
  func attributeBesideTheRightOneIsSaidAndStays(_ old: String, _ new: String) throws {
    let text = Self.storyboard.replacing(old, with: new)
    #expect(try findings(text, path: "a.storyboard").count == 1)
    #expect(try repaired(text) == text)
  }

  /// The storyboard with a navigation controller that has no controllers yet.
  private static func storyboardWithNavigation(bar content: String = "") -> String {
    storyboard.replacing(
      "</scenes>",
      with: """
        <scene sceneID="nav-sc-001">
            <objects>
                <navigationController id="nav-vc-001" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-ba-001">
                        <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                        \(content)
                    </navigationBar>
                    <nil name="viewControllers"/>
                </navigationController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="nav-fr-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        </scenes>
        """)
  }

  /// The list of a container controller has a name instead of a key.
  @Test func containerMayHaveNoListOfControllers() throws {
    let text = Self.storyboardWithNavigation()
    #expect(try findings(text, path: "a.storyboard").filter { $0.message.contains("nil") }.map(\.message) == [])
  }

  /// The names are those of UIKit's properties.
  @Test(arguments: [
    ("<navigationBarAppearance key=\"standardAppearance\"/>", 0),
    ("<navigationBarAppearance key=\"compactScrollEdgeAppearance\"/>", 0),
    ("<navigationBarAppearance key=\"inlineAppearance\"/>", 1),
    ("<textAttributes key=\"titleTextAttributes\"><offsetWrapper key=\"textShadowOffset\"/></textAttributes>", 0),
    ("<textAttributes key=\"titleTextAttributes\"><offsetWrapper key=\"offset\"/></textAttributes>", 1),
  ])
  func looksOfABarAreFamiliar(_ content: String, _ count: Int) throws {
    let text = Self.storyboardWithNavigation(bar: content)
    let found = try findings(text, path: "a.storyboard").map(\.ruleID)
    #expect(found == Array(repeating: "unfamiliar-element", count: count))
  }

  /// Before documents had a device, Xcode left out frames that a size class determines.
  @Test(arguments: [(true, 1), (false, 0)]) func frameIsMissingOnADevice(_ hasDevice: Bool, _ count: Int) throws {
    var text = Self.storyboard.replacing(
      "<button opaque=",
      with: "<searchBar contentMode=\"redraw\" id=\"sea-rc-001\">"
        + "<textInputTraits key=\"textInputTraits\"/></searchBar><button opaque=")
    let device = "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>"
    if !hasDevice { text = text.replacing(device, with: "") }
    #expect(try findings(text, path: "a.storyboard").filter { $0.message.contains("\"frame\"") }.count == count)
  }

  /// An image with a look of its own is an element with the key of the attribute.
  @Test(arguments: [("selectedImage", 0), ("badgeImage", 1)])
  func imageOfAnAttributeMayBeAnElement(_ key: String, _ count: Int) throws {
    let text = Self.storyboard.replacing(
      "<navigationItem key=\"navigationItem\" title=\"List\" id=\"nav-it-001\"/>",
      with: """
        <tabBarItem key="tabBarItem" title="List" id="tab-it-001">
            <imageReference key="\(key)" image="star" catalog="system" symbolScale="large"/>
        </tabBarItem>
        """)
    #expect(
      try findings(text, path: "a.storyboard").map(\.ruleID) == Array(repeating: "unfamiliar-element", count: count))
  }

  /// A table of macOS may have any view as the prototype of its cells.
  @Test(arguments: [("textField", 0), ("tableCellView", 0), ("arrayController", 1)])
  func prototypeOfACellIsAnyView(_ element: String, _ count: Int) throws {
    let text = Self.macXib.replacing(
      "<button id=\"but-to-001\">",
      with: """
        <tableView viewBased="YES" id="tab-le-001">
            <rect key="frame" x="0.0" y="0.0" width="200" height="50"/>
            <tableColumns>
                <tableColumn width="100" minWidth="10" maxWidth="100" id="col-um-001">
                    <tableHeaderCell key="headerCell" id="hea-de-001"/>
                    <textFieldCell key="dataCell" id="dat-ac-001"/>
                    <prototypeCellViews>
                        <\(element) id="pro-to-001">
                            <rect key="frame" x="1" y="1" width="98" height="17"/>
                        </\(element)>
                    </prototypeCellViews>
                </tableColumn>
            </tableColumns>
        </tableView>
        <button id="but-to-001">
        """)
    let found = try findings(text, path: "a.xib").filter { $0.message.contains("prototypeCellViews") }
    #expect(found.count == count, "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("target=\"-2\"", "destination=\"-2\"", "an action of macOS has a target"),
    ("<buttonCell key=\"cell\"", "<buttonCell", "<button> has no <buttonCell key=\"cell\">"),
    (
      "<buttonCell key=\"cell\"",
      "<buttonCell key=\"cell\"><font key=\"font\" size=\"13\"/></buttonCell><rect key=\"a\"", "a font has metaFont"
    ),
    ("customClass=\"FirstResponder\"", "customClass=\"NSObject\"", "First Responder has the class FirstResponder"),
    ("<button id=\"but-to-001\">", "<label id=\"l\"/><button id=\"but-to-001\">", "<label> is of iOS"),
    (
      "<subviews>", "<arrangedSubviews>",
      "Xcode fails \"to unarchive element named arrangedSubviews\"; write <subviews>"
    ),
  ])
  func faultOfMacOSIsFound(_ old: String, _ new: String, _ message: String) throws {
    var text = Self.macXib.replacing(old, with: new)
    if old == "<subviews>" { text = text.replacing("</subviews>", with: "</arrangedSubviews>") }
    let found = try findings(text, path: "a.xib")
    #expect(found.contains { $0.message.hasPrefix(message) }, "\(found.map(\.message))")
  }

  @Test(arguments: [("iOS.CocoaTouch", 0), ("AppleTV", 1)])
  func tvOSHasNoSwitch(_ runtime: String, _ count: Int) throws {
    let type = runtime == "AppleTV" ? "AppleTV" : "CocoaTouch"
    let text = Self.storyboard.replacing("iOS.CocoaTouch", with: runtime)
      .replacing("InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder3.\(type)")
      .replacing("<button opaque", with: "<switch id=\"swi-tc-001\"/><button opaque")
    let found = try findings(text, path: "a.storyboard")
    #expect(found.count { $0.message == "tvOS has no UISwitch; use another view" } == count)
    #expect(found.count { $0.message == "iPhone 15 is no device of tvOS; write appleTV" } == count)
  }

  @Test func containersThatEmbedEachOtherAreFound() throws {
    let container = { (id: String, other: String) in
      "<containerView contentMode=\"scaleToFill\" id=\"\(id)\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
        + "<connections><segue destination=\"\(other)\" kind=\"embed\" id=\"\(id)s\"/></connections></containerView>"
    }
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/>"
    let once = Self.storyboard.replacing("<button opaque", with: container("a", "set-tc-001") + "<button opaque")
    let text = once.replacing(
      "id=\"set-tv-001\">\n                        \(rect)", with: "id=\"set-tv-001\">")
    let back = text.replacing(
      "id=\"set-tv-001\">", with: "id=\"set-tv-001\"><subviews>\(container("b", "lis-tc-001"))</subviews>")
    func loops(_ text: String) throws -> Int {
      try findings(text, path: "a.storyboard").count { $0.message.hasPrefix("this container embeds its own scene") }
    }
    #expect(try loops(once) == 0)
    #expect(try loops(back) == 2)
  }

  @Test func whatIsUnfamiliarInNewDocumentsIsANotice() throws {
    let old = Self.storyboard.replacing(
      "<rect key=\"frame\" x=\"20\" y=\"780\"", with: "<rect key=\"bounds\" x=\"20\" y=\"780\"")
    let new = old.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"90000.99.1234\"")
    #expect(try findings(old, path: "a.storyboard").map(\.severity) == [.warning])
    #expect(try findings(new, path: "a.storyboard").map(\.severity) == [.notice])
  }

  /// What has one right answer is repaired.
  @Test(arguments: [
    " sceneMemberID=\"exit\"", " orientation=\"portrait\"",
    " contentHorizontalAlignment=\"center\"", " key=\"frame\"", " key=\"normal\"", " key=\"fontDescription\"",
    " x=\"0.0\"",
  ])
  func repairWritesWhatIsMissing(part: String) throws {
    let text = Self.storyboard.replacing(part, with: "", maxReplacements: 1)
    #expect(try !findings(text, path: "a.storyboard").isEmpty)
    let fixed = try repaired(text)
    #expect(try findings(fixed, path: "a.storyboard").map(\.message) == [])
    #expect(fixed.contains(part))
  }

  /// On macOS the plug-in has the version of the document.
  @Test func plugInOfMacOSHasTheVersionOfTheDocument() throws {
    let text = Self.macXib.replacing("22505", with: "21701")
    let plugIn = "<plugIn identifier=\"com.apple.InterfaceBuilder.CocoaPlugin\" version=\"21701\"/>"
    let fixed = try repaired(text.replacing(plugIn, with: ""))
    #expect(text.contains(plugIn) && fixed.contains(plugIn))
  }

  /// A document after its fixes.
  private func repaired(_ text: String) throws -> String {
    let document = try LayoutDocument(Array(text.utf8), path: "a.storyboard")
    let found = Linter(Self.rules).lint(LintedDocument(document)).diagnostics
    let edits = try EditList(found.flatMap(\.fixIts).map(\.edit))
    return String(decoding: try edits.applied(to: document.nib.source), as: UTF8.self)
  }

  @Test func colorsOfTheSystemAreListed() throws {
    let color =
      "<color key=\"textColor\" red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"sRGB\"/>"
    let text = Self.storyboard.replacing(
      color,
      with:
        "<color key=\"textColor\" systemColor=\"labelColor\"/><color key=\"shadowColor\" systemColor=\"systemRedColor\"/>"
    )
    let fixed = try repaired(text)
    #expect(try findings(fixed, path: "a.storyboard").map(\.message) == [])
    #expect(
      fixed.hasSuffix(
        """
            </scenes>
            <resources>
                <systemColor name="labelColor">
                    <color white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </systemColor>
                <systemColor name="systemRedColor">
                    <color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </systemColor>
            </resources>
        </document>

        """))
    let first = try fixed.replacing(Regex(#"\n +<systemColor name="labelColor">\n.*\n.*(?=\n)"#), with: "")
    #expect(first != fixed)
    #expect(try repaired(first) == fixed)
  }

  @Test func validationMakesErrorsOfTheStructure() {
    #expect(Rule.documentStructure.severityOfValidation == .error)
    #expect(Rule.lossyDocument.severityOfValidation == nil)
  }

  @Test func stackDefinitionsAreNotAsked() throws {
    #expect(try findings("<view><label text=\"A\"/></view>", path: "a.xml").isEmpty)
  }
}

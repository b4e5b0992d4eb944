import TestSupport
import Testing

@testable import Formats
@testable import NibDecoder
@testable import NibTranslation
@testable import StackModel

/// Stack definitions as xibs, and views of xibs as definitions.
@Suite struct DefinitionDocumentTests {
  private func document(_ text: String) throws -> LayoutDocument {
    try LayoutDocument(text: text, path: "form.xml", options: LayoutOptions(semantics: .canvas))
  }

  private func xib(_ text: String) throws -> (text: String, lost: [ConversionLoss]) {
    let document = try document(text)
    let definition = DefinitionDocument(document.layout(), of: document, device: nil)
    return (String(decoding: definition.xib(), as: UTF8.self), definition.lost)
  }

  private func back(_ text: String) throws -> (text: String, lost: [ConversionLoss]) {
    let view = try ViewDefinition.make(of: document(text), scene: nil)
    return (String(decoding: view.bytes, as: UTF8.self), view.lost)
  }

  private func ids(_ text: String) -> [String] {
    text.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  private static let form = """
    <stackView axis="vertical" spacing="8" width="320" height="200">
      <edgeInsets top="8" left="16"/>
      <label text="Sign in" font="20 boldSystem"/>
      <textField id="name" borderStyle="roundedRect" placeholder="Name"/>
      <button title="OK" width="80">
        <connections>
          <action selector="send:" destination="-1" eventType="touchUpInside"/>
        </connections>
      </button>
      <view/>
      <placeholder id="-1" placeholderIdentifier="IBFilesOwner" customClass="Form">
        <connections>
          <outlet property="nameField" destination="name"/>
        </connections>
      </placeholder>
    </stackView>

    """

  @Test func definitionIsTheSameThereAndBack() throws {
    let there = try xib(Self.form)
    #expect(there.lost.isEmpty)
    let back = try back(there.text)
    #expect(back.lost.isEmpty)
    #expect(back.text == Self.form)
  }

  /// What stands for children, and the children.
  private static let shortForms = [
    (
      "<view width=\"300\" height=\"100\" backgroundColor=\"systemBackground\"/>\n",
      "<view width=\"300\" height=\"100\"><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/></view>"
    ),
    (
      "<label width=\"300\" height=\"100\" text=\"A\" textColor=\"white\" font=\"headline\"/>\n",
      """
      <label width="300" height="100" text="A">
        <color key="textColor" white="1"/><fontDescription style="UICTFontTextStyleHeadline"/>
      </label>
      """
    ),
    (
      "<view cornerRadius=\"12\" width=\"300\" height=\"100\" tintColor=\"#0099FF\"/>\n",
      """
      <view width="300" height="100">
        <color key="tintColor" red="0.0" green="0.6" blue="1"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="12"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </view>
      """
    ),
    (
      "<textField text=\"A\" font=\"17 bold\" keyboardType=\"emailAddress\" width=\"300\" height=\"100\"/>\n",
      """
      <textField width="300" height="100" text="A">
        <fontDescription type="system" weight="bold" pointSize="17"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
      </textField>
      """
    ),
    (
      "<button title=\"A\" image=\"gear\" catalog=\"system\" style=\"filled\" baseBackgroundColor=\"systemGreen\" "
        + "width=\"300\" height=\"100\"/>\n",
      """
      <button width="300" height="100">
        <buttonConfiguration key="configuration" style="filled" title="A" image="gear" catalog="system">
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        </buttonConfiguration>
      </button>
      """
    ),
    (
      "<imageView image=\"gear\" catalog=\"system\" pointSize=\"20\" weight=\"bold\" width=\"300\" height=\"100\"/>\n",
      """
      <imageView width="300" height="100" image="gear" catalog="system">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20"
          weight="bold"/>
      </imageView>
      """
    ),
    (
      "<view width=\"300\" height=\"100\">\n  <view height=\"9\" aspectRatio=\"16:9\"/>\n</view>\n",
      """
      <view width="300" height="100">
        <view height="9"><constraint firstAttribute="width" secondAttribute="height" multiplier="16:9"/></view>
      </view>
      """
    ),
  ]

  /// The words of a text in any order: that of attributes is another part's.
  private func words(_ text: String) -> [String] {
    text.split { " \n/>".contains($0) }.map(String.init).sorted()
  }

  @Test(arguments: shortForms)
  func shortFormAndItsLongFormAreOneDocument(short: String, long: String) throws {
    let there = try xib(short)
    #expect(there.lost.isEmpty)
    #expect(try words(xib(long).text) == words(there.text))
    #expect(try words(back(there.text).text) == words(short))
  }

  @Test func titleOfTheStateStaysBesideThatOfTheConfiguration() throws {
    let text = """
      <button width="300" height="100">
        <state key="normal" title="Old"/><buttonConfiguration key="configuration" style="gray" title="New"/>
      </button>
      """
    let there = try xib(text).text
    #expect(there.contains("<state key=\"normal\" title=\"Old\"/>"))
    #expect(
      try back(there).text
        == "<button title=\"New\" style=\"gray\" width=\"300\" height=\"100\">\n  <state key=\"normal\" title=\"Old\"/>\n"
        + "</button>\n")
  }

  @Test func titleCountsBesideOtherValuesOfTheState() throws {
    let text = """
      <view width="300" height="100">
        <button id="a" title="A long title"><state key="normal"><color key="titleColor" white="0"/></state></button>
        <button id="b" title="A long title"/>
        <constraints>a.top = superview.top
        b.top = superview.top
        a.leading = superview.leading
        b.leading = superview.leading</constraints>
      </view>
      """
    let layout = try document(text).layout()
    #expect(layout.frame("a") == layout.frame("b"))
  }

  @Test func frameThatInterfaceBuilderKeepsStays() throws {
    let text = """
      <view width="300" height="100">
        <view fixedFrame="YES"><rect x="10" y="20" width="30" height="40"/></view>
      </view>
      """
    let there = try xib(text).text
    #expect(there.contains("fixedFrame=\"YES\""))
    #expect(there.contains("translatesAutoresizingMaskIntoConstraints=\"NO\""))
    #expect(try back(there).text.contains("<rect x=\"10\" y=\"20\" width=\"30\" height=\"40\"/>"))
  }

  @Test func linesAndEdgesAreConstraintsBetweenObjects() throws {
    let definition = """
      <view id="form" width="320" height="200"><metrics gap="12"/><subviews>
      <view id="card" edges="superview" insets="gap"><subviews><view id="a" height="20"/></subviews>
      <constraints>|-gap-[a]-4-|
      V:|[a]</constraints></view></subviews></view>
      """
    let (text, lost) = try xib(definition)
    #expect(lost.map(\.kind) == ["metrics"])
    #expect(
      text.contains(
        "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"4\""))
    #expect(
      text.contains(
        "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"card\" secondAttribute=\"leading\" "
          + "constant=\"12\""))
    #expect(
      text.contains(
        "<constraint firstAttribute=\"bottom\" secondItem=\"form\" secondAttribute=\"bottom\" "
          + "constant=\"-12\""))
    let (one, other) = (try document(definition).layout(), try document(text).layout())
    for id in ["card", "a"] { #expect(one.frame(id) == other.frame(id)) }
  }

  /// Before Xcode 8, canvases were squares, or as large as a screen. The views of scenes fill the screen all the same.
  @Test(arguments: [
    ("600", "600", "", "<view id=\"v-i-1\">\n  <device id=\"retina4_7\"/>"),
    ("320", "568", "", "<view id=\"v-i-1\">\n  <device id=\"retina4_0\"/>"),
    (
      "320", "300", "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
      "<view id=\"v-i-1\" width=\"320\" height=\"300\""
    ),
  ])
  func sceneOfADocumentWithoutADeviceFillsTheScreen(
    _ width: String, _ height: String, _ metrics: String, _ start: String
  ) throws {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="9531" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"><scenes><scene sceneID="s-c-1">
      <objects><viewController id="c-o-1" customModuleProvider="" sceneMemberID="viewController"><view key="view" id="v-i-1">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view>\(metrics)</viewController>
      </objects></scene></scenes></document>
      """
    let text = try back(storyboard).text
    #expect(text.hasPrefix(start))
    #expect(!text.contains("customModuleProvider"))
  }

  @Test func documentHasWhatXcodeExpects() throws {
    let text = try xib(Self.form).text
    for part in [
      "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"",
      "<plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\"",
      "userLabel=\"File's Owner\" customClass=\"Form\"",
      "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
      "<state key=\"normal\" title=\"OK\"/>", "<constraint firstAttribute=\"width\" constant=\"80\"",
      "<textInputTraits key=\"textInputTraits\"/>", "lineBreakMode=\"middleTruncation\"",
      "horizontalHuggingPriority=\"251\"", "<edgeInsets top=\"8\" left=\"16\"", "bottom=\"0\" right=\"0\"",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.contains("<device id=\"retina6_12\""))
  }

  @Test func guidesAndMarginsThatConstraintsNameAreThoseOfTheDocument() throws {
    let text = """
      <view id="screen">
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
        <scrollView id="list" height="200">
          <view id="content" height="40">
            <constraint firstItem="content" firstAttribute="width" secondItem="frameLayoutGuide" secondAttribute="width"/>
            <constraint firstItem="content" firstAttribute="leading" secondItem="list" secondAttribute="leading"/>
          </view>
        </scrollView>
        <constraint firstItem="list" firstAttribute="top" secondItem="safeArea" secondAttribute="top" constant="4"/>
        <constraint firstItem="list" firstAttribute="leading" secondItem="layoutMargins" secondAttribute="leading"/>
        <constraint firstItem="list" firstAttribute="trailing" secondItem="screen.layoutMargins" secondAttribute="trailing"/>
      </view>
      """
    let there = try xib(text)
    #expect(there.lost.isEmpty)
    #expect(there.text.contains("secondAttribute=\"leadingMargin\""))
    func frames(_ text: String) throws -> [Rect?] {
      let options = LayoutOptions(semantics: .runtime)
      let layout = try LayoutDocument(text: text, path: "form", options: options).layout()
      return ["list", "content"].map { layout.frame($0) }
    }
    #expect(try frames(text) == frames(there.text))
    #expect(try frames(text).first??.x == 8)
    #expect(try frames(text) == frames(back(there.text).text))
  }

  @Test func secondConversionHasTheSameBytes() throws {
    #expect(try xib(Self.form).text == xib(Self.form).text)
  }

  @Test func insertedLabelChangesNoOtherID() throws {
    let old = ids(try xib(Self.form).text)
    let new = ids(try xib(Self.form.replacing("  <label text", with: "  <label text=\"New\"/>\n  <label text")).text)
    #expect(new.count == old.count + 1)
    #expect(new.filter(old.contains) == old)
    #expect(Set(new).count == new.count)
  }

  @Test func changedNumbersChangeNoID() throws {
    let changed = Self.form.replacing("width=\"80\"", with: "width=\"90\"").replacing(
      "spacing=\"8\"", with: "spacing=\"4\"")
    #expect(try ids(xib(Self.form).text) == ids(xib(changed).text))
  }

  @Test func idThatInterfaceBuilderWouldNotTakeIsTheLabel() throws {
    let text = "<view width=\"10\" height=\"10\">\n  <view id=\"a &lt;b&gt;\" width=\"5\" height=\"5\"/>\n</view>\n"
    let there = try xib(text)
    #expect(there.text.contains("userLabel=\"a &lt;b&gt;\""))
    #expect(there.lost.isEmpty)
    #expect(try back(there.text).text == text)
  }

  @Test func customSpacingIsANoteAndComesBack() throws {
    let text = "<stackView width=\"99\" height=\"10\">\n  <view customSpacing=\"12\"/>\n  <view/>\n</stackView>\n"
    let there = try xib(text)
    #expect(there.lost.map(\.kind) == ["customSpacing"])
    #expect(there.text.contains("<fragment content=\"customSpacing=12\"/>"))
    #expect(try back(there.text).text == text)
  }

  @Test func whatADocumentCannotHoldIsNamed() throws {
    let text = """
      <view>
        <!-- A comment. -->
        <RatingView customClass="RatingView" stars="3"/>
        <tableView><view/></tableView>
      </view>
      """
    #expect(
      try xib(text).lost.map(\.kind) == ["comment", "name RatingView", "attribute stars", "subview of tableView"])
  }

  @Test func resourcesAreListed() throws {
    let text = """
      <view width="10" height="10" backgroundColor="systemBackground" tintColor="Brand">
        <imageView image="logo"/>
      </view>

      """
    let there = try xib(text)
    for part in [
      "<image name=\"logo\"", "<namedColor name=\"Brand\">", "<systemColor name=\"systemBackgroundColor\">",
      "\"Named colors\"",
    ] {
      #expect(there.text.contains(part), "\(part)")
    }
    #expect(try back(there.text).text == text)
  }

  @Test func contentViewsAreMadeAndOmitted() throws {
    let text = """
      <view width="10" height="10">
        <visualEffectView>
          <label text="Over"/>
        </visualEffectView>
        <wkWebView/>
      </view>

      """
    let there = try xib(text)
    #expect(there.text.contains("<view key=\"contentView\""))
    #expect(there.text.contains("<wkWebViewConfiguration key=\"configuration\""))
    #expect(try back(there.text).text == text)
  }

  @Test func whatADefinitionCannotHoldIsNamed() throws {
    let there = try xib("<view><button title=\"Go\"/></view>").text
    let text = there.replacing("</objects>", with: "<view id=\"other\"/></objects>")
      .replacing(
        "<state key", with: "<connections><segue kind=\"show\" destination=\"far\" id=\"s\"/></connections><state key")
    let lost = try back(text).lost
    #expect(lost.map(\.kind).sorted() == ["object view", "segue to elsewhere"])
  }

  @Test func sizesThatOnlyInterfaceBuilderUsesAreNamed() throws {
    let text = "<view width=\"99\" height=\"99\"><view id=\"a\" placeholderIntrinsicWidth=\"40\"/></view>"
    let there = try xib(text)
    #expect(there.lost.map(\.kind) == ["placeholder size"])
    #expect(try back(there.text).lost.map(\.kind) == ["placeholder size"])
    // The size of a class of its own is up to code, of which this is an estimate.
    #expect(try xib(text.replacing("id=\"a\"", with: "customClass=\"Chart\"")).lost.isEmpty)
  }

  @Test func documentOfMacOSIsRefused() throws {
    let text = try xib("<view/>").text.replacing("CocoaTouch.XIB", with: "Cocoa.XIB")
    #expect(throws: UnreadableDocument.self) { try back(text) }
  }

  @Test func missingSceneIsNamedWithThoseThatAreThere() throws {
    let document = try document(Self.form)
    let definition = DefinitionDocument(document.layout(), of: document, device: nil)
    let storyboard = definition.storyboard(ScenePlace.find("Form", in: nil))
    let read = try LayoutDocument(Array(storyboard), path: "Main.storyboard")
    #expect(
      try String(decoding: ViewDefinition.make(of: read, scene: "Form").bytes, as: UTF8.self).contains(
        "placeholder=\"Name\""))
    let error = #expect(throws: UnreadableDocument.self) { try ViewDefinition.make(of: read, scene: "Fomr") }
    #expect(error?.description.contains("the storyboard has Form") == true)
  }
}

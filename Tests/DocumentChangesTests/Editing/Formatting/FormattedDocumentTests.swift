import Testing

@testable import DocumentChanges
@testable import Formats

@Suite struct FormattedDocumentTests {
  static let saved = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" targetRuntime="iOS.CocoaTouch">
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <objects>
            <view contentMode="scaleToFill" id="box-00-001" userLabel="A &quot;box&quot; &amp; more">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <view contentMode="scaleToFill" id="two-00-002"/>
                    <view contentMode="scaleToFill" id="one-00-001"/>
                </subviews>
                <viewLayoutGuide key="safeArea" id="gui-00-001"/>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <constraints>
                    <constraint firstAttribute="width" constant="200" id="aaa-00-001"/>
                    <constraint firstAttribute="height" constant="100" id="bbb-00-001"/>
                </constraints>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="note">
                        <string key="value">  two
    lines </string>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections>
                    <action selector="tap:" destination="-1" id="act-00-001"/>
                    <outlet property="left" destination="one-00-001" id="out-00-001"/>
                    <outlet property="right" destination="two-00-002" id="out-00-002"/>
                </connections>
            </view>
        </objects>
        <resources>
            <image name="bell" width="10" height="10"/>
            <systemColor name="label"/>
        </resources>
    </document>

    """

  private func format(_ text: String) throws -> String {
    String(decoding: try FormattedDocument(XMLTree(text: text)).bytes, as: UTF8.self)
  }

  /// The saved document with a text that occurs in it replaced.
  private func edited(_ old: String, _ new: String) throws -> String {
    try #require(Self.saved.contains(old))
    return Self.saved.replacing(old, with: new)
  }

  @Test func emptyListGoes() throws {
    let edited = try edited(
      "            <viewLayoutGuide",
      """
                      <connections>
                          <!-- -->
                      </connections>
                      <constraints/>
                      <subviews>
                      </subviews>
                      <viewLayoutGuide
      """)
    #expect(try format(edited).contains("<!-- -->"))
    #expect(try format(edited.replacing("<!-- -->", with: "")) == Self.saved)
  }

  @Test func elementWithoutContentStays() throws {
    let edited = try edited("<systemColor name=\"label\"/>", "<systemColor name=\"label\"/><toolbarItems/>")
    #expect(try format(edited).contains("<toolbarItems/>"))
  }

  @Test func editedDocumentKeepsForm() throws {
    let view = "id=\"two-00-002\""
    let result = FormattedDocument.keepingForm(
      of: Array(Self.saved.utf8), edited: Array(try edited(view, "\(view) clipsSubviews=\"YES\"").utf8))
    #expect(
      try String(decoding: result, as: UTF8.self)
        == edited("contentMode=\"scaleToFill\" \(view)", "clipsSubviews=\"YES\" contentMode=\"scaleToFill\" \(view)"))
  }

  @Test func documentInOtherFormStaysAsEdited() throws {
    let old = try edited("    <dependencies>", "  <dependencies>")
    let edited = old.replacing("x=\"0.0\" y=\"0.0\" width=\"200\"", with: "width=\"200\" y=\"0.0\" x=\"0.0\"")
    let result = FormattedDocument.keepingForm(of: Array(old.utf8), edited: Array(edited.utf8))
    #expect(String(decoding: result, as: UTF8.self) == edited)
  }

  /// The repair of a document that Xcode did not write leaves no list that Xcode would not write.
  @Test(arguments: [("<constraints><constraint id=\"c\"/></constraints>", true), ("<constraints/>", false)])
  func emptiedListOfDocumentInOtherFormGoes(_ list: String, _ isRemoved: Bool) throws {
    let plain = try edited("    <dependencies>", "  <dependencies>")
    let old = plain.replacing("    </objects>", with: "        \(list)\n    </objects>")
    let edited = old.replacing("<constraint id=\"c\"/>", with: "")
    let result = FormattedDocument.keepingForm(of: Array(old.utf8), edited: Array(edited.utf8))
    #expect(String(decoding: result, as: UTF8.self) == (isRemoved ? plain : edited))
  }

  @Test func savedDocumentStays() throws {
    #expect(try format(Self.saved) == Self.saved)
  }

  @Test(arguments: [
    // Attributes.
    ("contentMode=\"scaleToFill\" id=\"box-00-001\"", "id=\"box-00-001\" contentMode=\"scaleToFill\""),
    ("white=\"1\" alpha=\"1\"", "alpha=\"1\" white=\"1\""),
    (" version=\"3.0\"", "  version = '3.0'\n "),
    ("A &quot;box&quot; &amp; more", "A &#34;box&#x22; &amp; more"),
    // Lists.
    (
      "<image name=\"bell\" width=\"10\" height=\"10\"/>\n        <systemColor name=\"label\"/>",
      "<systemColor name=\"label\"/>\n        <image name=\"bell\" width=\"10\" height=\"10\"/>"
    ),
    (
      "<deployment identifier=\"iOS\"/>\n        <plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\" version=\"22685\"/>",
      "<plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\" version=\"22685\"/>\n        <deployment identifier=\"iOS\"/>"
    ),
    // White space.
    ("\n            <subviews>", "\n\n\t\t<subviews>  "),
    ("\n    </objects>", "</objects>"),
    ("key=\"safeArea\" id=\"gui-00-001\"/>", "key=\"safeArea\" id=\"gui-00-001\" ></viewLayoutGuide  >"),
    ("</document>\n", "</document>"),
    ("\n", "\r\n"),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml  version='1.0' encoding = 'UTF-8' ?>"),
    ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", ""),
  ])
  func disturbanceIsUndone(_ old: String, _ new: String) throws {
    #expect(try format(edited(old, new)) == Self.saved)
  }

  @Test(arguments: [["frame", "constraints"], ["subviews", "connections"], ["backgroundColor", "safeArea"]])
  func childrenOfAnObjectAreArranged(_ marks: [String]) throws {
    let lines = Self.saved.split(separator: "\n", omittingEmptySubsequences: false)
    let depth = "            "
    // Whole children of the view, each with its lines.
    let start = try #require(lines.firstIndex { $0.contains("box-00-001") && $0.contains("<view ") }) + 1
    let end = try #require(lines.firstIndex { $0 == "        </view>" })
    var children: [[Substring]] = []
    for line in lines[start..<end] {
      let isStart = line.hasPrefix(depth + "<") && !line.hasPrefix(depth + "</")
      if isStart { children.append([line]) } else { children[children.count - 1].append(line) }
    }
    let places = try marks.map { mark in try #require(children.firstIndex { $0[0].contains(mark) }) }
    children.swapAt(places[0], places[1])
    let text = (lines[..<start] + children.joined() + lines[end...]).joined(separator: "\n")
    #expect(text != Self.saved)
    #expect(try format(text) == Self.saved)
  }

  @Test func constraintsAreSortedByIdentifierInTheOrderOfBytes() throws {
    let text = try edited("id=\"aaa-00-001\"", "id=\"zzz-00-001\"")
    let formatted = try format(text)
    let lines = formatted.split(separator: "\n").filter { $0.contains("<constraint ") }
    #expect(lines.map { $0.contains("zzz-00-001") } == [false, true])
    #expect(try format(formatted) == formatted)
  }

  @Test func constraintsWithNumbersAsIdentifiersComeFirst() throws {
    let text = try format(edited("id=\"aaa-00-001\"", "id=\"1aa-00-001\""))
    let other = try #require(text.firstMatch(of: /id="(?!1aa)([^"]+)"\/>\n *<\/constraints>/))
    let lines = try format(text.replacing("id=\"\(other.1)\"", with: "id=\"33\"")).split(separator: "\n")
    #expect(lines.filter { $0.contains("<constraint ") }.map { $0.contains("id=\"33\"") } == [true, false])
  }

  @Test(arguments: ["subviews", "objects", "scenes", "items", "userDefinedRuntimeAttributes"])
  func orderThatMeansSomethingStays(_ list: String) throws {
    let text = try edited("subviews>", "\(list)>")
    let formatted = try format(text)
    let two = try #require(formatted.firstRange(of: "id=\"two-00-002\""))
    let one = try #require(formatted.firstRange(of: "id=\"one-00-001\""))
    #expect(two.lowerBound < one.lowerBound)
  }

  @Test func listWithCommentKeepsItsOrder() throws {
    let text = try edited(
      "<constraint firstAttribute=\"width\" constant=\"200\" id=\"aaa-00-001\"/>",
      "<constraint firstAttribute=\"width\" constant=\"200\" id=\"zzz-00-001\"/> <!-- as wide as a card -->")
    #expect(try format(text) == text)
  }

  @Test func commentsAndInstructionsGetLinesOfTheirOwn() throws {
    let text = try edited("    <objects>\n", "<!--Box--><objects>\n<?mark?>\n<!-- two\n lines -->")
    let expected = try edited(
      "    <objects>\n", "    <!--Box-->\n    <objects>\n        <?mark?>\n        <!-- two\n lines -->\n")
    // A comment stands on the line of what it follows, unless there is nothing.
    #expect(try format(text).contains("<objects>\n        <?mark?>\n        <!-- two\n lines -->\n        <view "))
    #expect(try format(expected) == expected)
  }

  @Test func xcode5EndedDocumentsWithoutLineFeed() throws {
    let text = try edited("toolsVersion=\"32700.99.1234\"", "toolsVersion=\"4514\"")
    let formatted = try format(text)
    #expect(formatted.hasSuffix("</document>"))
  }

  @Test func documentOfUnknownVersionIsTakenForANewOne() throws {
    let text = try edited(" toolsVersion=\"32700.99.1234\"", "")
    #expect(try format(text) == text)
  }

  @Test func textStays() throws {
    let text = try edited(
      "<string key=\"value\">  two\nlines </string>",
      "<string key=\"value\"> <![CDATA[<b>]]>\n </string>\n                    <string key=\"blank\"> </string>")
    #expect(try format(text) == text)
  }

  @Test func carriageReturnInATextStays() throws {
    let text = try edited("two\nlines", "two\rlines")
    #expect(try format(text) == text)
  }

  @Test(arguments: [
    "<stackView axis=\"vertical\"   />",
    "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
    "<document/>",
  ])
  func otherFilesAreRefused(_ text: String) throws {
    let tree = try XMLTree(text: text)
    #expect(throws: FormattedDocument.Refusal.otherFormat) { try FormattedDocument(tree) }
  }
}

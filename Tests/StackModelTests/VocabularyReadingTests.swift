import Testing

@testable import NibDecoder
@testable import StackModel

/// Names and values that are not in the vocabulary.
@Suite struct VocabularyReadingTests {
  private func findings(_ text: String, path: String = "a.xml") throws -> [String] {
    let document = try LayoutDocument(Array(text.utf8), path: path)
    return document.nib.diagnostics.map { "\($0.severity) \($0.ruleID): \($0.message)" }
  }

  private func xib(_ objects: String, mac: Bool = false) throws -> [String] {
    let type = mac ? "Cocoa.XIB" : "CocoaTouch.XIB"
    return try findings(
      "<document type=\"com.apple.InterfaceBuilder3.\(type)\" version=\"3.0\"><objects>\(objects)</objects></document>",
      path: "a.xib")
  }

  @Test(arguments: [
    (
      "<stackView spaceing=\"8\"/>",
      "unknown-attribute: unknown attribute spaceing of <stackView>; did you mean spacing?"
    ),
    ("<stackView axis=\"verticle\"/>", "unknown-value: unknown axis \"verticle\"; did you mean \"vertical\"?"),
    ("<label textAlignment=\"centre\"/>", "unknown-value: unknown textAlignment \"centre\"; did you mean \"center\"?"),
    ("<label frobnicate=\"1\"/>", "unknown-attribute: unknown attribute frobnicate of <label>; remove it"),
    ("<view><device id=\"iPhone15\"/></view>", "unknown-value: unknown id \"iPhone15\"; write \"retina6_12\""),
    (
      "<stackView><subviews/><subviews/></stackView>",
      "unknown-element: second <subviews> in <stackView>; move its children into the first"
    ),
    ("<view width=\"-3\"/>", "malformed-value: malformed width \"-3\"; expected a number, 0 or more"),
    (
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><view/>",
      "malformed-value: encoding \"UTF-16\" of a file in UTF-8; write encoding=\"UTF-8\""
    ),
    ("<label>Hi\n there</label>", "unexpected-text: text \"Hi there\" in <label>; write text=\"Hi there\""),
    ("<button text=\"OK\"/>", "unknown-attribute: unknown attribute text of <button>; write title=\"OK\""),
    (
      "<stackView orientation=\"vertical\"/>",
      "unknown-attribute: unknown attribute orientation of <stackView>; write axis=\"vertical\""
    ),
    (
      "<label attributedText=\"red\"/>",
      "unknown-attribute: unknown attribute attributedText of <label>; write <attributedString key=\"attributedText\"><fragment content=\"red\"/></attributedString> as a child"
    ),
    (
      "<textField borderStyle=\"rounded\"/>",
      "unknown-value: unknown borderStyle \"rounded\"; write \"roundedRect\""
    ),
    (
      "<view><color customClass=\"Ink\"/></view>",
      "unknown-attribute: unknown attribute customClass of <color>; remove it"
    ),
    ("<button>OK</button>", "unexpected-text: text \"OK\" in <button>; write title=\"OK\""),
    ("<view><VStack/></view>", "unknown-element: unknown element <VStack>; write <stackView axis=\"vertical\">"),
    ("<view><Text/></view>", "unknown-element: unknown element <Text>; write <label>"),
    ("<slider value=\"half\"/>", "malformed-value: malformed value \"half\"; expected a number"),
    ("<label enabled=\"on\"/>", "malformed-value: malformed enabled \"on\"; write \"YES\""),
    (
      "<label><color key=\"texColor\"/></label>",
      "unknown-value: unknown key \"texColor\" of <label>; did you mean \"textColor\"?"
    ),
    (
      "<stackView><device id=\"iPhone99\"/></stackView>",
      "unknown-value: unknown id \"iPhone99\"; expected "
        + Device.knownIDs.map { "\"\($0)\"" }.joined(separator: ", ")
    ),
    (
      "<stackView><device id=\"retina6_11\"/></stackView>",
      "unknown-value: unknown id \"retina6_11\"; did you mean \"retina6_1\"?"
    ),
    ("<stackView><device/></stackView>", "malformed-value: <device> has no id; add one"),
    (
      "<label text=\"A\"><fontDescription style=\"headline\"/></label>",
      "unknown-value: unknown style \"headline\"; did you mean \"UICTFontTextStyleHeadline\"?"
    ),
    (
      "<segmentedControl><segment title=\"A\"/></segmentedControl>",
      "unknown-element: <segment> is no child of <segmentedControl>; put it into <segments>"
    ),
    (
      "<label text=\"A\"><view/></label>",
      "unknown-element: <view> in <label>, which has no subviews; put both into a <stackView> or a <view>"
    ),
  ])
  func areErrorsInStackDefinitions(text: String, expected: String) throws {
    #expect(try findings(text).first == "error \(expected)")
  }

  @Test(arguments: [
    "<label text=\"A\" textAlignment=\"center\" adjustsFontSizeToFit=\"NO\" width=\"8\" customSpacing=\"2\"/>",
    "<label><string key=\"text\">A</string><color key=\"textColor\" red=\"1\"/></label>",
    "<label><nil key=\"textColor\"/><nil key=\"highlightedColor\"/></label>",
    "<label customClass=\"Ink\" nib=\"b\"><segment/></label>", "<stepper autorepeat=\"NO\" wraps=\"YES\" value=\"2\"/>",
    "<button title=\"A\" image=\"b\" buttonType=\"system\"><state key=\"normal\" title=\"B\"/></button>",
  ])
  func knownNamesAreFine(text: String) throws {
    #expect(try findings(text) == [])
  }

  @Test(arguments: [
    (
      "<label id=\"a\" textAlignmnet=\"center\"/>",
      "unknown-attribute: unknown attribute textAlignmnet of <label>; did you mean textAlignment?"
    ),
    (
      "<label id=\"a\" textAlignment=\"centre\"/>",
      "unknown-value: unknown textAlignment \"centre\"; did you mean \"center\"?"
    ),
    (
      "<view id=\"b\"><subviews><lable id=\"a\"/></subviews></view>",
      "unknown-element: unknown element <lable>; did you mean <label>?"
    ),
    (
      "<label id=\"a\"><color key=\"texColor\"/></label>",
      "unknown-value: unknown key \"texColor\" of <label>; did you mean \"textColor\"?"
    ),
  ])
  func nearMissesAreWarningsInDocumentsOfInterfaceBuilder(text: String, expected: String) throws {
    #expect(try xib(text) == ["warning \(expected)"])
  }

  private func device(_ id: String) throws -> [String] {
    try findings(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><device id=\"\(id)\"/></document>",
      path: "a.xib")
  }

  @Test func nearMissesOfDevicesAreWarnings() throws {
    #expect(
      try device("retinna6_12") == ["warning unknown-value: unknown id \"retinna6_12\"; did you mean \"retina6_12\"?"])
  }

  @Test(arguments: Device.knownIDs + ["retina7_1", "ipad14_0rounded", "visionPro", ""])
  func devicesOfOtherVersionsMayBeRight(id: String) throws {
    #expect(try device(id) == [])
  }

  @Test(arguments: [
    "<label id=\"a\" holographicDepth=\"3\"/>", "<hologram id=\"a\"/>",
    "<label id=\"a\"><color key=\"hologramColor\"/></label>", "<label id=\"a\">text</label>",
    // Attributes of other elements.
    "<label id=\"a\" value=\"3\"/>",
  ])
  func otherNamesMayBeRightThere(text: String) throws {
    #expect(try xib(text) == [])
  }

  @Test(arguments: [
    "<window id=\"a\"><contentBorderThickness minX=\"22\" maxX=\"3\"/></window>",
    "<datePickerCell id=\"a\"><datePickerElements key=\"datePickerElements\" days=\"YES\" year=\"YES\"/></datePickerCell>",
    "<touchBar id=\"a\"><touchBarItems><touchBarSpacerItem id=\"b\"/></touchBarItems></touchBar>",
  ])
  func siblingsOfKnownNamesAreFine(text: String) throws {
    #expect(try xib(text, mac: true) == [])
  }

  @Test func whatIsInATouchBarIsChecked() throws {
    let bar =
      "<touchBar id=\"a\"><touchBarItems><touchBarItem id=\"b\" customizationLable=\"A\"/></touchBarItems></touchBar>"
    #expect(try xib(bar, mac: true).count == 1)
  }

  @Test func classOfTheObjectKnowsItsValuesBest() throws {
    #expect(try xib("<stackView id=\"a\" axis=\"verticle\"/>").map { $0.prefix(6) } == ["error "])
  }

  @Test func textIsReportedWhereItStands() throws {
    let text = "<stackView>\n  <label text=\"a\"/>\n  Hello\n  world\n</stackView>"
    let document = try LayoutDocument(Array(text.utf8), path: "a.xml")
    let range = try #require(document.nib.diagnostics.first?.range)
    #expect(document.nib.source.text(in: range) == "Hello")
  }

  /// AppKit has values that no document has which the vocabulary was compared with.
  @Test(arguments: [
    ("10_0", nil), ("custom10_4", nil), ("another", nil), ("cusotm10_4", "did you mean \"custom10_4\"?"),
  ])
  func valueOfAppKitIsReportedIfItIsASlip(value: String, hint: String?) throws {
    let formatter = "<numberFormatter key=\"formatter\" formatterBehavior=\"\(value)\" id=\"f\"/>"
    let cell = "<textFieldCell key=\"cell\" id=\"c\">\(formatter)</textFieldCell>"
    let found = try xib("<textField id=\"a\">\(cell)</textField>", mac: true)
    #expect(found.count == (hint == nil ? 0 : 1))
    #expect(hint.map { found.first?.hasSuffix($0) == true } ?? true, "\(found)")
  }

  /// AppKit's headers have no other alignment. Names of materials that no document has are not known.
  @Test(arguments: [
    ("buttonCell", "alignment", 1), ("buttonCell", "bezelStyle", 1), ("buttonCell", "type", 1),
    ("visualEffectView", "material", 0),
  ])
  func madeUpValueOfAppKitIsReportedIfAllAreKnown(element: String, name: String, count: Int) throws {
    let value = "<\(element) \(name)=\"sideways\" id=\"c\"/>"
    let text = element == "buttonCell" ? value.replacing("<buttonCell", with: "<buttonCell key=\"cell\"") : value
    #expect(try xib("<button id=\"a\">\(text)</button>", mac: true).count == count)
  }
}

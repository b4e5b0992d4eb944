import Formats
import Testing

@testable import DocumentChanges

@Suite struct ObjectEditingTests {
  /// In Xcode's form.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>
                    <outlet property="name" destination="nam-e0-lbl" id="out-na-me0"/>
                    <outlet property="view" destination="roo-vi-ew0" id="out-vi-ew0"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="roo-vi-ew0">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <label contentMode="left" text="Name" id="nam-e0-lbl">
                        <rect key="frame" x="8" y="8" width="42" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <connections>
                            <outletCollection property="gestureRecognizers" destination="tap-ge-st0" appends="YES" id="out-ta-p00"/>
                        </connections>
                    </label>
                    <imageView contentMode="scaleToFill" image="star" id="ima-ge-vw0">
                        <rect key="frame" x="60" y="8" width="42" height="21"/>
                    </imageView>
                </subviews>
                <constraints>
                    <constraint firstItem="ima-ge-vw0" firstAttribute="leading" secondItem="nam-e0-lbl" secondAttribute="trailing" id="aaa-le-ad0"/>
                    <constraint firstItem="nam-e0-lbl" firstAttribute="top" secondItem="roo-vi-ew0" secondAttribute="top" id="bbb-to-p00"/>
                </constraints>
            </view>
            <tapGestureRecognizer id="tap-ge-st0"/>
        </objects>
        <resources>
            <image name="star" width="16" height="16"/>
        </resources>
    </document>

    """

  private func edited(
    _ text: String = document, _ edit: (inout ObjectEditing) throws(EditRefusal) -> Void
  ) throws -> String {
    let bytes = Array(text.utf8)
    var editing = try ObjectEditing(XMLTree(bytes, path: "V.xib"), content: bytes)
    try edit(&editing)
    return String(decoding: try editing.bytes(), as: UTF8.self)
  }

  private func refusal(_ edit: (inout ObjectEditing) throws(EditRefusal) -> Void) throws -> String? {
    do { _ = try edited(Self.document, edit) } catch let refusal as EditRefusal { return refusal.description }
    return nil
  }

  private func set(_ path: String, _ value: String?, of object: String = "nam-e0-lbl") throws -> String {
    try edited { (editing) throws(EditRefusal) in try editing.set(path, to: value, of: object) }
  }

  private func refusalOfSetting(_ path: String, _ value: String?, of object: String = "nam-e0-lbl") throws -> String? {
    try refusal { (editing) throws(EditRefusal) in try editing.set(path, to: value, of: object) }
  }

  // MARK: - Attributes

  @Test func onlyTheAttributeChanges() throws {
    #expect(try set("text", "A < B") == Self.document.replacing("text=\"Name\"", with: "text=\"A &lt; B\""))
    #expect(
      try set("fontDescription.pointSize", "20")
        == Self.document.replacing("pointSize=\"17\"", with: "pointSize=\"20\""))
  }

  @Test func aNewAttributeGetsItsPlaceInXcodesOrder() throws {
    #expect(try set("alpha", "0.5").contains("<label alpha=\"0.5\" contentMode=\"left\" text=\"Name\" id="))
    #expect(try set("userInteractionEnabled", "false").contains("userInteractionEnabled=\"NO\""))
  }

  @Test func whatAMissingAttributeMeansIsNotWritten() throws {
    #expect(try set("alpha", "1") == Self.document)
    #expect(try set("text", nil) == Self.document.replacing(" text=\"Name\"", with: ""))
  }

  @Test func anObjectIsNamedAsFindingsNameIt() throws {
    let wanted = Self.document.replacing("text=\"Name\"", with: "text=\"x\"")
    for name in ["Name", "label \"Name\"", "label \"Name\" (nam-e0-lbl)"] {
      #expect(try set("text", "x", of: name) == wanted)
    }
    #expect(
      try refusalOfSetting("text", "x", of: "Nam") == "no object has the id or the name \"Nam\"; did you mean \"Name\"?"
    )
  }

  @Test func aNameOfSeveralObjectsIsRefused() throws {
    let text = Self.document.replacing("image=\"star\"", with: "image=\"star\" userLabel=\"Name\"")
    #expect {
      try edited(text) { (editing) throws(EditRefusal) in try editing.set("alpha", to: "0.5", of: "Name") }
    } throws: {
      "\($0)".hasPrefix("2 objects have the name \"Name\"; give an id: label \"Name\" (nam-e0-lbl), ")
    }
  }

  @Test(arguments: [
    ("textt", "x", "<label> has no attribute textt; did you mean \"text\"?"),
    ("id", "x", "id says which object it is, which an edit does not change"),
    ("a b", "x", "\"a b\" is not a name in XML; expected one such as contentMode"),
    (
      "frame", "x",
      "frame of label \"Name\" (nam-e0-lbl) is a <rect>; set its attributes, as frame.x, frame.y, frame.width"
    ),
    ("font.pointSize", "20", "label \"Name\" (nam-e0-lbl) has no font; it has frame, fontDescription"),
    ("text", "\u{1}", "the value has a character that XML cannot express; leave it out"),
    ("alpha", nil, "<label> has no alpha to remove"),
    ("contentMode", nil, "contentMode cannot be removed: Xcode always writes it in <label>; set it"),
  ])
  func aWrongAttributeIsRefusedWithTheReason(path: String, value: String?, reason: String) throws {
    #expect(try refusalOfSetting(path, value) == reason)
  }

  // MARK: - Removal

  @Test func whatBelongsToAViewGoesWithIt() throws {
    let text = try edited { (editing) throws(EditRefusal) in try editing.remove(["nam-e0-lbl"]) }
    for gone in ["nam-e0-lbl", "aaa-le-ad0", "bbb-to-p00", "<constraints>", "out-na-me0", "tap-ge-st0"] {
      #expect(!text.contains(gone), "\(gone)")
    }
    #expect(text.contains("out-vi-ew0") && text.contains("ima-ge-vw0") && text.contains("<image name=\"star\""))
  }

  @Test func aResourceThatNothingNamesAnyMoreGoes() throws {
    let text = try edited { (editing) throws(EditRefusal) in try editing.remove(["ima-ge-vw0"]) }
    #expect(!text.contains("resources") && text.contains("tap-ge-st0") && !text.contains("aaa-le-ad0"))
  }

  @Test func aGestureRecognizerOfAnotherViewStays() throws {
    let other = """
      <imageView contentMode="scaleToFill" image="star" id="ima-ge-vw0">
          <connections><outletCollection property="gestureRecognizers" destination="tap-ge-st0" appends="YES" id="two-ta-p00"/></connections>
      """
    let document = Self.document.replacing(
      "<imageView contentMode=\"scaleToFill\" image=\"star\" id=\"ima-ge-vw0\">", with: other)
    let text = try edited(document) { (editing) throws(EditRefusal) in try editing.remove(["nam-e0-lbl"]) }
    #expect(text.contains("<tapGestureRecognizer id=\"tap-ge-st0\"/>") && text.contains("two-ta-p00"))
  }

  @Test func whatIsNoRemovableObjectIsRefused() throws {
    #expect(
      try refusal { (editing) throws(EditRefusal) in try editing.remove(["-1"]) }
        == "File's Owner (-1) is no object that can be removed")
  }

  // MARK: - Moves

  @Test func aMoveInAViewOnlyChangesTheOrder() throws {
    let text = try edited { (editing) throws(EditRefusal) in try editing.move("ima-ge-vw0", into: nil, at: 0) }
    let places = ["ima-ge-vw0\">", "nam-e0-lbl\">"].map { text.firstRange(of: $0)!.lowerBound }
    #expect(places[0] < places[1])
    let back = try edited(text) { (editing) throws(EditRefusal) in try editing.move("ima-ge-vw0", into: nil, at: 1) }
    #expect(back == Self.document)
  }

  @Test func aMoveIntoWhatHoldsNoViewsIsRefused() throws {
    #expect(
      try refusal { (editing) throws(EditRefusal) in try editing.move("ima-ge-vw0", into: "nam-e0-lbl", at: nil) }
        == "label \"Name\" (nam-e0-lbl) holds no subviews; name a view or a stack view")
    #expect(
      try refusal { (editing) throws(EditRefusal) in try editing.move("ima-ge-vw0", into: nil, at: 5) }
        == "view (roo-vi-ew0) has 1 subview, so that no place is 5")
  }

  /// Documents that Xcode did not write may have lists of subviews in other elements.
  @Test func viewsInAListOfAnotherElementAreNotWrapped() throws {
    let text = Self.document.replacing("<subviews>", with: "<exclude><subviews>")
      .replacing("</subviews>", with: "</subviews></exclude>")
    let error = #expect(throws: EditRefusal.self) {
      try edited(text) { editing throws(EditRefusal) in _ = try editing.siblings(["nam-e0-lbl"]) }
    }
    #expect(error?.description.contains("is in no list of subviews of view") == true)
    #expect(try edited { editing throws(EditRefusal) in _ = try editing.siblings(["nam-e0-lbl"]) } == Self.document)
  }

  /// A label may hide the text that people see.
  @Test func anObjectIsNamedByItsTextToo() throws {
    let text = Self.document.replacing("text=\"Name\" id", with: "text=\"Name\" userLabel=\"Heading\" id")
    let expected = text.replacing("text=\"Name\"", with: "text=\"Ada\"")
    #expect(
      try edited(text) { editing throws(EditRefusal) in try editing.set("text", to: "Ada", of: "Name") } == expected)
  }

  @Test func aDocumentInAnotherEncodingIsRefused() throws {
    let units = Self.document.replacing("UTF-8", with: "UTF-16").utf16
    let bytes: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let tree = try XMLTree(bytes, path: "V.xib")
    #expect(throws: EditRefusal("the document is not in UTF-8, in which edits are made; save it as UTF-8")) {
      _ = try ObjectEditing(tree, content: bytes)
    }
  }
}

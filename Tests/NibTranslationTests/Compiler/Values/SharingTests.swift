import Testing

@testable import NibTranslation

/// What a nib has once, however often it is used.
@Suite struct SharingTests {
  private func labels(_ attributes: [String], _ color: [String]) throws -> [CompiledObject] {
    let labels = zip(attributes, color).enumerated().map { number, pair in
      """
      <label text="Same" id="l\(number)"><fontDescription key="fontDescription" \(pair.0)/>
      <color key="textColor" \(pair.1) alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      """
    }
    return try CompilerFixture(subviews: labels.joined()).nib().all("UILabel")
  }

  private let font = #"type="system" pointSize="17""#
  private let red = #"red="1" green="0" blue="0""#

  @Test func equalTextsFontsAndColorsAreOneObject() throws {
    let labels = try labels([font, font], [red, red])
    for key in ["UIText", "UIFont", "UITextColor"] { #expect(labels[0][key] == labels[1][key], "\(key)") }
  }

  @Test func otherFontsAndColorsAreOthers() throws {
    let labels = try labels([font, #"type="system" pointSize="18""#], [red, #"red="0.5" green="0" blue="0""#])
    #expect(labels[0]["UIFont"] != labels[1]["UIFont"])
    #expect(labels[0]["UITextColor"] != labels[1]["UITextColor"])
  }

  @Test func colorsThatDifferBelowThirtyTwoBitsAreOne() throws {
    let labels = try labels(
      [font, font], [#"red="0.1" green="0" blue="0""#, #"red="0.10000000001" green="0" blue="0""#])
    #expect(labels[0]["UITextColor"] == labels[1]["UITextColor"])
  }

  @Test func noTextIsThereTwice() throws {
    let nib = try CompilerFixture(
      subviews: """
        <button id="b"><state key="normal" title="tag"/><connections>
        <action selector="tag" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
        <imageView image="tag" id="i"/>
        """
    ).nib()
    let texts = nib.all("NSString").compactMap(\.text)
    #expect(Set(texts).count == texts.count)
    #expect(texts.contains("tag"))
  }

  @Test func localizedTextsAreNotShared() throws {
    let label = #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    let nib = try CompilerFixture(
      subviews: #"<label text="Same" id="l">\#(label)<label text="Same" id="m">\#(label)"#
    ).nib(isLocalized: true)
    #expect(nib.all("NSLocalizableString").map { $0.text("NSKey") } == ["l.text", "m.text"])
  }

  @Test func equalNumbersAreOne() throws {
    let attributes = ["one", "two"].map {
      #"<userDefinedRuntimeAttribute type="number" keyPath="\#($0)"><integer key="value" value="5"/>"#
        + "</userDefinedRuntimeAttribute>"
    }
    let list = "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>"
    let nib = try CompilerFixture(subviews: #"<view id="v">\#(list)</view>"#).nib()
    let pairs = nib.list("UINibKeyValuePairsKey")
    #expect(pairs.count == 2 && pairs[0]["UIValue"] == pairs[1]["UIValue"])
    #expect(nib.all("NSNumber").count == 1)
  }

  @Test func emptyListsOfTheRootAreOne() throws {
    let nib = try CompilerFixture(subviews: #"<view id="v"/>"#).nib()
    #expect(
      nib.keys == [
        "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey",
        "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
      ])
    let empty = nib.keys.dropFirst(2).map { nib[$0] }
    #expect(Set(empty).count == 1)
  }

  @Test(arguments: [
    ("0", ArchivedValue.int8(0)), ("127", .int8(127)), ("128", .int16(128)), ("32767", .int16(32767)),
    ("32768", .int32(32768)), ("2147483647", .int32(.max)), ("-1", .int64(-1)),
  ]) func wholeNumbersAreAsWideAsTheyNeed(_ text: String, _ value: ArchivedValue) throws {
    let label = #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    let found = CompilerFixture(subviews: #"<label text="" numberOfLines="\#(text)" id="l">\#(label)"#)
    #expect(try found.object("UILabel")["UINumberOfLines"] == value)
  }
}

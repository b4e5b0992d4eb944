import Testing

@testable import DocumentChanges
@testable import Formats

@Suite struct PatchApplicationTests {
  private static func patch(_ old: String, _ new: String) throws -> DocumentPatch {
    try DocumentPatch(DocumentDiff(SampleDocument.text(old), SampleDocument.text(new)))
  }

  private static func result(_ patch: DocumentPatch, _ text: String) throws -> String {
    let application = try PatchApplication(patch, to: XMLTree(text: SampleDocument.text(text)))
    guard application.refusals.isEmpty else { return application.refusals.map(\.description).joined(separator: "\n") }
    return String(decoding: application.bytes, as: UTF8.self)
  }

  private static func views(_ inner: String...) -> String {
    """
    <view id="a">
        <subviews>
    \(inner.map { "        \($0)" }.joined(separator: "\n"))
        </subviews>
    </view>
    """
  }

  /// A part is read as its document was, which a definition may have from anywhere.
  @Test func elementWithAForeignPrefixFits() throws {
    let old = try XMLTree(text: "<view><label id=\"a\"/></view>")
    let new = try XMLTree(text: "<view><label id=\"a\"/><document><objects style:on=\"1\"/></document></view>")
    let application = try PatchApplication(DocumentPatch(DocumentDiff(old: old, new: new)), to: old)
    #expect(application.refusals.map(\.description) == [])
    #expect(String(decoding: application.bytes, as: UTF8.self).contains("style:on=\"1\""))
  }

  /// Pairs of versions; each is made from the other byte for byte.
  static let pairs: [(String, String)] = [
    ("<label text=\"A\" id=\"a\"/>", "<label text=\"A &amp; 'B'\" id=\"a\"/>"),
    ("<label id=\"a\"/>", "<label hidden=\"YES\" opaque=\"NO\" id=\"a\"/>"),
    (views("<label id=\"l\"/>"), views("<label id=\"k\"/>", "<label id=\"l\"/>", "<label id=\"m\"/>")),
    (views("<label id=\"l\"/>", "<label id=\"m\"/>"), views("<label id=\"m\"/>", "<label id=\"l\"/>")),
    (
      views("<label id=\"l\"/>"),
      views(
        "<view id=\"w\">\n            <subviews>\n                <label id=\"l\"/>\n            </subviews>\n        </view>"
      )
    ),
    ("<view id=\"a\"/>", "<view id=\"a\">\n    <color key=\"tintColor\" white=\"1\"/>\n</view>"),
    ("<string key=\"a\" id=\"s\">one</string>", "<string key=\"a\" id=\"s\">one\n  &lt;two&gt;</string>"),
    ("<view id=\"a\"/>", "<!--Main-->\n<view id=\"a\"/>\n<!--Other-->\n<view id=\"b\"/>"),
    ("<view id=\"a\"/>", "<imageView id=\"a\"/>"),
  ]

  @Test(arguments: pairs.indices) func patchOfTwoVersionsMakesOneOfTheOther(_ index: Int) throws {
    let (old, new) = Self.pairs[index]
    #expect(try Self.result(Self.patch(old, new), old) == SampleDocument.text(new))
    #expect(try Self.result(Self.patch(new, old), new) == SampleDocument.text(old))
  }

  @Test(arguments: SampleVersions.all) func patchBetweenAnyVersionsMakesTheOther(_ old: String) throws {
    for new in SampleVersions.all {
      let patch = try DocumentPatch(DocumentDiff(old, new))
      let application = try PatchApplication(patch, to: XMLTree(text: old))
      #expect(application.refusals.isEmpty)
      #expect(String(decoding: application.bytes, as: UTF8.self) == new)
    }
  }

  @Test(arguments: ["", "a b", "<", "x=\"1\"><evil a=\"b\"/><view y"]) func attributeHasANameOfXML(name: String) throws
  {
    let change = PatchChange(
      address: "#a", kind: .attribute(name, old: nil, new: "v", after: nil), isNoise: false)
    let text = SampleDocument.text("<view id=\"a\"/>")
    let application = try PatchApplication(DocumentPatch(changes: [change]), to: XMLTree(text: text))
    #expect(
      application.refusals.map(\.description) == [
        "#a: \"\(name)\" is not a name in XML; expected one such as contentMode"
      ])
  }

  @Test func changeFitsIntoAnotherDocument() throws {
    let patch = try Self.patch("<label text=\"A\" id=\"l\"/>", "<label text=\"B\" id=\"l\"/>")
    let result = try Self.result(patch, "<button id=\"b\"/>\n<label text=\"A\" tag=\"1\" id=\"l\"/>")
    #expect(result == SampleDocument.text("<button id=\"b\"/>\n<label text=\"B\" tag=\"1\" id=\"l\"/>"))
  }

  @Test func changeThatIsMadeAlreadyIsFine() throws {
    let patch = try Self.patch("<label text=\"A\" id=\"l\"/>", "<label text=\"B\" id=\"l\"/>")
    let application = try PatchApplication(
      patch, to: XMLTree(text: SampleDocument.text("<label text=\"B\" id=\"l\"/>")))
    #expect(application.refusals.isEmpty)
    #expect(application.madeCount == 0)
  }

  @Test func changeThatDoesNotFitIsRefusedWithItsReason() throws {
    let change = try Self.patch("<label text=\"A\" id=\"l\"/>", "<label text=\"B\" id=\"l\"/>")
    #expect(try Self.result(change, "<label text=\"C\" id=\"l\"/>") == "text of #l is \"C\", not \"A\"")
    #expect(try Self.result(change, "<label text=\"C\" id=\"x\"/>") == "#l is not in the document")
    let insertion = try Self.patch(Self.views("<a id=\"1\"/>"), Self.views("<a id=\"1\"/>", "<b id=\"2\"/>"))
    #expect(try Self.result(insertion, "<b id=\"2\"/>") == "#2 is in the document already")
    #expect(
      try Self.result(insertion, "<a id=\"1\"/>") == "#2 has no place: #a/subviews is not in the document")
  }

  @Test func removalOfWhatNobodyHasSeenIsRefused() throws {
    let patch = try Self.patch("<view id=\"v\"/>\n<view tag=\"1\" id=\"w\"/>", "<view id=\"v\"/>")
    #expect(
      try Self.result(patch, "<view tag=\"2\" id=\"w\"/>") == "#w differs from what the patch removes: tag of #w")
    let other = "<view tag=\"1\" id=\"w\">\n    <subviews>\n        <label id=\"n\"/>\n    </subviews>\n</view>"
    #expect(try Self.result(patch, other).hasPrefix("#w differs from what the patch removes"))
  }

  /// A patch from elsewhere may say what no diff says.
  @Test(arguments: ["#a", "#w", "#l"]) func moveOfAnElementIntoItselfIsRefused(parent: String) throws {
    let text = Self.views("<view id=\"w\"><subviews><label id=\"l\"/></subviews></view>")
    let place = PatchPlace(parent: parent, after: nil, before: nil)
    let change = PatchChange(address: "#w", kind: .move(from: "#a/subviews", to: place), isNoise: false)
    let result = try Self.result(DocumentPatch(changes: [change]), text)
    #expect(result.contains("into itself") == (parent != "#a"), "\(result)")
  }

  @Test func whatARemovedElementHeldIsMissing() throws {
    let text = Self.views("<view id=\"w\"><subviews><label id=\"l\"/></subviews></view>", "<label id=\"k\"/>")
    let removal = try Self.patch(text, Self.views("<label id=\"k\"/>")).changes
    let place = PatchPlace(parent: "#w", after: nil, before: nil)
    let move = PatchChange(address: "#k", kind: .move(from: "#a/subviews", to: place), isNoise: false)
    let result = try Self.result(DocumentPatch(changes: removal + [move]), text)
    #expect(result.contains("#k") && result.contains("#w"), "\(result)")
  }

  @Test func constraintIsWrittenWhereXcodeSortsIt() throws {
    let list = { (ids: [String]) in
      "<view id=\"v\">\n    <constraints>\n"
        + ids.map { "        <constraint id=\"\($0)\"/>\n" }.joined() + "    </constraints>\n</view>"
    }
    let patch = try Self.patch(list(["a", "c"]), list(["a", "b", "c"]))
    #expect(try Self.result(patch, list(["A", "a", "d"])) == SampleDocument.text(list(["A", "a", "b", "d"])))
    #expect(try Self.result(patch, list(["aa", "ab", "d"])) == SampleDocument.text(list(["aa", "ab", "b", "d"])))
  }

  @Test func groupIsMadeWhereItIsMissing() throws {
    let patch = try Self.patch(
      Self.views("<a id=\"1\"/>"), Self.views("<a id=\"1\"/>", "<b id=\"2\"/>"))
    #expect(try Self.result(patch, "<view id=\"a\"/>") == SampleDocument.text(Self.views("<b id=\"2\"/>")))
  }

  @Test func noiseIsLeftOutWhereItDoesNotFit() throws {
    let old = SampleDocument.text("<view id=\"a\"/>", tools: 1)
    let patch = try DocumentPatch(DocumentDiff(old, SampleDocument.text("<view tag=\"1\" id=\"a\"/>", tools: 2)))
    let application = try PatchApplication(
      patch, to: XMLTree(text: SampleDocument.text("<view id=\"a\"/>", tools: 3)))
    #expect(
      String(decoding: application.bytes, as: UTF8.self) == SampleDocument.text("<view tag=\"1\" id=\"a\"/>", tools: 3))
  }
}

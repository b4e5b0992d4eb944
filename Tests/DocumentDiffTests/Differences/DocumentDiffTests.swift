import DocumentDiff
import Testing
import XMLSource

/// What differs between two versions.
@Suite struct DocumentDiffTests {
  private func changes(_ old: String, _ new: String) throws -> [String] {
    let trees = try [old, new].map { views in
      try XMLTree(
        text:
          "<document toolsVersion=\"1\"><objects><view id=\"v\"><subviews>\(views)</subviews></view></objects></document>"
      )
    }
    let diff = DocumentDiff(old: trees[0], new: trees[1])
    return diff.changes.map { "\($0.isNoise ? "noise " : "")\(diff.path(of: $0.identity)) \($0.kind)" }
  }

  private static let label = "<label text=\"A\" id=\"a\"/>"

  @Test func equalDocumentsHaveNoChanges() throws {
    #expect(try changes(Self.label, "\n  <label  id='a'\ttext='A'></label>\n").isEmpty)
  }

  @Test func attributesAreCompared() throws {
    #expect(
      try changes(Self.label, "<label text=\"B\" tag=\"1\" id=\"a\"/>") == [
        "#a attribute(\"text\", old: Optional(\"A\"), new: Optional(\"B\"))",
        "#a attribute(\"tag\", old: nil, new: Optional(\"1\"))",
      ])
    #expect(
      try changes(Self.label, "<label id=\"a\"/>") == ["#a attribute(\"text\", old: Optional(\"A\"), new: nil)"])
  }

  @Test func subtreeIsOneChange() throws {
    let tree =
      "<view id=\"b\"><subviews><label id=\"c\"/></subviews><constraints><constraint id=\"d\"/></constraints></view>"
    #expect(try changes(Self.label, Self.label + tree) == ["#b inserted"])
    #expect(try changes(Self.label + tree, Self.label) == ["#b removed"])
  }

  @Test func listThatCameWithItsElementsIsNone() throws {
    let holder = { (inner: String) in "<view id=\"b\">\(inner)</view>" }
    let list = "<constraints><constraint id=\"c\"/><constraint id=\"d\"/></constraints>"
    #expect(try changes(holder(""), holder(list)) == ["#c inserted", "#d inserted"])
  }

  @Test func viewThatMovedIsNeitherInsertedNorRemoved() throws {
    #expect(
      try changes("<view id=\"b\"/>" + Self.label, "<view id=\"b\"><subviews>\(Self.label)</subviews></view>")
        == ["#a moved"])
  }

  @Test func orderOfViewsIsAChangeAndThatOfConstraintsIsNone() throws {
    let other = "<label id=\"b\"/>"
    let list = { (ids: String) in
      "<view id=\"l\"><constraints>\(ids.map { "<constraint id=\"\($0)\"/>" }.joined())</constraints></view>"
    }
    #expect(try changes(Self.label + other, other + Self.label) == ["#v/subviews reordered"])
    #expect(try changes(list("xy"), list("yx")).isEmpty)
    #expect(try changes(Self.label + other, Self.label + "<label id=\"c\"/>" + other) == ["#c inserted"])
  }

  @Test func textsAndKindsAreCompared() throws {
    let text = { (text: String) in "<label id=\"a\"><string key=\"text\">\(text)</string></label>" }
    #expect(try changes(text("A"), text("B\nC")) == ["#a/@text text(old: \"A\", new: \"B\\nC\")"])
    #expect(try changes(Self.label, "<button text=\"A\" id=\"a\"/>") == ["#a renamed(old: \"label\", new: \"button\")"])
  }

  // MARK: - Noise

  private static func frame(_ x: Int, _ attributes: String) -> String {
    "<view \(attributes) id=\"f\"><rect key=\"frame\" x=\"\(x)\" y=\"0\"/></view>"
  }

  @Test func frameThatLayoutComputesIsNoise() throws {
    let managed = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let change = "#f/@frame attribute(\"x\", old: Optional(\"1\"), new: Optional(\"2\"))"
    #expect(try changes(Self.frame(1, managed), Self.frame(2, managed)) == ["noise " + change])
    #expect(try changes(Self.frame(1, ""), Self.frame(2, "")) == [change])
  }

  @Test func marksOfInterfaceBuilderAreNoise() throws {
    #expect(
      try changes(Self.label, "<label text=\"A\" misplaced=\"YES\" id=\"a\"/>")
        == ["noise #a attribute(\"misplaced\", old: nil, new: Optional(\"YES\"))"])
  }

  @Test(arguments: [
    ("toolsVersion=\"1\"", "toolsVersion=\"2\"", true), ("useSafeAreas=\"NO\"", "useSafeAreas=\"YES\"", true),
    ("initialViewController=\"a\"", "initialViewController=\"b\"", false),
  ])
  func settingsOfTheDocument(old: String, new: String, isNoise: Bool) throws {
    let trees = try [old, new].map { try XMLTree(text: "<document \($0)/>") }
    #expect(DocumentDiff(old: trees[0], new: trees[1]).changes.map(\.isNoise) == [isNoise])
  }

  @Test func versionsResourcesAndTheCanvasAreNoise() throws {
    let document = { (number: Int) in
      """
      <document><device id="d\(number)"/><dependencies><plugIn identifier="p" version="\(number)"/></dependencies><scenes>\
      <scene sceneID="s"><point key="canvasLocation" x="\(number)" y="0"/></scene></scenes><resources><image name="i" \
      width="\(number)"/></resources></document>
      """
    }
    let changes = try DocumentDiff(old: XMLTree(text: document(1)), new: XMLTree(text: document(2))).changes
    #expect(changes.count == 4)
    #expect(changes.allSatisfy { $0.isNoise })
  }
}

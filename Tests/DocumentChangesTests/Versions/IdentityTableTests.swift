import Testing

@testable import DocumentChanges
@testable import Formats

/// What makes elements the same ones in several versions.
@Suite struct IdentityTableTests {
  private static func addresses(_ text: String) throws -> [String] {
    let tree = try XMLTree(text: text)
    var table = IdentityTable()
    let version = table.version(tree)
    return tree.indices.map { table.address(of: version.identity(of: $0)) }
  }

  /// Documents, and the addresses of their elements.
  static let addresses: [(String, [String])] = [
    (#"<document><view id="a"/></document>"#, ["root", "#a"]),
    (#"<document id="d"><device id="retina4_7"/></document>"#, ["root", "root/device"]),
    (#"<s><scene sceneID="x"><view id="x"/></scene></s>"#, ["root", "#scene:x", "#x"]),
    (#"<v><view id="a"><rect key="frame"/></view></v>"#, ["root", "#a", "#a/@frame"]),
    (#"<v><view id="a"><rect key="b"/><rect key="b"/></view></v>"#, ["root", "#a", "#a/@b", "#a/@b~2"]),
    (#"<v><view id="a"/><view id="a"/></v>"#, ["root", "#a", "#a~2"]),
    (#"<l><integer value="1"/><integer value="2"/></l>"#, ["root", "root/integer", "root/integer~2"]),
    (
      #"<d><dependencies><plugIn identifier="x"/><capability name="y"/></dependencies></d>"#,
      ["root", "root/dependencies", "root/dependencies/plugIn:x", "root/dependencies/capability:y"]
    ),
    (#"<d><resources><image name="y"/></resources></d>"#, ["root", "root/resources", "root/resources/image:y"]),
    (#"<d><image name="y"/></d>"#, ["root", "root/image"]),
    (
      #"<stackView id="s"><subviews><view id="a"/><view id="b"/></subviews><customSpacing><real value="1"/><real value="2"/></customSpacing></stackView>"#,
      [
        "root", "root/subviews", "#a", "#b", "root/customSpacing", "root/customSpacing/real of #a",
        "root/customSpacing/real of #b",
      ]
    ),
    (
      #"<stackView id="s"><subviews><view id="a"/></subviews><customSpacing><real value="1"/><real value="2"/></customSpacing></stackView>"#,
      ["root", "root/subviews", "#a", "root/customSpacing", "root/customSpacing/real", "root/customSpacing/real~2"]
    ),
    (
      #"<stackView id="s"><subviews><view id="a"/><view id="b"/></subviews><customSpacing><view id="c"/><l><view id="d"/></l></customSpacing></stackView>"#,
      ["root", "root/subviews", "#a", "#b", "root/customSpacing", "#c", "root/customSpacing/l", "#d"]
    ),
  ]

  @Test(arguments: addresses.indices) func elementsHaveAddresses(_ index: Int) throws {
    let (text, expected) = Self.addresses[index]
    #expect(try Self.addresses(text) == expected)
  }

  @Test func objectIsTheSameWhereverItIs() throws {
    var table = IdentityTable()
    let old = try table.version(XMLTree(text: #"<d><a id="x"><b key="k"/></a></d>"#))
    let new = try table.version(XMLTree(text: #"<d><c><a id="x"><b key="l"/><b key="k"/></a></c></d>"#))
    let object = try #require(old.objectsByID["x"])
    #expect(old.identity(of: object) == new.objectsByID["x"].map(new.identity))
    #expect(new.tree.indices.map { old[new.identity(of: $0)] != nil } == [true, false, true, false, true])
  }

  /// Documents with something that stands twice, and how often.
  @Test(arguments: [
    (#"<d><a id="x"/><b id="x"/></d>"#, 1), (#"<d><a key="x"/><b key="x"/></d>"#, 1), ("<d><a/><a/></d>", 0),
    (#"<d><a id="x"/><a id="x"/><a id="x"/></d>"#, 2), (#"<d><e><a key="x"/></e><f><a key="x"/></f></d>"#, 0),
  ])
  func whatStandsTwiceIsFound(_ text: String, _ count: Int) throws {
    var table = IdentityTable()
    #expect(try table.version(XMLTree(text: text)).duplicates.count == count)
  }
}

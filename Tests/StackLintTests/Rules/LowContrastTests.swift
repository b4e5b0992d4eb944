import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

@Suite struct LowContrastTests {
  private static let white = #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/>"#
  private static let frame = #"<rect key="frame" x="10" y="10" width="100" height="21"/>"#

  private static func color(_ key: String, white: Double, alpha: Double = 1) -> String {
    #"<color key="\#(key)" white="\#(white)" alpha="\#(alpha)" colorSpace="custom"/>"#
  }

  private static func label(_ content: String, size: Int = 17, type: String = "system", attributes: String = "")
    -> String
  {
    """
    <label text="Street" fixedFrame="YES" id="l" \(attributes)>\(frame)
    <fontDescription key="fontDescription" type="\(type)" pointSize="\(size)"/>\(content)</label>
    """
  }

  private static let gray = label(color("textColor", white: 0.7))

  private static func view(_ subviews: String, _ background: String = white, attributes: String = "") -> String {
    """
    <view id="v" \(attributes)><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>\(subviews)</subviews>
    \(background)</view>
    """
  }

  private func messages(_ objects: String, _ files: [String: String] = [:]) throws -> [String] {
    let rule = try #require(RuleCatalog.rule("low-contrast"))
    let text = RuleExample.Container.xib.document(around: objects)
    let document = try LayoutDocument(Array(text.utf8), path: "Card.xib")
    let project = files.isEmpty ? nil : ProjectIndex(ProjectFiles(files.merging(["Card.xib": text]) { $1 }))
    return Linter([rule]).lint(LintedDocument(document, project: project, projectPath: "Card.xib")).diagnostics
      .filter { $0.ruleID == rule.id }.map(\.message)
  }

  @Test func reportsTheRatioAndBothColors() throws {
    #expect(
      try messages(Self.view(Self.gray)) == [
        "<label> \"Street\" has a contrast of 2.1:1; expected 4.5:1 for #B3B3B3 on #FFFFFF"
      ])
    #expect(try messages(Self.view(Self.label(Self.color("textColor", white: 0.3)))).isEmpty)
  }

  @Test(arguments: [
    (17, "system", 1), (18, "system", 0), (14, "system", 1), (14, "boldSystem", 0), (13, "boldSystem", 1),
  ])
  func largeTextNeedsLess(_ size: Int, _ type: String, _ count: Int) throws {
    // 3.5:1.
    let label = Self.label(Self.color("textColor", white: 0.54), size: size, type: type)
    #expect(try messages(Self.view(label)).count == count)
  }

  @Test func translucentTextIsBlended() throws {
    #expect(try messages(Self.view(Self.label(Self.color("textColor", white: 0, alpha: 0.3)))).count == 1)
    #expect(try messages(Self.view(Self.label(Self.color("textColor", white: 0, alpha: 0.9)))).isEmpty)
  }

  @Test func ownBackgroundOfTheTextCounts() throws {
    let black = Self.color("backgroundColor", white: 0)
    #expect(try messages(Self.view(Self.label(Self.color("textColor", white: 0.7) + black))).isEmpty)
    #expect(try messages(Self.view(Self.label(Self.color("textColor", white: 0.2) + black))).count == 1)
  }

  @Test(arguments: [
    gray.replacing("id=\"l\"", with: "id=\"l\" enabled=\"NO\""),
    gray.replacing("id=\"l\"", with: "id=\"l\" hidden=\"YES\""),
    gray.replacing("id=\"l\"", with: "id=\"l\" alpha=\"0.5\""), gray.replacing("id=\"l\"", with: "id=\"l\" tag=\"3\""),
    gray.replacing("id=\"l\"", with: "id=\"l\" customClass=\"Title\""), gray.replacing("Street", with: ""),
    "<imageView image=\"a\" fixedFrame=\"YES\" id=\"i\">\(frame)</imageView>" + gray,
    gray + "<view fixedFrame=\"YES\" id=\"i\">\(frame)</view>",
  ])
  func saysNothingWhereMoreMayBeShown(_ subviews: String) throws {
    #expect(try messages(Self.view(subviews)).isEmpty)
    #expect(try messages(Self.view(Self.gray)).count == 1)
  }

  @Test func saysNothingWithoutAnOpaqueBackground() throws {
    #expect(try messages(Self.view(Self.gray, "")).isEmpty)
    #expect(try messages(Self.view(Self.gray, Self.color("backgroundColor", white: 1, alpha: 0.5))).isEmpty)
    #expect(try messages(Self.view(Self.gray, attributes: "customClass=\"Card\"")).isEmpty)
  }

  @Test func codeThatSetsAColorCounts() throws {
    let outlet = "<connections><outlet property=\"street\" destination=\"l\" id=\"o\"/></connections>"
    let card = Self.view(Self.gray, Self.white + outlet, attributes: "customClass=\"Card\"")
    func code(_ statement: String) -> [String: String] {
      ["Card.swift": "class Card: UIView { @IBOutlet var street: UILabel!\n func show() { \(statement) } }"]
    }
    #expect(try messages(card, code("street.text = name")).count == 1)
    #expect(try messages(card, code("street.textColor = .black")).isEmpty)
    #expect(try messages(card, code("backgroundColor = .black")).isEmpty)
  }

  @Test func reportsTextInTheColorOfItsBackground() throws {
    let message = "<label> \"Street\" has the color of its background; choose another one"
    #expect(try messages(Self.view(Self.label(Self.color("textColor", white: 1)))) == [message])
    let label = Self.label("<color key=\"textColor\" systemColor=\"systemBackgroundColor\"/>")
    let background = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    let outlet = "<connections><outlet property=\"street\" destination=\"l\" id=\"o\"/></connections>"
    let card = Self.view(label, background + outlet, attributes: "customClass=\"Card\"")
    func code(_ statement: String) -> [String: String] {
      ["Card.swift": "class Card: UIView { @IBOutlet var street: UILabel!\n func show() { \(statement) } }"]
    }
    #expect(try messages(card, code("street.text = name")) == [message])
    #expect(try messages(card, code("street.isHidden = false")) == [message])
    #expect(try messages(card, code("street.textColor = .black")) == [])
    #expect(try messages(card, code("street.attributedText = name")) == [])
    #expect(try messages(card, code("backgroundColor = .black")) == [])
  }

  @Test(arguments: [("cornerRadius", 1), ("textColorName", 0), ("styleName", 0)])
  func runtimeAttributesMayColor(_ path: String, _ count: Int) throws {
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(path)" value="a"/>
      </userDefinedRuntimeAttributes>
      """
    let label = Self.gray.replacing("</label>", with: attributes + "</label>")
    #expect(try messages(Self.view(label)).count == count)
  }

  @Test func labelsBesideATextCoverNothing() throws {
    let other = Self.label("").replacing("id=\"l\"", with: "id=\"m\"")
    #expect(try messages(Self.view(Self.gray + other)).count == 1)
    let filled = Self.label(Self.color("backgroundColor", white: 0)).replacing("id=\"l\"", with: "id=\"m\"")
    #expect(try messages(Self.view(Self.gray + filled)).count == 0)
  }

  @Test func numbersAreReadToo() throws {
    #expect(try messages(Self.view(Self.gray.replacing("Street", with: "60/60"))).count == 1)
    #expect(try messages(Self.view(Self.gray.replacing("Street", with: "›"))).count == 0)
  }

  @Test func reportsTextThatDisappearsInTheDark() throws {
    let label = Self.label("<color key=\"textColor\" systemColor=\"labelColor\"/>")
    let files = ["Info.plist": "<plist><dict/></plist>", "A.swift": "class A {}"]
    #expect(
      try messages(Self.view(label), files) == [
        "<label> \"Street\" has a contrast of 1:1 in dark appearance; expected 4.5:1 for #FFFFFF on #FFFFFF"
      ])
    let background = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    #expect(try messages(Self.view(label, background), files).isEmpty)
    let list = ["Info.plist": ExampleProject.propertyList("UIUserInterfaceStyle", "Light")]
    #expect(try messages(Self.view(label), files.merging(list) { $1 }).isEmpty)
    let code = ["A.swift": "class A { func a() { window.overrideUserInterfaceStyle = .light } }"]
    #expect(try messages(Self.view(label), files.merging(code) { $1 }).isEmpty)
  }

  @Test func colorsOfTheSystemAreMadeForEachOther() throws {
    let label = Self.label("<color key=\"textColor\" systemColor=\"tertiaryLabelColor\"/>")
    let files = ["A.swift": "class A {}"]
    #expect(try messages(Self.view(label), files).count == 1)
    let background = "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    #expect(try messages(Self.view(label, background), files).isEmpty)
  }

  @Test func colorsOfCatalogsAreRead() throws {
    let label = Self.label("<color key=\"textColor\" name=\"Brand\"/>")
    func catalog(_ white: String) -> [String: String] {
      [
        "Colors.xcassets/Brand.colorset/Contents.json": """
        { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "white": "\(white)", "alpha": "1.0" } } } ] }
        """
      ]
    }
    #expect(try messages(Self.view(label), catalog("0.7")).count == 1)
    #expect(try messages(Self.view(label), catalog("0.2")).isEmpty)
    let twice = ["Other.xcassets/Brand.colorset/Contents.json": catalog("0.2").values.first ?? ""]
    #expect(try messages(Self.view(label), catalog("0.7").merging(twice) { $1 }).isEmpty)
  }
}

import TestSupport
import Testing

@testable import Formats
@testable import NibDecoder
@testable import NibTranslation
@testable import StackModel

/// Definitions of views in documents, as a person would have written them.
@Suite struct ReadableDefinitionTests {
  private func definition(of view: String, owner: String = "") throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12"/><objects>\(owner)\(view)</objects></document>
      """
    return try definition(ofDocument: text)
  }

  private func definition(ofDocument text: String) throws -> String {
    let document = try LayoutDocument(text: text, path: "a.xib", options: LayoutOptions(semantics: .canvas))
    return String(decoding: try ViewDefinition.make(of: document, scene: nil).bytes, as: UTF8.self)
  }

  private func document(_ definition: String) throws -> String {
    let document = try LayoutDocument(text: definition, path: "a.xml", options: LayoutOptions(semantics: .canvas))
    return String(decoding: DefinitionDocument(document.layout(), of: document, device: nil).xib(), as: UTF8.self)
  }

  /// A view of 320 by 200 points with two labels.
  private func view(_ constraints: String, guide: Bool = false, first: String = "") -> String {
    """
    <view contentMode="scaleToFill" id="aaa-00-001">
    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
    <subviews>
    <label text="Ada Example" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-00-002">
    <rect key="frame" x="0.0" y="0.0" width="10" height="20"/>\(first)</label>
    <label text="Mail" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-00-003">
    <rect key="frame" x="0.0" y="0.0" width="10" height="20"/></label>
    </subviews>
    \(guide ? "<viewLayoutGuide key=\"safeArea\" id=\"aaa-00-004\"/>" : "")
    <constraints>\(constraints)</constraints>
    </view>
    """
  }

  private func constraint(_ words: String, _ id: String = "ccc-00-001") -> String {
    let names = ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "other"]
    let values = zip(names, words.split(separator: " ")).filter { $1 != "-" }
    let attributes = values.map { name, value in
      name == "other" ? "\(value)" : "\(name)=\"\(value)\""
    }
    return "<constraint \(attributes.joined(separator: " ")) id=\"\(id)\"/>"
  }

  /// The lines and the attributes of the first label that constraints become.
  private static let lines = [
    ("aaa-00-002 top - aaa-00-001 top 12", "adaExampleLabel.top = superview.top + 12"),
    ("- bottom - aaa-00-002 bottom 12", "adaExampleLabel.bottom = superview.bottom - 12"),
    ("- trailing greaterThanOrEqual aaa-00-002 trailing 8", "adaExampleLabel.trailing ≤ superview.trailing - 8"),
    ("aaa-00-003 leading - aaa-00-002 trailing -4", "mailLabel.leading = adaExampleLabel.trailing - 4"),
    ("aaa-00-003 leading - aaa-00-002 trailing 8 symbolic=\"YES\"", "[adaExampleLabel]-[mailLabel]"),
    ("aaa-00-003 top - aaa-00-002 bottom 8 symbolic=\"YES\"", "V:[adaExampleLabel]-[mailLabel]"),
    ("aaa-00-002 width - aaa-00-001 width - multiplier=\"1:2\"", "adaExampleLabel.width = superview.width * 1:2"),
    ("aaa-00-002 centerX - aaa-00-001 centerX - priority=\"750\"", "adaExampleLabel.centerX = superview.centerX @750"),
    ("- height lessThanOrEqual - - 300", "height ≤ 300"),
    ("aaa-00-002 top - aaa-00-004 top 4", "adaExampleLabel.top = safeArea.top + 4"),
  ]

  @Test(arguments: lines) func constraintIsALine(words: String, line: String) throws {
    let text = try definition(of: view(constraint(words), guide: words.contains("004")))
    #expect(text.contains("<constraints>\(line)</constraints>"))
    let back = try document(text)
    #expect(back.contains("symbolic=\"YES\"") == words.contains("symbolic"))
    let again = try LayoutDocument(text: back, path: "b.xib", options: LayoutOptions(semantics: .canvas))
    #expect(try String(decoding: ViewDefinition.make(of: again, scene: nil).bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    (
      [
        "002 leading - 001 leading 16", "002 top - 001 top 16", "- trailing - 002 trailing 16",
        "- bottom - 002 bottom 16",
      ],
      "edges=\"superview\" insets=\"16\""
    ),
    (["002 leading - 001 leading", "- trailing - 002 trailing"], "edges=\"leading trailing\""),
    (
      ["002 leading - 004 leading", "002 trailing - 004 trailing", "002 top - 004 top", "002 bottom - 004 bottom"],
      "edges=\"safeArea\""
    ),
    (
      ["002 leading - 001 leadingMargin", "- trailingMargin - 002 trailing"],
      "edges=\"layoutMargins.leading layoutMargins.trailing\""
    ),
    (["002 centerX - 001 centerX", "- centerY - 002 centerY"], "center=\"superview\""),
    (["002 width - - - 48"], "width=\"48\""), (["002 width - 002 height - multiplier=\"1:1\""], "aspectRatio=\"1:1\""),
  ])
  func constraintsOfOneViewAreItsAttributes(words: [String], attributes: String) throws {
    let constraints = words.enumerated().map { place, words in
      let ids = words.split(separator: " ").map { $0.utf8.starts(with: "00".utf8) ? "aaa-00-\($0)" : String($0) }
      return constraint(ids.joined(separator: " "), "ccc-00-00\(place)")
    }
    let text = try definition(of: view(constraints.joined(), guide: words.joined().contains("004")))
    #expect(text.contains(attributes), "\(text)")
    #expect(!text.contains("constraint"))
  }

  @Test func neighborsAreNoItemsOfEdges() throws {
    let text = try definition(
      of: view(
        constraint("aaa-00-002 leading - aaa-00-003 leading", "ccc-00-001")
          + constraint("aaa-00-002 trailing - aaa-00-003 trailing", "ccc-00-002")))
    #expect(!text.contains("edges"))
    #expect(text.contains("adaExampleLabel.leading = mailLabel.leading"))
  }

  @Test func edgesOfOtherDistancesAndPrioritiesAreLines() throws {
    let text = try definition(
      of: view(
        constraint("aaa-00-002 leading - aaa-00-001 leading 16", "ccc-00-001")
          + constraint("- trailing - aaa-00-002 trailing 8", "ccc-00-002")
          + constraint("aaa-00-002 top - aaa-00-001 top - priority=\"999\"", "ccc-00-003")))
    #expect(!text.contains("edges"))
    #expect(text.contains("adaExampleLabel.leading = superview.leading + 16"))
    #expect(text.contains("adaExampleLabel.top = superview.top @999"))
  }

  @Test(arguments: ["identifier=\"gap\"", "placeholder=\"YES\""])
  func constraintThatSaysMoreStaysAnElement(attribute: String) throws {
    let text = try definition(of: view(constraint("aaa-00-002 top - aaa-00-001 top 4 \(attribute)")))
    #expect(text.contains("<constraint firstItem=\"adaExampleLabel\" firstAttribute=\"top\" secondAttribute=\"top\""))
    #expect(text.contains(attribute))
  }

  @Test func constraintThatAnOutletNamesKeepsAName() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Form"><connections>
      <outlet property="top_space" destination="ccc-00-001" id="ooo-00-001"/>
      <outlet property="nameLabel" destination="aaa-00-002" id="ooo-00-002"/></connections></placeholder>
      """
    let text = try definition(of: view(constraint("aaa-00-002 top - aaa-00-001 top 4")), owner: owner)
    #expect(text.contains("<constraint id=\"topSpace\" firstItem=\"nameLabel\""))
    #expect(text.contains("<outlet property=\"top_space\" destination=\"topSpace\"/>"))
  }

  @Test func guideOfAConstraintThatHoldsWithSomeTraitsKeepsItsElement() throws {
    let view = view(constraint("aaa-00-002 top - aaa-00-004 top 4"), guide: true)
      .replacing(
        "</constraints>\n</view>",
        with:
          "</constraints><variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"ccc-00-001\"/></mask>"
          + "</variation></view>")
    let text = try definition(of: view)
    #expect(text.contains("<viewLayoutGuide id=\"viewLayoutGuide\" key=\"safeArea\"/>"), "\(text)")
    #expect(text.contains("<exclude reference=\"constraint\"/>"))
    #expect(text.contains("<constraint id=\"constraint\""))
  }

  @Test func objectsThatNothingNamesHaveNoID() throws {
    let text = try definition(of: view(""))
    #expect(!text.contains("id=\""))
    #expect(text.contains("<label text=\"Mail\""))
  }

  @Test func equalNamesHaveNumbers() throws {
    let view = view(constraint("aaa-00-002 top - aaa-00-003 top 4")).replacing("Ada Example", with: "Mail")
    #expect(try definition(of: view).contains("mailLabel.top = mailLabel2.top + 4"))
  }

  @Test func longTagsGoOnInTheNextLine() throws {
    let text = try definition(
      of: view("").replacing(
        "text=\"Mail\"", with: "text=\"\(String(repeating: "Mail ", count: 12))\" tag=\"7\" alpha=\"0.5\""))
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 100 })
    #expect(text.contains("\n    "))
  }

  /// What a document lays out otherwise than other views.
  private static let definitions = [
    """
    <view width="300" height="100">
      <placeholder id="-1" placeholderIdentifier="IBFilesOwner" customClass="Card"/>
      <label id="a" text="A" edges="safeArea.leading safeArea.top"/>
    </view>
    """,
    """
    <tableViewCell width="320" height="80">
      <tableViewCellContentView key="contentView">
        <label id="a" text="A" height="30" edges="superview" insets="8"/>
      </tableViewCellContentView>
    </tableViewCell>
    """,
    """
    <view>
      <view id="a">
        <rect x="0" y="800" width="100" height="52"/>
        <autoresizingMask flexibleMinY="YES"/>
      </view>
    </view>
    """,
    """
    <view>
      <tableView dataMode="prototypes" edges="superview">
        <tableViewCell id="cell" reuseIdentifier="cell">
          <rect x="0" y="28" width="393" height="44"/>
          <tableViewCellContentView key="contentView">
            <rect x="0" y="0" width="393" height="44"/>
            <label id="a" text="A" edges="superview" insets="40"/>
          </tableViewCellContentView>
        </tableViewCell>
      </tableView>
    </view>
    """,
    """
    <view>
      <tableView rowHeight="76" edges="superview">
        <prototypes>
          <tableViewCell reuseIdentifier="cell">
            <tableViewCellContentView>
              <label id="a" text="A" edges="top leading" insets="8"/>
            </tableViewCellContentView>
          </tableViewCell>
        </prototypes>
      </tableView>
    </view>
    """,
    """
    <view>
      <label id="a" text="A"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safeArea" secondAttribute="top" constant="8" symbolic="YES"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="safeArea" secondAttribute="leading"/>
    </view>
    """,
  ]

  @Test(arguments: definitions, ["retina6_12", "retina4_7"])
  func documentIsLaidOutAsItsDefinition(definition: String, device: String) throws {
    let document = try document(definition)
    let device = definition.contains("width=\"3") ? nil : Device(named: device, landscape: false)
    func frame(_ text: String) throws -> Rect? {
      let options = LayoutOptions(device: device, semantics: .runtime)
      return try LayoutDocument(text: text, path: "a", options: options).layout().frame("a")
    }
    #expect(try frame(definition) != nil)
    #expect(try frame(definition) == frame(document))
  }

  /// The table gives rows their frames, and the content of a row fills it.
  @Test(arguments: ["rowHeight=\"76\"", ""])
  func rowsHaveNoFrames(attributes: String) throws {
    let text = """
      <view>
        <tableView \(attributes) edges="superview">
          <prototypes>
            <tableViewCell reuseIdentifier="cell">
              <tableViewCellContentView>
                <label text="A" edges="superview" insets="8"/>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </view>
      """
    let document = try document(text)
    #expect(document.contains("<autoresizingMask key=\"autoresizingMask\"/>"))
    #expect(document.contains("dataMode=\"prototypes\""))
    let back = try definition(ofDocument: document)
    #expect(!back.contains("<rect") && !back.contains("<autoresizingMask"))
  }

  /// A row that its document puts elsewhere keeps its frame.
  @Test func rowElsewhereKeepsItsFrame() throws {
    let text = Self.definitions[3]
    #expect(try definition(ofDocument: document(text)).contains("<rect x=\"0\" y=\"28\" width=\"393\" height=\"44\"/>"))
  }

  @Test func replacedDocumentKeepsItsIDs() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12"/><objects>\
      \(view(constraint("aaa-00-002 top - aaa-00-003 top 4") + constraint("- bottom - aaa-00-002 bottom", "ccc-00-002")))
      </objects></document>
      """
    let old = try LayoutDocument(text: text, path: "a.xib", options: LayoutOptions(semantics: .canvas))
    let definition = String(decoding: try ViewDefinition.make(of: old, scene: nil).bytes, as: UTF8.self)
    let changed = definition.replacing("mailLabel.top + 4", with: "mailLabel.top + 9")
    let new = try LayoutDocument(text: changed, path: "a.xml", options: LayoutOptions(semantics: .canvas))
    let bytes = DefinitionDocument(new.layout(), of: new, device: nil).xib(kept: KeptIDs(of: old, scene: nil))
    let xib = String(decoding: bytes, as: UTF8.self)
    for id in ["aaa-00-001", "aaa-00-002", "aaa-00-003", "ccc-00-001", "ccc-00-002"] {
      #expect(xib.contains("id=\"\(id)\""), "\(id)")
    }
    #expect(xib.contains("constant=\"9\"") && !xib.contains("userLabel=\"mailLabel\""))
  }
}

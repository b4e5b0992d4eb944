import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Texts that are known, with their translations, either fit or do not.
@Suite struct ShownTextTests {
  private let plain = "class Card: UIView {\n @IBOutlet var title: UILabel!\n func a() { title.textColor = .red } }"
  private let long = "Und das ist viel zu lang für jedes Telefon, das man kennt"

  private func found(
    _ rule: String, _ label: String, _ constraints: String, source: String, german: String? = nil
  ) throws -> [String] {
    let text = RuleExample.Container.xib.document(
      around: """
        <view customClass="Card" id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
          <subviews>\(label)</subviews>
          <constraints>\(constraints)</constraints>
          <connections><outlet property="title" destination="title" id="outlet"/></connections>
        </view>
        """)
    var files = ["Card.swift": source, "Base.lproj/Card.xib": text]
    files["de.lproj/Card.strings"] = german.map { "\"title.text\" = \"\($0)\";\n\"other.text\" = \"\($0)\";" }
    let document = try LayoutDocument(Array(text.utf8), path: "Base.lproj/Card.xib")
    let linted = LintedDocument(
      document, project: ProjectIndex(ProjectFiles(files)), projectPath: "Base.lproj/Card.xib")
    return try Linter([#require(RuleCatalog.rule(rule))]).lint(linted).diagnostics.filter { $0.ruleID == rule }
      .map(\.message)
  }

  private func label(_ attributes: String = "", width: Double = 170, _ content: String = "") -> String {
    """
    <label text="Recently played songs" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="title">
      <rect key="frame" x="16" y="16" width="\(width)" height="21"/>\(content)
    </label>
    """
  }

  private func constraint(_ first: String, _ second: String) -> String {
    "<constraint firstItem=\"title\" firstAttribute=\"\(first)\" \(second) id=\"\(first)\"/>"
  }

  private var atTheCorner: String {
    constraint("leading", "secondItem=\"root\" secondAttribute=\"leading\" constant=\"16\"")
      + constraint("top", "secondItem=\"root\" secondAttribute=\"top\" constant=\"16\"")
  }

  // MARK: No trailing constraint

  private func running(_ label: String, source: String? = nil, german: String? = nil) throws -> [String] {
    try found("missing-trailing-on-text", label, atTheCorner, source: source ?? plain, german: german)
  }

  @Test func textThatFitsInEachLanguageNeedsNoLimit() throws {
    #expect(try running(label()) == [])
    #expect(try running(label(), german: "Zuletzt gespielt") == [])
  }

  @Test func translationThatDoesNotFitIsNamed() throws {
    let found = try running(label(), german: long)
    #expect(found.count == 1 && found.allSatisfy { $0.contains("Und das ist") && $0.contains("(de)") })
  }

  @Test(arguments: [
    "title.text = name", "let label = title", "title?.attributedText = a", "",
  ])
  func textThatCodeSetsMayBeAnything(_ statement: String) throws {
    let source = "class Card: UIView {\n @IBOutlet var title: UILabel!\n func a() {\n \(statement)\n } }"
    #expect(try running(label(), source: source).count == 1)
  }

  @Test(arguments: ["tag=\"4\"", "customClass=\"LocalizedLabel\"", "key=\"textLabel\""])
  func textThatCodeMayFindOtherwiseMayBeAnything(_ attribute: String) throws {
    #expect(try running(label(attribute)).count == 1)
  }

  @Test func textIsMeasuredInTheUsersLargestSize() throws {
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    #expect(try running(label("", style)) == [])
    #expect(try running(label("adjustsFontForContentSizeCategory=\"YES\"", style)).count == 1)
  }

  // MARK: A fixed height

  private func fixed(_ height: Double, german: String? = nil) throws -> [String] {
    try found(
      "multiline-label-with-fixed-height", label("numberOfLines=\"0\"", width: 200),
      atTheCorner + constraint("width", "constant=\"200\"") + constraint("height", "constant=\"\(height)\""),
      source: plain, german: german)
  }

  @Test func oneLineIsEnoughForATextThatFits() throws {
    #expect(try fixed(21) == [])
    #expect(try fixed(21, german: long).count == 1)
  }

  @Test func labelWithoutATextGetsOneFromCode() throws {
    let empty = label("numberOfLines=\"0\"", width: 200).replacing("Recently played songs", with: "")
    let found = try found(
      "multiline-label-with-fixed-height", empty, atTheCorner + constraint("height", "constant=\"21\""), source: plain)
    #expect(found.count == 1)
  }

  // MARK: A fixed width

  @Test func widthIsComparedWithTheTextsThatAreKnown() throws {
    let texts = { (german: String?) in
      try found(
        "fixed-size-text", label().replacing(" id=\"title\"", with: " id=\"other\""),
        "<constraint firstItem=\"other\" firstAttribute=\"width\" constant=\"180\" id=\"w\"/>",
        source: plain, german: german)
    }
    #expect(try texts(nil) == [])
    #expect(try texts(long).count == 1)
  }
}

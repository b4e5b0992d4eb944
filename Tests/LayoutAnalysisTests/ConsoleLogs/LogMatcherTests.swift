import Testing

@testable import LayoutAnalysis
@testable import StackModel

/// Which objects of a document a log is about.
@Suite struct LogMatcherTests {
  private func matches(_ lines: [String], in text: String) throws -> [LogMatch] {
    let log = ConsoleLog(Array(lines.map { "<NSLayoutConstraint:\($0)>" }.joined(separator: "\n").utf8))
    let found = LogMatcher(log).matches(in: try LayoutDocument(text: text, path: "a.xml"))
    return LogMatcher.best(of: try #require(found.first))
  }

  private func positions(_ match: LogMatch) -> [Int: Int] { match.constraints.compactMapValues { $0.position?.line } }

  @Test func findsTheConstraintsAndTheirViews() throws {
    let match = try #require(try matches(Self.log, in: Self.form).first)
    #expect(positions(match) == [0: 5, 1: 6, 2: 7])
    #expect(match.items.mapValues(\.title) == [0: "imageView (photo)", 1: "view (root)", 2: "label \"Name\" (name)"])
  }

  @Test func findsConstraintsThatAreWrittenTheOtherWayRound() throws {
    let text = Self.form.replacing(
      "firstItem=\"photo\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"16\"",
      with:
        "firstItem=\"root\" firstAttribute=\"leading\" secondItem=\"photo\" secondAttribute=\"leading\" constant=\"-16\""
    )
    #expect(text != Self.form)
    #expect(try matches(Self.log, in: text).map(positions) == [[0: 5, 1: 6, 2: 7]])
  }

  @Test func findsNothingAmongViewsOfOtherClasses() throws {
    #expect(try matches(Self.log, in: Self.form.replacing("<imageView", with: "<button")).isEmpty)
    let custom = Self.form.replacing("\"photo\"/>", with: "\"photo\" customClass=\"Photo\"/>")
    #expect(try matches(Self.log, in: custom).isEmpty)
  }

  @Test func findsNothingWhereMostConstraintsAreMissing() throws {
    let width = "<constraint firstItem='a' firstAttribute='width' constant='120'/>"
    let other = "<view id='root'><imageView id='a'/>\(width)</view>"
    #expect(try matches(Self.log, in: other).isEmpty)
  }

  @Test func oneOfTwoConstraintsIsEnoughOnlyIfSomethingElseAgrees() throws {
    let text = """
      <view id="root">
        <view id="a"/>
        <view id="b" customClass="Card"/>
        <constraint firstItem="a" firstAttribute="width" constant="40"/>
        <constraint firstItem="b" firstAttribute="width" constant="40"/>
      </view>
      """
    let log = ["0x1 UIView:0x2.width == 40", "0x3 UIView:0x2.height == 30"]
    #expect(try matches(log, in: text).isEmpty)
    let card = log.map { $0.replacing("UIView:0x2", with: "Card:0x2") }
    #expect(try matches(card, in: text).map(positions) == [[0: 5]])
  }

  @Test func findsACustomClass() throws {
    let log = Self.log.map { $0.replacing("UIImageView", with: "App.Photo") }
    let text = Self.form.replacing("\"photo\"/>", with: "\"photo\" customClass=\"Photo\"/>")
    #expect(try matches(log, in: text).map(positions) == [[0: 5, 1: 6, 2: 7]])
    #expect(try matches(log, in: Self.form).isEmpty)
  }

  @Test func tellsTheConstantThatCodeChanged() throws {
    let log = Self.log.map { $0.replacing("(8)", with: "(80)") }
    let match = try #require(try matches(log, in: Self.form).first)
    #expect(match.constraints[2]?.writtenConstant == 8 && match.constraints[1]?.writtenConstant == nil)
  }

  @Test func prefersTheViewWithTheText() throws {
    let text = """
      <view id="root">
        <label id="a" text="Street"/>
        <label id="b" text="Name of the street"/>
        <constraint firstItem="a" firstAttribute="width" constant="40"/>
        <constraint firstItem="b" firstAttribute="width" constant="40"/>
      </view>
      """
    let line = "0x1 UILabel:0x2'Name of...'.width == 40"
    #expect(try matches([line], in: text).map(positions) == [[0: 5]])
    // A number and a class of UIKit's alone may be anywhere.
    #expect(try matches(["0x1 UILabel:0x2.width == 40"], in: text).isEmpty)
  }

  @Test func comparesIdentifiers() throws {
    let text = """
      <view id="root">
        <view id="a"/>
        <constraint firstItem="a" firstAttribute="width" constant="40"/>
        <constraint firstItem="a" firstAttribute="width" constant="40" identifier="most"/>
      </view>
      """
    #expect(try matches(["0x1 'most' UIView:0x2.width == 40"], in: text).map(positions) == [[0: 4]])
    #expect(try matches(["0x1 'least' UIView:0x2.width == 40"], in: text).isEmpty)
  }

  @Test func takesASuperviewForWhatHoldsTheView() throws {
    let log = Self.log + ["0x64 'UIView-Encapsulated-Layout-Width' UITableViewCell:0x9.width == 320"]
    let match = try #require(try matches(log, in: Self.form).first)
    #expect(match.constraints[3] == nil)
    let owner = Self.log + ["0x64 'UIView-Encapsulated-Layout-Width' UIView:0x1.width == 320"]
    #expect(try matches(owner, in: Self.form).first?.constraints[3]?.position?.line == 1)
  }

  @Test func isQuickWhereEverythingIsAlike() throws {
    let views = (0..<300).map { "<view id=\"v\($0)\"/>" }.joined()
    let constraints = (1..<300).map {
      "<constraint firstItem='v\($0)' firstAttribute='top' secondItem='v\($0 - 1)' secondAttribute='bottom' constant='8.5'/>"
    }.joined()
    let log = (1..<300).map { "0xf\($0) V:[UIView:0x\($0)]-(8.5)-[UIView:0x\($0 + 1)]" }
    let found = try matches(log, in: "<view id=\"root\">\(views)\(constraints)</view>")
    #expect(!found.isEmpty)
  }

  private static let log = [
    "0x61 UIImageView:0x2.width == 120", "0x62 H:|-(16)-[UIImageView:0x2]   (active, names: '|':UIView:0x1 )",
    "0x63 H:[UIImageView:0x2]-(8)-[UILabel:0x3'Name']",
  ]

  private static let form = """
    <view id="root" width="320" height="200">
      <imageView id="photo"/>
      <label id="name" text="Name"/>
      <label id="street" text="Street"/>
      <constraint firstItem="photo" firstAttribute="width" constant="120"/>
      <constraint firstItem="photo" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16"/>
      <constraint firstItem="name" firstAttribute="leading" secondItem="photo" secondAttribute="trailing" constant="8"/>
      <constraint firstItem="street" firstAttribute="leading" secondItem="photo" secondAttribute="trailing" constant="8"/>
    </view>
    """
}

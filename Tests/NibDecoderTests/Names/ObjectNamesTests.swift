import Testing

@testable import Formats
@testable import NibDecoder

/// How people recognize the objects and scenes of documents.
@Suite struct ObjectNamesTests {
  private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  /// The objects of a xib.
  private static func xib(_ objects: String) -> String {
    "<document type=\"\(type)\"><objects>\(objects)</objects></document>"
  }

  private static func storyboard(_ scenes: String) -> String {
    "<document type=\"\(type)\"><scenes>\(scenes)</scenes></document>"
  }

  /// The name of the object around a mark, which `⟦` is.
  private func place(
    _ text: String, in document: (String) -> String = ObjectNamesTests.xib
  ) throws -> ObjectNames.Place {
    let parts = document(text).split(separator: "⟦", maxSplits: 1)
    let source = parts.joined().split(separator: "⟧").joined()
    var names = ObjectNames(try XMLTree(text: source))
    return names.place(at: parts[0].utf8.count)
  }

  private func label(_ text: String) throws -> String? { try place(text).object?.label }

  private func kind(_ text: String) throws -> String? { try place(text).object?.kind }

  // MARK: - Kinds

  @Test(arguments: [
    ("tableViewCell", "table view cell"), ("view", "view"), ("wkWebView", "WebKit view"),
    ("pongPressGestureRecognizer", "long press gesture recognizer"), ("customObject", "object"),
  ])
  func kindsAreThoseOfTheLibrary(element: String, kind: String) throws {
    #expect(try self.kind("<\(element) id=\"⟦a⟧\"/>") == kind)
  }

  @Test func guidesAndPlaceholdersAreNamedByTheirRole() throws {
    #expect(try kind("<view id=\"v\"><viewLayoutGuide key=\"⟦safeArea⟧\" id=\"g\"/></view>") == "safe area")
    #expect(try kind("<placeholder placeholderIdentifier=\"⟦IBFilesOwner⟧\" id=\"-1\"/>") == "File's Owner")
    #expect(try kind("<placeholder placeholderIdentifier=\"⟦IBFirstResponder⟧\" id=\"-2\"/>") == "First Responder")
  }

  // MARK: - Labels

  @Test(arguments: [
    "<label ⟦text⟧=\"Name\" id=\"a\"/>", "<label ⟦userLabel⟧=\"Name\" text=\"Other\" id=\"a\"/>",
    "<label id=\"a\"><string key=\"⟦text⟧\">Name</string></label>",
    "<button id=\"a\"><state key=\"⟦normal⟧\" title=\"Name\"/></button>",
    "<button id=\"a\"><buttonConfiguration key=\"⟦configuration⟧\" title=\"Name\"/></button>",
    "<textField ⟦placeholder⟧=\"Name\" id=\"a\"/>", "<imageView ⟦image⟧=\"Name\" id=\"a\"/>",
    "<view ⟦id⟧=\"a\"><accessibility key=\"accessibilityConfiguration\" label=\"Name\"/></view>",
    "<tableViewCell ⟦reuseIdentifier⟧=\"Name\" id=\"a\"/>", "<barButtonItem ⟦systemItem⟧=\"Name\" id=\"a\"/>",
    """
    <label ⟦id⟧="a"><attributedString key="attributedText"><fragment content="Na"/><fragment>
    <string key="content">me</string></fragment></attributedString></label>
    """,
  ])
  func labelIsWhatTheOutlineShows(text: String) throws {
    #expect(try label(text) == "Name")
  }

  @Test func labelOfANumberOfLinesIsASingleLine() throws {
    #expect(try label("<label id=\"⟦a⟧\"><string key=\"text\">\n One\n\ttwo </string></label>") == "One two")
  }

  @Test func labelHasSpacesForAllWhiteSpace() throws {
    #expect(try label("<label text=\"\u{2003}One\u{A0}\u{85}two\u{3000}three\" id=\"⟦a⟧\"/>") == "One two three")
  }

  @Test func longLabelIsCutBetweenScalars() throws {
    let marks = String(repeating: "\u{301}", count: 5000)
    let label = try #require(try label("<label text=\"a\(marks)\" id=\"⟦a⟧\"/>"))
    #expect(label.unicodeScalars.count == 40 && label.unicodeScalars.last == "…")
    #expect(try self.label("<label text=\"\(String(repeating: "x", count: 40))\" id=\"⟦a⟧\"/>")?.count == 40)
  }

  @Test func objectWithoutTextHasNoLabel() throws {
    #expect(try label("<view id=\"⟦a⟧\"/>") == nil)
    #expect(try label("<label text=\" \" id=\"⟦a⟧\"/>") == nil)
  }

  // MARK: - Objects around a place

  @Test(arguments: [
    "<button id=\"b\"><state key=\"normal\" title=\"⟦x⟧\"/></button>",
    "<button id=\"b\"><connections><action selector=\"⟦tap:⟧\" destination=\"b\" id=\"c\"/></connections></button>",
    "<button id=\"b\"><buttonCell key=\"cell\" title=\"⟦x⟧\" id=\"c\"/></button>",
    "<button id=\"b\"><fontDescription key=\"fontDescription\" pointSize=\"⟦17⟧\"/></button>",
  ])
  func partsBelongToTheObjectThatPeopleRecognize(text: String) throws {
    #expect(try place(text).object?.id == "b")
  }

  @Test func contentViewOfACellBelongsToTheCell() throws {
    let cell = "<tableViewCell id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"⟦v⟧\"/></tableViewCell>"
    #expect(try place(cell).object?.id == "c")
  }

  @Test func viewOfAStackDefinitionNeedsNoID() throws {
    let object = try place("<stackView><label text=\"⟦Hello⟧\"/></stackView>", in: \.self).object
    #expect(object == ObjectName(kind: "label", label: "Hello"))
    let unknown = try place("<stackView><UILabel text=\"⟦Hello⟧\"/></stackView>", in: \.self).object
    #expect(unknown == ObjectName(kind: "UILabel", label: "Hello"))
  }

  @Test func nothingAroundMeansNoObject() throws {
    var names = ObjectNames(try XMLTree(text: Self.xib("")))
    #expect(names.place(at: 60).object == nil)
    #expect(names.place(at: 1_000_000).object == nil)
  }

  // MARK: - Constraints

  private func constraint(_ attributes: String, text: String = "Title") throws -> String? {
    try label(
      """
      <view customClass="Card" id="v"><subviews><label text="\(text)" id="l"/></subviews>
      <viewLayoutGuide key="safeArea" id="s"/>
      <constraints><constraint \(attributes) id="⟦c⟧"/></constraints></view>
      """)
  }

  @Test func constraintIsNamedByWhatItSays() throws {
    let pair = "firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"s\" secondAttribute=\"leading\""
    #expect(try constraint(pair) == "Title.leading = safe area.leading")
    #expect(try constraint(pair + " constant=\"8\" priority=\"750\"") == "Title.leading = safe area.leading + 8 @750")
    #expect(try constraint(pair + " constant=\"-8\"") == "Title.leading = safe area.leading − 8")
    #expect(
      try constraint("firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"20\"") == "Card.width ≤ 20")
    let ratio =
      "firstItem=\"l\" firstAttribute=\"width\" secondItem=\"l\" secondAttribute=\"height\" multiplier=\"4:3\""
    #expect(try constraint(ratio) == "Title.width = 4:3 × Title.height")
  }

  @Test func longConstraintIsNamedByKinds() throws {
    let pair = "firstItem=\"l\" firstAttribute=\"leading\" secondItem=\"l\" secondAttribute=\"trailing\""
    let text = String(repeating: "x", count: 40)
    #expect(try constraint(pair, text: text) == "label.leading = label.trailing")
  }

  @Test func constraintOnWhatIsNotThereHasNoLabel() throws {
    #expect(try constraint("firstItem=\"gone\" firstAttribute=\"leading\"") == nil)
  }

  // MARK: - Scenes

  private func scene(_ controller: String) throws -> String? {
    try place(
      """
      <scene sceneID="s"><objects><viewController \(controller) id="c" sceneMemberID="viewController">
      <view key="view" id="⟦v⟧"/></viewController></objects></scene>
      """, in: Self.storyboard
    ).scene
  }

  @Test func sceneIsNamedByItsClassOrIdentifierOrTitle() throws {
    #expect(try scene("customClass=\"LoginController\" storyboardIdentifier=\"login\"") == "LoginController")
    #expect(try scene("storyboardIdentifier=\"login\" title=\"Log in\"") == "login")
    #expect(try scene("title=\"Log in\"") == "Log in")
    #expect(try scene("") == nil)
  }

  @Test func sceneOfAXibIsItsOwnerOrItsTopObject() throws {
    let owner = { (name: String) in
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(name)\"/>"
    }
    let views = "<view customClass=\"Card\" id=\"v\"><subviews><label id=\"⟦l⟧\"/></subviews></view>"
    #expect(try place(owner("CardController") + views).scene == "CardController")
    #expect(try place(owner("NSObject") + views).scene == "Card")
    #expect(try place("<view id=\"⟦v⟧\"/>").scene == nil)
  }

  // MARK: - Other documents

  @Test func objectsOfAWatchInterfaceHaveNames() throws {
    let watch = { (objects: String) in
      "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"><objects>\(objects)</objects></document>"
    }
    #expect(
      try place("<group id=\"g\"><items><label text=\"⟦Steps⟧\" id=\"l\"/></items></group>", in: watch).object
        == ObjectName(kind: "label", label: "Steps", id: "l"))
  }
}

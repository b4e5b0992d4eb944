import Testing

@testable import NibDecoder
@testable import StackLint

/// Findings as sentences about an object.
@Suite struct FindingSubjectTests {
  private static let button = ObjectName(kind: "button", label: "Cancel", customClass: "PillButton", id: "x1-yz-abc")

  private func sentence(
    _ message: String, _ object: ObjectName? = Self.button, scene: String? = "LoginController"
  ) throws -> String {
    try #require(FindingSubject(object, scene: scene)).sentence(message)
  }

  private static let whole = "button \"Cancel\" (x1-yz-abc) in LoginController"
  /// The same with one name.
  private static let brief = "button \"Cancel\" in LoginController"

  @Test func subjectHasKindTextIDAndScene() {
    #expect(FindingSubject(Self.button, scene: "LoginController")?.text == Self.whole)
  }

  @Test func classStandsForAMissingText() {
    let view = ObjectName(kind: "view", customClass: "BadgeView", id: "a")
    #expect(FindingSubject(view, scene: nil)?.text == "view BadgeView (a)")
  }

  @Test func controllerIsNotInItself() {
    let controller = ObjectName(kind: "view controller", customClass: "LoginController", id: "c")
    #expect(FindingSubject(controller, scene: "LoginController")?.text == "view controller LoginController (c)")
  }

  @Test func kindAloneSaysNothing() {
    #expect(FindingSubject(ObjectName(kind: "view"), scene: nil) == nil)
    #expect(FindingSubject(nil, scene: "LoginController") == nil)
    #expect(FindingSubject(ObjectName(kind: "view"), scene: "LoginController")?.text == "view in LoginController")
  }

  @Test(arguments: [
    "<button>", "<button> \"Cancel\"", "<button> \"Canc…\"", "\"Cancel\"", "button (x1-yz-abc)", "x1-yz-abc", "Cancel",
  ])
  func messageThatStartsWithTheObjectContinues(start: String) throws {
    #expect(try sentence("\(start) has no label") == "\(Self.brief) has no label")
  }

  @Test(arguments: [
    "title is empty", "PillButton has no outlet a", "<view> has no label", "x1-yz-abcd has no label",
    "x1-yz-abc.width == 5 repeats",
    "<button is wrong", "\"Canceled\" is wrong", "\"Canc\" is another one", "view (x1-yz-abc) is wrong", "",
  ])
  func otherMessagesFollow(message: String) throws {
    #expect(try sentence(message) == "\(Self.brief): \(message)")
  }

  @Test func imageIsNotTakenForTheObjectWhoseIDIsItsName() throws {
    let bell = ObjectName(kind: "image view", label: "Bell", id: "bell")
    #expect(
      try sentence("bell is not an image of the project", bell, scene: "Notice")
        == "image view \"Bell\" in Notice: bell is not an image of the project")
    #expect(
      try sentence("bell needs constraints for: width", bell, scene: "Notice")
        == "image view \"Bell\" in Notice needs constraints for: width")
  }

  @Test func labelThatIsTheKindIsNotRepeated() throws {
    let owner = ObjectName(kind: "File's Owner", label: "File's Owner", id: "-1")
    #expect(try sentence("File's Owner has no class", owner, scene: "Card") == "File's Owner in Card has no class")
  }

  @Test func whatTheMessageSaysIsNotSaidTwice() throws {
    #expect(
      try sentence("the text \"Cancel\" is cut")
        == "button (x1-yz-abc) in LoginController: the text \"Cancel\" is cut")
    #expect(try sentence("Cancel is an image") == "button (x1-yz-abc) in LoginController: Cancel is an image")
    let view = ObjectName(kind: "view", customClass: "BadgeView", id: "a")
    #expect(try sentence("BadgeView is not declared", view, scene: nil) == "view BadgeView is not declared")
  }

  @Test func aConstraintIsNotSaidTwice() throws {
    let constraint = ObjectName(kind: "constraint", label: "number.height = 24", id: "c")
    for message in [
      "H:|-(8)-[number] is a duplicate", "number.height == 24 repeats another", "\"N\".top >= 2 binds never",
      "\"number\" is 24 high", "<label> is 24 high", "label (a-b-c) is 24 high", "the height of number is 24",
    ] {
      #expect(try sentence(message, constraint, scene: nil) == message)
      #expect(try sentence(message, constraint, scene: "CardCell") == "CardCell: \(message)")
    }
    #expect(
      try sentence("no object has the id \"x\"", constraint, scene: "CardCell")
        == "constraint \"number.height = 24\" in CardCell: no object has the id \"x\"")
  }

  @Test func longNamesAreCut() {
    let long = String(repeating: "x", count: 1000)
    let object = ObjectName(kind: "view", customClass: long, id: long)
    let text = FindingSubject(object, scene: long + "y")?.text ?? ""
    #expect(text.unicodeScalars.count < 150 && text.hasPrefix("view xxx"))
  }
}

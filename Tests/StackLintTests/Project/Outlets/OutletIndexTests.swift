import Testing

@testable import StackLint

/// Outlets that no document of a project connects.
@Suite struct OutletIndexTests {
  private func unconnected(_ files: [String: String], of name: String = "Badge") -> [String] {
    ProjectIndex(ProjectFiles(files)).outlets.unconnectedOutlets(of: name)
  }

  private func object(_ name: String, connecting outlets: String...) -> String {
    let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"b\"/>" }.joined()
    return "<view customClass=\"\(name)\" id=\"a\"><connections>\(connections)</connections></view>"
  }

  private let badge = """
    class Badge: UIView { @IBOutlet var title: UILabel!
      @IBOutlet var icon: UIImageView?
      override func layoutSubviews() { title.isHidden = false; icon.isHidden = false }
    }
    """

  @Test func outletThatNoDocumentConnectsIsFound() {
    #expect(unconnected(["A.swift": badge, "A.xib": object("Badge"), "B.xib": object("Badge")]) == ["title"])
    #expect(
      unconnected(["A.swift": badge, "A.xib": object("Badge"), "B.xib": object("Badge", connecting: "title")]) == [])
  }

  @Test("A class whose old outlet a document still connects is reported there")
  func renamedOutlet() {
    #expect(unconnected(["A.swift": badge, "A.xib": object("Badge", connecting: "heading")]) == [])
    #expect(unconnected(["A.swift": badge, "A.xib": object("Badge", connecting: "icon")]) == ["title"])
  }

  @Test func classThatNoDocumentNamesHasNone() {
    #expect(unconnected(["A.swift": badge, "A.xib": object("Other")]) == [])
  }

  @Test func superclassesAndSubclassesConnectForEachOther() {
    let sources = badge + "\nclass Small: Badge { func hide() { title.isHidden = true } }\nclass Other: UIView {}"
    #expect(
      unconnected(
        ["A.swift": sources, "A.xib": object("Small"), "B.xib": object("Badge", connecting: "title")], of: "Small")
        == [])
    #expect(
      unconnected(["A.swift": sources, "A.xib": object("Badge"), "B.xib": object("Small", connecting: "title")]) == [])
  }

  /// Beside its superclass, nobody knows which of the two uses the outlet.
  @Test(arguments: [true, false])
  func inheritedOutletIsFoundInAFileOfItsOwn(isBesideSuperclass: Bool) {
    let small = "class Small: Badge { override func hide() { title.isHidden = true } }\nclass Other: UIView {}"
    let sources = isBesideSuperclass ? ["A.swift": badge + "\n" + small] : ["A.swift": badge, "B.swift": small]
    let documents = ["A.xib": object("Small"), "B.xib": object("Other", connecting: "title")]
    let found = unconnected(sources.merging(documents) { $1 }, of: "Small")
    #expect(found == (isBesideSuperclass ? [] : ["title"]))
  }

  @Test func classThatTwoFilesDeclareIsNotJudged() {
    #expect(unconnected(["A.swift": badge, "B.swift": "class Badge: UIView {}", "A.xib": object("Badge")]) == [])
    #expect(unconnected(["A.swift": badge, "B.swift": "extension Badge {}", "A.xib": object("Badge")]) == ["title"])
  }

  @Test(arguments: [
    ("func f() { title = UILabel() }", true), ("func f() { self.title = a }", true),
    ("func f() { let titles = a }", false),
  ])
  func outletThatTheClassSetsIsNotFound(_ code: String, _ isSet: Bool) {
    let files = ["A.swift": badge, "B.swift": "extension Badge { \(code) }", "A.xib": object("Badge")]
    #expect(unconnected(files) == (isSet ? [] : ["title"]))
  }

  @Test(arguments: [("badge.title = a", true), ("title = a", false)])
  func outletThatOthersSetIsNotFound(_ code: String, _ isSet: Bool) {
    let files = ["A.swift": badge, "B.swift": "func f() { \(code) }", "A.xib": object("Badge")]
    #expect(unconnected(files) == (isSet ? [] : ["title"]))
  }

  @Test func outletThatIsNotUsedIsNotFound() {
    let unused = badge.replacing("title.isHidden", with: "other.isHidden")
    #expect(unconnected(["A.swift": unused, "A.xib": object("Badge")]) == [])
    let used = "extension Badge { @objc func hide() { title.isHidden = true } }"
    #expect(unconnected(["A.swift": unused, "B.swift": used, "A.xib": object("Badge")]) == ["title"])
  }

  @Test(arguments: [("", []), ("func g(_ badge: Badge) { badge.hide() }", ["title"])])
  func outletOfAMethodThatNothingCallsIsNotFound(_ code: String, _ missing: [String]) {
    let called = badge.replacing("override func layoutSubviews", with: "func hide")
    #expect(unconnected(["A.swift": called, "B.swift": code, "A.xib": object("Badge")]) == missing)
  }

  /// The icon is declared with `?`, and no document connects it.
  @Test(arguments: [(nil, []), ("icon", ["title"])] as [(String?, [String])])
  func outletBehindACheckOfAnUnconnectedOneIsNotFound(_ connected: String?, _ missing: [String]) {
    let checked = badge.replacing("{ title", with: "{ if icon == nil { return }; title")
    let document = connected.map { object("Badge", connecting: $0) } ?? object("Badge")
    #expect(unconnected(["A.swift": checked, "A.xib": document]) == missing)
  }

  @Test func superclassMayKnowThatASubclassHasNoSuchView() {
    let files = ["A.swift": badge, "B.swift": "class Small: Badge {}", "A.xib": object("Small")]
    #expect(unconnected(files, of: "Small") == [])
    let small = "class Small: Badge { override func hide() { title.isHidden = true } }"
    let used = files.merging(["B.swift": small]) { $1 }
    #expect(unconnected(used, of: "Small") == ["title"])
  }

  @Test func documentsThatAreNotReadMayConnect() {
    #expect(unconnected(["A.swift": badge, "A.xib": object("Badge"), "B.nib": ""]) == [])
    #expect(unconnected(["A.swift": badge, "A.xib": object("Badge"), "B.xib": "<archive/>"]) == [])
  }

  @Test(arguments: [("title", []), ("other", ["title"])])
  func documentOfXcodeFourMayConnectWhatItNames(_ name: String, _ missing: [String]) {
    let archive = "<archive><object><string key=\"label\">\(name)</string></object></archive>"
    #expect(unconnected(["A.swift": badge, "A.xib": object("Badge"), "B.xib": archive]) == missing)
  }

  @Test func classOfAnUnknownSuperclassIsNotAsked() {
    #expect(unconnected(["A.swift": badge.replacing("UIView {", with: "Elsewhere {"), "A.xib": object("Badge")]) == [])
  }

  /// More subclasses than are looked at. `make benchmark-worst` has more classes, and compares times.
  @Test func manySubclassesAreNotLookedAt() {
    let classes = (0..<150).map { "class C\($0): \($0 == 0 ? "UIView" : "C0") { @IBOutlet var v\($0): UIView! }" }
    let files = ["A.swift": classes.joined(separator: "\n"), "A.xib": (0..<150).map { object("C\($0)") }.joined()]
    #expect(unconnected(files, of: "C0") == [])
  }

  private static let panel = """
    @interface Panel : NSViewController
    @property (weak) IBOutlet NSTextField *title;
    @property (weak) IBOutlet NSView *unused;
    @end
    """

  @Test(arguments: [
    ("self.title.stringValue = @\"\";", true), ("[self.title setStringValue:@\"\"];", true),
    ("[_title setStringValue:@\"\"];", true), ("if (self.title) { [self.title setStringValue:@\"\"]; }", false),
    ("if (!_title) { } [_title setStringValue:@\"\"];", false), ("[view addSubview:self.title];", false),
    ("self.title = field; self.title.stringValue = @\"\";", false),
    ("_title = field; self.title.stringValue = @\"\";", false), ("[other.title setStringValue:@\"\"];", false),
    ("NSTextField *title = field; self.title.stringValue = @\"\";", true),
  ])
  func outletOfObjectiveCIsFoundIfItGetsMessages(_ code: String, _ isFound: Bool) {
    let code = "@implementation Panel\n- (void)viewDidLoad { \(code) }\n@end"
    let files = ["Panel.h": Self.panel, "Panel.m": code, "A.xib": object("Panel")]
    #expect(unconnected(files, of: "Panel") == (isFound ? ["title"] : []))
    let connected = files.merging(["B.xib": object("Panel", connecting: "title")]) { $1 }
    #expect(unconnected(connected, of: "Panel") == [])
  }

  @Test(arguments: ["panel.title = field;", "[panel setTitle:field];"])
  func outletOfObjectiveCThatOthersSetIsNotFound(_ code: String) {
    let files = [
      "Panel.h": Self.panel, "Panel.m": "@implementation Panel\n- (void)show { [self.title display]; }\n@end",
      "Other.m": "@implementation Other\n- (void)show { \(code) }\n@end", "A.xib": object("Panel"),
    ]
    #expect(unconnected(files, of: "Panel") == [])
    #expect(unconnected(files.filter { $0.key != "Other.m" }, of: "Panel") == ["title"])
  }
}

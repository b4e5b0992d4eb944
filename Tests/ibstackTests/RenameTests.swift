import Foundation
import TestSupport
import Testing

/// `ibstack rename`: a name changes in all files, or in none.
@Suite struct RenameTests {
  private let folder: TestFolder
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="con-tr-oll">
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController storyboardIdentifier="Card" id="con-tr-oll" customClass="CardController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vie-w0-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label opaque="NO" text="Name" id="lab-el-001">
                                    <rect key="frame" x="16" y="59" width="100" height="21"/>
                                </label>
                                <button opaque="NO" id="but-to-001">
                                    <rect key="frame" x="16" y="90" width="100" height="35"/>
                                    <state key="normal" title="Save" image="chevron-right"/>
                                    <connections>
                                        <action selector="keep:" destination="con-tr-oll" eventType="touchUpInside" id="act-io-001"/>
                                    </connections>
                                </button>
                            </subviews>
                            <color key="backgroundColor" name="Accent"/>
                        </view>
                        <connections>
                            <outlet property="nameLabel" destination="lab-el-001" id="out-le-001"/>
                            <segue destination="con-tr-oll" kind="show" identifier="showCard" id="seg-ue-001"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
        <resources>
            <image name="chevron-right" width="10" height="10"/>
            <namedColor name="Accent">
                <color red="0.0" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>

    """
  private static let source = """
    class CardController: UIViewController {
      @IBOutlet var nameLabel: UILabel!
      @IBAction func keep(_ sender: Any) { performSegue(withIdentifier: "showCard", sender: self) }
      override func viewDidLoad() {
        nameLabel.text = NSLocalizedString("card.title", comment: "")
        nameLabel.textColor = UIColor(named: "Accent")
        image = UIImage(named: "chevron-right")
        storyboard?.instantiateViewController(withIdentifier: "Card")
        _ = UIStoryboard(name: "Main", bundle: nil)
      }
    }

    """
  private static let project = """
    // !$*UTF8*$!
    { objects = {
    \t\tA2 /* Main.storyboard */ = {isa = PBXVariantGroup; children = (A3); name = Main.storyboard; sourceTree = "<group>"; };
    \t\tA3 /* Base */ = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    \t\tA5 = {isa = PBXProject; targets = (); INFOPLIST_KEY_UIMainStoryboardFile = Main; };
    }; rootObject = A5; }

    """
  static let files = [
    "App/Base.lproj/Main.storyboard": storyboard, "App/CardController.swift": source,
    "App/de.lproj/Main.strings": "/* ObjectID = \"lab-el-001\"; */\n\"lab-el-001.text\" = \"Name\";\n",
    "App/de.lproj/Localizable.strings": "\"card.title\" = \"Karte\";\n",
    "App/Assets.xcassets/chevron-right.imageset/Contents.json": "{}",
    "App/Assets.xcassets/Accent.colorset/Contents.json": "{}", "App.xcodeproj/project.pbxproj": project,
  ]

  init() throws { folder = try TestFolder(Self.files) }

  /// All files with their contents.
  private func contents(of folder: TestFolder) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return try paths.reduce(into: [:]) { files, path in
      var isFolder: ObjCBool = false
      let place = folder.url.appending(path: path).path
      if FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), !isFolder.boolValue {
        files[path] = try folder.text(path)
      }
    }
  }

  // MARK: - Kinds

  private static let renames = [
    ("outlet", "CardController.nameLabel", "headline"), ("action", "keep:", "store:"),
    ("class", "CardController", "CardScreen"), ("id", "lab-el-001", "name-label"), ("storyboard", "Main", "Start-Up"),
    ("segue-identifier", "showCard", "openCard"), ("storyboard-identifier", "Card", "CardScene"),
    ("image", "chevron-right", "disclosure"), ("color", "Accent", "Tint"),
    ("strings-key", "card.title", "card.headline"),
  ]

  @Test(arguments: renames)
  func thereAndBackGivesTheSameFiles(_ kind: String, _ old: String, _ new: String) throws {
    let name = String(old.split(separator: ".").last ?? "")
    let isMember = kind == "outlet"
    let run = try folder.run("rename", kind, old, new)
    #expect(run.status == 0, "\(run.complaints)")
    let renamed = try contents(of: folder)
    #expect(renamed != Self.files)
    // The class has the name of its file, and a text of the storyboard; translations have the ids.
    for text in renamed.values where kind != "storyboard-identifier" && kind != "strings-key" {
      #expect(!text.contains("\"\(name)\""), "\(name) is left")
    }
    let back = try folder.run("rename", kind, isMember ? "CardController.\(new)" : new, isMember ? name : old)
    #expect(back.status == 0, "\(back.complaints)")
    #expect(try contents(of: folder) == Self.files)
  }

  @Test(arguments: renames)
  func diffChangesNothingAndGitMakesTheSame(_ kind: String, _ old: String, _ new: String) throws {
    let run = try folder.run("rename", kind, old, new, "--diff", "--quiet")
    #expect(run.status == 1)
    #expect(try contents(of: folder) == Self.files)
    let other = try TestFolder(Self.files)
    try other.write(run.output, to: "patch")
    let applied = try other.shell("git init -q . && git apply patch && rm -r patch .git")
    #expect(applied.status == 0, "\(applied.complaints)")
    #expect(try folder.run("rename", kind, old, new).status == 0)
    #expect(try contents(of: other) == contents(of: folder))
  }

  @Test func diffOfMovedFilesHasNamesAsGitQuotesThem() throws {
    let path = "App/Launch Screen \u{202E}.storyboard"
    try folder.write(Self.storyboard, to: path)
    try folder.write(Self.storyboard, to: "App/Two Words.storyboard")
    let run = try folder.run("rename", "storyboard", "Two Words", "Three More Words", "--diff", "--quiet")
    #expect(run.output.contains("rename from App/Two Words.storyboard\n"))
    let hidden = try folder.run("rename", "storyboard", "Launch Screen \u{202E}", "Plain", "--diff", "--quiet")
    try folder.write(run.output + hidden.output, to: "patch")
    let applied = try folder.shell("git init -q . && git apply patch")
    #expect(applied.status == 0, "\(applied.complaints)")
    #expect(try folder.text("App/Three More Words.storyboard") == Self.storyboard)
    #expect(try folder.text("App/Plain.storyboard") == Self.storyboard)
  }

  @Test func movesTheStoryboardWithItsTranslations() throws {
    let run = try folder.run("rename", "storyboard", "Main", "Start-Up")
    #expect(run.complaints == "5 places in 2 files, 2 files or folders moved\n")
    let project = try folder.text("App.xcodeproj/project.pbxproj")
    #expect(project.contains("A2 /* Start-Up.storyboard */ = {"))
    #expect(project.contains("name = \"Start-Up.storyboard\";"))
    #expect(project.contains("path = \"Base.lproj/Start-Up.storyboard\";"))
    #expect(project.contains("INFOPLIST_KEY_UIMainStoryboardFile = \"Start-Up\";"))
    #expect(try folder.text("App/Base.lproj/Start-Up.storyboard") == Self.storyboard)
    #expect(try folder.text("App/de.lproj/Start-Up.strings").contains("lab-el-001"))
  }

  @Test func namesInPropertyListsAndBuildSettingsChange() throws {
    let list = { (key: String, value: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>\(key)</key><string>\(value)</string></dict></plist>

      """
    }
    try folder.write(list("UIMainStoryboardFile~ipad", "Main"), to: "App/Info.plist")
    try folder.write("\"UILaunchStoryboardName\" = \"Main\";\n", to: "App/fr.lproj/InfoPlist.strings")
    let settings = """
      // !$*UTF8*$!
      { objects = { A1 = {isa = XCBuildConfiguration; buildSettings = {
      "INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphoneos*]" = Main;
      ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME = Accent;
      INFOPLIST_KEY_NSPrincipalClass = "$(PRODUCT_MODULE_NAME).CardController";
      }; }; }; rootObject = A1; }

      """
    try folder.write(settings, to: "Other.xcodeproj/project.pbxproj")
    #expect(try folder.run("rename", "storyboard", "Main", "Start").status == 0)
    #expect(try folder.text("App/Info.plist") == list("UIMainStoryboardFile~ipad", "Start"))
    #expect(try folder.text("App/fr.lproj/InfoPlist.strings") == "\"UILaunchStoryboardName\" = \"Start\";\n")
    #expect(try folder.run("rename", "color", "Accent", "Tint").status == 0)
    #expect(try folder.run("rename", "class", "CardController", "CardScreen").status == 0)
    let renamed = settings.replacing("= Main", with: "= Start").replacing("= Accent", with: "= Tint")
      .replacing("CardController", with: "CardScreen")
    #expect(try folder.text("Other.xcodeproj/project.pbxproj") == renamed)
  }

  /// A launch screen may be a nib.
  @Test func valuesThatMayNameANibAreUnclear() throws {
    let list = "<plist><dict><key>UILaunchStoryboardName</key>\n<string>Main</string></dict></plist>\n"
    try folder.write(list, to: "Other/Info.plist")
    try folder.write("<document><objects/></document>\n", to: "Other/Main.xib")
    try expectRefusal(
      "storyboard", "Main", "Start",
      saying: "Other/Info.plist:2:9: error: the value may be the storyboard, or Other/Main.xib")
    #expect(try folder.run("rename", "storyboard", "Main", "Start", "--unclear", "keep").status == 0)
    #expect(try folder.text("Other/Info.plist") == list)
  }

  @Test func valuesOfOwnPropertyListsAreUnclear() throws {
    let list = "<plist><array><dict><key>scene</key>\n<string>Main</string></dict></array></plist>\n"
    try folder.write(list, to: "App/Samples.plist")
    try expectRefusal(
      "storyboard", "Main", "Start",
      saying: "App/Samples.plist:2:9: error: the value of scene may be the storyboard, or another text")
    #expect(try folder.run("rename", "storyboard", "Main", "Start", "--unclear", "rename").status == 0)
    #expect(try folder.text("App/Samples.plist") == list.replacing("Main", with: "Start"))
  }

  @Test(arguments: [
    ("image", "chevron-right", "NSImage.Name(\"chevron-right\")", "other"),
    ("image", "chevron-right", "#imageLiteral(resourceName: \"chevron-right\")", "other"),
    ("color", "Accent", "UIColor.init(named: \"Accent\", in: nil)", "Tint"),
    ("color", "Accent", "NSColor.Name(\"Accent\")", "Tint"),
    ("strings-key", "card.title", "\"card.title\".localized", "card.headline"),
    ("strings-key", "card.title", "OwnLocalizedString(\"card.title\")", "card.headline"),
  ])
  func literalsAreToldByWhatTakesThem(_ kind: String, _ old: String, _ code: String, _ new: String) throws {
    try folder.write("let value = \(code)\nlet other = UIFont(name: \"Font\")\n", to: "App/Use.swift")
    let run = try folder.run("rename", kind, old, new)
    #expect(run.status == 0, "\(run.complaints)")
    let renamed = code.replacing(old, with: new)
    #expect(try folder.text("App/Use.swift") == "let value = \(renamed)\nlet other = UIFont(name: \"Font\")\n")
  }

  @Test(arguments: [("image", "Accent"), ("color", "chevron-right")])
  func literalsOfTheOtherKindStay(_ kind: String, _ text: String) throws {
    try folder.write("{}", to: "App/Assets.xcassets/\(text).\(kind)set/Contents.json")
    let code = kind == "image" ? "UIColor(named: \"Accent\")" : "UIImage(named: \"chevron-right\")"
    try folder.write("let value = \(code)\n", to: "App/Use.swift")
    #expect(try folder.run("rename", kind, text, "Other").status == 0)
    #expect(try folder.text("App/Use.swift") == "let value = \(code)\n")
  }

  // MARK: - Refusals

  @Test(arguments: [
    ("strings-key", "card.title", "Text(\"card.title\")", true),
    ("color", "Accent", "Page(colorName: \"Accent\")", true),
    ("image", "chevron-right", "Image(systemName: \"chevron-right\")", false),
    ("storyboard", "Main", "NSLocalizedString(\"a\", comment: \"Main\")", false),
    ("storyboard", "Main", "UIImage(named: \"Main\")", false),
    ("color", "Accent", "Color.accent; extension Color { static var accent: Color { .red } }", false),
  ])
  func callsTellWhatTextsAre(_ kind: String, _ old: String, _ code: String, _ isRenamed: Bool) throws {
    try folder.write("import SwiftUI\nlet value = \(code)\n", to: "App/Use.swift")
    let run = try folder.run("rename", kind, old, "other")
    #expect(run.status == 0, "\(run.complaints)")
    let expected = isRenamed ? code.replacing(old, with: "other") : code
    #expect(try folder.text("App/Use.swift") == "import SwiftUI\nlet value = \(expected)\n")
  }

  @Test func refusesAnIDThatXcodeGives() throws {
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/></objects></document>
      """, to: "App/Card.xib")
    try expectRefusal("id", "--", "-1", "owner", saying: "Xcode gives the object the id -1")
  }

  @Test func saysHowOneOfSeveralProjectsIsRenamed() throws {
    for name in ["One", "Two"] {
      try folder.write("class Badge: UIView {}", to: "\(name)/Badge.swift")
      try folder.write("{ objects = {}; }", to: "\(name)/\(name).xcodeproj/project.pbxproj")
    }
    try expectRefusal("class", "Badge", "Counter", saying: "add --project with one folder, such as One")
    #expect(try folder.run("rename", "class", "Badge", "Counter", "--project", "Two").status == 0)
    #expect(try folder.text("Two/Badge.swift") == "class Counter: UIView {}")
    #expect(try folder.text("One/Badge.swift") == "class Badge: UIView {}")
  }

  private func expectRefusal(_ arguments: String..., saying words: String) throws {
    let before = try contents(of: folder)
    let run = try ToolRun(["rename"] + arguments, input: "", in: folder)
    #expect(run.status == 1)
    #expect(run.complaints.contains(words), "\(run.complaints)")
    #expect(try contents(of: folder) == before)
  }

  @Test func refusesWhatIsNotThereOrTaken() throws {
    try expectRefusal("outlet", "gone", "here", saying: "no class of the project declares an outlet gone")
    try expectRefusal("outlet", "nameLabel", "2nd", saying: "2nd is no identifier")
    try expectRefusal("outlet", "nameLabel", "nameLabel", saying: "both names are the same")
    try expectRefusal("outlet", "nameLabel", "view", saying: "from Apple has view already")
    try expectRefusal("outlet", "nameLabel", "keep", saying: "CardController has keep already")
    try expectRefusal("action", "keep:", "keep", saying: "other numbers of parameters")
    try expectRefusal("id", "lab-el-001", "vie-w0-001", saying: "has an object vie-w0-001 already")
    try expectRefusal("class", "CardController", "UIViewController", saying: "is a class of Apple's")
    try expectRefusal("class", "UILabel", "Label", saying: "not declared in any source file")
    try expectRefusal("storyboard", "Main", "../Main", saying: "is no name of a storyboard")
    try expectRefusal("image", "chevron-right", "../../x", saying: "is no name in an asset catalog")
    try expectRefusal("strings-key", "card.title", "a\"b", saying: "have to be escaped")
  }

  @Test func refusesMembersOfOthers() throws {
    try folder.write(
      """
      class Base: UIViewController { @IBOutlet var header: UILabel! }
      class Child: Base { @IBOutlet var badge: UILabel! }
      class Foreign: ModuleController { @IBOutlet var badge: UILabel! }
      protocol Named { var sign: UILabel! { get } }
      class Signed: UIViewController, Named { @IBOutlet var sign: UILabel! }

      """, to: "App/Others.swift")
    try expectRefusal(
      "outlet", "Child.header", "top", saying: "comes from Base, the superclass of Child; rename Base.header")
    try expectRefusal("outlet", "badge", "sticker", saying: "Child, Foreign declare badge; name one: Child.badge")
    try expectRefusal("outlet", "Foreign.label", "top", saying: "a superclass outside of the project may")
    try expectRefusal("outlet", "Signed.sign", "mark", saying: "the protocol Named asks for sign")
  }

  @Test func refusesUsesThatNobodyCanTell() throws {
    try folder.write(
      "class Other { var nameLabel = 1 }\nfunc use() { make().nameLabel = 2 }\nlet key = \"showCard\"\n",
      to: "App/Use.swift")
    try expectRefusal(
      "outlet", "CardController.nameLabel", "headline",
      saying: "App/Use.swift:2:21: error: nameLabel may be of CardController or of another class")
    try expectRefusal(
      "segue-identifier", "showCard", "openCard",
      saying: "App/Use.swift:3:12: error: nobody can tell what the constant key is used for")
    #expect(try folder.run("rename", "segue-identifier", "showCard", "openCard", "--unclear", "rename").status == 0)
    #expect(try folder.text("App/Use.swift").contains("let key = \"openCard\""))
  }

  /// `case showCard` is "showCard" without a literal.
  @Test func refusesTheValueOfACaseThatHasNone() throws {
    let cases = "enum Segues: String {\n  case other = \"x\", showCard\n}\n"
    try folder.write(
      cases + "func show() { performSegue(withIdentifier: Segues.showCard.rawValue, sender: nil) }\n",
      to: "App/Segues.swift")
    try expectRefusal(
      "segue-identifier", "showCard", "openCard",
      saying: "App/Segues.swift:2:29: error: the case has the name as its value; write = \"showCard\" behind it first")
    #expect(try folder.run("rename", "segue-identifier", "showCard", "openCard", "--unclear", "rename").status == 0)
    #expect(try folder.text("App/Segues.swift").contains("case other = \"x\", showCard = \"openCard\"\n"))
  }

  /// Cases that nothing is asked for by may have the same name.
  @Test func otherCasesOfTheNameStay() throws {
    try folder.write("enum Steps: String { case showCard }\n", to: "App/Steps.swift")
    #expect(try folder.run("rename", "segue-identifier", "showCard", "openCard").status == 0)
    #expect(try folder.text("App/Steps.swift") == "enum Steps: String { case showCard }\n")
  }

  @Test func refusesAnIdentifierThatAHelperMakesOfTheClass() throws {
    let text = Self.storyboard.replacing(
      "storyboardIdentifier=\"Card\"", with: "storyboardIdentifier=\"CardController\"")
    try folder.write(text, to: "App/Base.lproj/Main.storyboard")
    let code = "class Use { func use() { board.instantiate(CardController.self) } }\n"
    try folder.write(code, to: "App/Use.swift")
    try expectRefusal(
      "storyboard-identifier", "CardController", "CardScene",
      saying: "code looks for the storyboard identifier CardController by the name of the class")
    try folder.write(code.replacing("instantiate", with: "show"), to: "App/Use.swift")
    #expect(try folder.run("rename", "storyboard-identifier", "CardController", "CardScene").status == 0)
  }

  /// A scene may be of one of Apple's classes, and have its name.
  @Test func refusesAnIdentifierThatAHelperMakesOfASystemClass() throws {
    let text = Self.storyboard.replacing(
      "storyboardIdentifier=\"Card\"", with: "storyboardIdentifier=\"UIPageViewController\"")
    try folder.write(text, to: "App/Base.lproj/Main.storyboard")
    let code = "class Use { func use() { board.instantiate(UIPageViewController.self) } }\n"
    try folder.write(code, to: "App/Use.swift")
    try expectRefusal(
      "storyboard-identifier", "UIPageViewController", "CardScene",
      saying: "code looks for the storyboard identifier UIPageViewController by the name of the class")
    try folder.write(code.replacing("instantiate", with: "show"), to: "App/Use.swift")
    #expect(try folder.run("rename", "storyboard-identifier", "UIPageViewController", "CardScene").status == 0)
  }

  @Test func refusesAClassByWhoseNameCodeAsks() throws {
    try folder.write(
      "class Cell: UITableViewCell {}\nlet x = t.dequeueReusableCell(withIdentifier: String(describing: Cell.self), for: i)\n",
      to: "App/Cell.swift")
    try expectRefusal(
      "class", "Cell", "Row", saying: "App/Cell.swift:2:47: error: code asks for something by the name of the class")
  }

  /// A helper of the project makes the name of a nib or an identifier of that of a class.
  @Test(arguments: [
    ("class Use { let cell = CardCell.loadFromNib() }", true),
    ("class Use { let cell: CardCell = CardCell.instantiateFromNib() }", true),
    ("class Use { func use() { table.registerNib(CardCell.self) } }", true),
    ("class Use { let cell = CardCell.make() }", false),
  ])
  func refusesAClassWhoseNibCodeFindsByItsName(_ code: String, _ isRefused: Bool) throws {
    try folder.write("class CardCell: UITableViewCell {}\n\(code)\n", to: "App/CardCell.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="cel-l0-001" customClass="CardCell"/></objects></document>

      """, to: "App/CardCell.xib")
    guard isRefused else {
      return #expect(try folder.run("rename", "class", "CardCell", "CardRow").status == 0)
    }
    try expectRefusal(
      "class", "CardCell", "CardRow", saying: "code looks for the nib CardCell by the name of the class")
  }

  @Test(arguments: [("NSStringFromClass([self class])", true), ("@\"CardWindow\"", false)])
  func refusesAClassThatNamesItsOwnNib(_ name: String, _ isRefused: Bool) throws {
    try folder.write("@interface CardWindow : NSWindowController\n@end\n", to: "App/CardWindow.h")
    try folder.write(
      """
      @implementation CardWindow
      - (NSString *)windowNibName { return \(name); }
      @end
      void show(void) { [[[CardWindow alloc] init] showWindow:nil]; }
      """, to: "App/CardWindow.m")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="CardWindow"/></objects></document>

      """, to: "App/CardWindow.xib")
    guard isRefused else {
      return #expect(try folder.run("rename", "class", "CardWindow", "CardPanel").status == 0)
    }
    try expectRefusal(
      "class", "CardWindow", "CardPanel", saying: "code looks for the nib CardWindow by the name of the class")
  }

  /// Two targets may have a class of the same name each.
  @Test func refusesAClassThatSeveralFilesDeclare() throws {
    try folder.write(
      "class CardController: UIViewController { @IBOutlet var other: UILabel! }\n", to: "Beside/CardController.swift")
    try expectRefusal(
      "class", "CardController", "CardScreen",
      saying: "App/CardController.swift and Beside/CardController.swift declare CardController: uses cannot be told")
    #expect(try folder.run("rename", "outlet", "CardController.nameLabel", "headline").status == 0)
    try folder.write("class CardController { @IBOutlet var headline: UILabel! }\n", to: "Beside/CardController.swift")
    try expectRefusal("outlet", "CardController.headline", "nameLabel", saying: "declare CardController.headline")
  }

  @Test(arguments: [("Pods/Badges/Badge.swift", false), ("Examples/Badges/Badge.swift", true)])
  func refusesAClassOfOthers(_ path: String, _ isOwn: Bool) throws {
    try folder.write("class Badge: UIView {}\n", to: path)
    if isOwn { return #expect(try folder.run("rename", "class", "Badge", "Label").status == 0) }
    try expectRefusal("class", "Badge", "Label", saying: "\(path) declares Badge, and is code of others")
  }

  // MARK: - Hostile projects

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let other = try TestFolder(["Secret.swift": "class CardController {}\n"])
    try folder.write("", to: ".git/HEAD")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "App/Link.swift"), withDestinationURL: other.url.appending(path: "Secret.swift"))
    _ = try folder.run("rename", "class", "CardController", "CardScreen")
    #expect(try other.text("Secret.swift") == "class CardController {}\n")
  }

  @Test func hostileNamesAreInert() throws {
    let name = "a\u{1B}[31m\u{202E}\n::error::x"
    let run = try folder.run("rename", "segue-identifier", name, "openCard")
    #expect(run.status == 1)
    #expect(
      !run.complaints.contains("\u{1B}") && !run.complaints.contains("\u{202E}")
        && !run.complaints.contains("\n::error"))
    #expect(try contents(of: folder) == Self.files)
  }

  @Test func documentsWithMarkersOfConflictsRefuse() throws {
    try folder.write("<<<<<<< a\n<view customClass=\"CardController\"/>\n", to: "App/Broken.xib")
    try expectRefusal("class", "CardController", "CardScreen", saying: "App/Broken.xib:1:1: error: cannot be read")
  }
}

// MARK: - Half-done renames

/// `lint --fix --unsafe` finishes what was renamed in code only.
@Suite struct HalfRenameTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder(RenameTests.files) }

  @Test(arguments: [
    ("outlet", "nameLabel", "nameLabels"), ("outlet", "nameLabel", "headline"), ("action", "keep:", "keepAll:"),
  ])
  func isFinished(_ kind: String, _ old: String, _ new: String) throws {
    let whole = try TestFolder(RenameTests.files)
    #expect(try whole.run("rename", kind, old, new).status == 0)
    try folder.write(try whole.bytes("App/CardController.swift"), to: "App/CardController.swift")
    #expect(try folder.run("lint", "--select", "unknown-\(kind)", "--fix", "--quiet", ".").status == 0)
    #expect(try folder.text("App/Base.lproj/Main.storyboard") == RenameTests.storyboard)
    #expect(try folder.run("lint", "--select", "unknown-\(kind)", "--fix", "--unsafe", "--quiet", ".").status == 0)
    #expect(try folder.text("App/Base.lproj/Main.storyboard") == whole.text("App/Base.lproj/Main.storyboard"))
  }

  private static let path = "App/Base.lproj/Main.storyboard"

  /// The document of a project in which all but it was renamed, after its fix, and what `rename` would have written.
  private func fixed(_ kind: String, _ rule: String, _ old: String, _ new: String) throws -> (String, String) {
    #expect(try folder.run("rename", kind, old, new).status == 0)
    let whole = try folder.text(Self.path)
    try folder.write(RenameTests.storyboard, to: Self.path)
    _ = try folder.run("lint", "--select", rule, "--fix", "--quiet", ".")
    #expect(try folder.text(Self.path) == RenameTests.storyboard)
    _ = try folder.run("lint", "--select", rule, "--fix", "--unsafe", "--quiet", ".")
    return (try folder.text(Self.path), whole)
  }

  @Test(arguments: [
    ("segue-identifier", "unused-identifier", "showCard", "showCardAgain"),
    ("segue-identifier", "unused-identifier", "showCard", "showCrad"),
    ("storyboard-identifier", "unused-identifier", "Card", "CardScene"),
    ("image", "missing-image", "chevron-right", "chevron-rigth"), ("color", "missing-color", "Accent", "Accennt"),
  ])
  func isFinishedWhereTheNameIsNearlyTheSame(_ kind: String, _ rule: String, _ old: String, _ new: String) throws {
    let (document, whole) = try fixed(kind, rule, old, new)
    #expect(document == whole)
  }

  /// A longer name may be that of another image, which only code shows.
  @Test(arguments: [
    ("segue-identifier", "unused-identifier", "showCard", "openBoard"),
    ("image", "missing-image", "chevron-right", "chevron-rightLarge"), ("color", "missing-color", "Accent", "Basalt"),
  ])
  func isLeftWhereSomethingElseMayBeMeant(_ kind: String, _ rule: String, _ old: String, _ new: String) throws {
    let (document, whole) = try fixed(kind, rule, old, new)
    #expect(document == RenameTests.storyboard)
    #expect(document != whole)
  }

  /// The other class may be the one that is meant.
  @Test(arguments: [false, true])
  func isLeftWhereTwoClassesAreNear(_ hasOther: Bool) throws {
    #expect(try folder.run("rename", "class", "CardController", "CardControllerTwo").status == 0)
    let whole = try folder.text(Self.path)
    if hasOther { try folder.write("class CardsController: UIViewController {}", to: "App/B.swift") }
    try folder.write(RenameTests.storyboard, to: Self.path)
    _ = try folder.run("lint", "--select", "unknown-custom-class", "--fix", "--unsafe", "--quiet", ".")
    #expect(try folder.text(Self.path) == (hasOther ? RenameTests.storyboard : whole))
  }

  @Test func isLeftWhereTwoNamesAreNear() throws {
    let source = try folder.text("App/CardController.swift")
      .replacing("performSegue(withIdentifier: \"showCard\"", with: "performSegue(withIdentifier: \"showCrad\"")
    try folder.write(source, to: "App/CardController.swift")
    try folder.write(
      source.replacing("CardController", with: "Other").replacing("showCrad", with: "showCarrd"), to: "B.swift")
    _ = try folder.run("lint", "--select", "unused-identifier", "--fix", "--unsafe", "--quiet", ".")
    #expect(try folder.text(Self.path) == RenameTests.storyboard)
  }

  /// Another action may do something else.
  @Test func isLeftIfTheActionHasAnotherName() throws {
    let source = try folder.text("App/CardController.swift").replacing("keep(", with: "store(")
    try folder.write(source, to: "App/CardController.swift")
    _ = try folder.run("lint", "--select", "unknown-action", "--fix", "--unsafe", "--quiet", ".")
    #expect(try folder.text("App/Base.lproj/Main.storyboard") == RenameTests.storyboard)
  }

  @Test(arguments: [("nameLabels: UIButton!", false), ("sign: UIButton!", true)])
  func isLeftIfTheNearNameHasAnotherType(_ outlet: String, _ isFinished: Bool) throws {
    let source = """
      class CardController: UIViewController {
        @IBOutlet var \(outlet)
        @IBOutlet var other: UIView!
        @IBAction func keep(_ s: Any) {}
      }

      """
    try folder.write(source, to: "App/CardController.swift")
    _ = try folder.run("lint", "--select", "unknown-outlet", "--fix", "--unsafe", "--quiet", ".")
    let expected = RenameTests.storyboard.replacing("property=\"nameLabel\"", with: "property=\"other\"")
    #expect(
      try folder.text("App/Base.lproj/Main.storyboard") == (isFinished ? expected : RenameTests.storyboard))
  }

  @Test func isLeftIfSeveralOutletsMayBeMeant() throws {
    let source =
      "class CardController: UIViewController { @IBOutlet var one: UILabel!; @IBOutlet var two: UILabel!\n@IBAction func keep(_ s: Any) {} }\n"
    try folder.write(source, to: "App/CardController.swift")
    _ = try folder.run("lint", "--select", "unknown-outlet", "--fix", "--unsafe", "--quiet", ".")
    #expect(try folder.text("App/Base.lproj/Main.storyboard") == RenameTests.storyboard)
  }
}

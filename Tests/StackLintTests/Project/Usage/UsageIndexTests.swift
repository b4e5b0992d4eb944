import TestSupport
import Testing

@testable import NibDecoder
@testable import Project
@testable import StackLint

/// What of a project nothing uses.
@Suite struct UsageIndexTests {
  private func unused(_ rule: Rule, _ files: [String: String]) -> [String] {
    let found = ProjectFindings(ProjectIndex(ProjectFiles(files)), rule)
    return found.paths.flatMap { found.diagnostics(in: $0, rules: [ActiveRule(rule)]) }.map(\.message)
  }

  private static let image = ["Assets.xcassets/badge_small.imageset/Contents.json": "{}"]
  private static let color = ["Assets.xcassets/Icons/Brand Ink.colorset/Contents.json": "{}"]

  private func isReported(_ rule: Rule, _ things: [String: String], beside files: [String: String]) -> Bool {
    !unused(rule, things.merging(["Start.swift": "start()"]) { $1 }.merging(files) { $1 }).isEmpty
  }

  @Test(arguments: [
    ("A.swift", #"f("badge_small")"#, false), ("A.swift", #"f("badge")"#, true), ("A.swift", "f(.badgeSmall)", false),
    ("A.swift", "f(Asset.badgeSmall.image)", false), ("A.swift", "f(R.image.badgeSmall())", false),
    ("A.swift", "let badgeSmall = 1", true), ("A.swift", #"f("badge_\(size)")"#, false),
    ("A.swift", #"f("star_\(size)")"#, true), ("A.swift", #"f(name + "_small")"#, false),
    ("A.swift", #"UIImage(named: "b\(name)")"#, false), ("A.swift", #"print("b\(name)")"#, true),
    ("A.swift", "enum I: String { case badge_small }", false), ("A.m", "[UIImage imageNamed:@\"badge_small\"];", false),
    ("A.m", "// badge_small", true), ("A.xib", "<document><imageView image=\"badge_small\"/></document>", false),
    ("A.xib", "<document><imageView image=\"badge\"/></document>", true),
    ("Info.plist", "<plist><string>badge_small</string></plist>", false),
    ("a.json", #"{"icon": "badge_small"}"#, false),
    ("a.css", "a { background: url('img/badge_small.png') }", false), ("a.json", #"{"icon": "badge_smaller"}"#, true),
    ("de.lproj/Localizable.strings", "\"icon\" = \"badge_small\";", false),
    ("App.xcodeproj/project.pbxproj", "ASSETCATALOG_COMPILER_APPICON_NAME = badge_small;", false),
    ("App.xcodeproj/project.pbxproj", "path = badge_small;", true),
  ])
  func imageIsUsedWhereItIsNamed(_ path: String, _ text: String, _ isUnused: Bool) {
    #expect(isReported(.unusedImage, Self.image, beside: [path: text]) == isUnused, "\(path): \(text)")
  }

  @Test(arguments: [
    (#"f("\(tone)\(shade)")"#, false), (#"f("\(tone)/\(shade)")"#, false), (#"f("\(tone)")"#, true),
    (#"f("\(tone) in \(shade)")"#, true),
  ])
  func nameMayBeMadeOfKnownParts(_ code: String, _ isUnused: Bool) {
    let color = ["Assets.xcassets/Red60.colorset/Contents.json": "{}"]
    let tones = "enum Tone: String { case red }\n"
    #expect(isReported(.unusedColor, color, beside: ["A.swift": tones + code]) == isUnused, "\(code)")
    #expect(isReported(.unusedColor, color, beside: ["A.swift": code]))
  }

  @Test func imageOfALibraryIsNotReported() {
    let library = ["Pods/Kit/A.xcassets/badge.imageset/Contents.json": "{}"]
    #expect(!isReported(.unusedImage, library, beside: [:]))
  }

  @Test func aProjectWithoutSourcesUsesWhatItLikes() {
    #expect(unused(.unusedImage, Self.image) == [])
  }

  @Test func namesOfWhichNothingIsKnownAreSaidOnce() {
    let code = ["A.swift": "UIImage(named: a + b)", "B.swift": "UIImage(named: c.lowercased())"]
    let things = Self.image.merging(["Assets.xcassets/star.imageset/Contents.json": "{}"]) { $1 }
    #expect(
      unused(.unusedImage, things.merging(code) { $1 }) == [
        "unused images are not reported: code makes names here that nothing else tells"
      ])
    #expect(unused(.unusedImage, things.merging(["A.swift": "UIImage(named: a)"]) { $1 }).count == 2)
    #expect(unused(.unusedImage, code) == [])
  }

  @Test(arguments: [
    ("A.swift", #"f("Brand Ink")"#, false), ("A.swift", "f(.brandInk)", false), ("A.swift", #"f("Brand")"#, true),
    ("A.xib", "<document><color name=\"Brand Ink\"/></document>", false),
  ])
  func colorIsUsedWhereItIsNamed(_ path: String, _ text: String, _ isUnused: Bool) {
    #expect(isReported(.unusedColor, Self.color, beside: [path: text]) == isUnused, "\(path): \(text)")
  }

  @Test func colorOfAGeneratedProjectMayBeInItsSettings() {
    let accent = ["Assets.xcassets/AccentColor.colorset/Contents.json": "{}"]
    #expect(!isReported(.unusedColor, accent, beside: [:]))
    #expect(isReported(.unusedColor, accent, beside: ["App.xcodeproj/project.pbxproj": "{}"]))
  }

  @Test(arguments: [
    (#"f("badge.title")"#, false), (#"f("badge")"#, true), (#"f("badge.\(part)")"#, false), ("f(.badgeTitle)", false),
    ("f(L10n.Badge.title)", false), ("f(Other.Badge.title)", true), (#"// f("badge.title")"#, true),
  ])
  func stringIsUsedWhereItsKeyIs(_ code: String, _ isUnused: Bool) {
    let strings = ["en.lproj/Localizable.strings": "\"badge.title\" = \"Badges\";"]
    #expect(isReported(.unusedString, strings, beside: ["A.swift": code]) == isUnused, "\(code)")
  }

  @Test(arguments: [
    (#"Text("\(units) left: \(time)")"#, false), (#"Text("\(units) right: \(time)")"#, true),
  ])
  func keyWithValuesIsThatOfATextWithValues(_ code: String, _ isUnused: Bool) {
    let strings = ["en.lproj/Localizable.strings": "\"%1$@ left: %2$@\" = \"a\";"]
    #expect(isReported(.unusedString, strings, beside: ["A.swift": code]) == isUnused, "\(code)")
  }

  @Test(arguments: [("%@ %lld", false), ("abc-12-xyz.text", false), ("a %@ %lld", true), ("abc.text", true)])
  func keyOfValuesAloneAndOfDocumentsIsPassedOver(_ key: String, _ isUnused: Bool) {
    let strings = ["en.lproj/Localizable.strings": "\"\(key)\" = \"a\";"]
    #expect(isReported(.unusedString, strings, beside: [:]) == isUnused, "\(key)")
  }

  @Test func macroNamesAKey() {
    let strings = ["en.lproj/Localizable.strings": "\"badge\" = \"a\";"]
    #expect(!isReported(.unusedString, strings, beside: ["A.h": "#define BADGE \\\n  @\"badge\"\nint a;"]))
    #expect(isReported(.unusedString, strings, beside: ["A.h": "#define BADGE \\\n  @\"star\"\nint count;"]))
  }

  @Test func tableOfWhichNothingSeemsToBeUsedIsReadAsAWhole() {
    let keys = { (count: Int) in (0..<count).map { "\"word\($0).a\" = \"a\";" }.joined(separator: "\n") }
    #expect(unused(.unusedString, ["en.lproj/Codes.strings": keys(10), "A.swift": "f()"]) == [])
    #expect(unused(.unusedString, ["en.lproj/Codes.strings": keys(9), "A.swift": "f()"]).count == 9)
    let code = #"path(forResource: "Codes", ofType: "strings")"#
    #expect(unused(.unusedString, ["en.lproj/Codes.strings": keys(9), "A.swift": code]) == [])
  }

  @Test func keyIsReportedInOneLanguage() {
    let text = "\"badge.title\" = \"Badges\";"
    let files = ["de.lproj/L.strings": text, "en.lproj/L.strings": text, "fr.lproj/L.strings": text, "A.swift": "f()"]
    let found = ProjectFindings(ProjectIndex(ProjectFiles(files)), Rule.unusedString)
    #expect(found.paths == ["en.lproj/L.strings"])
  }

  @Test(arguments: ["en.lproj/InfoPlist.strings", "Settings.bundle/en.lproj/Root.strings", "en.lproj/Main.strings"])
  func stringsOfTheSystemAndOfDocumentsAreOthers(_ path: String) {
    let files = [path: "\"a.title\" = \"A\";", "Base.lproj/Main.storyboard": "<document/>"]
    #expect(!isReported(.unusedString, files, beside: [:]))
  }

  @Test func catalogIsReadByItsKeys() {
    let catalog = #"{"sourceLanguage": "en", "strings": {"badge": {}, "star": {}}, "version": "1.0"}"#
    let found = unused(.unusedString, ["Localizable.xcstrings": catalog, "A.swift": #"Text("star")"#])
    #expect(found == [#"nothing uses string "badge": 0 documents and 1 source do not name it"#])
  }

  @Test(arguments: [
    ("", true), ("class C: A { func f() { title.text = nil } }", false), ("func f(a: A) { a.title.text = nil }", false),
    ("func f() { title.text = nil }", true), ("protocol P { var title: UILabel! { get } }", false),
    ("let key = \"title\"", false), ("let path = \\A.title", false),
    ("extension A { func f() { title.text = nil } }", false),
    ("// a.title", true),
  ])
  func outletIsUsedByItsClassAndAsAMember(_ code: String, _ isUnused: Bool) {
    let outlet = ["A.swift": "class A: UIView { @IBOutlet var title: UILabel! }"]
    #expect(isReported(.unusedOutlet, outlet, beside: ["B.swift": code]) == isUnused, "\(code)")
  }

  @Test func outletOfObjectiveCIsUsedByItsVariable() {
    let header = ["A.h": "@interface A : UIView\n@property (weak) IBOutlet UILabel *title;\n@end"]
    #expect(isReported(.unusedOutlet, header, beside: ["A.m": "@implementation A\n@end"]))
    let code = "@implementation A\n- (void)f { _title.text = nil; }\n@end"
    #expect(!isReported(.unusedOutlet, header, beside: ["A.m": code]))
  }

  @Test(arguments: [
    ("A.xib", "<document><action selector=\"show:\"/></document>", false),
    ("A.xib", "<document><action selector=\"hide:\"/></document>", true),
    ("A.xib", "<document><segue unwindAction=\"show:\"/></document>", false),
    ("B.swift", "f(#selector(A.show(_:)))", false), ("B.swift", "a.show(b)", false),
    ("B.m", "f(@selector(show:));", false),
    ("B.swift", "protocol P { func show(_ sender: UIButton) }", false), ("A.nib", "", false),
  ])
  func actionIsUsedWhereItIsSent(_ path: String, _ text: String, _ isUnused: Bool) {
    let action = ["A.swift": "class A: UIView { @IBAction func show(_ sender: UIButton) {} }"]
    #expect(isReported(.unusedAction, action, beside: [path: text]) == isUnused, "\(path): \(text)")
  }

  @Test(arguments: [
    ("Badge", #"f("Badge")"#, true), ("Badge", "f(Badge.self)", true), ("Badge", "class Badge: UIView {}", false),
    ("Badge", "class BadgeViewController: UIViewController {}", false), ("Badge", "BadgeViewController()", true),
    ("Badge", #"f("\(name)Badge")"#, true), ("Badge", "import Badge", false),
  ])
  func nibIsLoadedByItsNameAndByItsClass(_ name: String, _ code: String, _ isLoaded: Bool) {
    let project = ProjectIndex(ProjectFiles(["\(name).xib": "<document/>", "A.swift": code]))
    #expect(project.usage.loads(name, .xib) == isLoaded, "\(code)")
  }

  @Test func nibOfAClassInAnotherDocumentIsLoaded() {
    let placed = "<document><view customClass=\"Badge\" id=\"a\"/></document>"
    let alone = ["Badge.xib": placed, "A.swift": "f()"]
    let beside = alone.merging(["Card.xib": placed]) { $1 }
    #expect(ProjectIndex(ProjectFiles(beside)).usage.loads("Badge", .xib))
    #expect(!ProjectIndex(ProjectFiles(alone)).usage.loads("Badge", .xib))
  }

  @Test func launchScreenOfALanguageIsLoaded() {
    let files = ["Launch_de.storyboard": "<document/>", "A.swift": "f()"]
    let strings = ["de.lproj/InfoPlist.strings": "\"UILaunchStoryboardName\" = \"Launch_de\";"]
    #expect(!ProjectIndex(ProjectFiles(files)).usage.loads("Launch_de", .storyboard))
    let project = ProjectIndex(ProjectFiles(files.merging(strings) { $1 }))
    #expect(project.usage.loads("Launch_de", .storyboard))
  }

  @Test func manyNamesTakeTimeInProportion() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 500) { count -> ProjectFiles in
        let images = (0..<count).map { ("A.xcassets/image\($0).imageset/Contents.json", "{}") }
        let code = (0..<count).map { "f(\"text\($0)_\\(n)\")" }.joined(separator: "\n")
        return ProjectFiles(Dictionary(uniqueKeysWithValues: images + [("A.swift", code)]))
      } work: { files in
        let found = ProjectFindings(ProjectIndex(files), .unusedImage)
        #expect(found.paths.count * 2 + 2 > files.paths.count)
      }
    }
  }

  @Test(arguments: [
    #"f("\(a, "\(b"#, #""\("#, "@IBAction func a(b: C, ", "@IBOutlet var a: B! ", "a = b(c) ", "- (IBAction)a:(id)b c ",
    "#define A b = @\"c\" stringWithFormat\n",
  ])
  func longSourcesAreReadInLinearTime(_ piece: String) async {
    await #expect(processExitsWith: .success) { [piece] in
      Growth.expectNearlyLinear(from: 500) { count in
        Array(String(repeating: piece, count: count).utf8)
      } work: { bytes in
        for path in ["A.swift", "A.m"] { _ = SourceMentions(bytes, path: path) }
      }
    }
  }
}

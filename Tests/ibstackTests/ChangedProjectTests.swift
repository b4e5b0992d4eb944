import Foundation
import TestSupport
import Testing

/// `lint --changed-since` where sources, assets and other files of the project differ, and documents do not.
@Suite struct ChangedProjectTests {
  private static let start = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="login"><scenes>
    """

  private static let main = """
    \(start)
    <scene sceneID="s1"><objects>
    <viewController id="login" customClass="LoginController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"><view key="view" id="v">
    <subviews><imageView image="bell" id="i"/><imageView image="Icons/star" id="j"/>
    <view id="w"><color key="backgroundColor" name="accent"/></view>
    <button id="b"><connections>
    <action selector="signIn:" destination="login" eventType="touchUpInside" id="c1"/></connections></button>
    <label id="l"/></subviews></view>
    <connections><outlet property="titleLabel" destination="l" id="c2"/>
    <segue destination="p" kind="show" identifier="toAccount" id="c3"/></connections></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="Account" id="p" \
    sceneMemberID="viewController"/>
    </objects></scene>
    </scenes></document>

    """

  private static let settings = """
    \(start)
    <scene sceneID="s3"><objects>
    <viewController storyboardIdentifier="Account" id="login" sceneMemberID="viewController"/>
    </objects></scene>
    </scenes></document>

    """

  private static let login = """
    import UIKit
    class LoginController: BaseController {
      @IBOutlet var titleLabel: UILabel!
      @IBAction func signIn(_ sender: Any) { performSegue(withIdentifier: "toAccount", sender: nil) }
    }

    """

  private static let asset = "{\"info\": {}}"

  private static let files = [
    "App/Main.storyboard": main, "App/Settings.storyboard": settings, "App/LoginController.swift": login,
    "App/BaseController.swift": "import UIKit\nclass BaseController: UIViewController {}\n",
    "App/Assets.xcassets/Contents.json": asset, "App/Assets.xcassets/bell.imageset/Contents.json": asset,
    "App/Assets.xcassets/accent.colorset/Contents.json": asset, "App/Assets.xcassets/ink.colorset/Contents.json": asset,
    "App/Assets.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
    "App/Assets.xcassets/Icons/star.imageset/Contents.json": asset,
    ".ibstack.yml": """
    only: [unknown-outlet, unknown-action, unknown-custom-class, missing-image, missing-color, \
    storyboard-reference-without-target, unknown-segue-identifier]

    """,
  ]

  /// A repository in which nothing is wrong, on a branch of its own.
  private func repository(_ more: [String: String] = [:]) throws -> TestFolder {
    let folder = try TestFolder(Self.files.merging(more) { $1 })
    let script = """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      git add -A && git commit -qm 1 && git checkout -qb topic
      """
    #expect(try folder.shell(script).status == 0)
    return folder
  }

  private let lint = "\"$IBSTACK\" lint --changed-since main"

  private func rules(_ run: ShellRun) -> [String] {
    run.lines.compactMap { $0.split(separator: "[").last.map { String($0.dropLast()) } }
  }

  /// A change of files other than the document, and what it breaks.
  struct Fault: CustomTestStringConvertible, Sendable {
    let script: String
    let rules: [String]
    var file = "App/Main.storyboard"

    var testDescription: String { script }
  }

  static let faults = [
    Fault(script: "sed -i s/titleLabel/headLabel/ App/LoginController.swift", rules: ["unknown-outlet"]),
    Fault(script: "sed -i s/signIn/logIn/ App/LoginController.swift", rules: ["unknown-action"]),
    Fault(
      script: "sed -i s/LoginController:/SignInController:/ App/LoginController.swift", rules: ["unknown-custom-class"]),
    Fault(script: "git rm -q App/LoginController.swift", rules: ["unknown-custom-class"]),
    Fault(script: "rm -r App/Assets.xcassets/bell.imageset", rules: ["missing-image"]),
    Fault(
      script: "git mv App/Assets.xcassets/bell.imageset App/Assets.xcassets/gong.imageset", rules: ["missing-image"]),
    Fault(script: "rm -r App/Assets.xcassets/Icons/star.imageset", rules: ["missing-image"]),
    Fault(script: "rm -r App/Assets.xcassets/accent.colorset", rules: ["missing-color"]),
    Fault(script: "rm App/Settings.storyboard", rules: ["storyboard-reference-without-target"]),
    Fault(script: "sed -i s/Account/Profile/ App/Settings.storyboard", rules: ["storyboard-reference-without-target"]),
  ]

  /// Faults that are reported in sources.
  static let identifierFaults = [
    Fault(
      script: "sed -i s/toAccount/showAccount/ App/Main.storyboard", rules: ["unknown-segue-identifier"],
      file: "App/LoginController.swift"),
    Fault(
      script: "sed -i s/toAccount/toAcount/ App/LoginController.swift", rules: ["unknown-segue-identifier"],
      file: "App/LoginController.swift"),
  ]

  @Test(arguments: faults + identifierFaults) func whatBreaksInAFileThatDidNotChangeIsReported(_ fault: Fault) throws {
    let folder = try repository()
    #expect(try folder.shell("\(lint) .").output == "")
    for commit in ["true", "git add -A; git commit -qm 2"] {
      let run = try folder.shell("\(commit == "true" ? fault.script : "true"); \(commit); \(lint) .")
      #expect(rules(run) == fault.rules, "\(run.output)\(run.complaints)")
      #expect(run.lines.allSatisfy { $0.contains(fault.file) })
    }
    // The same change brings what the document has been missing.
    let back = try folder.shell("git branch -f main; git checkout -q HEAD~1; \"$IBSTACK\" lint --changed-since main .")
    #expect(back.output == "")
  }

  @Test func whatWasBrokenBeforeIsNotReported() throws {
    let folder = try repository(["App/LoginController.swift": Self.login.replacing("titleLabel", with: "heading")])
    #expect(rules(try folder.shell("\"$IBSTACK\" lint")) == ["unknown-outlet"])
    let run = try folder.shell("sed -i s/signIn/logIn/ App/LoginController.swift; \(lint) .")
    #expect(rules(run) == ["unknown-action"])
    // Another name that is wrong, too, breaks nothing more.
    #expect(
      try folder.shell("git checkout -q .; sed -i s/heading/head/ App/LoginController.swift; \(lint) .").output == "")
  }

  @Test func onlyRulesThatReadTheProjectAreNewInADocumentThatDidNotChange() throws {
    let folder = try repository([
      ".ibstack.yml": "only: [unknown-outlet, malformed-value]\n", "App/Broken.xib": Fixture.broken,
    ])
    let run = try folder.shell("sed -i s/titleLabel/headLabel/ App/LoginController.swift; \(lint) .")
    #expect(rules(run) == ["unknown-outlet"])
  }

  @Test func documentAndSourceThatChangeTogetherAreComparedWithBothOldOnes() throws {
    let folder = try repository()
    let renamed = "sed -i s/titleLabel/headLabel/ App/LoginController.swift"
    let run = try folder.shell("\(renamed); echo '<!-- x -->' >> App/Main.storyboard; \(lint) .")
    #expect(rules(run) == ["unknown-outlet"])
    #expect(try folder.shell("sed -i s/titleLabel/headLabel/ App/Main.storyboard; \(lint) .").output == "")
  }

  @Test func untrackedSourcesCount() throws {
    let folder = try repository()
    try folder.write("class LoginController: UIViewController {}\n", to: "App/Other.swift")
    let run = try folder.shell("rm App/LoginController.swift; \(lint) .")
    #expect(rules(run) == ["unknown-action", "unknown-outlet"])
  }

  @Test func summarySaysWhatWasCompared() throws {
    let folder = try repository()
    func last(_ script: String) throws -> String? {
      try folder.shell("\(script); \(lint) .").complaints.split(separator: "\n").last.map(String.init)
    }
    #expect(try last("true") == "0 of 2 documents changed since main")
    #expect(try last("touch -d 2001-01-01 App/LoginController.swift") == "0 of 2 documents changed since main")
    #expect(
      try last("echo >> App/LoginController.swift") == "0 of 2 documents and 1 project file changed since main")
    #expect(
      try last("rm -r App/Assets.xcassets/bell.imageset")
        == "0 of 2 documents and 2 project files changed since main")
  }

  @Test func filesThatRulesDoNotAskAboutDoNotCount() throws {
    let folder = try repository(["Pods/A/.hidden/B.swift": "class B {}\n", "README.md": "x"])
    let run = try folder.shell("echo 'class C {}' >> Pods/A/.hidden/B.swift; rm README.md; \(lint) .")
    #expect(run.complaints.hasSuffix("0 of 2 documents changed since main\n"))
  }

  @Test(arguments: faults + identifierFaults) func hookFindsWhatACommitBreaksElsewhere(_ fault: Fault) throws {
    let folder = try repository()
    let hook = "\"$IBSTACK\" lint --hook --"
    #expect(try folder.shell("\(hook) App/Main.storyboard").output == "")
    let run = try folder.shell("\(fault.script); git add -A; \(hook)")
    #expect(rules(run) == fault.rules)
    #expect(run.lines.allSatisfy { $0.hasPrefix(fault.file) })
    #expect(try folder.shell("git commit -qm 2; \(hook)").output == "")
  }

  @Test func hookLintsTheDocumentsThatItNamesAsAWhole() throws {
    let folder = try repository(["App/Broken.xib": Fixture.broken, ".ibstack.yml": "only: [malformed-value]\n"])
    #expect(rules(try folder.shell("\"$IBSTACK\" lint --hook -- App/Broken.xib")) == ["malformed-value"])
    #expect(try folder.shell("\"$IBSTACK\" lint --hook --").output == "")
    // Somebody works on a document that is not part of the commit.
    let other = "echo '<view hidden=\"7\"/>' > App/Other.xib; \"$IBSTACK\" lint --hook -- App/Main.storyboard"
    #expect(try folder.shell(other).output == "")
  }

  @Test func hookLintsTheDocumentsOfTheFirstCommit() throws {
    let folder = try TestFolder(["a.xib": Fixture.broken, "b.xib": Fixture.broken, "A.swift": "class A {}"])
    let run = try folder.shell("git init -q; git add a.xib A.swift; \"$IBSTACK\" lint --hook -- a.xib")
    #expect(run.lines.count == 1)
    #expect(run.output.hasPrefix("a.xib:2:"))
    #expect(try folder.shell("git add b.xib; \"$IBSTACK\" lint --hook -- a.xib").lines.count == 2)
  }

  @Test func hookTakesNoRevision() throws {
    let run = try repository().shell("\"$IBSTACK\" lint --hook --changed-since main")
    #expect(run.status == 64)
  }
}

import TestSupport
import Testing

/// Linting with the project around the documents: images, classes and storyboards beside them.
@Suite struct ProjectLintTests {
  private static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
    \(objects)
    </objects></document>
    """
  }

  private static let badge = xib(
    """
    <view customClass="BadgeView" customModule="App" customModuleProvider="target" id="a">
    <connections><outlet property="titel" destination="b" id="c"/></connections></view>
    <label id="b"/><imageView image="bock" id="d"/>
    """)

  private static let files = [
    "App/Views/Badge.xib": badge, "App/Code/BadgeView.swift": "class BadgeView: Base { @IBOutlet var title: UILabel! }",
    "App/Code/Base.swift": "class Base: UIView {}", "App/Assets.xcassets/back.imageset/Contents.json": "{}",
  ]

  private static let only = "only: [missing-image, unknown-outlet]\n"

  private func rules(_ run: LintedFolder) -> [String] { run.rules }

  @Test func folderOfTheConfigurationIsTheProject() throws {
    let folder = try TestFolder(Self.files.merging([".ibstack.yml": Self.only]) { $1 })
    let run = try folder.lint("App/Views/Badge.xib")
    #expect(
      run.output == """
        App/Views/Badge.xib:4:32: warning: view BadgeView has no outlet titel; did you mean title? [unknown-outlet]
        App/Views/Badge.xib:5:34: warning: image view (d): bock is not an image of the project; did you mean back? [missing-image]

        """)
  }

  @Test func nameThatIsMissingInSeveralPlacesIsReportedOnce() throws {
    let images = Self.xib(
      "<imageView image=\"bock\" id=\"d\"/><button id=\"e\"><state key=\"normal\" image=\"bock\"/></button>")
    let folder = try TestFolder(Self.files.merging([".ibstack.yml": Self.only, "App/a.xib": images]) { $1 })
    let run = try folder.lint("App/a.xib")
    #expect(
      run.output == """
        App/a.xib:3:19: warning: image view (d): bock is not an image of the project; did you mean back? [missing-image]
        App/a.xib:3:75: note: also here: button "bock" (e)

        """)
    #expect((run.statistics.errors, run.statistics.warnings) == (0, 2))
    // Each place is known by itself, so that a new one is reported.
    #expect(try folder.lint("App/a.xib", baseline: .write).conclusion?.contains("2 findings recorded") == true)
    let known = try folder.text(".ibstack-baseline").split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(known.dropLast(2).map { "\($0)\n" }.joined(), to: ".ibstack-baseline")
    #expect(try folder.lint("App/a.xib", baseline: .check).lines.count == 1)
  }

  @Test func repositoryIsTheProjectWithoutAConfiguration() throws {
    let folder = try TestFolder(Self.files.merging([".git/HEAD": ""]) { $1 })
    #expect(rules(try folder.lint("App/Views")).contains("unknown-outlet"))
  }

  @Test func folderOnTheCommandLineIsTheProjectElsewhere() throws {
    let folder = try TestFolder(Self.files)
    #expect(rules(try folder.lint("App")).contains("unknown-outlet"))
    // Only some of the sources may be there.
    #expect(!rules(try folder.lint("App/Views/Badge.xib")).contains("unknown-outlet"))
  }

  @Test func nothingIsSaidWithoutSourcesAndImages() throws {
    let folder = try TestFolder([
      "App/Views/Badge.xib": Self.badge, ".ibstack.yml": "only: [unknown-outlet, missing-image]",
    ])
    #expect(try folder.lint().output == "")
  }

  @Test(arguments: [
    ".gitmodules", "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    "App.xcworkspace/xcshareddata/swiftpm/Package.resolved", "Mac/Mac.csproj",
  ])
  func classesMayComeFromElsewhere(_ path: String) throws {
    let files = [
      "App/Badge.xib": Self.xib("<view customClass=\"BadgeVeiw\" id=\"a\"/>"), "App/A.swift": "class A: UIView {}",
      ".ibstack.yml": "only: [unknown-custom-class]",
    ]
    #expect(rules(try TestFolder(files).lint()) == ["unknown-custom-class"])
    #expect(rules(try TestFolder(files.merging([path: "{}"]) { $1 }).lint()) == [])
  }

  @Test func unreadableSourcesAreLeftOut() throws {
    let folder = try TestFolder(
      Self.files.merging([".ibstack.yml": Self.only, "App/Code/Broken.swift": "\u{0}\"\"\"{"]) { $1 })
    #expect(rules(try folder.lint("App/Views/Badge.xib")) == ["unknown-outlet", "missing-image"])
  }

  @Test func referencesLeadToOtherStoryboards() throws {
    let reference = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
      <viewControllerPlaceholder storyboardName="Setings" id="a" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """
    let folder = try TestFolder([
      "Main.storyboard": reference, "Settings.storyboard": "<document type=\"x\"/>",
      ".ibstack.yml": "only: [storyboard-reference-without-target]\n",
    ])
    let expected =
      "Main.storyboard:3:44: error: storyboard reference (a): Setings.storyboard is not in the project; did you mean Settings? "
      + "[storyboard-reference-without-target]\n"
    #expect(try folder.lint("Main.storyboard").output == expected)
  }

  /// A project whose target App has `App/Card.xib` and `App/A.swift`, but not `App/B.swift`.
  private static let project = """
    { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
    G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (F, A); };
    F = { isa = PBXFileReference; path = Card.xib; sourceTree = "<group>"; };
    A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    S = { isa = PBXSourcesBuildPhase; files = (S1); }; S1 = { isa = PBXBuildFile; fileRef = A; };
    R = { isa = PBXResourcesBuildPhase; files = (R1); }; R1 = { isa = PBXBuildFile; fileRef = F; };
    T = { isa = PBXNativeTarget; name = App; buildPhases = (S, R); }; }; rootObject = P; }
    """

  @Test func classMustBeInTheTargetOfTheDocument() throws {
    let files = [
      "App/Card.xib": Self.xib("<view customClass=\"Card\" customModuleProvider=\"target\" id=\"a\"/>"),
      "App/A.swift": "class A: UIView {}", "App/B.swift": "class Card: UIView {}", ".git/HEAD": "",
      "App.xcodeproj/project.pbxproj": Self.project,
    ]
    let folder = try TestFolder(files)
    #expect(
      try folder.lint("App", select: ["code"]).output.hasPrefix(
        "App/Card.xib:3:20: warning: view Card is declared in B.swift, which is not a file of the target App "))
    let broken = try TestFolder(files.merging(["App.xcodeproj/project.pbxproj": "{ <<<<<<< HEAD"]) { $1 })
    #expect(rules(try broken.lint("App")).contains("unknown-custom-class") == false)
  }

  @Test func documentThatIsNotLintedConnectsOutlets() throws {
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge">
      <connections><outlet property="title" destination="a" id="b"/></connections></placeholder><label id="a"/>
      """
    let files = [
      "Card.xib": Self.xib("<view customClass=\"Badge\" customModule=\"App\" id=\"a\"/>"), ".git/HEAD": "",
      "Badge.swift":
        "class Badge: UIView { @IBOutlet var title: UILabel!\noverride func layoutSubviews() { title.sizeToFit() } }",
    ]
    #expect(rules(try TestFolder(files).lint("Card.xib")).contains("unconnected-outlet"))
    let connected = try TestFolder(files.merging(["Badge.xib": Self.xib(owner)]) { $1 })
    #expect(rules(try connected.lint("Card.xib")).contains("unconnected-outlet") == false)
  }
}

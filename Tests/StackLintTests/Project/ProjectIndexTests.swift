import Testing

@testable import StackLint

/// What is known of a project's images and colors, and of its targets.
@Suite struct ProjectIndexTests {
  private func index(_ files: [String: String]) -> ProjectIndex { ProjectIndex(ProjectFiles(files)) }

  @Test func imagesOfCatalogsCountWithTheirNamespaces() {
    let assets = index([
      "App/A.xcassets/Contents.json": "{}", "App/A.xcassets/Bar/Contents.json": "{}",
      "App/A.xcassets/Bar/back.imageset/Contents.json": "{}",
      "App/A.xcassets/Map/Contents.json": "{ \"properties\" : { \"provides-namespace\" : true } }",
      "App/A.xcassets/Map/pin.imageset/Contents.json": "{}",
      "App/A.xcassets/Map/Deep/red.colorset/Contents.json": "{}",
    ]).assets
    #expect(assets.images == ["back", "Map/pin"])
    #expect(assets.colors == ["Map/red"])
  }

  @Test(arguments: ["back", "back.png", "Icons.bundle/back.png", "back@2x"])
  func imageFilesAreFoundWithAndWithoutExtension(_ name: String) {
    let assets = index(["App/back@3x~ipad.png": "", "App/other.pdf": "", "App/notes.txt": ""]).assets
    #expect(assets.imageFiles == ["back", "other"])
    #expect(assets.hasImage(name))
    #expect(!assets.hasImage("notes"))
  }

  @Test func foldersCountWhereTheyProvideANamespace() {
    let assets = index([
      "A.xcassets/Plain/back.imageset/Contents.json": "{}", "A.xcassets/Plain/Contents.json": "{}",
      "A.xcassets/Map/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Map/pin.imageset/Contents.json": "{}", "Icons/file.png": "",
    ]).assets
    for name in ["back", "back.png", "Map/pin", "Icons/file", "Other.bundle/file.png"] {
      #expect(assets.hasImage(name))
    }
    for name in ["Plain/back", "pin", "Map/back", "Other/pin"] { #expect(!assets.hasImage(name)) }
  }

  @Test(arguments: [
    ("App/ar.lproj/Main.strings", true), ("App/pa-Arab-PK.lproj/Main.strings", true), ("Hebrew.lproj", true),
    ("App/de.lproj/Main.strings", false), ("App/Base.lproj/Main.storyboard", false), ("ar/Main.strings", false),
  ])
  func languagesAreThoseOfTheFolders(_ path: String, _ isRightToLeft: Bool) {
    #expect(index([path: ""]).languages.hasRightToLeft == isRightToLeft)
  }

  @Test func catalogThatIsListedButNotHereMakesAssetsIncomplete() {
    func assets(_ catalog: String) -> AssetIndex {
      let project = XcodeProjectText.project(files: ["App": [catalog]])
      return index(["App.xcodeproj/project.pbxproj": project, "App/here.xcassets/a.imageset/Contents.json": "{}"])
        .assets
    }
    #expect(assets("Gone.xcassets").isIncomplete)
    #expect(!assets("Here.xcassets").isIncomplete)
  }

  @Test func xcodeProjectsAreReadWithTheirFolder() {
    let text = XcodeProjectText.project(files: ["App": ["A.swift"]])
    let targets = index(["iOS/App.xcodeproj/project.pbxproj": text]).targets
    #expect(targets.targets(ofFile: "iOS/A.swift").map(\.name) == ["App"])
    #expect(index(["App.xcodeproj/project.pbxproj": "{ broken"]).targets.targets(ofModule: "App").isEmpty)
  }

  @Test func textsOfCodeAreNotRead() {
    let translations = ["App/de.lproj/Main.strings", "App/mul.lproj/Main.xcstrings"]
    let others = ["App/de.lproj/Localizable.strings", "App/de.lproj/Login.strings", "de.lproj/Main.strings"]
    let documents = ["App/Base.lproj/Main.storyboard", "App/en.lproj/Login.xib"]
    let files = ProjectFiles(paths: translations + others + documents) { _ in nil }
    #expect(files.summarizedPaths(for: .translations) == translations)
    #expect(files.summarizedPaths(for: .documents) == documents)
  }

  @Test func copyOfAClassInASourceThatNoTargetBuildsDoesNotCount() {
    let files = [
      "App.xcodeproj/project.pbxproj": XcodeProjectText.project(files: ["App": ["Badge.swift", "B.swift"]]),
      "Badge.swift": "class Badge: UIView { @IBOutlet var title: UILabel! }", "B.swift": "",
      "Old.swift": "class Badge: UIView {}", "Left.swift": "class Left: UIView {}",
    ]
    let project = ProjectIndex(ProjectFiles(files))
    #expect(project.sources.paths(declaring: "Badge") == ["Badge.swift"])
    #expect(project.sources.paths(declaring: "Left") == ["Left.swift"])
  }
}

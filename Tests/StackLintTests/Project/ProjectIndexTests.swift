import Testing

@testable import StackLint

/// What is known of a project's images, colours and storyboards, and of code from elsewhere.
@Suite struct ProjectIndexTests {
  private func index(_ files: [String: String]) -> ProjectIndex { ProjectIndex(ProjectFiles(files)) }

  @Test func imagesOfCataloguesCountWithTheirNamespaces() {
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
    #expect(assets.images == ["back", "other"])
    #expect(assets.hasImage(name))
    #expect(!assets.hasImage("notes"))
  }

  @Test(arguments: [
    ("App/ar.lproj/Main.strings", true), ("App/pa-Arab-PK.lproj/Main.strings", true), ("Hebrew.lproj", true),
    ("App/de.lproj/Main.strings", false), ("App/Base.lproj/Main.storyboard", false), ("ar/Main.strings", false),
  ])
  func languagesAreThoseOfTheFolders(_ path: String, _ isRightToLeft: Bool) {
    #expect(index([path: ""]).languages.hasRightToLeft == isRightToLeft)
  }

  @Test func storyboardsOfferWhatTheyIdentify() {
    let storyboards = index([
      "Base.lproj/Main.storyboard": "<document initialViewController=\"a\"><x storyboardIdentifier=\"Home\"/>",
      "Other/Main~ipad.storyboard": "<x storyboardIdentifier=\"Help", "Empty.storyboard": "",
    ]).storyboards
    #expect(storyboards.summary(of: "Main")?.identifiers == ["Home", "Help"])
    #expect(storyboards.summary(of: "Main")?.hasInitialViewController == true)
    #expect(storyboards.summary(of: "Empty")?.hasInitialViewController == false)
    #expect(storyboards.summary(of: "Mine") == nil)
  }

  @Test func manifestsTellOfOutsideCode() {
    #expect(index(["Podfile": "", "A.swift": ""]).hasOutsideCode)
    #expect(index(["Lib/B.xcframework": "", "A.swift": ""]).hasOutsideCode)
    #expect(index([".gitmodules": "", "A.swift": ""]).hasOutsideCode)
    #expect(index(["Mac/App.csproj": "", "A.swift": ""]).hasOutsideCode)
    #expect(!index(["A.swift": ""]).hasOutsideCode)
  }
}

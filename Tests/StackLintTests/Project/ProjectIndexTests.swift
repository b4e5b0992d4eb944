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

  @Test func xcodeProjectsAreReadWithTheirFolder() {
    let text = """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); }; G = { isa = PBXGroup; children = (A); };
      A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; }; F = { isa = PBXBuildFile; fileRef = A; };
      S = { isa = PBXSourcesBuildPhase; files = (F); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); }; }; rootObject = P; }
      """
    let projects = index(["iOS/App.xcodeproj/project.pbxproj": text]).xcodeProjects
    #expect(projects.first?.targets.first?.files.contains("iOS/A.swift") == true)
    #expect(index(["App.xcodeproj/project.pbxproj": "{ broken"]).xcodeProjects.isEmpty)
  }

  @Test func manifestsTellOfOutsideCode() {
    #expect(index(["Podfile": "", "A.swift": ""]).hasOutsideCode)
    #expect(index(["Lib/B.xcframework": "", "A.swift": ""]).hasOutsideCode)
    #expect(index([".gitmodules": "", "A.swift": ""]).hasOutsideCode)
    #expect(index(["Mac/App.csproj": "", "A.swift": ""]).hasOutsideCode)
    #expect(!index(["A.swift": ""]).hasOutsideCode)
  }
}

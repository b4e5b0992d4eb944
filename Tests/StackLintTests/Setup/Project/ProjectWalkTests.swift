import Foundation
import TestSupport
import Testing

@testable import StackLint
@testable import Support

/// Which files of a project rules can ask about.
@Suite struct ProjectWalkTests {
  private func paths(_ files: [String]) throws -> [String] {
    let folder = try TestFolder(Dictionary(files.map { ($0, "") }) { first, _ in first })
    return try #require(ProjectWalk.paths(below: AbsolutePath(folder.url.path))).sorted()
  }

  @Test func sourcesImagesAndDocumentsAreFound() throws {
    let files = [
      "A.swift", "B/C.m", "B/D.h", "Images/e.png", "F.storyboard", "F.xib", "G.csproj", "Podfile", "H.ttf",
      "I.strings", "J.xcstrings", "K.json", "L.plist",
    ]
    #expect(try paths(files + ["README.md", "h.txt", "i.lock"]) == files.sorted())
  }

  @Test(arguments: [
    ".build/A.swift", "node_modules/a/A.m", "DerivedData/A.swift", "App.app/a.png", "Old.xcarchive/A.swift",
    "Play.playground/A.swift", "Model.xcdatamodeld/A.swift", "App.dSYM/a.h", "de.xcloc/A.xib",
  ])
  func foldersThatAreNotSourcesAreSkipped(path: String) throws {
    #expect(try paths([path, "B.swift"]) == ["B.swift"])
  }

  @Test func libraryCountsByItsName() throws {
    #expect(
      try paths(["Pay.framework/Headers/Pay.h", "Net.xcframework/a/b.h", "libc.a"])
        == ["Net.xcframework", "Pay.framework", "libc.a"])
  }

  @Test func assetCountsByItsContentsFile() throws {
    #expect(
      try paths(["Assets.xcassets/Contents.json", "Assets.xcassets/bell.imageset/bell.png"])
        == ["Assets.xcassets/Contents.json", "Assets.xcassets/bell.imageset/Contents.json"])
  }

  @Test func targetsAndPackagesOfAnXcodeProjectAreFound() throws {
    let files = [
      "App.xcodeproj/project.pbxproj", "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
    ]
    #expect(try paths(files + ["App.xcodeproj/xcuserdata/A.swift"]) == files)
  }

  @Test func compiledNibCountsByItsName() throws {
    #expect(try paths(["Old.nib/keyedobjects.nib", "New.nib"]) == ["New.nib", "Old.nib"])
  }

  @Test func hiddenFilesAreSkippedExceptForSubmodules() throws {
    #expect(try paths([".gitmodules", ".hidden.swift", ".github/A.swift"]) == [".gitmodules"])
  }

  @Test func linksAreFollowedToFilesInsideOnly() throws {
    let outside = try TestFolder(["B.swift": ""])
    let folder = try TestFolder([".git/HEAD": "", "Sources/A.swift": ""])
    let links = [
      ("in.swift", "Sources/A.swift"), ("out.swift", outside.url.path + "/B.swift"), ("Folder", outside.url.path),
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: name).path, withDestinationPath: target)
    }
    let paths = try #require(ProjectWalk.paths(below: AbsolutePath(folder.url.path)))
    #expect(paths.sorted() == ["Sources/A.swift", "in.swift"])
  }

  @Test func singleFileIsNotedAsTheWalkNotesIt() throws {
    let files = [
      "A.swift", "B/C.m", "Images/e.png", "README.md", ".hidden.swift", ".github/A.swift", ".gitmodules",
      "B/.gitmodules",
      "node_modules/a/A.m", "App.app/a.png", "Pay.framework/Headers/Pay.h", "Assets.xcassets/Contents.json",
      "Assets.xcassets/bell.imageset/Contents.json", "App.xcodeproj/xcshareddata/swiftpm/Package.resolved",
      "App.xcodeproj/Other/A.swift", "Podfile", "libc.a",
    ]
    #expect(try Set(paths(files)) == Set(files.compactMap(ProjectWalk.notedPath)))
    #expect(ProjectWalk.notedPath(ofFile: "Pay.framework/Headers/Pay.h") == "Pay.framework")
    #expect(ProjectWalk.notedPath(ofFile: "Assets.xcassets/bell.imageset/bell.png") == nil)
  }

  @Test func contentOfSourcesAndGroupsCountsButNotThatOfImages() {
    for path in ["A.swift", "Main.storyboard", "Assets.xcassets/Icons/Contents.json"] {
      #expect(!ProjectWalk.isKnownByName(path))
    }
    for path in ["a.png", "libc.a", "Assets.xcassets/bell.imageset/Contents.json"] {
      #expect(ProjectWalk.isKnownByName(path))
    }
  }

  @Test func missingFolderHasNoFiles() throws {
    #expect(try #require(ProjectWalk.paths(below: AbsolutePath("/none/such"))) == [])
  }
}

/// Which project a document belongs to.
@Suite struct ProjectFoldersTests {
  private func project(
    _ files: [String], document: String, searched: [String] = [], outermost: String? = nil
  ) throws -> String? {
    let folder = try TestFolder(Dictionary(files.map { ($0, "") }) { first, _ in first })
    let root = AbsolutePath(folder.url.path)
    var folders = ProjectFolders.find(searched.map { root.appending($0).text })
    let found = folders.folder(
      ofDocument: root.appending(document), outermost: outermost.map { root.appending($0).text })
    return found.map { $0 == root ? "." : $0.path(below: root) ?? $0.text }
  }

  @Test func outermostConfigurationComesFirst() throws {
    let files = ["App/.git/HEAD", "App/Views/A.xib"]
    #expect(try project(files, document: "App/Views/A.xib", outermost: "App/Views") == "App/Views")
  }

  @Test func configurationThatDoesNotContainTheDocumentDoesNotCount() throws {
    #expect(try project(["App/.git/HEAD"], document: "App/A.xib", outermost: "Shared") == "App")
  }

  @Test func repositoryComesBeforeTheSearchedFolder() throws {
    let files = ["App/.git/HEAD", "App/Views/A.xib"]
    #expect(try project(files, document: "App/Views/A.xib", searched: ["App/Views"]) == "App")
  }

  @Test func searchedFolderIsTheLastResort() throws {
    #expect(try project(["App/Views/A.xib"], document: "App/Views/A.xib", searched: ["Other", "App"]) == "App")
  }

  @Test func onlySearchedFoldersAroundADocumentCount() {
    var folders = ProjectFolders(searched: [AbsolutePath("/none/App"), AbsolutePath("/none")])
    #expect(folders.folder(ofDocument: AbsolutePath("/none/App/A.xib"), outermost: nil)?.text == "/none/App")
    #expect(folders.folder(ofDocument: AbsolutePath("/none/B.xib"), outermost: nil)?.text == "/none")
    #expect(folders.folder(ofDocument: AbsolutePath("/other/B.xib"), outermost: nil) == nil)
  }

  @Test func documentOnItsOwnHasNoProject() throws {
    #expect(try project(["App/A.xib"], document: "App/A.xib") == nil)
    #expect(try project(["App/A.xib"], document: "App/A.xib", searched: ["App/A.xib", "-"]) == nil)
  }

  @Test func folderWithMoreFilesThanAProjectIsNone() throws {
    let files = try TestFolder(["a.xib": "", "B/c.swift": "", "B/d.txt": ""])
    #expect(ProjectWalk.paths(below: AbsolutePath(files.url.path), limit: 4) != nil)
    #expect(ProjectWalk.paths(below: AbsolutePath(files.url.path), limit: 3) == nil)
  }

  @Test func projectThatIsNotReadIsSaid() throws {
    let folder = try TestFolder([".git/HEAD": "", "a.xib": ""])
    let documents = try ConfiguredDocuments.read(
      [InputFile(path: folder.url.path + "/a.xib")], settings: LintSettings())
    let projects = DocumentProjects.find(of: documents, paths: [folder.url.path])
    #expect(projects.noticesOfUnreadProjects(projects.files()) == [])
    let notices = projects.noticesOfUnreadProjects([:])
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("rules that read the project were off: \(folder.url.path) has more than ") == true)
  }
}

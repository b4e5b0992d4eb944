import Testing

@testable import StackLint

/// Which files of a project are read.
@Suite struct ProjectFilesTests {
  private let files = ProjectFiles([
    "A.swift": "", "A.xib": "", "App.xcodeproj/project.pbxproj": "{}", "a.png": "", "Podfile": "",
    "project.pbxproj": "",
  ])

  @Test(arguments: [
    (ProjectNeeds.sources, ["App.xcodeproj/project.pbxproj", "A.swift"]), (ProjectNeeds.documents, ["A.xib"]),
    (ProjectNeeds.assets, ["App.xcodeproj/project.pbxproj"]), (ProjectNeeds([]), []),
    (ProjectNeeds([.sources, .documents]), ["App.xcodeproj/project.pbxproj", "A.swift", "A.xib"]),
  ])
  func filesAreReadAsTheyAreNeeded(_ needs: ProjectNeeds, _ paths: [String]) {
    #expect(files.summarizedPaths(for: needs) == paths)
  }

  @Test func fileOfAnotherKindHasNoSummary() {
    #expect(files.summary(ofPath: "Podfile")?.path == nil)
    #expect(files.summary(ofPath: "None.swift")?.path == nil)
    #expect(files.summary(ofPath: "A.swift")?.path == "A.swift")
  }
}

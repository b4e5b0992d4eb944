import Testing

@testable import Project
@testable import StackLint

/// Which documents and sources are in no target.
@Suite struct TargetMembershipTests {
  private func membership(_ listed: [String], paths: [String], folder: String = "") throws -> TargetMembership {
    let text = XcodeProjectText.project(files: ["App": listed])
    let project = try XcodeProject(Array(text.utf8), folder: folder)
    let place = (folder.isEmpty ? "" : folder + "/") + "App.xcodeproj/project.pbxproj"
    return TargetMembership(.documents, [project], paths: paths + [place])
  }

  @Test func documentThatNoTargetListsIsInNone() throws {
    let membership = try membership(["A.xib", "B.xib"], paths: ["A.xib", "B.xib", "Old/C.xib"])
    #expect(membership.isInNoTarget("Old/C.xib"))
    #expect(!membership.isInNoTarget("A.xib"))
  }

  @Test(arguments: ["a.xib", "Views/C.xib", "Views/Inner/C.xib"])
  func caseDoesNotCountAndFoldersHoldDocuments(path: String) throws {
    #expect(try !membership(["A.xib", "Views"], paths: ["A.xib"]).isInNoTarget(path))
  }

  @Test(arguments: ["Package.swift", "Kit/Kit.podspec", "project.yml", "Kit/BUILD.bazel"])
  func documentBelowAnotherManifestMayBeBuilt(manifest: String) throws {
    #expect(try !membership(["A.xib"], paths: ["A.xib", "Kit/C.xib", manifest]).isInNoTarget("Kit/C.xib"))
    #expect(try membership(["A.xib"], paths: ["A.xib", "Kit/C.xib"]).isInNoTarget("Kit/C.xib"))
  }

  @Test func documentBesideTheFolderOfTheProjectIsNotJudged() throws {
    let membership = try membership(
      ["A.xib", "B.xib"], paths: ["App/A.xib", "App/B.xib", "App/C.xib", "Other/C.xib"], folder: "App")
    #expect(!membership.isInNoTarget("Other/C.xib"))
    #expect(membership.isInNoTarget("App/C.xib"))
  }

  @Test func targetsThatBuildLittleAreNotAll() throws {
    #expect(try !membership(["A.xib"], paths: ["A.xib", "B.xib", "C.xib"]).isInNoTarget("C.xib"))
    #expect(try !membership([], paths: ["C.xib"]).isInNoTarget("C.xib"))
  }

  @Test func targetsThatBuildTheSourcesAreAll() throws {
    let project = try XcodeProject(Array(XcodeProjectText.project(files: ["App": ["A.xib", "A.swift"]]).utf8))
    let paths = ["A.xib", "B.xib", "C.xib", "App.xcodeproj/project.pbxproj"]
    #expect(TargetIndex([project], paths: paths + ["A.swift"]).documents.isInNoTarget("C.xib"))
    let others = ["A.swift", "B.swift", "C.swift"]
    #expect(!TargetIndex([project], paths: paths + others).documents.isInNoTarget("C.xib"))
  }

  @Test func unreadableProjectMayListAnything() throws {
    let project = try XcodeProject(Array(XcodeProjectText.project(files: ["App": ["A.xib"]]).utf8))
    let paths = ["A.xib", "C.xib", "App.xcodeproj/project.pbxproj"]
    #expect(TargetMembership(.documents, [project], paths: paths).isInNoTarget("C.xib"))
    #expect(
      !TargetMembership(.documents, [project], paths: paths + ["B.xcodeproj/project.pbxproj"]).isInNoTarget("C.xib"))
  }

  @Test func sourceThatNoTargetListsIsInNoneAndHeadersAreNotJudged() throws {
    let project = try XcodeProject(Array(XcodeProjectText.project(files: ["App": ["A.swift", "B.m"]]).utf8))
    let paths = ["A.swift", "B.m", "B.h", "Old/C.swift", "C.h", "App.xcodeproj/project.pbxproj"]
    let membership = TargetMembership(.sources, [project], paths: paths)
    #expect(membership.isInNoTarget("Old/C.swift"))
    for path in ["A.swift", "B.m", "B.h", "C.h", "C.xib"] { #expect(!membership.isInNoTarget(path)) }
  }
}

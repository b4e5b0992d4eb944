import Foundation
import TestSupport
import Testing

@testable import Support

/// What files of a folder may reach: the repository around it, or the folder itself.
@Suite struct ProjectBoundaryTests {
  private let folder: TestFolder
  private var root: String { folder.url.path }

  init() throws {
    folder = try TestFolder(["Repo/.git/HEAD": "", "Repo/App/a": "", "Repo/b": "", "Alone/App/c": "", "d": ""])
  }

  private func isReached(_ path: String, from start: String) -> Bool {
    ProjectBoundary.find(around: "\(root)/\(start)").refusal(of: "\(root)/\(path)", advice: "") == nil
  }

  @Test(arguments: ["Repo/App/a", "Repo/b", "Repo/new", "Repo/App/../b", "Repo"]) func repositoryIsInside(path: String)
  {
    #expect(isReached(path, from: "Repo/App"))
  }

  @Test(arguments: ["d", "Repo/../d", "Alone/App/c", "Repository"]) func restIsOutside(path: String) {
    #expect(!isReached(path, from: "Repo/App"))
  }

  @Test func withoutARepositoryTheFolderItselfIsTheLimit() {
    #expect(isReached("Alone/App/c", from: "Alone/App"))
    #expect(isReached("Alone/App/c", from: "Alone"))
    #expect(!isReached("Alone/x", from: "Alone/App"))
  }

  @Test func linksAreFollowedBeforeTheCheck() throws {
    for (name, target) in [("in", "b"), ("out", "../d"), ("broken", "none")] {
      try FileManager.default.createSymbolicLink(atPath: "\(root)/Repo/\(name)", withDestinationPath: target)
    }
    #expect(isReached("Repo/in", from: "Repo"))
    #expect(!isReached("Repo/out", from: "Repo"))
    #expect(isReached("Repo/broken", from: "Repo"))
  }

  @Test func refusalHasTargetFolderAndAdvice() throws {
    let refusal = ProjectBoundary.find(around: "\(root)/Repo/App").refusal(of: "\(root)/d", advice: "name it")
    let resolved = try #require(AbsolutePath.resolve(root)).text
    #expect(refusal == "leads to \(resolved)/d, outside of \(resolved)/Repo; name it")
  }

  @Test func onlyLinksAreAskedAboutAsLinks() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(root)/Repo/out", withDestinationPath: "../d")
    let boundary = ProjectBoundary.find(around: "\(root)/Repo")
    #expect(boundary.refusal(ofLink: "\(root)/d", advice: "") == nil)
    #expect(boundary.refusal(ofLink: "\(root)/Repo/out", advice: "") != nil)
  }
}

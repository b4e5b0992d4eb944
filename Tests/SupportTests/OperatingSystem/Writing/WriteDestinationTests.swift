import Foundation
import TestSupport
import Testing

@testable import Support

/// Links of a project lead no write out of it.
@Suite struct WriteDestinationTests {
  private let outside: TestFolder
  /// A repository.
  private let project: TestFolder

  init() throws {
    outside = try TestFolder(["file": "keep", "inner/file": "keep"])
    project = try TestFolder([".git/HEAD": "", "App/a.xib": "", "Shared/b.xib": ""])
  }

  private var origins: [WriteDestination.Origin] { [.option, .project] }

  private func link(_ path: String, in folder: TestFolder, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: path).path, withDestinationPath: target)
  }

  private func failure(_ path: String, in folder: TestFolder, _ origin: WriteDestination.Origin) -> String? {
    do throws(InputFile.Failure) {
      _ = try WriteDestination.resolve("\(folder.url.path)/\(path)", chosenBy: origin)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func linksOfAProjectThatLeadOutAreRefusedWhoeverChoseThePath() throws {
    try link("App/file", in: project, to: outside.url.path + "/file")
    try link("App/folder", in: project, to: outside.url.path)
    try link("App/new", in: project, to: outside.url.path + "/new")
    try link("App/chain", in: project, to: "folder")
    for path in ["App/file", "App/folder/file", "App/folder/inner/new", "App/new", "App/chain/file"] {
      for origin in origins {
        let message = try #require(failure(path, in: project, origin), "\(path)")
        #expect(message.contains(": error: cannot be written: the link "), "\(message)")
        #expect(message.contains(", outside of ") && message.hasSuffix("; replace the link"), "\(message)")
      }
    }
  }

  @Test func linksInsideOfAProjectAreFollowed() throws {
    try link("App/shared", in: project, to: "../Shared")
    try link("App/c.xib", in: project, to: "shared/b.xib")
    for path in ["App/shared/new", "App/c.xib", "App/a.xib", "App/new/folder/file"] {
      for origin in origins { #expect(failure(path, in: project, origin) == nil, "\(path)") }
    }
    let destination = try WriteDestination.resolve("\(project.url.path)/App/c.xib", chosenBy: .project)
    #expect(destination.target.text.hasSuffix("/Shared/b.xib"))
  }

  @Test func pathsOutsideOfProjectsMayHaveLinksIfAnOptionNamesThem() throws {
    let elsewhere = try TestFolder()
    try link("link", in: elsewhere, to: outside.url.path)
    #expect(failure("link/report.html", in: elsewhere, .option) == nil)
    #expect(failure("link/report.html", in: elsewhere, .project) != nil)
    #expect(failure("report.html", in: elsewhere, .project) == nil)
  }

  @Test func linkOnTheWayToAProjectIsNoneOfIts() throws {
    let elsewhere = try TestFolder()
    try link("link", in: elsewhere, to: project.url.path)
    #expect(failure("link/App/a.xib", in: elsewhere, .option) == nil)
  }

  @Test func nothingIsWrittenOrRemovedBehindALink() throws {
    try link("App/folder", in: project, to: outside.url.path)
    let path = "\(project.url.path)/App/folder"
    let file = FileReplacement(path: path + "/file", content: Array("new".utf8))
    #expect(file.failureOfWriting() != nil)
    guard case .failed = file.replace(ifStill: Array("keep".utf8)) else {
      Issue.record("written")
      return
    }
    #expect(FileReplacement(path: path + "/x/y", content: []).failureOfWriting(createsFolders: true) != nil)
    #expect(FolderCreation.create(path + "/new", chosenBy: .option) != nil)
    #expect(FileRemoval.remove(path + "/file") != nil)
    #expect(try outside.names == ["file", "inner"])
    #expect(try outside.text("file") == "keep")
  }

  @Test func fileIsRemovedAndSoIsALinkInItsPlace() throws {
    try link("App/link", in: project, to: outside.url.path + "/file")
    #expect(FileRemoval.remove("\(project.url.path)/App/link") == nil)
    #expect(FileRemoval.remove("\(project.url.path)/App/a.xib") == nil)
    #expect(FileRemoval.remove("\(project.url.path)/App/none") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.url.path + "/App") == [])
    #expect(try outside.text("file") == "keep")
  }
}

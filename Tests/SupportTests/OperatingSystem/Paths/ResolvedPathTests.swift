import Foundation
import TestSupport
import Testing

@testable import Support

/// Paths followed link by link.
@Suite struct ResolvedPathTests {
  private let folder: TestFolder
  /// Without links on the way.
  private let root: AbsolutePath

  init() throws {
    folder = try TestFolder(["a/b/file": "", "other/file": ""])
    root = try #require(AbsolutePath.resolve(folder.url.path))
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: path).path, withDestinationPath: target)
  }

  private func resolved(_ path: String) -> (links: [String], target: String)? {
    ResolvedPath.resolve("\(root.text)/\(path)").map { resolved in
      (
        resolved.links.map { $0.path(below: root) ?? $0.text },
        resolved.target.path(below: root) ?? resolved.target.text
      )
    }
  }

  @Test func linksOnTheWayAreNoted() throws {
    try link("a/next", to: "../other")
    try link("first", to: "a/next/file")
    try link("absolute", to: root.text + "/a")
    let first = try #require(resolved("first"))
    #expect(first.links == ["first", "a/next"])
    #expect(first.target == "other/file")
    let absolute = try #require(resolved("absolute/../first"))
    #expect(absolute.links == ["absolute", "first", "a/next"])
    #expect(absolute.target == "other/file")
  }

  @Test func pathWithoutLinksLeadsToItself() throws {
    let plain = try #require(resolved("a//./b/../b/file"))
    #expect(plain.links == [])
    #expect(plain.target == "a/b/file")
  }

  @Test func lastNamesNeedNotExist() throws {
    try link("dangling", to: "nowhere/x")
    #expect(resolved("a/new/name")?.target == "a/new/name")
    #expect(resolved("dangling")?.target == "nowhere/x")
    #expect(resolved("dangling")?.links == ["dangling"])
  }

  @Test func endlessLinksLeadNowhere() throws {
    try link("one", to: "two")
    try link("two", to: "one")
    #expect(resolved("one") == nil)
    #expect(errno == ELOOP)
  }

  /// As the system resolves it.
  @Test func targetIsThatOfTheSystem() throws {
    try link("a/up", to: "..")
    try link("b", to: "a/up/a/b")
    for path in ["a/up/other/file", "b/file", "b/../b/file", "a/up/b/../../other/file"] {
      let expected = try #require(AbsolutePath.resolve("\(root.text)/\(path)"))
      #expect(ResolvedPath.resolve("\(root.text)/\(path)")?.target == expected, "\(path)")
    }
  }
}

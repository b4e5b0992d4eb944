import Foundation
import TestSupport
import Testing

@testable import Operations
@testable import StackModel

/// Frames that constraints give, written into documents.
@Suite struct FrameUpdatingTests {
  private let folder: TestFolder
  private let updated = Fixture.storyboard.replacing("y=\"90\"", with: "y=\"80\"")

  init() throws { folder = try TestFolder(["Main.storyboard": Fixture.storyboard, "clean.xml": Fixture.clean]) }

  private func update(
    _ name: String = "Main.storyboard", writes: Bool = true
  ) throws -> (part: DocumentRun.Output, frames: Int) {
    FrameUpdating(
      try folder.bytes(name), path: folder.url.appending(path: name).path, options: LayoutOptions()
    ).part(writes: writes)
  }

  @Test func onlyTheNumberThatChangesIsWritten() throws {
    let (part, frames) = try update()
    #expect(frames == 1)
    #expect(part.text.isEmpty && part.complaintText.isEmpty && !part.isFailure)
    #expect(try folder.text("Main.storyboard") == updated)
  }

  @Test func secondRunChangesNothing() throws {
    _ = try update()
    let (part, frames) = try update(writes: false)
    #expect(frames == 0)
    #expect(part.text.isEmpty)
  }

  @Test func permissionsStay() throws {
    let path = folder.url.appending(path: "Main.storyboard").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = try update()
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(try folder.names == ["Main.storyboard", "clean.xml"])
  }

  @Test func linksStayLinks() throws {
    let link = folder.url.appending(path: "link.storyboard").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Main.storyboard")
    _ = try update("link.storyboard")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Main.storyboard")
    #expect(try folder.text("Main.storyboard") == updated)
  }

  @Test func unreadableDocumentsAreErrors() throws {
    try folder.write(Fixture.unreadable, to: "bad.xml")
    let part = try update("bad.xml").part
    #expect(part.complaintText.contains("bad.xml:2:1: error: end of file found where <stackView> is still open"))
    #expect(part.statistics.errors == 1)
  }
}

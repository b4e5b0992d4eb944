import Foundation
import TestSupport
import Testing

/// `ibstack update-frames`: frames that constraints give, written into documents.
@Suite struct UpdateFramesTests {
  private let folder: TestFolder
  private let updated = Fixture.storyboard.replacing("y=\"90\"", with: "y=\"80\"")

  init() throws { folder = try TestFolder(["Main.storyboard": Fixture.storyboard, "clean.xml": Fixture.clean]) }

  private func content(_ path: String = "Main.storyboard") throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
  }

  @Test func onlyTheNumberThatChangesIsWritten() throws {
    let run = try folder.run("update-frames", "Main.storyboard")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.complaints == "1 document, 1 frame updated in 1 of them, 0 errors\n")
    #expect(try content() == updated)
  }

  @Test func updatedDocumentsHaveNoMisplacedView() throws {
    _ = try folder.run("update-frames", "Main.storyboard")
    #expect(try !folder.run("validate", "Main.storyboard").output.contains("misplaced-view"))
  }

  @Test func secondRunChangesNothing() throws {
    _ = try folder.run("update-frames", ".")
    let run = try folder.run("update-frames", ".", "--check")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.complaints == "1 document, 0 frames to be updated, 0 errors\n")
  }

  @Test func whatWouldChangeIsPrintedAndNotWritten() throws {
    let run = try folder.run("update-frames", "Main.storyboard", "--check")
    #expect(run.status == 1)
    #expect(run.output == "Main.storyboard:18:15: <view>: (10, 90, 50, 40) → (10, 80, 50, 40)\n")
    #expect(run.complaints == "1 document, 1 frame to be updated in 1 of them, 0 errors\n")
    #expect(try content() == Fixture.storyboard)
  }

  @Test func otherEncodingsAreLeft() throws {
    let bytes = "\u{FEFF}\(Fixture.storyboard)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try folder.write(bytes, to: "wide.storyboard")
    let run = try folder.run("update-frames", "wide.storyboard")
    #expect(run.status == 1)
    #expect(
      run.complaints == """
        wide.storyboard:1:1: error: document is not in UTF-8, which frames are only updated in; save it as UTF-8 \
        [unsupported-document]
        1 document, 0 frames updated, 1 error

        """)
    #expect(try Array(Data(contentsOf: folder.url.appending(path: "wide.storyboard"))) == bytes)
  }

  @Test func unreadableDocumentsAreErrors() throws {
    try folder.write(Fixture.unreadable, to: "bad.xml")
    let run = try folder.run("update-frames", "bad.xml", "Main.storyboard")
    #expect(run.status == 1)
    #expect(run.complaints.hasPrefix("bad.xml:2:1: error: end of file found where <stackView> is still open"))
    #expect(try content() == updated)
  }

  @Test func missingFilesAreFailures() throws {
    let run = try folder.run("update-frames", "gone.xib", "clean.xml")
    #expect(run.status == 2)
    #expect(run.complaints.hasSuffix("2 documents, 0 frames updated, 0 errors, 1 not updated\n"))
  }

  @Test func standardInputIsOnlyLookedAt() throws {
    #expect(try folder.run("update-frames", "-", "--check", input: Fixture.storyboard).status == 1)
    let run = try folder.run("update-frames", "-", input: Fixture.storyboard)
    #expect(run.status == 2)
    #expect(
      run.complaints.hasPrefix(
        "-: error: cannot be written: standard input cannot be updated; name a file, or add --check\n"))
  }
}

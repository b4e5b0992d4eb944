import Foundation
import TestSupport
import Testing

/// `ibstack format`: documents in Xcode's form.
@Suite struct FormatTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder(["App/Edited.xib": Fixture.edited, "App/Saved.xib": Fixture.saved]) }

  private func content(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
  }

  @Test func editedDocumentsAreWritten() throws {
    let run = try folder.run("format", "App")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.complaints == "2 documents, 1 reformatted, 0 errors\n")
    #expect(try content("App/Edited.xib") == Fixture.saved)
    #expect(try folder.run("format", "--check", "App").status == 0)
  }

  @Test func checkListsThemAndWritesNothing() throws {
    let run = try folder.run("format", "--check", "App")
    #expect(run.status == 1)
    #expect(run.output == "App/Edited.xib\n")
    #expect(run.complaints == "2 documents, 1 to be reformatted, 0 errors\n")
    #expect(try content("App/Edited.xib") == Fixture.edited)
  }

  @Test func diffShowsLinesAndWritesNothing() throws {
    let run = try folder.run("format", "--diff", "--quiet", "App")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("--- a/App/Edited.xib\n+++ b/App/Edited.xib\n@@"))
    #expect(run.output.contains("\n-        <view id=\"box-00-001\" contentMode=\"scaleToFill\"/>\n"))
    #expect(run.complaints.isEmpty)
    #expect(try content("App/Edited.xib") == Fixture.edited)
  }

  @Test func standardInputIsPrinted() throws {
    for run in [
      try folder.run("format", "-", input: Fixture.edited),
      try folder.run("format", "--stdin-filename", "App/Edited.xib", input: Fixture.edited),
      try folder.run("format", "-", "--stdin-filename", "Gone.xib", input: Fixture.edited),
    ] {
      #expect(run.status == 0)
      #expect(run.output == Fixture.saved)
      #expect(run.complaints.isEmpty)
    }
    #expect(try content("App/Edited.xib") == Fixture.edited)
  }

  @Test func documentsThatCannotBeReadAreReportedWithTheirPlace() throws {
    let folder = try TestFolder(["a.xib": "<document>\n<objects>\n</document>\n"])
    let run = try folder.run("format", "a.xib", "gone.xib")
    #expect(run.status == 2)
    #expect(run.complaints.contains("a.xib:3:"))
    #expect(run.complaints.contains("gone.xib: error: cannot be read"))
  }

  /// Nobody knows whether they have Xcode's form: a check that passes would say so.
  @Test func documentsThatTheirEncodingCannotWriteFailTheCheck() throws {
    let latin = Fixture.saved.replacing("UTF-8", with: "ISO-8859-1").replacing("id=", with: "text=\"&#x2022;\" id=")
    let folder = try TestFolder(["a.xib": latin])
    let check = try folder.run("format", "--check", "a.xib")
    #expect(check.status == 2)
    #expect(check.complaints.hasPrefix("a.xib: left as it is: it cannot be written in its encoding; "))
    #expect(try folder.run("format", "a.xib").status == 0)
  }

  @Test func pathsAreNeeded() throws {
    #expect(try folder.run("format").status == 64)
    #expect(try folder.run("format", "App", "--stdin-filename", "a.xib").status == 64)
  }
}

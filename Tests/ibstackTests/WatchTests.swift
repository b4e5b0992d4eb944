import Foundation
import TestSupport
import Testing

/// `lint --watch`, ended by the signal that Ctrl-C sends.
@Suite struct WatchTests {
  /// Puts a file in its place in one step: nobody sees half of it.
  private func put(_ content: String, at path: String, in folder: TestFolder) throws {
    let other = try TestFolder(["new": content])
    #expect(rename(other.url.appending(path: "new").path, folder.url.appending(path: path).path) == 0)
  }

  @Test func documentIsLintedAgainWhenItChanges() throws {
    let folder = try TestFolder(["a.xib": Fixture.clean, "b.xib": Fixture.clean, "c.xib": Fixture.broken])
    let run = try WatchRun(".", in: folder)
    #expect(run.sees("watching"))
    try put(Fixture.broken, at: "a.xib", in: folder)
    #expect(run.sees("a.xib changed"))
    #expect(run.sees("a.xib:2:"))
    #expect(run.sees("watching"))
    #expect(run.interrupt() == 130)
    #expect(run.lines.count { $0.contains("c.xib:2:") } == 2)
    #expect(!run.lines.contains { $0.contains("\u{1B}") })
    #expect(run.lines.contains("3 documents, 1 error, 0 warnings"))
    #expect(run.lines.contains("3 documents, 2 errors, 0 warnings"))
  }

  @Test func configurationAndNewDocumentsAreSeen() throws {
    let folder = try TestFolder(["a.xib": Fixture.broken])
    let run = try WatchRun(".", in: folder)
    #expect(run.sees("1 error"))
    try put("rules: {malformed-value: off}\n", at: ".ibstack.yml", in: folder)
    #expect(run.sees("1 document, 0 errors"))
    try put(Fixture.clean, at: "b.xib", in: folder)
    #expect(run.sees("2 documents, 0 errors"))
    try put("rules: 7\n", at: ".ibstack.yml", in: folder)
    #expect(run.sees(".ibstack.yml:1:"))
    try FileManager.default.removeItem(at: folder.url.appending(path: ".ibstack.yml"))
    #expect(run.sees("2 documents, 1 error"))
    #expect(run.interrupt() == 130, "\(run.lines)")
  }

  @Test func sourceOfTheProjectIsSeen() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view customClass="Badge" id="a"><connections><outlet property="title" destination="b" id="c"/></connections></view>
      <label id="b"/></objects></document>
      """
    let source = "class Badge: UIView { @IBOutlet var title: UILabel! }"
    let folder = try TestFolder([
      "A.xib": document, "Code/Badge.swift": source, ".ibstack.yml": "only: [unknown-outlet]\n",
    ])
    let run = try WatchRun("A.xib", in: folder)
    #expect(run.sees("1 document, 0 errors"))
    try put(source.replacing("title", with: "heading"), at: "Code/Badge.swift", in: folder)
    #expect(run.sees("unknown-outlet"))
    #expect(run.interrupt() == 130, "\(run.lines)")
  }

  @Test(arguments: ["--fix", "--baseline write", "-"]) func whatHappensOnceIsRefused(option: String) throws {
    let run = try TestFolder(["a.xib": Fixture.clean]).shell("\"$IBSTACK\" lint --watch \(option) < a.xib")
    #expect(run.status == 64)
    #expect(run.complaints.contains("--watch"))
  }
}

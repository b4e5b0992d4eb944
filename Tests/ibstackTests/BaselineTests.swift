import Foundation
import Testing

/// Files of known findings.
@Suite struct BaselineTests {
  @Test func leavesKnownFindingsOut() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken])
    #expect(try folder.run("lint", "a.xml").status == 1)
    #expect(try folder.run("lint", "a.xml", "--baseline", "write").status == 0)
    #expect(try folder.run("lint", "a.xml", "--baseline", "check").status == 0)
  }

  @Test func linesMayEndAsOnWindows() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken, "b.xml": Fixture.broken])
    _ = try folder.run("lint", "a.xml", "b.xml", "--baseline", "write")
    let file = folder.url.appending(path: ".ibstack-baseline")
    let text = try String(contentsOf: file, encoding: .utf8).replacing("\n", with: "\r\n")
    try folder.write(text, to: ".ibstack-baseline")
    #expect(try folder.run("lint", "a.xml", "b.xml", "--baseline", "check").status == 0)
  }

  @Test func aLineBreakInANameAddsNoEntry() throws {
    let name = "a\n0123456789abcdef rule b.xml"
    let folder = try TestFolder([name: Fixture.broken])
    _ = try folder.run("lint", name, "--baseline", "write")
    let text = try String(contentsOf: folder.url.appending(path: ".ibstack-baseline"), encoding: .utf8)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.hasSuffix(" a\\n0123456789abcdef rule b.xml\n"))
    #expect(try folder.run("lint", name, "--baseline", "check").status == 0)
  }

  /// A document `a`, object `b.xml\nc` must not be taken for a document `a\nb.xml`, object `c`.
  @Test func aNameCannotPassForAnotherDocumentsObject() throws {
    let known = "<view id=\"b.xml&#10;c\" hidden=\"maybe\"/>\n"
    let folder = try TestFolder(["a": known, "a\nb.xml": "<view id=\"c\" hidden=\"maybe\"/>\n"])
    _ = try folder.run("lint", "a", "--baseline", "write")
    #expect(try folder.run("lint", "a", "--baseline", "check").status == 0)
    #expect(try folder.run("lint", "a\nb.xml", "--baseline", "check").status == 1)
  }
}

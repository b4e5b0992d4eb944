import Foundation
import TestSupport
import Testing

/// The form of a report, and where it goes.
@Suite struct ReportFormatTests {
  /// An error with a note and an edit, a warning, and a name that has to be escaped everywhere.
  private static let document = """
    <view width="30" height="30">
      <constraint firstAttribute="width" constant="40"/>
      <view id="a&amp;b" userLabel="Grüße, &quot;100 %&quot;: &lt;|&gt;"/>
    </view>

    """

  @Test func conciseIsTheDefaultWhereNoTerminalIs() throws {
    let folder = try TestFolder(["a.xml": Self.document])
    #expect(try folder.run("lint", "a.xml").output == folder.run("lint", "a.xml", "--format", "concise").output)
  }

  @Test func htmlHasNothingOfDocumentsOutsideOfItsData() throws {
    let folder = try TestFolder(["a<b>&\"c.xml": Self.document])
    let text = try folder.run("lint", "a<b>&\"c.xml", "--format", "html").output
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
    #expect(text.contains("<title>a&lt;b&gt;&amp;&quot;c.xml</title>"))
    #expect(!text.contains("<b>") && !text.contains("Grüße"))
  }

  @Test func severalFormsInOneRunGoToTheirFiles() throws {
    let folder = try TestFolder(["a.xml": Self.document])
    let run = try folder.run(
      "lint", "a.xml", "--format", "concise", "--format", "sarif=out.sarif", "--format", "json=out.json")
    #expect(run.lines.count >= 2)
    for name in ["out.sarif", "out.json"] {
      _ = try JSONValue(parsing: String(contentsOf: folder.url.appending(path: name), encoding: .utf8))
    }
    let both = try folder.run("lint", "a.xml", "--format", "json", "--format", "sarif")
    #expect(both.status == 64)
    #expect(
      both.complaints.hasPrefix("Error: json and sarif cannot share one destination; name a file, such as sarif=FILE\n")
    )
  }

  @Test func reportThatCannotBeWrittenIsSaidAloud() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean])
    let run = try folder.run("lint", "a.xml", "--output", "missing/report.txt")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("missing/report.txt: error: cannot be written: No such file or directory\n"))
  }
}

import Foundation
import TestSupport
import Testing

/// `lint --format html`: the page of `report`, with what the run reports.
@Suite struct PageOutputTests {
  private static let files = [
    "App/a.xib": Fixture.fixable, "App/b.xib": Fixture.broken, "App/c.xib": Fixture.unreadable,
    "App/d.storyboard": Fixture.storyboard, "App/e.xib": Fixture.clean,
  ]

  private let folder: TestFolder

  init() throws { folder = try TestFolder(Self.files) }

  private static let report = "\"$IBSTACK\" report App -q --exit-zero --output out"

  @Test func pageIsThatOfReport() throws {
    let run = try folder.shell(
      "\(Self.report); \"$IBSTACK\" lint App -q --exit-zero --format html > page; cmp page out/index.html")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(arguments: ["--baseline-file known", "--ignore malformed-value", "--devices all"])
  func optionsOfLintChangeThePage(options: String) throws {
    let run = try folder.shell(
      """
      "$IBSTACK" lint App -q --baseline write --baseline-file known > /dev/null
      \(Self.report); "$IBSTACK" lint App -q --exit-zero \(options) --format html=page; cmp page out/index.html
      """)
    #expect(run.status == 1)
  }

  @Test func devicesAreThoseOfReport() throws {
    let devices = "--devices retina4_0,retina6_12"
    let run = try folder.shell(
      "\(Self.report) \(devices); \"$IBSTACK\" lint App -q --exit-zero \(devices) --format html=page; cmp page out/index.html"
    )
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func fixedDocumentsAreShownAsTheyAreNow() throws {
    let run = try folder.shell(
      """
      "$IBSTACK" lint App -q --exit-zero --fix --format html=page
      \(Self.report); cmp page out/index.html
      """)
    #expect(run.status == 0, "\(run.output)")
    #expect(try folder.text("App/a.xib") == Fixture.fixed)
  }

  @Test func otherReportsAndTheExitStatusStayAsTheyAre() throws {
    let run = try folder.run("lint", "App", "--format", "html=page", "--format", "json")
    let plain = try folder.run("lint", "App", "--format", "json")
    #expect(run.output == plain.output && run.complaints == plain.complaints && run.status == plain.status)
    #expect(try folder.text("page").hasSuffix("</html>\n"))
  }

  @Test func unchangedDocumentsAreNotShown() throws {
    let run = try folder.shell(
      """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      git add -A && git commit -qm 1
      lint() { "$IBSTACK" lint App -q --exit-zero --changed-since main --format html; }
      lint > none; cp App/e.xib App/f.xib; lint > one; wc -c < none; wc -c < one; "$IBSTACK" lint App -q --exit-zero --format html | wc -c
      """)
    let sizes = run.lines.compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    #expect(sizes.count == 3 && sizes[0] < sizes[1] && sizes[1] < sizes[2], "\(run.output)\(run.complaints)")
  }
}

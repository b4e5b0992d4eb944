import Testing

@testable import Operations

@Suite struct ReportPageTests {
  private static func html(_ storyboard: ReportedStoryboard, title: String = "App") -> String {
    ReportPage([PageDocument(storyboard.report)], title: title, toolVersion: "1.0").html.string
  }

  @Test func pageIsTheSameEachTime() {
    #expect(Self.html(ReportedStoryboard()) == Self.html(ReportedStoryboard()))
  }

  @Test func policyAllowsTheScriptOfThePageAndNothingElse() throws {
    let html = Self.html(ReportedStoryboard())
    let script = try #require(html.firstMatch(of: /script-src '(sha256-[A-Za-z0-9+\/]{43}=)';/)).1
    #expect("'\(script)'" == PageParts.hash(of: PageParts.script).string)
    #expect(html.contains("<script>\(PageParts.script.string)</script>"))
    #expect(html.contains("default-src 'none';"))
    #expect(!html.contains("unsafe-inline"))
  }

  @Test func partsOfThePageEndNoElement() {
    #expect(!PageParts.script.string.lowercased().contains("</script"))
    #expect(!PageParts.style.string.lowercased().contains("</style"))
    #expect(!PageParts.body.string.contains(" on") && !PageParts.body.string.contains("style="))
  }

  @Test func namesOfDocumentsStayData() {
    let name = "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"
    let html = Self.html(ReportedStoryboard(text: name, name: name), title: "<img src=x onerror=alert(1)>")
    #expect(!html.contains("<img"))
    #expect(html.contains("<title>&lt;img src=x onerror=alert(1)&gt;</title>"))
  }

  @Test func summaryWithoutChangesSaysSo() {
    let report = ReportedStoryboard().report
    let same = PageDocument(before: report, after: report, path: ReportedStoryboard.path)
    let page = ReportPage([same], title: "App", comparedWith: "main", toolVersion: "1.0")
    #expect(page.summary.string == "## ibstack\n\nNo screen and no finding changed.\n")
  }

  @Test func rulesThatReportedSomethingHaveTheirReasons() {
    let button = PageDocument(ReportedStoryboard(views: ReportedStoryboard.button).report)
    #expect(button.rules.contains("ambiguous-layout"))
    let json = RuleData(button.rules).json.string
    #expect(json.contains("\"ambiguous-layout\"") && json.contains("\"why\"") && json.contains("\"good\""))
    #expect(!json.contains("\"low-contrast\""))
    #expect(PageDocument(ReportedStoryboard().report).rules.isEmpty)
  }
}

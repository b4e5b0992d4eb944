import Testing

@testable import Formats
@testable import StackLint

/// Reports of one document with an error and of one without findings.
@Suite struct FindingFormatTests {
  private static let head = RunHead(toolVersion: "1.2")

  private static let reports: [FindingReport] = {
    let source = SourceFile(path: "App/a.xib", text: "<view>\n  é<b/>\n</view>")
    let diagnostic = Diagnostic(
      "some-rule", .error, "one & two", range: SourceRange(11, 15), notes: [Diagnostic.Note("see", range: nil)])
    return [
      FindingReport([diagnostic], in: source, file: file("App/a.xib"), document: nil),
      FindingReport([], in: SourceFile(path: "b.xib", text: ""), file: file("b.xib"), document: nil),
    ]
  }()

  private static func file(_ path: String) -> ReportedFile {
    ReportedFile(path: path, absolutePath: "/home/me/\(path)", repositoryPath: "me/\(path)")
  }

  private func text(_ format: FindingFormat) -> String {
    String(decoding: format.text(of: Self.reports, head: Self.head), as: UTF8.self)
  }

  @Test func linesHaveThePathAsItWasGiven() {
    #expect(text(.concise) == "App/a.xib:2:5: error: one & two [some-rule]\nApp/a.xib: note: see\n")
  }

  @Test func xcodeGetsAbsolutePaths() {
    #expect(
      text(.xcode) == """
        /home/me/App/a.xib:2:5: error: one & two (some-rule)
        /home/me/App/a.xib:1:1: note: see

        """)
  }

  /// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
  @Test func gitHubGetsPathsOfTheRepositoryAndColumnsInCharacters() {
    #expect(
      text(.github) == "::error file=me/App/a.xib,line=2,col=4,endColumn=8,title=some-rule::one & two%0Asee\n")
  }

  @Test func checkstyleHasBothDocuments() {
    let text = text(.checkstyle)
    #expect(text.contains("<file name=\"App/a.xib\">"))
    #expect(text.contains("<error line=\"2\" column=\"4\" severity=\"error\" message=\"one &amp; two\""))
    #expect(text.contains("<file name=\"b.xib\">\n  </file>"))
  }

  @Test func junitCountsADocumentWithoutFindingsAsPassed() {
    let text = text(.junit)
    #expect(text.contains("<testsuite name=\"App/a.xib\" tests=\"1\" failures=\"1\""))
    #expect(text.contains("<testcase classname=\"b.xib\" name=\"clean\"/>"))
  }

  @Test(arguments: [FindingFormat.gitlab, .sarif, .github])
  func codeHostsAreToldNothingOfDocumentsWithoutFindings(_ format: FindingFormat) {
    #expect(text(format).contains("me/App/a.xib"))
    #expect(!text(format).contains("b.xib\""))
  }

  @Test func sarifNamesTheVersionOfTheTool() {
    #expect(text(.sarif).contains("\"version\": \"1.2\", \"rules\""))
  }

  @Test(arguments: FindingFormat.allCases) func everyFormatReportsTheFinding(_ format: FindingFormat) {
    #expect(text(format).contains("one &"))
  }
}

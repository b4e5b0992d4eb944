import Testing

@testable import NibDecoder
@testable import StackLint

/// What a rule of style finds again and again is counted for people.
@Suite struct ShownPlacesTests {
  private func report(_ rule: String, _ severity: Diagnostic.Severity, _ count: Int, path: String) -> FindingReport {
    let source = SourceFile(path: path, text: String(repeating: "<a/>\n", count: count))
    let lines = LineIndex(source)
    let findings = (0..<count).map { index in
      LocatedFinding(
        Diagnostic(rule, severity, "found", range: SourceRange(index * 5, index * 5 + 4)), lines,
        fingerprint: "\(index)")
    }
    let file = ReportedFile(path: path, absolutePath: "/\(path)", repositoryPath: path)
    return FindingReport(file: file, findings: findings, source: source)
  }

  private func text(_ format: FindingFormat, _ reports: [FindingReport]) -> String {
    String(decoding: format.text(of: reports, head: RunHead(toolVersion: "1")), as: UTF8.self)
  }

  private func count(_ text: String) -> Int { text.split(separator: "\n").count { $0.contains(": found [") } }

  private let style = "dynamic-type-without-text-style"

  @Test func firstTwentyPlacesAreShownAndTheRestIsCounted() {
    let reports = [
      report(style, .warning, 15, path: "a.xib"), report(style, .warning, 15, path: "b.xib"),
      report(style, .warning, 1, path: "c.xib"),
    ]
    let human = text(.human, reports)
    #expect(count(human) == 20)
    #expect(human.hasSuffix("\nand 11 more findings of \(style) in 2 files; --format concise shows all\n"))
    #expect(text(.concise, reports).split(separator: "\n").count == 31)
  }

  @Test func twentyPlacesAreAllShown() {
    let human = text(.human, [report(style, .warning, 20, path: "a.xib")])
    #expect(count(human) == 20 && !human.contains("more finding"))
  }

  @Test func eachRuleHasItsOwnPlaces() {
    let human = text(
      .human, [report(style, .warning, 20, path: "a.xib"), report("low-contrast", .notice, 21, path: "b.xib")])
    #expect(count(human) == 40)
    #expect(human.hasSuffix("\nand 1 more finding of low-contrast in 1 file; --format concise shows all\n"))
  }

  @Test(arguments: [
    ("unknown-outlet", Diagnostic.Severity.warning), ("duplicate-id", .error), ("low-contrast", .error),
  ])
  func faultsAreAllShown(_ rule: String, _ severity: Diagnostic.Severity) {
    #expect(count(text(.human, [report(rule, severity, 30, path: "a.xib")])) == 30)
  }
}

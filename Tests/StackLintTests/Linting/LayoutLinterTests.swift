import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// The linter of the rules that reading and layout enforce.
@Suite struct LayoutLinterTests {
  /// Documents of the rules' own examples: bad ones, and those that are fine.
  @Test(arguments: RuleCatalog.rules.filter(\.isBuiltIn).map(\.id)) func findsWhatReadingAndLayoutReport(
    id: String
  ) throws {
    for example in try #require(RuleCatalog.rule(id)).examples where example.beside.isEmpty {
      guard
        let document = try? LayoutDocument(
          Array(example.container.document(around: example.text).utf8), path: "Main.storyboard")
      else { continue }
      let laidOut = LaidOutDocument(document)
      let linted = LintedDocument(laidOut, project: nil, projectPath: nil)
      let lines = { (found: [Diagnostic]) in found.map { "\($0)" } }
      #expect(lines(Linter.layout.lint(linted).diagnostics) == lines(laidOut.diagnostics))
    }
  }
}

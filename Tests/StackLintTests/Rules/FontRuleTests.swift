import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Fonts of documents, compared with the files of the project.
@Suite struct FontRuleTests {
  private func found(_ name: String, _ sources: [String: String], fonts: [String: [UInt8]] = [:]) throws -> [String] {
    try diagnostics(.missingFont, name, sources, fonts: fonts).map(\.message)
  }

  private func diagnostics(
    _ rule: Rule, _ name: String, _ sources: [String: String], fonts: [String: [UInt8]] = [:]
  ) throws -> [Diagnostic] {
    let text = RuleExample.Container.xib.document(
      around: "<label id=\"a\"><fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"17\"/></label>")
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
    let contents = sources.mapValues { Array($0.utf8) }.merging(fonts) { first, _ in first }
    let files = ProjectFiles(paths: contents.keys.sorted()) { path in contents[path] }
    let needs: ProjectNeeds = [.sources, .fonts]
    let index = ProjectIndex(
      files, needs: needs, summaries: files.summarizedPaths(for: needs).compactMap { files.summary(ofPath: $0) })
    return Linter([rule]).lint(LintedDocument(document, project: index)).diagnostics.filter { $0.ruleID == rule.id }
  }

  private let app = ["App.swift": "class App: UIResponder {}"]
  private let vellum = ["Fonts/1.ttf": FontBytes.font(family: "Vellum", face: "Vellum-Bold")]

  @Test(arguments: [("SFProText-Semibold", 0), ("SFProText-Semibodl", 1), ("SFProText-Fancy", 0)])
  func faceOfSanFranciscoIsSpelledRight(_ name: String, _ count: Int) throws {
    #expect(try found(name, app).count == count)
  }

  @Test func faceOfAFontFileIsThere() throws {
    #expect(try found("Vellum-Bold", app, fonts: vellum) == [])
  }

  @Test func otherFacesOfItsFamilyAreNotThere() throws {
    let message = "the project's fonts have no face Vellum-Blod; did you mean Vellum-Bold?"
    #expect(try found("Vellum-Blod", app, fonts: vellum) == [message])
    // A package would bring the whole family.
    #expect(try found("Vellum-Blod", app.merging(["Podfile": ""]) { first, _ in first }, fonts: vellum) == [message])
  }

  @Test(arguments: [
    ("", Diagnostic.Severity.warning), ("pod 'Lantern'", .notice), ("pod 'BrandFonts'", nil),
    ("pod 'FontAwesome.swift'", nil),
  ])
  func fontThatAPackageMayBringIsANotice(_ manifest: String, _ severity: Diagnostic.Severity?) throws {
    let sources = manifest.isEmpty ? app : app.merging(["Podfile": manifest]) { $1 }
    #expect(try diagnostics(.missingFont, "Vellum-Bold", sources).first?.severity == severity)
  }

  @Test(arguments: [("App.swift", 1), ("Podfile", 1), ("README.md", 0)])
  func packagesMayBringFonts(_ path: String, _ count: Int) throws {
    let sources =
      path == "Podfile" ? app.merging([path: ""]) { first, _ in first } : [path: "class App: UIResponder {}"]
    #expect(try found("Vellum-Bold", sources).count == count)
    #expect(try found("AvenirNext-Bold", sources) == [])
  }

  @Test(arguments: [
    ("HelveticaNeue-Mediun", "HelveticaNeue-Medium"), ("AvenirNext-DmeiBold", "AvenirNext-DemiBold"),
    ("Georgia-Bld", "Georgia-Bold"), ("TimesNewRomanPSM", "TimesNewRomanPSMT"),
  ])
  func misspelledFontOfApplesIsFound(_ name: String, _ face: String?) throws {
    let message = face.map { "Apple has no font \(name); did you mean \($0)?" }
    #expect(try found(name, app.merging(["Podfile": ""]) { $1 }).first == message)
  }

  @Test(arguments: [
    "HelveticaNeue-Medium", "HelveticaNeue", "Helvetica Neue", "Avenir-Bold", "HelveticaNeueLTStd-Md", "KefaIII-Bold",
    "HiraginoSans-W4", "PingFangMO-Regular",
  ])
  func fontThatIsNotNearlyOneOfApplesIsNot(_ name: String) throws {
    #expect(try found(name, app.merging(["Podfile": ""]) { $1 }) == [])
  }

  @Test(arguments: [("Vellum-Blod", 1), ("Vellum-Thin", 0), ("Vellum-Bold", 0)])
  func fontOfOneTextIsASlipOfThatOfOthers(_ name: String, _ count: Int) throws {
    let labels = [name, "Vellum-Bold", "Vellum-Bold"].enumerated().map { index, name in
      "<label id=\"l\(index)\"><fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"17\"/></label>"
    }
    let text = RuleExample.Container.xib.document(around: labels.joined())
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
    let files = ProjectFiles(app.merging(["Podfile": "pod 'BrandFonts'"]) { $1 })
    let found = Linter([.missingFont]).lint(LintedDocument(document, project: ProjectIndex(files))).diagnostics
      .filter { $0.ruleID == "missing-font" }
    #expect(found.map(\.message).count == count, "a package may bring the family, but not the slip")
    #expect(found.allSatisfy { $0.message.hasSuffix("did you mean Vellum-Bold, as other texts have?") })
  }

  @Test func fontOfTheProjectMayHaveANameLikeApples() throws {
    let fonts = ["Fonts/1.ttf": FontBytes.font(family: "Georgia", face: "Georgia-Bld")]
    #expect(try found("Georgia-Bld", app, fonts: fonts) == [])
  }

  @Test(arguments: [("Vellum-Bold", 0), ("Vellum-Thin", 1), ("Parchment-Bold", 1), ("AlNile", 0)])
  func metricsOfAFontThatTheProjectOrAppleHasAreNoFinding(_ name: String, _ count: Int) throws {
    #expect(try diagnostics(.substituteFontMetrics, name, app, fonts: vellum).count == count)
  }
}

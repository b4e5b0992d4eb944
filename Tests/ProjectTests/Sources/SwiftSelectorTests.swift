import Testing

@testable import Project

/// The names of Swift methods in Objective-C, as the compiler prints them with `#selector`.
@Suite struct SwiftSelectorTests {
  @Test(
    arguments: [
      ("tap", [], ["tap"]), ("tap", ["_"], ["tap:"]), ("tap", ["_", "event"], ["tap:event:"]),
      ("tap", ["_", "_"], ["tap::"]), ("tap", ["sender"], ["tapSender:", "tapWithSender:"]),
      ("tap", ["for"], ["tapFor:", "tapWithFor:"]),
      ("tap", ["sender", "with"], ["tapSender:with:", "tapWithSender:with:"]),
      ("tap", ["sender", "_"], ["tapSender::", "tapWithSender::"]),
    ] as [(String, [String], [String])])
  func labelsBecomePartsOfTheName(name: String, labels: [String], selectors: [String]) {
    #expect(SwiftSelector.names(name, labels: labels) == selectors)
  }

  @Test(
    arguments: [
      ("tap", ["sender"], "tap:"), ("tap", ["sender", "event"], "tap:event:"), ("tap", ["_"], "tap:"),
    ] as [(String, [String], String)])
  func swift2HasNoFirstLabel(name: String, labels: [String], selector: String) {
    #expect(SwiftSelector.earlyName(name, labels: labels) == selector)
  }
}

/// The lineages of the classes of one document.
@Suite struct ClassLineagesTests {
  private let classes = ClassIndex([
    SourceSummary(
      Array("class A: B { func a() {} }\nclass B: UIView { func b() {} }\nclass C: Pod {}".utf8), path: "A.swift"
    ).declarations
  ])

  @Test func lineageIsThatOfTheIndex() {
    var lineages = ClassLineages(classes)
    #expect(lineages["A"]?.selectors == ["a", "b"])
    #expect(lineages["A"]?.systemClasses == ["UIView"])
    #expect(lineages["C"] == nil && lineages["D"] == nil)
    // Once more, from what it remembers.
    #expect(lineages["A"]?.selectors == ["a", "b"])
    #expect(lineages["C"] == nil)
  }

  /// A hundred superclasses are the limit.
  @Test(arguments: [(99, true), (100, false)]) func lineageThatIsTooLongIsUnknown(count: Int, isKnown: Bool) {
    let chain = (0..<count).map { "class C\($0): C\($0 + 1) {}" } + ["class C\(count): UIView {}"]
    let index = ClassIndex([
      SourceSummary(Array(chain.joined(separator: "\n").utf8), path: "C.swift").declarations
    ])
    #expect((index.lineage(of: "C0") != nil) == isKnown)
  }

  @Test(arguments: [
    ("A.swift", SourceLanguage.swift), ("A.m", .objectiveC), ("A.mm", .objectiveC), ("A.h", .objectiveC), ("A.c", nil),
    ("swift", nil), ("A.swift.orig", nil),
  ])
  func languageFollowsTheSuffix(path: String, language: SourceLanguage?) {
    #expect(SourceSummary.language(of: path) == language)
  }

  @Test func runtimeNameIsAnotherName() {
    let text = "@objc(Badge) class BadgeView: UIView { @IBOutlet var title: UILabel! }"
    let index = ClassIndex([SourceSummary(Array(text.utf8), path: "A.swift").declarations])
    #expect(index["Badge"]?.isKnownAtRunTime == true && index["BadgeView"]?.isKnownAtRunTime == false)
    #expect(index.lineage(of: "Badge")?.outlets == ["title": true])
  }
}

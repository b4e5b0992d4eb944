import Testing

@testable import DocumentChanges

/// What a person must decide because objects are gone.
@Suite struct StructureCheckTests {
  private static func view(_ id: String, _ subviews: [String] = []) -> String {
    guard !subviews.isEmpty else { return "<view id=\"\(id)\"/>" }
    let lines = subviews.flatMap { $0.split(separator: "\n") }.map { "        " + $0 }
    return "<view id=\"\(id)\">\n    <subviews>\n\(lines.joined(separator: "\n"))\n    </subviews>\n</view>"
  }

  @Test func viewThatTheirsChangedStaysDeletedByOurs() throws {
    let sample = try SampleMerge(
      base: Self.view("a") + "\n<label text=\"L\" id=\"b\"/>", ours: Self.view("a"),
      theirs: Self.view("a") + "\n<label text=\"M\" id=\"b\"/>")
    #expect(sample.objects == Self.view("a"))
    #expect(sample.subjects == [.deletion(by: .ours)])
  }

  @Test func viewThatOursChangedStaysThoughTheirsDeletedIt() throws {
    let ours = Self.view("a") + "\n<label text=\"M\" id=\"b\"/>"
    let sample = try SampleMerge(
      base: Self.view("a") + "\n<label text=\"L\" id=\"b\"/>", ours: ours, theirs: Self.view("a"))
    #expect(sample.objects == ours)
    #expect(sample.subjects == [.deletion(by: .theirs)])
  }

  @Test func viewThatTheirsAddedToWhatOursDeletedIsLeftOut() throws {
    let sample = try SampleMerge(
      base: Self.view("a") + "\n" + Self.view("b"), ours: Self.view("a"),
      theirs: Self.view("a") + "\n" + Self.view("b", [Self.view("c", [Self.view("d")])]))
    #expect(sample.objects == Self.view("a"))
    #expect(sample.subjects == [.deletion(by: .ours)])
  }

  @Test func viewThatOursAddedToWhatTheirsDeletedKeepsItsPlace() throws {
    let ours = Self.view("a", [Self.view("b", [Self.view("c")])])
    let sample = try SampleMerge(base: Self.view("a", [Self.view("b")]), ours: ours, theirs: Self.view("a"))
    #expect(sample.objects == ours)
    #expect(!sample.subjects.isEmpty)
    #expect(sample.subjects.allSatisfy { $0 == .deletion(by: .theirs) })
  }

  @Test func constraintToAViewThatOursDeletedIsLeftOut() throws {
    let theirs = "<view id=\"a\"/>\n<view id=\"b\"/>\n<constraint firstItem=\"b\" id=\"c\"/>"
    let sample = try SampleMerge(
      base: "<view id=\"a\"/>\n<view id=\"b\"/>", ours: "<view id=\"a\"/>", theirs: theirs)
    #expect(sample.objects == "<view id=\"a\"/>")
    #expect(sample.subjects == [.reference(attribute: "firstItem", id: "b", from: .theirs)])
  }

  @Test func viewThatOursReferToStaysThoughTheirsDeletedIt() throws {
    let ours = "<view id=\"a\"/>\n<view id=\"b\"/>\n<constraint firstItem=\"b\" id=\"c\"/>"
    let sample = try SampleMerge(
      base: "<view id=\"a\"/>\n<view id=\"b\"/>", ours: ours, theirs: "<view id=\"a\"/>")
    #expect(sample.objects == ours)
    #expect(sample.subjects == [.reference(attribute: "firstItem", id: "b", from: .ours)])
  }

  @Test func referenceThatAVersionAlreadyHadInTheAirIsNoConflict() throws {
    let constraint = "<constraint firstItem=\"b\" id=\"c\"/>"
    let sample = try SampleMerge(
      base: constraint + "\n<view id=\"b\"/>", ours: constraint, theirs: constraint + "\n<view tag=\"0\" id=\"b\"/>")
    #expect(sample.subjects == [.deletion(by: .ours)])
  }

  @Test func twoViewsOfOneKeyAreAConflict() throws {
    let controller = { (view: String) in
      "<viewController id=\"v\">\n    <view key=\"view\" id=\"\(view)\"/>\n</viewController>"
    }
    let sample = try SampleMerge(base: "<viewController id=\"v\"/>", ours: controller("a"), theirs: controller("b"))
    #expect(sample.objects == controller("a"))
    #expect(sample.result.conflicts.count == 1)
  }

  @Test func viewsThatBothSidesMovedIntoEachOtherAreAConflict() throws {
    let sample = try SampleMerge(
      base: Self.view("a") + "\n" + Self.view("b"), ours: Self.view("a", [Self.view("b")]),
      theirs: Self.view("b", [Self.view("a")]))
    #expect(sample.objects == Self.view("a", [Self.view("b")]))
    #expect(!sample.subjects.isEmpty)
  }

  /// A document whose list of tie breakers refers to a segue; neither need be there.
  private static func tied(segue: Bool, breaker: Bool, scene: String = "") -> String {
    """
    <document>
        <objects>
            <view id="v"/>\(segue ? "\n        <segue id=\"abc-de-fgh\"/>" : "")\(scene)
        </objects>\(breaker ? "\n    <inferredMetricsTieBreakers>\n        <segue reference=\"abc-de-fgh\"/>\n    </inferredMetricsTieBreakers>" : "")
    </document>
    """
  }

  @Test func listsOfInterfaceBuilderLoseWhatIsGone() throws {
    let sample = try SampleMerge(
      documents: [
        Self.tied(segue: true, breaker: false), Self.tied(segue: false, breaker: false),
        Self.tied(segue: true, breaker: true),
      ])
    #expect(!sample.text.contains("abc-de-fgh"))
    #expect(sample.subjects.isEmpty)
  }

  /// What a person left in such a list when deleting by hand is as that person wrote it.
  @Test func listsOfInterfaceBuilderKeepWhatAVersionAlreadyHadInTheAir() throws {
    let base = Self.tied(segue: true, breaker: true)
    let ours = Self.tied(segue: false, breaker: true)
    for versions in [[base, ours, base], [base, base, ours], [base, ours, ours]] {
      #expect(try SampleMerge(documents: versions).text == ours)
    }
    let added = "\n        <view id=\"x\"/>"
    let sample = try SampleMerge(documents: [base, ours, Self.tied(segue: true, breaker: true, scene: added)])
    #expect(sample.text == Self.tied(segue: false, breaker: true, scene: added))
    #expect(sample.subjects.isEmpty)
  }
}

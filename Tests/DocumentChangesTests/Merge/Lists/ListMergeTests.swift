import Testing

@testable import DocumentChanges

/// How lists of both sides become one.
@Suite struct ListMergeTests {
  private static func list(_ name: String, _ lines: [String], isEmpty: Bool = false) -> String {
    guard !lines.isEmpty else { return "<view id=\"v\"/>" }
    return """
      <view id="v">
          <\(name)>
      \(lines.map { "        \($0)" }.joined(separator: "\n"))
          </\(name)>
      </view>
      """
  }

  private static func subviews(_ ids: String) -> String {
    list("subviews", ids.map { "<view id=\"\($0)\"/>" })
  }

  @Test(arguments: [
    ("ab", "axb", "ayb", "axyb"), ("ab", "abx", "yab", "yabx"), ("ab", "xab", "yab", "xyab"),
    ("abc", "ac", "abcx", "acx"),
    ("abc", "ab", "bc", "b"), ("abc", "bac", "abcx", "bacx"), ("abc", "axbc", "cab", "caxb"), ("ab", "", "axb", "x"),
    ("", "a", "b", "ab"),
  ])
  func insertionsFollowTheElementBeforeThem(base: String, ours: String, theirs: String, result: String) throws {
    let sample = try SampleMerge(
      base: Self.subviews(base), ours: Self.subviews(ours), theirs: Self.subviews(theirs))
    #expect(sample.objects == Self.subviews(result))
    #expect(sample.subjects.isEmpty)
  }

  @Test func subviewsThatBothSidesReorderedAreAConflict() throws {
    let sample = try SampleMerge(
      base: Self.subviews("abc"), ours: Self.subviews("bac"), theirs: Self.subviews("acb"))
    #expect(sample.objects == Self.subviews("bac"))
    #expect(sample.subjects == [.order])
  }

  @Test func listThatBothSidesEmptiedIsGone() throws {
    let sample = try SampleMerge(base: Self.subviews("ab"), ours: Self.subviews("a"), theirs: Self.subviews("b"))
    #expect(sample.objects == "<view id=\"v\"/>")
  }

  @Test func constraintsAreSortedByID() throws {
    let constraints = { (ids: String) in Self.list("constraints", ids.map { "<constraint id=\"\($0)\"/>" }) }
    let sample = try SampleMerge(base: constraints("dm"), ours: constraints("dmx"), theirs: constraints("adm"))
    #expect(sample.objects == constraints("admx"))
    let both = try SampleMerge(base: constraints("d"), ours: constraints("dz"), theirs: constraints("dp"))
    #expect(both.objects == constraints("dpz"))
  }

  @Test func constraintsThatASideHasUnsortedStayInItsOrder() throws {
    let constraints = { (ids: String) in Self.list("constraints", ids.map { "<constraint id=\"\($0)\"/>" }) }
    let sample = try SampleMerge(base: constraints("zd"), ours: constraints("zdx"), theirs: constraints("zda"))
    #expect(sample.objects == constraints("zdxa"))
  }

  @Test func connectionsAreSortedByKindAndProperty() throws {
    let outlet = { (name: String) in "<outlet property=\"\(name)\" destination=\"v\" id=\"o\(name)\"/>" }
    let action = "<action selector=\"tap:\" destination=\"v\" id=\"t\"/>"
    let sample = try SampleMerge(
      base: Self.list("connections", [outlet("m")]), ours: Self.list("connections", [outlet("m"), outlet("z")]),
      theirs: Self.list("connections", [action, outlet("b"), outlet("m")]))
    #expect(sample.objects == Self.list("connections", [action, outlet("b"), outlet("m"), outlet("z")]))
  }

  @Test func prioritiesOfAMacOSStackViewFollowItsSubviews() throws {
    let stack = { (entries: [(String, Int)]) in
      """
      <stackView id="s">
          <subviews>
      \(entries.map { "        <view id=\"\($0.0)\"/>" }.joined(separator: "\n"))
          </subviews>
          <visibilityPriorities>
      \(entries.map { "        <integer value=\"\($0.1)\"/>" }.joined(separator: "\n"))
          </visibilityPriorities>
      </stackView>
      """
    }
    let sample = try SampleMerge(
      base: stack([("a", 1), ("b", 2), ("c", 3)]), ours: stack([("a", 1), ("c", 3)]),
      theirs: stack([("a", 1), ("b", 2), ("c", 4), ("d", 5)]))
    #expect(sample.objects == stack([("a", 1), ("c", 4), ("d", 5)]))
    #expect(sample.subjects.isEmpty)
  }
}

import Testing

@testable import DocumentChanges

/// What a merge gives once a person decided.
@Suite struct MergeChoicesTests {
  /// The objects of the result if theirs are chosen everywhere.
  private func theirs(base: String, ours: String, theirs: String) throws -> String {
    let sample = try SampleMerge(base: base, ours: ours, theirs: theirs)
    #expect(!sample.result.conflicts.isEmpty)
    var choices = MergeChoices()
    for conflict in sample.result.conflicts { choices.choose(.theirs, for: conflict) }
    return SampleMerge.objects(of: sample.merge.result(choices))
  }

  private static let two = "<view id=\"a\"/>\n<label text=\"L\" id=\"b\"/>"
  private static let changed = "<view id=\"a\"/>\n<label text=\"M\" id=\"b\"/>"
  private static let one = "<view id=\"a\"/>"
  private static let filled = "<view id=\"a\"/>\n<view id=\"b\">\n    <view key=\"c\" id=\"c\"/>\n</view>"
  private static let empty = "<view id=\"a\"/>\n<view id=\"b\"/>"
  private static let tied = "<view id=\"a\"/>\n<view id=\"b\"/>\n<constraint firstItem=\"b\" id=\"c\"/>"

  @Test(arguments: [
    (two, changed, "<view id=\"a\"/>\n<label text=\"N\" id=\"b\"/>"), (two, one, changed), (two, changed, one),
    (empty, one, filled), (empty, filled, one), (empty, one, tied), (empty, tied, one),
    (
      one, "<view id=\"a\">\n    <view key=\"c\" id=\"c\"/>\n</view>",
      "<view id=\"a\">\n    <view key=\"c\" id=\"d\"/>\n</view>"
    ),
  ])
  func theirsHaveTheirWay(base: String, ours: String, theirs: String) throws {
    #expect(try self.theirs(base: base, ours: ours, theirs: theirs) == theirs)
  }

  @Test func othersAreNotDecided() throws {
    let label = { (text: String, tag: Int) in "<label text=\"\(text)\" tag=\"\(tag)\" id=\"a\"/>" }
    let sample = try SampleMerge(base: label("A", 0), ours: label("B", 1), theirs: label("C", 2))
    var choices = MergeChoices()
    choices.choose(.theirs, for: sample.result.conflicts[0])
    #expect(SampleMerge.objects(of: sample.merge.result(choices)) == label("C", 1))
  }
}

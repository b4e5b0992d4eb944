import Foundation
import TestSupport
import Testing

/// `ibstack apply`.
@Suite struct ApplyTests {
  private func folder(_ old: String, _ new: String, _ other: String) throws -> TestFolder {
    let folder = try TestFolder(["old.xib": old, "new.xib": new, "other.xib": other])
    try folder.write(folder.run("diff", "old.xib", "new.xib", "--format", "json").output, to: "change.json")
    return folder
  }

  @Test func statusTellsWhetherAllChangesFit() throws {
    let folder = try folder(
      Fixture.labels("a1", "b1"), Fixture.labels("a2", "b1", "c1"), Fixture.labels("z1", "a1", "b3"))
    let trial = try folder.run("apply", "change.json", "other.xib", "--check")
    #expect(trial.complaints == "other.xib: 2 changes would be made\n")
    let run = try folder.run("apply", "change.json", "other.xib")
    #expect(run.status == 0)
    #expect(run.complaints == "other.xib: 2 changes made\n")
    try folder.write(Fixture.labels("a9", "b1"), to: "other.xib")
    let refused = try folder.run("apply", "change.json", "other.xib")
    #expect(refused.status == 1)
    #expect(refused.complaints.hasPrefix("other.xib: error: 1 change does not fit; nothing was changed\n  text of "))
  }

  /// A patch comes from elsewhere: only who runs ibstack names documents outside of the project.
  @Test func patchNamesNoDocumentOutside() throws {
    let (old, new) = (Fixture.labels("a1"), Fixture.labels("a2"))
    let outside = try TestFolder(["other.xib": old])
    let folder = try folder(old, new, old)
    let path = outside.url.appending(path: "other.xib").path
    let patch = try folder.text("change.json")
    for (named, isInside) in [(path, false), ("other.xib", true)] {
      try folder.write(patch.replacing("\"new\": \"new.xib\"", with: "\"new\": \"\(named)\""), to: "named.json")
      let run = try folder.run("apply", "named.json")
      #expect(run.status == (isInside ? 0 : 2))
      #expect(run.complaints.contains("name the document after the patch") != isInside, "\(run.complaints)")
    }
    #expect(try outside.text("other.xib") == old)
    #expect(try folder.text("other.xib") == new)
    #expect(try folder.run("apply", "named.json", path).status == 0)
    #expect(try outside.text("other.xib") == new)
  }

  /// A document is changed as a whole or not at all.
  @Test func patchNamesNoDocumentTwice() throws {
    let (old, new) = (Fixture.labels("a1"), Fixture.labels("a2"))
    let folder = try folder(old, new, old)
    let patch = try folder.text("change.json").replacing("\"new\": \"new.xib\"", with: "\"new\": \"other.xib\"")
    let entry = try #require(patch.firstMatch(of: /\[\s*({[\s\S]*})\s*\]\s*}\s*$/)).1
    let again = entry.replacing("other.xib", with: "./other.xib")
    try folder.write(patch.replacing(entry, with: "\(entry), \(again)"), to: "twice.json")
    let run = try folder.run("apply", "twice.json")
    #expect(run.status == 2)
    #expect(run.complaints == "twice.json: error: names ./other.xib twice; put its changes into one entry\n")
    #expect(try folder.text("other.xib") == old)
  }

  @Test func reverseTakesChangesBack() throws {
    let folder = try folder(Fixture.labels("a1"), Fixture.labels("a2", "b1"), "")
    let back = try folder.run("diff", "old.xib", "new.xib", "--format", "json", "--reverse").output
    try folder.write(back, to: "back.json")
    #expect(try folder.run("apply", "back.json", "new.xib").status == 0)
    #expect(try folder.text("new.xib") == Fixture.labels("a1"))
  }

  @Test(arguments: ["{}", "[]", "{\"version\": 2, \"documents\": []}", "{\"version\": 1, \"documents\": [{}]}", "no"])
  func whatIsNoDiffIsRefused(patch: String) throws {
    let folder = try TestFolder(["change.json": patch, "a.xib": Fixture.labels("a")])
    let run = try folder.run("apply", "change.json", "a.xib")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("change.json: error: byte "))
    #expect(try folder.text("a.xib") == Fixture.labels("a"))
  }
}

/// `Documentation/diff.schema.json` describes what the tool prints.
@Suite struct DiffSchemaTests {
  private static func schema() throws -> JSONValue {
    try JSONValue(parsing: Checkout.text("Documentation/diff.schema.json"))
  }

  private static let old = """
    <document toolsVersion="1"><objects><view id="v"><subviews><label text="A" id="a"/><label id="b"/></subviews></view>
    <string key="x" id="s">one</string><view id="r"/></objects></document>
    """
  private static let new = """
    <document toolsVersion="2"><objects><!--View--><view id="v"><subviews><label id="b"/><button tag="1" id="a"/>
    <view id="w"/></subviews></view><string key="x" id="s">two</string></objects></document>
    """

  @Test func outputMatches() throws {
    let folder = try TestFolder(["old.xib": Self.old, "new.xib": Self.new])
    let output = try JSONValue(parsing: folder.run("diff", "old.xib", "new.xib", "--format", "json").output)
    #expect(output["documents"].elements.count == 1)
    let kinds = Set((output["documents"].elements.first?["changes"].elements ?? []).compactMap { $0["change"].text })
    #expect(kinds == ["attribute", "text", "kind", "comment", "insertion", "removal", "order"])
    #expect(try JSONSchema(Self.schema()).errors(in: output) == [])
  }

  @Test func everyMemberIsDescribedAndNoOtherIsAllowed() throws {
    let schema = try Self.schema()
    for (name, definition) in schema["$defs"].members.merging(["": schema], uniquingKeysWith: { first, _ in first }) {
      #expect(definition["description"].text?.isEmpty == false, "\(name)")
      guard definition["type"] == "object" else { continue }
      #expect(definition["additionalProperties"] == false, "\(name)")
      for (key, member) in definition["properties"].members {
        #expect(member["description"].text != nil || member["$ref"].text != nil, "\(name).\(key)")
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

/// `Documentation/layout.schema.json` describes what the tool prints.
@Suite struct LayoutSchemaTests {
  private static func schema() throws -> JSONValue {
    try JSONValue(parsing: Checkout.text("Documentation/layout.schema.json"))
  }

  private func folder() throws -> TestFolder {
    try TestFolder([
      "clean.xml": Fixture.clean, "form.xml": Fixture.form, "broken.xml": Fixture.broken,
      "main.storyboard": Fixture.storyboard, "unreadable.xml": Fixture.unreadable, "empty.xml": "",
      "encoding.xml": "<?xml version='1.0' encoding='klingon'?><view/>",
      "duplicate.xml": "<stackView id='a'><view id='a'/></stackView>",
      "mac.xib": Self.document(type: "com.apple.InterfaceBuilder3.Cocoa.XIB", "<customView id='v'/>"),
      "tv.xib": Self.document(type: "com.apple.InterfaceBuilder.AppleTV.XIB", "<view id='v'/>"),
    ])
  }

  private static func document(type: String, _ objects: String) -> String {
    "<document type=\"\(type)\"><objects>\(objects)</objects></document>"
  }

  private static let paths = [
    "clean.xml", "form.xml", "broken.xml", "main.storyboard", "unreadable.xml", "empty.xml", "encoding.xml",
    "duplicate.xml", "mac.xib", "tv.xib",
  ]

  @Test(arguments: [[], ["--constraints"], ["--confidence"], ["--devices", "retina4_0,ipad9_7", "--languages", "all"]])
  func outputMatches(options: [String]) throws {
    let run = try ToolRun(["layout", "--format", "json"] + options + Self.paths, in: folder())
    let output = try JSONValue(parsing: run.output)
    #expect(output["documents"].elements.map { $0["path"].text } == Self.paths)
    #expect(try JSONSchema(Self.schema()).errors(in: output) == [])
  }

  @Test func outputWithoutADocumentMatches() throws {
    let run = try folder().run("layout", "--format", "json", "missing.xml")
    #expect(run.status == 2)
    let output = try JSONValue(parsing: run.output)
    #expect(output["documents"] == [])
    #expect(try JSONSchema(Self.schema()).errors(in: output) == [])
  }

  /// An app that measures writes it: `MeasuringTests` compares the sample with what is written.
  @Test func measuredFramesMatch() throws {
    let sample = try JSONValue(
      parsing: Checkout.text("Samples/measured.json"))
    #expect(sample["documents"][0]["measured"]["system"] == "iOS")
    #expect(try JSONSchema(Self.schema()).errors(in: sample) == [])
  }

  @Test func everyMemberIsDescribedAndNoOtherIsAllowed() throws {
    let schema = try Self.schema()
    let definitions = schema["$defs"].members
    for (name, definition) in definitions.merging(["": schema], uniquingKeysWith: { first, _ in first }) {
      #expect(definition["description"].text?.isEmpty == false, "\(name)")
      guard definition["type"] == "object" else { continue }
      #expect(definition["additionalProperties"] == false, "\(name)")
      for (key, member) in definition["properties"].members {
        let target = member["$ref"].text.map { String($0.dropFirst("#/$defs/".count)) }
        let described = target.map { definitions[$0] != nil } ?? (member["description"].text != nil)
        #expect(described, "\(name).\(key)")
      }
    }
  }

  /// Measured frames of an app have neither paths nor texts.
  private static let optional: Set<String> = [
    "stacks", "ambiguity", "confidence", "fixIts", "variants", "measured", "path", "text",
  ]

  @Test func everyMemberIsAlwaysThereButThoseOnRequestAmbiguityAndFixIts() throws {
    let schema = try Self.schema()
    for definition in [schema] + schema["$defs"].members.values where definition["type"] == "object" {
      let required = Set(definition["required"].elements.compactMap(\.text))
      #expect(Set(definition["properties"].members.keys).subtracting(required).isSubset(of: Self.optional))
      #expect(required.isSubset(of: definition["properties"].members.keys))
    }
  }

  @Test func changedOutputDoesNotMatch() throws {
    let run = try folder().run("layout", "--format", "json", "form.xml")
    let changed = run.output.replacingOccurrences(of: "\"hidden\": false", with: "\"hidden\": \"NO\"")
    #expect(changed != run.output)
    #expect(try !JSONSchema(Self.schema()).errors(in: JSONValue(parsing: changed)).isEmpty)
  }
}

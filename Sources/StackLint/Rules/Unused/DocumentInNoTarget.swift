extension Rule {
  static let documentInNoTarget = Rule(
    "document-in-no-target", .unused, .notice,
    summary: "No target of the Xcode project builds a document",
    rationale: """
      The app does not have the document, and code that loads it fails. Add it to a target in the file inspector, or
      delete it. Other rules do not compare such a document with the sources, which no longer have the classes,
      outlets and actions that it names, and what they find in it is a notice. The rule reports nothing where a
      package manager or a project generator may build the document, and nothing where the targets build fewer than
      half of the documents, and fewer than half of the sources.
      """,
    needs: .sources,
    examples: [
      .bad(#"<view id="a"/>"#, in: .xib, beside: project(listing: ["Main.xib"])),
      .good(#"<view id="a"/>"#, in: .xib, beside: project(listing: ["Main.xib", "example.xib"])),
    ]
  ) { document, _ in
    guard document.isInNoTarget else { return [] }
    let message = "the document belongs to no target of the Xcode project; add it to one, or delete it"
    return [Finding(message, at: nil)]
  }

  private static func project(listing names: [String]) -> [String: String] {
    ExampleProject.app(listing: names).merging(["Main.xib": ""]) { $1 }
  }
}

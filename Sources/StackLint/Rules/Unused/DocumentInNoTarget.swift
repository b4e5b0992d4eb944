extension Rule {
  static let documentInNoTarget = Rule(
    "document-in-no-target", .unused, .notice,
    summary: "No target of the Xcode project builds a document",
    rationale: """
      The app does not have the document, and code that loads it fails. A document that was left behind is edited and
      translated for nothing. Add it to a target in the file inspector, or delete it. Other rules do not compare such a
      document with the sources, which no longer have the classes, outlets and actions that it names, and what they find
      in it is a notice. The rule reports
      nothing where a package manager or a project generator may build the document, and nothing where the targets
      build fewer than half of the documents, and fewer than half of the sources.
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
    let parts = names.enumerated().map { index, name in
      "B\(index) = {isa = PBXBuildFile; fileRef = F\(index);}; F\(index) = {isa = PBXFileReference; path = \(name);};"
    }
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T,);};
        G = {isa = PBXGroup; children = (\(names.indices.map { "F\($0)," }.joined()));};
        T = {isa = PBXNativeTarget; name = App; buildPhases = (R,);};
        R = {isa = PBXResourcesBuildPhase; files = (\(names.indices.map { "B\($0)," }.joined()));};
        \(parts.joined(separator: "\n"))
      }; rootObject = P;}
      """
    return ["App.xcodeproj/project.pbxproj": project, "Main.xib": ""]
  }
}

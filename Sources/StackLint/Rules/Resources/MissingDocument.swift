import NibDecoder
import Support

extension Rule {
  static let missingDocument = Rule(
    "missing-document", .resources, .error, grouping: .separate,
    summary: "A property list names a storyboard or nib that the app does not have",
    rationale: """
      The system opens these documents by itself. Without the main storyboard or the storyboard of a scene, the app
      crashes when it starts: "Could not find a storyboard named 'Main' in bundle". Without the launch screen, App
      Store Connect refuses the app, and the app does not fill the screen. Names have no extension, and devices
      distinguish upper and lower case. The rule reads the keys of information property lists that name documents,
      those for one platform or device too, and the build settings that stand for them. Correct the name, or add the
      document to the target. A name in a property list that no target of an Xcode project has is a notice, and so are
      a main storyboard that an app with scenes does not open, and a launch screen whose name has an extension, which
      App Store Connect may refuse (ITMS-90705).
      """,
    needs: [.sources, .documents],
    examples: [
      .bad(
        ExampleProject.propertyList("UIMainStoryboardFile", "⟦Start⟧"), in: .file("Info.plist"),
        beside: project(listing: ["Main.storyboard"])),
      .bad(
        ExampleProject.propertyList("UILaunchStoryboardName", "⟦Launch.storyboard⟧"), in: .file("Info.plist"),
        beside: project(listing: ["Launch.storyboard"])),
      .bad(
        ExampleProject.propertyList("UIMainStoryboardFile", "⟦main⟧"), in: .file("Info.plist"),
        beside: project(listing: ["Main.storyboard"])),
      .good(
        ExampleProject.propertyList("UIMainStoryboardFile", "Main"), in: .file("Info.plist"),
        beside: project(listing: ["Main~ipad.storyboard", "Main~iphone.storyboard"])),
    ],
    projectCheck: { project in
      var documents = LaunchDocuments(project)
      return LaunchFindings.all(in: project) { reference in
        reference.names.lazy.compactMap { fault($0, reference, &documents) }.first
      }
    }, check: nil)

  private static func fault(
    _ name: String, _ reference: LaunchReference, _ documents: inout LaunchDocuments
  ) -> LaunchFindings.Fault? {
    let isUsed = reference.isUsed
    guard isUsed != false, let answer = documents.answer(name, reference), answer != .found else { return nil }
    if reference.key.use == .launchScreen, let stem = stem(name) {
      guard documents.answer(stem, reference) == .found else { return nil }
      // Some systems take the extension off.
      return LaunchFindings.Fault(
        message: "\(reference.writtenKey) is \(name); expected \(stem), without the extension", isMinor: true)
    }
    return LaunchFindings.Fault(message: message(answer, name, reference), isMinor: isUsed == nil)
  }

  private static func message(
    _ answer: LaunchDocuments.Answer, _ name: String, _ reference: LaunchReference
  ) -> String {
    let (key, owner) = (reference.writtenKey, reference.target.map { "target \($0.name)" } ?? "the project")
    if let stem = stem(name) { return "\(key) is \(name); expected \(stem), without the extension" }
    let kind = reference.key.kinds.count > 1 ? "document" : reference.key.kinds == [.xib] ? "nib" : "storyboard"
    switch answer {
    case .found: return ""
    case .inOtherCase(let other):
      return Diagnostic.message(
        "\(key) is \(name); expected \(other), because devices distinguish upper and lower case",
        "\(key) is \(name); expected \(other)")
    case .outsideOfTarget(let path):
      return Diagnostic.message(
        "\(key) is \(name), but \(path) is not in \(owner); add it, or correct the name",
        "\(key) is \(name), but \(path.lastPathComponent) is not in \(owner)")
    case .missing(let suggestion):
      let fact = "\(key) is \(name), but \(owner) has no such \(kind)"
      return Diagnostic.message(fact + (suggestion.map { "; did you mean \($0)?" } ?? "; correct or remove it"), fact)
    }
  }

  /// The name without its extension; nil if it has none.
  private static func stem(_ name: String) -> String? {
    DocumentSummary.Kind(path: name).flatMap { _ in LaunchIndex.documentName(name) }
  }

  private static func project(listing names: [String]) -> [String: String] {
    let documents = names.map { ($0, "<document initialViewController=\"a\"/>") }
    return ExampleProject.app(listing: names).merging(documents) { $1 }
  }
}

extension LaunchReference {
  /// Whether the system opens the document; nil where that is not known.
  fileprivate var isUsed: Bool? {
    guard let target else { return nil }
    if key.use == .appExtension { return target.isApp ? false : true }
    if !target.isApp { return false }
    return key.use == .main && target.hasSceneManifest ? nil : true
  }
}

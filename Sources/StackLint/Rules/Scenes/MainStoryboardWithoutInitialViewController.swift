import NibDecoder

extension Rule {
  static let mainStoryboardWithoutInitialViewController = Rule(
    "main-storyboard-without-initial-view-controller", .scenes, .warning,
    summary: "The storyboard that an app starts with has no initial view controller",
    rationale: """
      The app shows a black screen. UIKit logs "perhaps the designated entry point is not set?". Select the first view
      controller in Interface Builder, and turn on Is Initial View Controller. The finding is at the name of the storyboard
      in the property list or build setting. The rule reports nothing if a delegate of the app or of a scene has a window of
      its own making.
      """,
    needs: [.sources, .documents],
    examples: [
      .bad(
        ExampleProject.propertyList("UIMainStoryboardFile", "⟦Main⟧"), in: .file("Info.plist"),
        beside: ["Main.storyboard": "<document/>"]),
      .good(
        ExampleProject.propertyList("UIMainStoryboardFile", "Main"), in: .file("Info.plist"),
        beside: ["Main.storyboard": "<document initialViewController=\"a\"/>"]),
    ],
    projectCheck: { project in
      let documents = LaunchDocuments(project)
      let delegates = LaunchDelegates(project)
      return LaunchFindings.all(in: project) { reference in
        guard reference.key.use == .scene || reference.key.use == .main, reference.target?.isApp != false,
          reference.key.use == .scene || reference.target?.hasSceneManifest != true
        else { return nil }
        let name = reference.names.first { name in
          let found = documents.documents(name, reference)
          return !found.isEmpty && found.allSatisfy { !$0.hasInitialViewController && !$0.isIncomplete }
        }
        guard let name, !delegates.makeWindows(reference.target) else { return nil }
        return LaunchFindings.Fault(
          message: "\(name).storyboard has no initial view controller; expected one, because the app starts with it",
          isMinor: reference.target == nil)
      }
    }, check: nil)
}

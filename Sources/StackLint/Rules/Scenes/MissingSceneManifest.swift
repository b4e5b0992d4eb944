import NibDecoder

extension Rule {
  static let missingSceneManifest = Rule(
    "missing-scene-manifest", .scenes, .notice,
    summary: "An app starts with a main storyboard and describes no scenes",
    rationale: """
      Apps that are built with the SDK of iOS 27 or later do not launch without scenes: "UIScene life cycle is
      required for apps built with this SDK". Earlier SDKs log a warning. Add `UIApplicationSceneManifest` with a
      configuration that names the storyboard in `UISceneStoryboardFile`, or implement
      `application(_:configurationForConnecting:options:)`.
      """,
    needs: [.sources, .documents],
    examples: [
      .bad(
        ExampleProject.propertyList("UIMainStoryboardFile", "⟦Main⟧"), in: .file("Info.plist"),
        beside: project.merging([
          "Delegate.swift": "class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
        ]) { $1 }),
      .good(
        ExampleProject.propertyList("UIMainStoryboardFile", "Main"), in: .file("Info.plist"),
        beside: project.merging([
          "Delegate.swift": """
          class Delegate: UIResponder, UIApplicationDelegate {
            func application(
              _ application: UIApplication, configurationForConnecting session: UISceneSession,
              options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration { UISceneConfiguration(name: "Main", sessionRole: session.role) }
          }
          """
        ]) { $1 }),
    ],
    projectCheck: { project in
      let delegates = LaunchDelegates(project)
      var seen: Set<String> = []
      return LaunchFindings.all(in: project) { reference in
        guard reference.key.use == .main, let target = reference.target, target.isApp, !target.hasSceneManifest,
          seen.insert(target.id).inserted, delegates.lackScenes(target)
        else { return nil }
        return LaunchFindings.Fault(
          message:
            "target \(target.name) has a main storyboard and no scenes; apps of the iOS 27 SDK need them to launch")
      }
    }, check: nil)

  private static let project = ExampleProject.app(listing: ["Delegate.swift"])
}

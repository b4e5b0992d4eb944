import Project

/// What the code does that starts an app: the delegates of the app and of its scenes.
struct LaunchDelegates {
  private let project: ProjectIndex
  private let delegates: [String]

  init(_ project: ProjectIndex) {
    self.project = project
    let classes = project.classes
    let all = classes.names.map { ($0, classes[$0]?.inherited ?? []) }
    delegates = all.filter { !$0.1.isDisjoint(with: Self.protocols) }.map(\.0).sorted()
  }

  private static let protocols: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  /// Whether a delegate makes windows, or fills them.
  ///
  /// - Parameter target: The target of the app; nil for any.
  func makeWindows(_ target: LaunchTarget?) -> Bool {
    delegates.contains { name in
      let paths = project.sources.paths(ofClass: name).filter { target?.contains($0) ?? true }
      return paths.compactMap(project.sources.text).contains { text in
        text.makes("UIWindow") || text.contains(anyOf: ["rootViewController", "setRootViewController"])
      }
    }
  }

  /// Whether an app has a delegate, and none that describes its scenes. An app of SwiftUI needs no delegate.
  func lackScenes(_ target: LaunchTarget) -> Bool {
    let own = delegates.filter { isDeclared($0, in: target) }
    return !own.isEmpty
      && !own.contains { name in
        project.classes[name]?.selectors.contains { $0.contains("configurationForConnecting") } == true
      }
  }

  private func isDeclared(_ name: String, in target: LaunchTarget) -> Bool {
    project.sources.paths(ofClass: name).contains(where: target.contains)
  }
}

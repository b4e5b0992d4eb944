/// What other files can use of a source: without any of it, nothing in the file runs.
package struct SourceSurface: Sendable {
  /// The names of the types, functions and variables that stand alone in the file.
  package internal(set) var names: [String] = []
  /// The types to which the file adds members that other files see.
  package internal(set) var extended: Set<String> = []
  /// Whether the system makes objects of one of the types, which no code has to name.
  package internal(set) var isMadeBySystem = false

  init() {}

  /// The surface of an Objective-C file, where everything stands alone.
  init(_ declarations: [ClassDeclaration]) {
    for declaration in declarations { add(declaration, as: declaration.name) }
  }

  /// - Parameter name: That of the declaration; for an extension of a nested type that of the outermost one.
  mutating func add(_ declaration: ClassDeclaration, as name: String) {
    if declaration.kind == .addition {
      extended.insert(name)
    } else {
      names.append(name)
      if let name = declaration.runtimeName, name != declaration.name { names.append(name) }
    }
    if declaration.inherited.contains(where: Self.startingTypes.contains) { isMadeBySystem = true }
  }

  /// The types through which an app or an extension starts.
  private static let startingTypes: Set = [
    "UIApplicationDelegate", "NSApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "WKExtensionDelegate",
    "WKApplicationDelegate", "App", "Widget", "WidgetBundle", "AppIntent", "AppShortcutsProvider", "INExtension",
    "XCTestCase",
  ]
}

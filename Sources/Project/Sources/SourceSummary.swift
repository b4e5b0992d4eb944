import Support

/// The classes that one source file declares or adds to, and the identifiers that it uses.
public struct SourceSummary: Sendable {
  /// The path of the file.
  public let path: String
  /// The declarations, in the order of the file.
  public let declarations: [ClassDeclaration]
  /// The identifiers of objects and documents that the file uses.
  public let identifiers: SourceIdentifiers

  /// The modules that the file imports.
  public let imports: Set<String>
  /// The headers that the file imports in quotation marks: their names without folder and suffix.
  package let quotedHeaders: Set<String>
  /// The properties and variables that the file sets.
  public let assignments: Assignments
  /// What other files can use of the file.
  package let surface: SourceSurface

  /// Scans a file. The suffix of its path decides whether it is in Swift or Objective-C.
  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    guard let language = Self.language(of: path) else {
      (imports, quotedHeaders, assignments) = ([], [], Assignments())
      (declarations, identifiers, surface) = ([], SourceIdentifiers(), SourceSurface())
      return
    }
    let outline = SourceOutline(bytes, language: language)
    (imports, quotedHeaders) = (outline.imports, outline.quotedHeaders)
    assignments = language == .swift ? outline.assignments : outline.assignmentsOfObjectiveC
    (declarations, identifiers, surface) =
      language == .swift ? SwiftClassScanner.scan(outline) : ObjectiveCClassScanner.scan(outline)
  }

  /// The language of a file, by the suffix of its path; nil if classes cannot be declared in it.
  public static func language(of path: String) -> SourceLanguage? {
    if path.hasByteSuffix(".swift") { return .swift }
    return path.hasByteSuffix(".m") || path.hasByteSuffix(".h") || path.hasByteSuffix(".mm") ? .objectiveC : nil
  }
}

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

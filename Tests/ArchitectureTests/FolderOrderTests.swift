import Testing

/// The folders of a target are in an order, and no type refers to a type in a folder after its own, nor to a member that
/// an extension there declares.
///
/// Targets keep the same order among each other by their dependencies, which the compiler checks.
@Suite struct FolderOrderTests {
  /// Lowest first.
  static let orders: [String: [String]] = [
    "Support": [
      "Search", "Escaping", "OperatingSystem/C", "OperatingSystem/Threads", "OperatingSystem/Paths",
      "OperatingSystem/Signals", "OperatingSystem/Reading", "OperatingSystem/Writing", "OperatingSystem/Processes",
      "OperatingSystem/Git", "OperatingSystem/Terminal",
    ],
    "Formats": [
      "XML/Source", "XML/Scanning", "XML/Edits", "XML/Diagnostics", "XML/Tree", "XML/Reading", "Data/PropertyLists",
      "Data/JSON", "Data/JSONRPC", "Data/Strings",
    ],
    "NibDecoder": [
      "Vocabulary", "Definitions", "Decoding", "Elements", "Names",
    ],
    "AutoLayout": [
      "Basics", "System", "Components", "Costs", "Reduction", "Optimum", "Conflicts", "Solving",
    ],
    "StackModel": [
      "Typography/Characters", "Typography/Tables", "Typography/Environment", "Typography/Attributes",
      "Typography/Measuring", "Typography/Lines", "FontFiles", "Geometry", "Text", "Canvas", "Views", "Controls",
      "AppKit", "Constraints", "Arrangement", "Document", "Layout", "Conflicts", "Analysis",
    ],
    "LayoutAnalysis": [
      "Updates", "Explanation", "ConsoleLogs", "Fidelity", "Variants", "Documents",
    ],
    "Drawing": [
      "Raster", "SVG", "Views", "Symbols", "Controls", "AppKit", "Bars", "Layers", "Screens",
    ],
    "NibTranslation": [
      "Archive/Graph", "Archive/Archives", "Archive/Comparison", "Archive/Verification", "Reports",
      "Markup", "Decompiler/Scopes", "Decompiler/Values", "Decompiler/Tables", "Decompiler/Objects",
      "Decompiler/Documents", "Definitions", "Compiler/Reading", "Compiler/Values", "Compiler/Content",
      "Compiler/Elements", "Compiler/Lists", "Compiler/Scenes", "Bundles",
    ],
    "DocumentChanges": [
      "Editing/Order", "Editing", "Localization", "Versions", "Diff", "Merge", "Reports", "Edits",
    ],
    "Project": [
      "Sources", "Xcode",
    ],
    "StackLint": [
      "Project", "Constraints", "Suppressions", "Core", "Rules", "Configuration", "Linting", "Documentation",
      "Findings", "Findings/Formats", "Setup", "Setup/Configuration", "Setup/Migration", "Setup/Project",
      "Setup/Assets", "Setup/Changes", "Setup/Run", "Renaming",
    ],
    "LanguageServer": [
      "Protocol", "Documents", "Features", "Server",
    ],
    "Operations": [
      "Page/Scenes", "Page/Comparison", "Page/Documents", "Page/Web", "Frames", "Measured", "Runs",
      "Pictures", "Linting", "Layouts", "Reference", "Nibs", "Conversion", "Strings", "Diffs", "Merging", "Edits",
      "ModelContext", "Preview",
    ],
    "ibstack": [
      "Options", "Commands",
    ],
  ]

  /// The folder in an order that a file is in: `Compiler/Keys`, or `Rules` for `Rules/Text`.
  private static func folder(of source: SwiftSource, in order: [String]) -> String {
    var folder = source.folder[...]
    while !order.contains(String(folder)), let slash = folder.lastIndex(of: "/") { folder = folder[..<slash] }
    return String(folder)
  }

  @Test(arguments: orders.keys.sorted()) func noReferencePointsUp(_ target: String) throws {
    let order = try #require(Self.orders[target])
    let sources = SwiftSource.all.filter { $0.target == target }
    let references = Self.references(in: sources, order) + Self.memberReferences(in: sources, order, Self.names)
    #expect(references.isEmpty, "\(references.joined(separator: "\n"))")
  }

  @Test(arguments: orders.keys.sorted()) func everyFolderHasAPlace(_ target: String) throws {
    let order = try #require(Self.orders[target])
    let folders = Set(SwiftSource.all.filter { $0.target == target }.map { Self.folder(of: $0, in: order) })
      .subtracting([""])
    #expect(folders == Set(order))
  }

  @Test func referenceThatPointsUpIsFound() {
    let sources = [
      SwiftSource(path: "T/Low/A.swift", text: "struct A { let b: B }  // not C"),
      SwiftSource(path: "T/High/B.swift", text: "struct B { let a: A }\nstruct C {}"),
    ]
    #expect(Self.references(in: sources, ["Low", "High"]) == ["Low/A.swift refers to B in High"])
    #expect(Self.references(in: sources, ["High", "Low"]) == ["High/B.swift refers to A in Low"])
  }

  @Test func memberThatPointsUpIsFound() {
    let sources = [
      SwiftSource(path: "T/Low/A.swift", text: "struct A {\n  func f() { self.b() + x.c + .d + E.e + g(b: 1) }\n}"),
      SwiftSource(
        path: "T/High/A+B.swift",
        text: """
          extension A {
            func b() -> Int { 1 }
            private var c: Int { 1 }
            static var d: Int { 1 }
            static func e() {}
          }
          """),
    ]
    let names = Dictionary(grouping: sources.flatMap(\.declaredNames)) { $0 }.mapValues { _ in Set(["T"]) }
    #expect(
      Self.memberReferences(in: sources, ["Low", "High"], names) == ["Low/A.swift refers to a member b in High"])
    #expect(Self.memberReferences(in: sources, ["High", "Low"], names).isEmpty)
  }

  /// The targets that declare a name, whatever it is the name of.
  private static let names: [String: Set<String>] = SwiftSource.all.reduce(into: [:]) { names, source in
    for name in source.declaredNames { names[name, default: []].insert(source.target) }
  }

  /// Members of extensions, if nothing else in the package has the name. Only members of values are found, as `x.member`.
  private static func memberReferences(
    in sources: [SwiftSource], _ order: [String], _ names: [String: Set<String>]
  ) -> [String] {
    var homes: [String: Set<String>] = [:]
    for source in sources {
      for name in source.declaredNames { homes[name, default: []].insert(folder(of: source, in: order)) }
    }
    let members = Set(sources.flatMap(\.extensionMembers)).filter { names[$0]?.count == 1 && homes[$0]?.count == 1 }
    return sources.flatMap { source -> [String] in
      guard let own = order.firstIndex(of: folder(of: source, in: order)) else { return [] }
      return source.usedMembers.intersection(members).sorted().compactMap { name in
        guard let home = homes[name]?.first, let place = order.firstIndex(of: home), place > own else { return nil }
        return "\(source.pathInTarget) refers to a member \(name) in \(home)"
      }
    }
  }

  private static func references(in sources: [SwiftSource], _ order: [String]) -> [String] {
    var homes: [String: Set<String>] = [:]
    for source in sources {
      for type in TypeDeclaration.all(in: source) where !type.isExtension && !type.isPrivate {
        homes[type.name, default: []].insert(folder(of: source, in: order))
      }
    }
    return sources.flatMap { source -> [String] in
      let ownFolder = folder(of: source, in: order)
      guard let own = order.firstIndex(of: ownFolder) else { return [] }
      return source.typeNames.sorted().compactMap { name in
        guard let folders = homes[name], !folders.contains(ownFolder), folders.count == 1,
          let folder = folders.first, let place = order.firstIndex(of: folder), place > own
        else { return nil }
        return "\(source.pathInTarget) refers to \(name) in \(folder)"
      }
    }
  }
}

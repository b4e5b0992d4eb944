import Testing

/// The folders of a target are in an order, and no type refers to a type in a folder after its own.
///
/// Targets keep the same order among each other by their dependencies, which the compiler checks.
@Suite struct FolderOrderTests {
  /// Lowest first.
  static let orders: [String: [String]] = [
    "OperatingSystem": ["C", "Threads", "Paths", "Signals", "Reading", "Writing", "Processes", "Git", "Terminal"],
    "XMLSource": ["Source", "Scanning", "Edits", "Diagnostics", "Tree", "Reading"],
    "DataFormats": ["PropertyLists", "JSON", "Strings"],
    "NibDecoder": ["Values", "Kinds", "Decoding"],
    "AutoLayout": [
      "Basics", "System", "Components", "Costs", "Reduction", "Optimum", "Conflicts", "Solving",
    ],
    "FontMetrics": [
      "Numbers", "Characters", "Tables", "Typefaces", "Environment", "Attributes", "Measuring", "Lines",
    ],
    "StackModel": [
      "Geometry", "Text", "Canvas", "Views", "Controls", "Bars", "Stack", "AppKit", "Constraints", "Arrangement",
      "Document", "Layout", "Conflicts", "Analysis",
    ],
    "LayoutAnalysis": ["Updates", "Confidence", "Explanation", "Fidelity", "Variants"],
    "CompiledNib": ["Graph", "Archives", "Values", "Comparison", "Verification"],
    "NibTranslation": [
      "Decompiler/Markup", "Decompiler/Scopes", "Decompiler/Values", "Decompiler/Tables", "Decompiler/Objects",
      "Decompiler/Documents", "Compiler/Reading", "Compiler/Values", "Compiler/Traits", "Compiler/Content",
      "Compiler/Keys", "Compiler/Texts", "Compiler/Elements", "Compiler/Controls", "Compiler/Lists", "Compiler/Scenes",
      "Compiler/Documents",
    ],
    "NibBundles": ["Zip", "Files", "Inputs"],
    "DocumentEditing": ["Spaces", "Order", "Formatting"],
    "DocumentChanges": [
      "Identity", "Versions", "Diff/Changes", "Diff/Comparing", "Diff/Editing", "Diff/Patches", "Merge/Versions",
      "Merge/Elements", "Merge/Lists", "Merge/Conflicts", "Merge/Passes", "Merge/Writing", "Merge/Checks",
      "Merge/Merging",
    ],
    "XcodeProject": ["Objects", "Targets"],
    "Localization": ["Objects", "Formats", "Updates"],
    "StackLint": [
      "Project", "Elements", "Constraints", "Suppressions", "Core", "Rules", "Migration", "Configuration",
      "Linting", "Documentation",
    ],
    "Reports": [
      "Elements", "Nibs", "Findings", "Findings/Rendering", "Findings/Documents", "Findings/Formats",
      "Findings/Merging", "Layouts/Frames", "Layouts/Explanations", "Layouts/Fidelity", "Changes/Names",
      "Changes/Values", "Changes/Entries", "Changes/Outline", "Changes/Consequences", "Changes/Formats", "Merges/Names",
      "Merges/Conflicts",
    ],
    "LintSetup": [
      "YAML", "Diff", "Names", "Fonts", "Configuration", "Suppressions", "Migration", "Project", "Assets",
      "Translations", "Template", "Changes", "Baseline", "Run",
    ],
    "LayoutDrawing": [
      "SVG", "Colors", "Views", "Symbols", "Images", "Controls", "AppKit", "Bars", "Layers", "Sketches", "Screens",
      "Sheets",
    ],
    "ReportPage": ["Encoding", "Scenes", "Comparison", "Documents", "Page"],
    "DocumentFiles": [
      "Runs", "Pictures", "Pages", "Linting", "Layouts", "Reference", "Configuration", "Formatting", "Nibs", "Strings",
      "Diffs", "Merging",
    ],
    "ibstack": ["Commands"],
  ]

  /// The folder in an order that a file is in: `Compiler/Keys`, or `Rules` for `Rules/Text`.
  private static func folder(of source: SwiftSource, in order: [String]) -> String {
    order.contains(source.folder) ? source.folder : String(source.folder.prefix { $0 != "/" })
  }

  @Test(arguments: orders.keys.sorted()) func noReferencePointsUp(_ target: String) throws {
    let order = try #require(Self.orders[target])
    let references = Self.references(in: SwiftSource.all.filter { $0.target == target }, order)
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
        let file = source.path.split(separator: "/").dropFirst().joined(separator: "/")
        return "\(file) refers to \(name) in \(folder)"
      }
    }
  }
}

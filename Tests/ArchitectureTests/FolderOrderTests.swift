import Testing

/// The folders of a target are in an order, and no type refers to a type in a folder after its own.
///
/// Targets keep the same order among each other by their dependencies, which the compiler checks.
@Suite struct FolderOrderTests {
  /// Lowest first.
  static let orders: [String: [String]] = [
    "AutoLayout": [
      "Basics", "System", "Components", "Costs", "Reduction", "Optimum", "Conflicts", "Solving",
    ],
    "XMLSource": ["Source", "Scanning", "Edits", "Diagnostics", "Tree", "Reading"],
    "CompiledNib": ["Graph", "Archives", "Values", "Comparison", "Verification"],
    "NibDecompiler": ["Markup", "Scopes", "Values", "Tables", "Objects", "Documents"],
    "NibCompiler": [
      "Reading", "Values", "Traits", "Content", "Keys", "Texts", "Elements", "Controls", "Lists", "Scenes", "Documents",
    ],
    "NibBundles": ["Zip", "Files", "Inputs"],
    "NibDecoder": ["Values", "Kinds", "Decoding"],
    "FontMetrics": [
      "Numbers", "Characters", "Tables", "Typefaces", "Environment", "Attributes", "Measuring", "Lines",
    ],
    "StackModel": [
      "Geometry", "Text", "Canvas", "Views", "Controls", "Bars", "Stack", "AppKit", "Constraints", "Arrangement",
      "Document", "Layout", "Conflicts", "Analysis",
    ],
    "LayoutAnalysis": ["Updates", "Confidence", "Explanation", "Fidelity", "Variants"],
    "StackLint": [
      "Project", "Elements", "Constraints", "Suppressions", "Core", "Names", "Rules", "Migration", "Configuration",
      "Linting",
      "Documentation",
    ],
    "Localization": ["Objects", "Formats", "Updates"],
    "XcodeProject": ["Objects", "Targets"],
    "FileAccess": ["Paths", "Signals", "Reading", "Writing", "Processes", "Git"],
    "LintReports": ["Findings", "Rendering", "Documents", "Formats", "Merging"],
    "LayoutDrawing": [
      "SVG", "Colors", "Views", "Symbols", "Images", "Controls", "AppKit", "Bars", "Layers", "Sketches", "Screens",
      "Sheets",
    ],
    "DocumentVersions": ["Identity", "Versions"],
    "DocumentEditing": ["Spaces", "Order", "Formatting"],
    "DocumentMerge": ["Versions", "Elements", "Lists", "Conflicts", "Passes", "Writing", "Checks", "Merging"],
    "DocumentDiff": ["Changes", "Comparing", "Editing", "Patches"],
    "DiffReports": ["Names", "Values", "Entries", "Outline", "Consequences", "Formats"],
    "MergeReports": ["Names", "Conflicts"],
    "LayoutReports": ["Frames", "Explanations", "Fidelity"],
    "ReportPage": ["Encoding", "Scenes", "Comparison", "Documents", "Page"],
    "LintSetup": [
      "YAML", "Diff", "Names", "Fonts", "Configuration", "Suppressions", "Migration", "Project", "Assets",
      "Translations", "Template", "Changes", "Baseline", "Run",
    ],
    "ibstack": ["Output", "Preview", "Merging", "Diffs", "Strings", "Commands"],
  ]

  @Test(arguments: orders.keys.sorted()) func noReferencePointsUp(_ target: String) throws {
    let order = try #require(Self.orders[target])
    let references = Self.references(in: SwiftSource.all.filter { $0.target == target }, order)
    #expect(references.isEmpty, "\(references.joined(separator: "\n"))")
  }

  @Test(arguments: orders.keys.sorted()) func everyFolderHasAPlace(_ target: String) throws {
    let order = try #require(Self.orders[target])
    let folders = Set(SwiftSource.all.filter { $0.target == target }.map(\.folder)).subtracting([""])
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
        homes[type.name, default: []].insert(source.folder)
      }
    }
    return sources.flatMap { source -> [String] in
      guard let own = order.firstIndex(of: source.folder) else { return [] }
      return source.typeNames.sorted().compactMap { name in
        guard let folders = homes[name], !folders.contains(source.folder), folders.count == 1,
          let folder = folders.first, let place = order.firstIndex(of: folder), place > own
        else { return nil }
        let file = source.path.split(separator: "/").dropFirst().joined(separator: "/")
        return "\(file) refers to \(name) in \(folder)"
      }
    }
  }
}

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Versions that `make` tests and that releases are linked with, so that two builds of a commit are equal. Packages that
/// use ours choose theirs, from the oldest that do.
func dependency(_ url: String, from oldest: Version, released: Version) -> Package.Dependency {
  let isExact = Context.environment["IBSTACK_EXACT_DEPENDENCIES"] != nil
  return isExact ? .package(url: url, exact: released) : .package(url: url, from: oldest)
}

let package = Package(
  name: "ibstack",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "XMLSource", targets: ["XMLSource"]),
    .library(name: "NibDecoder", targets: ["NibDecoder"]),
    .library(name: "CompiledNib", targets: ["CompiledNib"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "FontMetrics", targets: ["FontMetrics"]),
    .library(name: "StackModel", targets: ["StackModel"]),
    .library(name: "LayoutAnalysis", targets: ["LayoutAnalysis"]),
    .library(name: "SourceClasses", targets: ["SourceClasses"]),
    .library(name: "StackLint", targets: ["StackLint"]),
    .library(name: "LintReports", targets: ["LintReports"]),
    .library(name: "LintSetup", targets: ["LintSetup"]),
    .library(name: "FontFiles", targets: ["FontFiles"]),
    .executable(name: "ibstack", targets: ["ibstack"]),
  ],
  traits: [
    .trait(name: "FontFiles", description: "Measures text with font files; needs HarfBuzz."),
    .trait(name: "PNG", description: "Draws pictures as PNG; needs librsvg."),
    .trait(name: "Preview", description: "Serves a page that follows the files; needs Foundation."),
  ],
  dependencies: [
    dependency("https://github.com/apple/swift-argument-parser", from: "1.5.0", released: "1.8.2"),
    dependency("https://github.com/jpsim/Yams", from: "6.0.0", released: "6.2.2"),
    dependency("https://github.com/swhitty/FlyingFox", from: "0.26.0", released: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "XMLSource", dependencies: ["CLibXML", "Escaping", "LibC"], swiftSettings: settings),
    .target(
      name: "Vocabulary", dependencies: ["EmbeddedFiles"], exclude: ["Elements"], swiftSettings: settings),
    .target(name: "VocabularyReports", dependencies: ["Escaping", "Vocabulary"], swiftSettings: settings),
    .target(name: "NibDecoder", dependencies: ["Escaping", "Vocabulary", "XMLSource"], swiftSettings: settings),
    .target(name: "CompiledNib", dependencies: ["Escaping", "PropertyLists"], swiftSettings: settings),
    .target(
      name: "NibCompiler", dependencies: ["CompiledNib", "FontMetrics", "StackModel", "Vocabulary", "XMLSource"],
      swiftSettings: settings),
    .target(name: "AutoLayout", swiftSettings: settings),
    .target(
      name: "FontMetrics", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "StackModel", dependencies: ["NibDecoder", "AutoLayout", "FontMetrics", "Vocabulary"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LayoutAnalysis", dependencies: ["StackModel"], swiftSettings: settings),
    .target(name: "SourceClasses", dependencies: ["Escaping", "LibC", "Vocabulary"], swiftSettings: settings),
    .target(
      name: "StackLint",
      dependencies: [
        "LayoutAnalysis", "Localization", "SourceClasses", "StringsFiles", "Threads", "Vocabulary", "XcodeProject",
      ],
      swiftSettings: settings),
    .target(name: "PropertyLists", swiftSettings: settings),
    .target(name: "JSONSource", swiftSettings: settings),
    .target(
      name: "StringsFiles", dependencies: ["PropertyLists", "JSONSource", "XMLSource"], swiftSettings: settings),
    .target(
      name: "Localization", dependencies: ["Escaping", "JSONSource", "StringsFiles", "Vocabulary", "XMLSource"],
      swiftSettings: settings),
    .target(name: "XcodeProject", dependencies: ["Escaping", "PropertyLists"], swiftSettings: settings),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "FontFiles",
      dependencies: ["FontMetrics", .target(name: "CHarfBuzz", condition: .when(traits: ["FontFiles"]))],
      swiftSettings: settings),
    .systemLibrary(name: "CSystem"),
    .target(name: "LibC", dependencies: ["CSystem"], swiftSettings: settings),
    .target(name: "Escaping", swiftSettings: settings),
    .target(name: "Threads", dependencies: ["LibC"], swiftSettings: settings),
    .target(name: "FileAccess", dependencies: ["Threads", "LibC", "Escaping"], swiftSettings: settings),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "NibBundles", dependencies: ["CompiledNib", "CZlib", "Escaping", "FileAccess", "LibC", "NibDecompiler"],
      swiftSettings: settings),
    .target(
      name: "LintReports", dependencies: ["Escaping", "JSONSource", "StackLint", "Vocabulary"], swiftSettings: settings),
    .target(
      name: "LayoutReports", dependencies: ["Escaping", "LintReports", "LayoutAnalysis"], swiftSettings: settings),
    .target(name: "NibDecompiler", dependencies: ["CompiledNib", "Vocabulary"], swiftSettings: settings),
    .target(name: "NibReports", dependencies: ["CompiledNib", "Escaping"], swiftSettings: settings),
    .target(name: "LayoutDrawing", dependencies: ["Escaping", "StackModel"], swiftSettings: settings),
    .systemLibrary(
      name: "CLibRSVG", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .target(
      name: "SVGRaster",
      dependencies: ["Escaping", "Threads", .target(name: "CLibRSVG", condition: .when(traits: ["PNG"]))],
      swiftSettings: settings),
    .target(name: "DocumentVersions", dependencies: ["XMLSource"], swiftSettings: settings),
    .target(name: "EmbeddedFiles"),
    .target(
      name: "DocumentEditing", dependencies: ["EmbeddedFiles", "Threads", "XMLSource"],
      exclude: ["Order/xcode-order.txt"], swiftSettings: settings),
    .target(name: "DocumentMerge", dependencies: ["DocumentEditing", "DocumentVersions"], swiftSettings: settings),
    .target(name: "DocumentDiff", dependencies: ["DocumentEditing", "DocumentVersions"], swiftSettings: settings),
    .target(
      name: "DiffReports", dependencies: ["DocumentDiff", "Escaping", "JSONSource", "LintReports", "Vocabulary"],
      swiftSettings: settings),
    .target(
      name: "MergeReports", dependencies: ["DocumentMerge", "Escaping", "StackLint", "Vocabulary"],
      swiftSettings: settings),
    .target(name: "Deflate", swiftSettings: settings),
    .target(
      name: "ReportPage",
      dependencies: ["Deflate", "DiffReports", "EmbeddedFiles", "LayoutReports", "LayoutDrawing", "Vocabulary"],
      exclude: ["Page/page.css", "Page/page.html", "Page/Script"], swiftSettings: settings),
    .target(
      name: "Preview",
      dependencies: [
        "FileAccess", "Threads",
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Preview"])),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Preview"])),
      ],
      swiftSettings: settings),
    .target(
      name: "LintSetup",
      dependencies: [
        "DocumentEditing", "FileAccess", "JSONSource", "LintReports", "FontFiles", "StringsFiles", "Threads",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "ibstack",
      dependencies: [
        "DiffReports", "DocumentEditing", "MergeReports", "NibBundles", "NibCompiler", "NibReports", "LintSetup",
        "LayoutReports",
        "LayoutDrawing", "Localization", "Preview", "SVGRaster", "ReportPage", "VocabularyReports",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    // Built with the tests, which run it.
    .executableTarget(name: "kill-at-call", path: "Tests/kill-at-call"),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(name: "LibCTests", dependencies: ["LibC"], swiftSettings: settings),
    .testTarget(name: "VocabularyTests", dependencies: ["Vocabulary"], swiftSettings: settings),
    .testTarget(name: "VocabularyReportsTests", dependencies: ["VocabularyReports"], swiftSettings: settings),
    .testTarget(name: "XMLSourceTests", dependencies: ["XMLSource"], swiftSettings: settings),
    .testTarget(name: "NibDecoderTests", dependencies: ["NibDecoder"], swiftSettings: settings),
    .testTarget(name: "NibDecompilerTests", dependencies: ["NibDecompiler"], swiftSettings: settings),
    .testTarget(name: "NibBundlesTests", dependencies: ["NibBundles"], swiftSettings: settings),
    .testTarget(name: "CompiledNibTests", dependencies: ["CompiledNib"], swiftSettings: settings),
    .testTarget(
      name: "NibCompilerTests",
      dependencies: ["CompiledNib", "NibCompiler", "NibDecompiler", "Vocabulary", "XMLSource"],
      swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout"], exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(name: "FontMetricsTests", dependencies: ["FontMetrics"], swiftSettings: settings),
    .testTarget(name: "StackModelTests", dependencies: ["StackModel", "Vocabulary"], swiftSettings: settings),
    .testTarget(name: "LayoutAnalysisTests", dependencies: ["LayoutAnalysis"], swiftSettings: settings),
    .testTarget(name: "AcceptanceTests", dependencies: ["StackModel", "AutoLayout"], swiftSettings: settings),
    .testTarget(name: "SourceClassesTests", dependencies: ["SourceClasses"], swiftSettings: settings),
    .testTarget(name: "PropertyListsTests", dependencies: ["PropertyLists"], swiftSettings: settings),
    .testTarget(name: "JSONSourceTests", dependencies: ["JSONSource"], swiftSettings: settings),
    .testTarget(name: "StringsFilesTests", dependencies: ["StringsFiles"], swiftSettings: settings),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: settings),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"], swiftSettings: settings),
    .testTarget(
      name: "StackLintTests", dependencies: ["StackLint", "Threads", "XcodeProject"], swiftSettings: settings),
    .testTarget(
      name: "FontFilesTests", dependencies: ["FontFiles", "StackModel"], exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(name: "EscapingTests", dependencies: ["Escaping"], swiftSettings: settings),
    .testTarget(name: "ThreadsTests", dependencies: ["Threads"], swiftSettings: settings),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess"], swiftSettings: settings),
    .testTarget(
      name: "LayoutDrawingTests", dependencies: ["LayoutDrawing"], exclude: ["Golden"], swiftSettings: settings),
    .testTarget(name: "SVGRasterTests", dependencies: ["SVGRaster"], swiftSettings: settings),
    .testTarget(name: "DocumentEditingTests", dependencies: ["DocumentEditing"], swiftSettings: settings),
    .testTarget(name: "DocumentMergeTests", dependencies: ["DocumentMerge"], swiftSettings: settings),
    .testTarget(name: "DocumentDiffTests", dependencies: ["DocumentDiff"], swiftSettings: settings),
    .testTarget(name: "DiffReportsTests", dependencies: ["DiffReports"], swiftSettings: settings),
    .testTarget(name: "MergeReportsTests", dependencies: ["MergeReports"], swiftSettings: settings),
    .testTarget(name: "DeflateTests", dependencies: ["Deflate"], swiftSettings: settings),
    .testTarget(name: "ReportPageTests", dependencies: ["ReportPage"], swiftSettings: settings),
    .testTarget(name: "PreviewTests", dependencies: ["Preview"], swiftSettings: settings),
    .testTarget(name: "LintReportsTests", dependencies: ["LintReports"], swiftSettings: settings),
    .testTarget(name: "LintSetupTests", dependencies: ["LintSetup"], swiftSettings: settings),
    .testTarget(name: "ibstackTests", dependencies: ["ibstack"], swiftSettings: settings),
    // What the fuzzer runs is in here too: `Targets` is a link into Fuzzing.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "CompiledNib", "DocumentDiff", "DocumentMerge", "DocumentVersions", "LintSetup", "LayoutReports",
        "NibCompiler", "NibDecompiler",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// A plugin's tool is built once more, for the machine that builds: tests, which build everything, do without.
if Context.environment["IBSTACK_WITHOUT_PLUGINS"] == nil {
  package.products += [
    .plugin(name: "LintLayoutsCommand", targets: ["LintLayoutsCommand"]),
    .plugin(name: "LintLayoutsBuildTool", targets: ["LintLayoutsBuildTool"]),
  ]
  package.targets += [
    .plugin(
      name: "LintLayoutsCommand",
      capability: .command(
        intent: .custom(verb: "lint-layouts", description: "Lint storyboards and xibs of the package's targets.")),
      dependencies: ["ibstack"]),
    .plugin(name: "LintLayoutsBuildTool", capability: .buildTool(), dependencies: ["ibstack"]),
  ]
}

// All test targets make one program: a build that tests a trait has no need of the others.
if let names = Context.environment["IBSTACK_TEST_TARGETS"] {
  let tested = names.split(separator: ",")
  package.targets.removeAll { $0.type == .test && !tested.contains(Substring($0.name)) }
}

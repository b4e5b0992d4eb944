// swift-tools-version: 6.2
import PackageDescription

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
    .library(name: "ObjectNames", targets: ["ObjectNames"]),
    .library(name: "NibDecoder", targets: ["NibDecoder"]),
    .library(name: "CompiledNib", targets: ["CompiledNib"]),
    .library(name: "NibTranslation", targets: ["NibTranslation"]),
    .library(name: "DocumentChanges", targets: ["DocumentChanges"]),
    .library(name: "Localization", targets: ["Localization"]),
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "FontMetrics", targets: ["FontMetrics"]),
    .library(name: "StackModel", targets: ["StackModel"]),
    .library(name: "LayoutAnalysis", targets: ["LayoutAnalysis"]),
    .library(name: "SourceClasses", targets: ["SourceClasses"]),
    .library(name: "StackLint", targets: ["StackLint"]),
    .library(name: "Reports", targets: ["Reports"]),
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
    // Below: what other targets stand on.
    .systemLibrary(name: "CSystem"),
    .systemLibrary(
      name: "CLibXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "BinarySearch"),
    .target(name: "EmbeddedFiles"),
    .target(name: "Escaping"),
    .target(name: "OperatingSystem", dependencies: ["CSystem", "Escaping"]),
    .target(name: "Vocabulary", dependencies: ["EmbeddedFiles", "Escaping"], exclude: ["Devices.txt", "Elements"]),

    // Formats of files.
    .target(name: "XMLSource", dependencies: ["BinarySearch", "CLibXML", "Escaping", "OperatingSystem"]),
    .target(name: "DataFormats", dependencies: ["Escaping", "XMLSource"]),

    // Documents, and their layout.
    .target(name: "NibDecoder", dependencies: ["Escaping", "OperatingSystem", "Vocabulary", "XMLSource"]),
    .target(name: "AutoLayout", dependencies: ["BinarySearch"]),
    .target(
      name: "FontMetrics", dependencies: ["BinarySearch", "EmbeddedFiles", "OperatingSystem"], exclude: ["Families"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "FontFiles",
      dependencies: ["FontMetrics", .target(name: "CHarfBuzz", condition: .when(traits: ["FontFiles"]))]),
    .target(
      name: "StackModel",
      dependencies: [
        "AutoLayout", "BinarySearch", "Escaping", "FontMetrics", "NibDecoder", "Vocabulary", "XMLSource",
      ],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "LayoutAnalysis", dependencies: ["BinarySearch", "Escaping", "FontMetrics", "NibDecoder", "StackModel"]),

    // Compiled nibs.
    .target(name: "CompiledNib", dependencies: ["DataFormats", "Escaping"]),
    .target(
      name: "NibTranslation",
      dependencies: [
        "CompiledNib", "Escaping", "FontMetrics", "OperatingSystem", "StackModel", "Vocabulary", "XMLSource",
      ]),
    .target(
      name: "NibBundles",
      dependencies: [
        "BinarySearch", "CompiledNib", "CZlib", "Escaping", "NibDecoder", "NibTranslation", "OperatingSystem",
      ]),

    // Changes of documents.
    .target(name: "ObjectNames", dependencies: ["Escaping", "Vocabulary", "XMLSource"]),
    .target(
      name: "DocumentEditing", dependencies: ["EmbeddedFiles", "Escaping", "OperatingSystem", "XMLSource"],
      exclude: ["Order/xcode-order.txt"]),
    .target(
      name: "DocumentChanges", dependencies: ["BinarySearch", "DocumentEditing", "Escaping", "Vocabulary", "XMLSource"]),

    // Projects.
    .target(name: "SourceClasses", dependencies: ["BinarySearch", "Escaping", "OperatingSystem", "Vocabulary"]),
    .target(name: "XcodeProject", dependencies: ["DataFormats", "Escaping"]),
    .target(name: "Localization", dependencies: ["DataFormats", "Escaping", "Vocabulary", "XMLSource"]),

    // Lint.
    .target(
      name: "StackLint",
      dependencies: [
        "BinarySearch", "DataFormats", "EmbeddedFiles", "Escaping", "FontMetrics", "LayoutAnalysis", "LayoutDrawing",
        "Localization",
        "NibDecoder", "OperatingSystem", "SourceClasses", "StackModel", "Vocabulary", "XcodeProject", "XMLSource",
      ],
      exclude: [
        "Project/Fonts/SystemFaces.txt", "Project/Fonts/SystemFonts.txt", "Rules/Code/LayerProperties.txt",
        "Rules/Code/SystemProperties.txt",
      ]),
    .target(
      name: "LintSetup",
      dependencies: [
        "BinarySearch", "DataFormats", "DocumentEditing", "Escaping", "FontFiles", "FontMetrics", "LayoutAnalysis",
        "NibDecoder",
        "ObjectNames", "OperatingSystem", "Reports", "StackLint", "StackModel", "XMLSource",
        .product(name: "Yams", package: "Yams"),
      ]),

    // Reports and pictures.
    .target(
      name: "Reports",
      dependencies: [
        "CompiledNib", "DataFormats", "DocumentChanges", "Escaping", "LayoutAnalysis", "NibDecoder", "ObjectNames",
        "StackLint", "StackModel", "Vocabulary", "XMLSource",
      ]),
    .target(
      name: "LayoutDrawing", dependencies: ["BinarySearch", "EmbeddedFiles", "Escaping", "FontMetrics", "StackModel"],
      exclude: ["Colors/SystemColors.txt", "Symbols/SymbolShapes.txt"]),
    .systemLibrary(
      name: "CLibRSVG", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .target(
      name: "SVGRaster",
      dependencies: ["Escaping", "OperatingSystem", .target(name: "CLibRSVG", condition: .when(traits: ["PNG"]))]),
    .target(
      name: "ReportPage",
      dependencies: [
        "CZlib", "DocumentChanges", "EmbeddedFiles", "Escaping", "LayoutAnalysis", "LayoutDrawing", "NibDecoder",
        "ObjectNames", "Reports", "StackLint", "StackModel", "Vocabulary", "XMLSource",
      ],
      exclude: ["Page/page.css", "Page/page.html", "Page/Script"]),
    .target(
      name: "Preview",
      dependencies: [
        "DocumentFiles", "Escaping", "LayoutAnalysis", "LayoutDrawing", "LintSetup", "OperatingSystem", "ReportPage",
        "Reports", .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Preview"])),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Preview"])),
      ]),

    // What is done to files of documents.
    .target(
      name: "DocumentFiles",
      dependencies: [
        "CompiledNib", "DataFormats", "DocumentChanges", "DocumentEditing", "Escaping", "FontMetrics", "LayoutAnalysis",
        "LayoutDrawing", "LintSetup", "Localization", "NibBundles", "NibDecoder", "NibTranslation", "OperatingSystem",
        "ReportPage", "Reports", "StackLint", "StackModel", "SVGRaster", "Vocabulary", "XMLSource",
      ]),

    // The program.
    .executableTarget(
      name: "ibstack",
      dependencies: [
        "DocumentFiles", "Escaping", "LayoutAnalysis", "LayoutDrawing", "LintSetup", "Localization", "NibDecoder",
        "OperatingSystem", "Preview", "Reports", "StackLint", "StackModel", "SVGRaster", "Vocabulary", "XMLSource",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Built with the tests, which run it.
    .executableTarget(name: "kill-at-call", path: "Tests/kill-at-call"),

    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "BinarySearchTests", dependencies: ["BinarySearch"]),
    .testTarget(name: "EscapingTests", dependencies: ["Escaping"]),
    .testTarget(name: "OperatingSystemTests", dependencies: ["OperatingSystem"]),
    .testTarget(name: "VocabularyTests", dependencies: ["Vocabulary"]),
    .testTarget(name: "XMLSourceTests", dependencies: ["XMLSource"]),
    .testTarget(name: "DataFormatsTests", dependencies: ["DataFormats"]),
    .testTarget(name: "NibDecoderTests", dependencies: ["NibDecoder"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"], exclude: ["Fixtures"]),
    .testTarget(name: "FontMetricsTests", dependencies: ["FontMetrics"]),
    .testTarget(name: "FontFilesTests", dependencies: ["FontFiles", "StackModel"], exclude: ["Fixtures"]),
    .testTarget(name: "StackModelTests", dependencies: ["StackModel", "Vocabulary"]),
    .testTarget(name: "LayoutAnalysisTests", dependencies: ["LayoutAnalysis"]),
    .testTarget(name: "AcceptanceTests", dependencies: ["AutoLayout", "StackModel"]),
    // It sees of the libraries what other packages see.
    .testTarget(
      name: "LibraryTests",
      dependencies: ["CompiledNib", "DocumentChanges", "Localization", "NibTranslation", "ObjectNames", "XMLSource"],
      packageAccess: false),
    .testTarget(name: "CompiledNibTests", dependencies: ["CompiledNib"]),
    .testTarget(
      name: "NibTranslationTests", dependencies: ["CompiledNib", "NibTranslation", "Vocabulary", "XMLSource"]),
    .testTarget(name: "NibBundlesTests", dependencies: ["NibBundles"]),
    .testTarget(name: "ObjectNamesTests", dependencies: ["ObjectNames"]),
    .testTarget(name: "DocumentEditingTests", dependencies: ["DocumentEditing"]),
    .testTarget(name: "DocumentChangesTests", dependencies: ["DocumentChanges", "OperatingSystem"]),
    .testTarget(name: "SourceClassesTests", dependencies: ["SourceClasses"]),
    .testTarget(name: "XcodeProjectTests", dependencies: ["XcodeProject"]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
    .testTarget(name: "StackLintTests", dependencies: ["OperatingSystem", "StackLint", "XcodeProject"]),
    .testTarget(name: "LintSetupTests", dependencies: ["LintSetup"]),
    .testTarget(name: "ReportsTests", dependencies: ["Reports"]),
    .testTarget(name: "LayoutDrawingTests", dependencies: ["LayoutDrawing"], exclude: ["Golden"]),
    .testTarget(name: "SVGRasterTests", dependencies: ["SVGRaster"]),
    .testTarget(name: "ReportPageTests", dependencies: ["CZlib", "ReportPage"]),
    .testTarget(name: "DocumentFilesTests", dependencies: ["DocumentFiles"]),
    .testTarget(name: "PreviewTests", dependencies: ["Preview"]),
    .testTarget(name: "ibstackTests", dependencies: ["ibstack"]),
    // What the apps that measure share is in here too: `Shared` is a link into Integrations.
    .testTarget(name: "MeasuringTests", dependencies: ["Reports", "XcodeProject"], exclude: ["Stubs"]),
    // What the fuzzer runs is in here too: `Targets` is a link into Fuzzing.
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["CompiledNib", "DocumentChanges", "LintSetup", "NibTranslation", "ReportPage", "Reports"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

// The package manager builds a target again if one changes that it names. Tests use types of targets below these, too.
let dependencies = Dictionary(package.targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
for target in package.targets where target.type == .test {
  var (open, names) = (target.dependencies, Set<String>())
  while let dependency = open.popLast() {
    guard case .byNameItem(let name, _) = dependency, names.insert(name).inserted else { continue }
    open += dependencies[name] ?? []
  }
  target.dependencies = names.sorted().map { .init(stringLiteral: $0) }
}

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

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
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "StackModel", targets: ["StackModel"]),
    .library(name: "LayoutAnalysis", targets: ["LayoutAnalysis"]),
    .library(name: "StackLint", targets: ["StackLint"]),
    .library(name: "DocumentChanges", targets: ["DocumentChanges"]),
    .library(name: "NibTranslation", targets: ["NibTranslation"]),
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
    .systemLibrary(name: "CSystem"),
    .systemLibrary(
      name: "CLibXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CLibRSVG", pkgConfig: "librsvg-2.0",
      providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
    .target(
      name: "EmbeddedFiles",
      cSettings: Context.environment["IBSTACK_REPOSITORY"].map { [.define("IBSTACK_REPOSITORY", to: "\"\($0)\"")] }
        ?? []),

    // What all rooms stand on: the system, escaping, and formats of files that know nothing of Interface Builder.
    .target(name: "Support", dependencies: ["CSystem"]),
    .target(name: "Formats", dependencies: ["CLibXML", "Support"]),

    // Documents, and their layout.
    .target(
      name: "NibDecoder", dependencies: ["EmbeddedFiles", "Formats", "Support"],
      exclude: ["Vocabulary/Devices.txt", "Vocabulary/Elements"]),
    .target(name: "AutoLayout", dependencies: ["Support"]),
    .target(
      name: "StackModel",
      dependencies: [
        "AutoLayout", "EmbeddedFiles", "Formats", "NibDecoder", "Support",
        .target(name: "CHarfBuzz", condition: .when(traits: ["FontFiles"])),
      ],
      exclude: ["Typography/Attributes/SystemColors.txt", "Typography/Families"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "LayoutAnalysis", dependencies: ["Formats", "NibDecoder", "StackModel", "Support"]),
    .target(
      name: "Drawing",
      dependencies: [
        "EmbeddedFiles", "StackModel", "Support", .target(name: "CLibRSVG", condition: .when(traits: ["PNG"])),
      ],
      exclude: ["Symbols/SymbolShapes.txt"]),

    // Compiled nibs, changes of documents, and the projects that documents belong to.
    .target(name: "NibTranslation", dependencies: ["CZlib", "Formats", "NibDecoder", "StackModel", "Support"]),
    .target(
      name: "DocumentChanges", dependencies: ["EmbeddedFiles", "Formats", "NibDecoder", "Support"],
      exclude: ["Editing/Order/xcode-order.txt"]),
    .target(name: "Project", dependencies: ["Formats", "NibDecoder", "Support"]),

    // Rules, configurations, and what is found.
    .target(
      name: "StackLint",
      dependencies: [
        "DocumentChanges", "Drawing", "EmbeddedFiles", "Formats", "LayoutAnalysis", "NibDecoder", "Project",
        "StackModel", "Support", .product(name: "Yams", package: "Yams"),
      ],
      exclude: [
        "Project/Fonts/SystemFaces.txt", "Project/Fonts/SystemFonts.txt", "Rules/Code/LayerProperties.txt",
        "Rules/Code/AppKitProperties.txt", "Rules/Code/SystemProperties.txt",
      ]),

    // What commands do to files of documents, and the program.
    .target(
      name: "Operations",
      dependencies: [
        "CZlib", "DocumentChanges", "Drawing", "EmbeddedFiles", "Formats", "LayoutAnalysis", "NibDecoder",
        "NibTranslation", "StackLint", "StackModel", "Support",
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["Preview"])),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Preview"])),
      ],
      exclude: ["Page/Web/page.css", "Page/Web/page.html", "Page/Web/Script"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "DocumentChanges", "Formats", "LayoutAnalysis", "NibDecoder", "Project", "StackLint", "StackModel", "Support",
      ]),
    .executableTarget(
      name: "ibstack",
      dependencies: [
        "DocumentChanges", "Drawing", "Formats", "LanguageServer", "LayoutAnalysis", "NibDecoder", "Operations",
        "StackLint",
        "StackModel", "Support", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Built with the tests, which run it.
    .executableTarget(name: "kill-at-call", path: "Tests/kill-at-call"),

    // What tests of several targets share.
    .target(
      name: "TestSupport", dependencies: ["Formats", "NibDecoder", "StackModel"],
      path: "Tests/TestSupport"),
    .testTarget(name: "SupportTests", dependencies: ["Support", "TestSupport"]),
    .testTarget(name: "FormatsTests", dependencies: ["Formats", "TestSupport"]),
    .testTarget(name: "NibDecoderTests", dependencies: ["NibDecoder", "TestSupport"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"], exclude: ["Fixtures"]),
    .testTarget(name: "StackModelTests", dependencies: ["StackModel", "TestSupport"]),
    .testTarget(name: "LayoutAnalysisTests", dependencies: ["LayoutAnalysis", "TestSupport"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "NibTranslationTests", dependencies: ["NibTranslation", "TestSupport"]),
    .testTarget(name: "DocumentChangesTests", dependencies: ["DocumentChanges", "TestSupport"]),
    .testTarget(name: "ProjectTests", dependencies: ["Project", "TestSupport"]),
    .testTarget(name: "StackLintTests", dependencies: ["StackLint", "TestSupport"]),
    .testTarget(name: "OperationsTests", dependencies: ["Operations", "TestSupport"]),
    .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "TestSupport"]),
    .testTarget(name: "ibstackTests", dependencies: ["ibstack", "TestSupport"]),
    // What needs a trait: CI builds it a second time, with all of them.
    .testTarget(name: "TraitTests", dependencies: ["Operations", "TestSupport"], exclude: ["FontFiles/Fixtures"]),

    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "AcceptanceTests", dependencies: ["AutoLayout", "StackModel", "TestSupport"]),
    // It sees of the libraries what other packages see.
    .testTarget(
      name: "LibraryTests",
      dependencies: ["DocumentChanges", "Formats", "NibDecoder", "NibTranslation"],
      packageAccess: false),
    // What the apps that measure share is in here too: `Shared` is a link into Integrations.
    .testTarget(name: "MeasuringTests", dependencies: ["Operations", "Project"], exclude: ["Stubs"]),
    // What the fuzzer runs is in here too: `Targets` is a link into Fuzzing.
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["DocumentChanges", "LanguageServer", "NibTranslation", "Operations", "StackLint"]),
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

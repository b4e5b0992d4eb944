// swift-tools-version: 6.2
import PackageDescription

// Everything under test is compiled here once more, instrumented and testable. The modules of another package cannot be.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .unsafeFlags(["-enable-testing"]),
]

/// A module of the main package; `Sources/ibstack` is a link to its sources.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/ibstack/\(name)", exclude: exclude,
    swiftSettings: settings,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

// Plants a crash and a hang in the harness itself, by which check-harness.sh sees that they are reported.
let canary: [SwiftSetting] = Context.environment["FUZZ_CANARY"] == nil ? [] : [.define("FUZZ_CANARY")]

let package = Package(
  name: "ibstack-fuzzing",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "fuzzer", targets: ["Fuzzer"])],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0")
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML", path: "Sources/ibstack/CLibXML", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CZlib", path: "Sources/ibstack/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CSystem", path: "Sources/ibstack/CSystem"),
    .target(name: "EmbeddedFiles", path: "Sources/ibstack/EmbeddedFiles"),
    module("Support", ["CSystem"]),
    module("Formats", ["CLibXML", "Support"]),
    module(
      "NibDecoder", ["EmbeddedFiles", "Formats", "Support"], exclude: ["Vocabulary/Devices.txt", "Vocabulary/Elements"]),
    module("AutoLayout", ["Support"]),
    module(
      "StackModel", ["AutoLayout", "EmbeddedFiles", "Formats", "NibDecoder", "Support"],
      exclude: ["Typography/Attributes/SystemColors.txt", "Typography/Families"]),
    module("LayoutAnalysis", ["Formats", "NibDecoder", "StackModel", "Support"]),
    module(
      "Drawing", ["EmbeddedFiles", "StackModel", "Support"],
      exclude: ["Symbols/SymbolShapes.txt"]),
    module("NibTranslation", ["CZlib", "Formats", "NibDecoder", "StackModel", "Support"]),
    module(
      "DocumentChanges", ["EmbeddedFiles", "Formats", "NibDecoder", "Support"],
      exclude: ["Editing/Order/xcode-order.txt"]),
    module("Project", ["Formats", "NibDecoder", "Support"]),
    module(
      "StackLint",
      [
        "DocumentChanges", "Drawing", "EmbeddedFiles", "Formats", "LayoutAnalysis", "NibDecoder", "Project",
        "StackModel", "Support", .product(name: "Yams", package: "Yams"),
      ],
      exclude: [
        "Project/Fonts/SystemFaces.txt", "Project/Fonts/SystemFonts.txt", "Rules/Code/LayerProperties.txt",
        "Rules/Code/SystemProperties.txt",
      ]),
    module(
      "LanguageServer",
      [
        "DocumentChanges", "Formats", "LayoutAnalysis", "NibDecoder", "Project", "StackLint", "StackModel", "Support",
      ]),
    module(
      "Operations",
      [
        "CZlib", "DocumentChanges", "Drawing", "EmbeddedFiles", "Formats", "LayoutAnalysis", "NibDecoder",
        "NibTranslation", "StackLint", "StackModel", "Support",
      ],
      exclude: ["Page/Web/page.css", "Page/Web/page.html", "Page/Web/Script"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "DocumentChanges", "Drawing", "Formats", "LanguageServer", "LayoutAnalysis", "NibDecoder", "NibTranslation",
        "Operations", "Project", "StackLint", "StackModel", "Support",
      ],
      swiftSettings: settings + canary),
    .executableTarget(name: "Fuzzer", dependencies: ["FuzzTargets", "NibDecoder"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

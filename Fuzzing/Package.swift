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
    module("BinarySearch"),
    module("Escaping"),
    module("OperatingSystem", ["CSystem", "Escaping"]),
    module("Vocabulary", ["EmbeddedFiles", "Escaping"], exclude: ["Devices.txt", "Elements"]),
    module("XMLSource", ["BinarySearch", "CLibXML", "Escaping", "OperatingSystem"]),
    module("DataFormats", ["Escaping", "XMLSource"]),
    module("NibDecoder", ["Escaping", "OperatingSystem", "Vocabulary", "XMLSource"]),
    module("AutoLayout", ["BinarySearch"]),
    module("FontMetrics", ["BinarySearch", "EmbeddedFiles", "OperatingSystem"], exclude: ["Families"]),
    module("FontFiles", ["FontMetrics"]),
    module(
      "StackModel",
      ["AutoLayout", "BinarySearch", "Escaping", "FontMetrics", "NibDecoder", "Vocabulary", "XMLSource"]),
    module("LayoutAnalysis", ["BinarySearch", "Escaping", "FontMetrics", "NibDecoder", "StackModel"]),
    module("CompiledNib", ["DataFormats", "Escaping"]),
    module(
      "NibTranslation",
      ["CompiledNib", "Escaping", "FontMetrics", "OperatingSystem", "StackModel", "Vocabulary", "XMLSource"]),
    module("ObjectNames", ["Escaping", "Vocabulary", "XMLSource"]),
    module(
      "DocumentEditing", ["EmbeddedFiles", "Escaping", "OperatingSystem", "XMLSource"],
      exclude: ["Order/xcode-order.txt"]),
    module("DocumentChanges", ["BinarySearch", "DocumentEditing", "Escaping", "Vocabulary", "XMLSource"]),
    module("SourceClasses", ["BinarySearch", "Escaping", "OperatingSystem", "Vocabulary"]),
    module("XcodeProject", ["DataFormats", "Escaping"]),
    module("Localization", ["DataFormats", "Escaping", "Vocabulary", "XMLSource"]),
    module(
      "LayoutDrawing", ["BinarySearch", "EmbeddedFiles", "Escaping", "FontMetrics", "StackModel"],
      exclude: ["Colors/SystemColors.txt", "Symbols/SymbolShapes.txt"]),
    module(
      "StackLint",
      [
        "BinarySearch", "DataFormats", "EmbeddedFiles", "Escaping", "FontMetrics", "LayoutAnalysis", "LayoutDrawing",
        "Localization",
        "NibDecoder", "OperatingSystem", "SourceClasses", "StackModel", "Vocabulary", "XcodeProject", "XMLSource",
      ],
      exclude: [
        "Project/Fonts/SystemFaces.txt", "Project/Fonts/SystemFonts.txt", "Rules/Code/LayerProperties.txt",
        "Rules/Code/SystemProperties.txt",
      ]),
    module(
      "Reports",
      [
        "CompiledNib", "DataFormats", "DocumentChanges", "Escaping", "LayoutAnalysis", "NibDecoder", "ObjectNames",
        "StackLint", "StackModel", "Vocabulary", "XMLSource",
      ]),
    module(
      "LintSetup",
      [
        "BinarySearch", "DataFormats", "DocumentEditing", "Escaping", "FontFiles", "FontMetrics", "LayoutAnalysis",
        "NibDecoder",
        "ObjectNames", "OperatingSystem", "Reports", "StackLint", "StackModel", "XMLSource",
        .product(name: "Yams", package: "Yams"),
      ]),
    module(
      "ReportPage",
      [
        "CZlib", "DocumentChanges", "EmbeddedFiles", "Escaping", "LayoutAnalysis", "LayoutDrawing", "NibDecoder",
        "ObjectNames", "Reports", "StackLint", "StackModel", "Vocabulary", "XMLSource",
      ],
      exclude: ["Page/page.css", "Page/page.html", "Page/Script"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CompiledNib", "DataFormats", "DocumentChanges", "DocumentEditing", "Escaping", "LayoutAnalysis",
        "LayoutDrawing", "LintSetup", "NibDecoder", "NibTranslation", "OperatingSystem", "ReportPage", "Reports",
        "SourceClasses", "StackLint", "StackModel", "XMLSource",
      ],
      swiftSettings: settings + canary),
    .executableTarget(name: "Fuzzer", dependencies: ["FuzzTargets", "Vocabulary"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

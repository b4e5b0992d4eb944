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
    .systemLibrary(name: "CSystem", path: "Sources/ibstack/CSystem"),
    module("LibC", ["CSystem"]),
    module("Escaping"),
    module("Threads", ["LibC"]),
    module("FileAccess", ["Threads", "LibC", "Escaping"]),
    module("XMLSource", ["CLibXML", "Escaping", "LibC"]),
    module("Vocabulary", ["EmbeddedFiles"], exclude: ["Elements"]),
    module("NibDecoder", ["Escaping", "Vocabulary", "XMLSource"]),
    module("AutoLayout"),
    module("FontMetrics"),
    module("StackModel", ["NibDecoder", "AutoLayout", "FontMetrics", "Vocabulary"]),
    module("LayoutAnalysis", ["StackModel"]),
    module("SourceClasses", ["Escaping", "LibC", "Vocabulary"]),
    module("PropertyLists"),
    module("CompiledNib", ["Escaping", "PropertyLists"]),
    module("NibDecompiler", ["CompiledNib", "Vocabulary"]),
    module("NibCompiler", ["CompiledNib", "FontMetrics", "StackModel", "Vocabulary", "XMLSource"]),
    module("JSONSource"),
    module("StringsFiles", ["PropertyLists", "JSONSource", "XMLSource"]),
    module("Localization", ["Escaping", "JSONSource", "StringsFiles", "Vocabulary", "XMLSource"]),
    module("XcodeProject", ["Escaping", "PropertyLists"]),
    module(
      "StackLint",
      ["LayoutAnalysis", "Localization", "SourceClasses", "StringsFiles", "Threads", "Vocabulary", "XcodeProject"]),
    module("LintReports", ["Escaping", "JSONSource", "StackLint", "Vocabulary"]),
    module("LayoutReports", ["Escaping", "LintReports", "LayoutAnalysis"]),
    module("FontFiles", ["FontMetrics"]),
    module("DocumentVersions", ["XMLSource"]),
    .target(name: "EmbeddedFiles", path: "Sources/ibstack/EmbeddedFiles"),
    module("DocumentEditing", ["EmbeddedFiles", "Threads", "XMLSource"], exclude: ["Order/xcode-order.txt"]),
    module("DocumentMerge", ["DocumentEditing", "DocumentVersions"]),
    module("DocumentDiff", ["DocumentEditing", "DocumentVersions"]),
    module(
      "LintSetup",
      [
        "DocumentEditing", "FileAccess", "JSONSource", "LintReports", "FontFiles", "StringsFiles", "Threads",
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "LintSetup", "FileAccess", "Escaping", "LintReports", "LayoutReports", "StackLint", "SourceClasses",
        "LayoutAnalysis", "StackModel", "NibDecoder", "XMLSource", "JSONSource", "StringsFiles",
        "DocumentEditing", "DocumentVersions", "DocumentMerge", "DocumentDiff", "CompiledNib", "NibCompiler",
        "NibDecompiler",
      ],
      swiftSettings: settings + canary),
    .executableTarget(name: "Fuzzer", dependencies: ["FuzzTargets"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

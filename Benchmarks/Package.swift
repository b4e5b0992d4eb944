// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let autoLayout = Target.Dependency.product(name: "AutoLayout", package: "ibstack")
let stackModel = Target.Dependency.product(name: "StackModel", package: "ibstack")

let package = Package(
  name: "ibstack-benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "solver-benchmark", targets: ["SolverBenchmark"]),
    .executable(name: "solver-answers", targets: ["SolverAnswers"]),
  ],
  dependencies: [.package(name: "ibstack", path: "..")],
  targets: [
    .target(name: "CHeapCounter"),
    .target(name: "Workloads", dependencies: [autoLayout], swiftSettings: settings),
    .target(name: "SystemText", dependencies: [autoLayout, stackModel], swiftSettings: settings),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["CHeapCounter", "Workloads", "SystemText", autoLayout],
      swiftSettings: settings),
    .executableTarget(
      name: "SolverAnswers", dependencies: ["SystemText", autoLayout], swiftSettings: settings),
    // For `make sweep`, optimized without the rest of the package. `AcceptanceTests` is a link to the package's own.
    .testTarget(name: "AcceptanceTests", dependencies: [autoLayout, stackModel], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Screen",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ibstack", path: "../..")],
  targets: [
    .executableTarget(name: "Screen", dependencies: [.product(name: "StackModel", package: "ibstack")]),
    .executableTarget(name: "FirstSteps", dependencies: [.product(name: "StackLint", package: "ibstack")]),
  ],
  swiftLanguageModes: [.v6]
)

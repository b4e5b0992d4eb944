import Testing

/// The fuzzer compiles the modules of the package once more, from a manifest of its own, which nothing else builds.
@Suite struct FuzzingManifestTests {
  @Test func modulesDependOnWhatTheyDependOnInThePackage() throws {
    let package = try Manifest(at: "Package.swift")
    let fuzzing = try Manifest(at: "Fuzzing/Package.swift")
    let modules = fuzzing.dependencies.keys.filter { package.dependencies[$0] != nil }.sorted()
    #expect(modules.count > 8)
    for module in modules {
      #expect(fuzzing.dependencies[module] == package.dependencies[module], "\(module) in Fuzzing/Package.swift")
    }
  }

  @Test func targetsOfBothFormsAreRead() {
    let manifest = Manifest(
      """
      .target(name: "A", swiftSettings: settings),
      .target(
        name: "B",
        dependencies: ["A", .product(name: "Yams", package: "Yams"), .target(name: "C", condition: .when(traits: ["T"]))],
        swiftSettings: settings),
      module("D", ["A"]),
      module("E"),
      """)
    #expect(manifest.dependencies == ["A": [], "B": ["A"], "D": ["A"], "E": []])
  }
}

import Foundation
import Testing

/// The fuzzer compiles the modules of the package once more, from a manifest of its own, which nothing else builds.
@Suite struct FuzzingManifestTests {
  @Test func modulesDependOnWhatTheyDependOnInThePackage() throws {
    let package = try Manifest(at: "Package.swift")
    let fuzzing = try Manifest(at: "Fuzzing/Package.swift")
    let modules = fuzzing.dependencies.keys.filter { package.dependencies[$0] != nil }.sorted()
    #expect(modules.count > 15)
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

/// The targets that a manifest declares, each with the targets of its own package that it needs on every machine.
private struct Manifest {
  let dependencies: [String: Set<String>]

  init(at path: String) throws {
    self.init(try String(contentsOf: SwiftSource.root.appending(path: path), encoding: .utf8))
  }

  init(_ text: String) {
    let target = /\.target\(\s*name: "(?<name>\w+)"(?:,\s*dependencies: \[(?<list>(?:[^\[\]]|\[[^\]]*\])*)\])?/
    let module = /module\(\s*"(?<name>\w+)"(?:,\s*\[(?<list>[^\]]*)\])?/
    var dependencies: [String: Set<String>] = [:]
    for match in text.matches(of: target) { dependencies[String(match.name)] = Self.names(in: match.list) }
    for match in text.matches(of: module) { dependencies[String(match.name)] = Self.names(in: match.list) }
    self.dependencies = dependencies
  }

  /// The plain names of a list; products of other packages and conditions are in parentheses.
  private static func names(in list: Substring?) -> Set<String> {
    let plain = (list ?? "").replacing(/\.\w+\((?:[^()]|\([^()]*\))*\)/, with: "")
    return Set(plain.matches(of: /"(\w+)"/).map { String($0.1) })
  }
}

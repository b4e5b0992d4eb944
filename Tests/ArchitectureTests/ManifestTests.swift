import Testing

/// Package.swift declares what targets import. The package manager builds a module again only if a module that its target
/// declares has changed: one that it imports without a declaration leaves stale code behind, which crashes.
@Suite struct ManifestTests {
  @Test func targetsDeclareWhatTheyImport() throws {
    let manifest = try Manifest(at: "Package.swift")
    let sources = Dictionary(grouping: SwiftSource.all, by: \.target)
    #expect(sources.count > 10)
    for (target, files) in sources {
      let imported = Self.imports(of: files).filter { sources[$0] != nil }
      let declared = try #require(manifest.dependencies[target], "\(target) is no target")
      #expect(imported.subtracting(declared) == [], "imported by \(target) and not declared in Package.swift")
    }
  }

  @Test func importsAreFound() {
    let text =
      "public import A\n#if B\n  import struct B.Value\n#endif\n@testable import C\n// import D\nlet important = 1"
    #expect(Self.imports(of: [SwiftSource(path: "T/A.swift", text: text)]) == ["A", "B", "C"])
  }

  private static func imports(of sources: [SwiftSource]) -> Set<String> {
    let pattern = /^\s*(?:@\w+ )?(?:public |package |internal )?import (?:(?:struct|class|enum|func|typealias) )?(\w+)/
    return Set(sources.flatMap(\.lines).compactMap { line in line.firstMatch(of: pattern).map { String($0.1) } })
  }
}

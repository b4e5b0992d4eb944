import Foundation
import Testing

/// Documentation/Internals/Architecture.md names the targets of the package, and what they import.
@Suite struct ArchitecturePageTests {
  private let page: String
  private let manifest: Manifest

  init() throws {
    page = try String(
      contentsOf: SwiftSource.root.appending(path: "Documentation/Internals/Architecture.md"), encoding: .utf8)
    manifest = try Manifest(at: "Package.swift")
  }

  @Test func levelsAreThoseOfThePackage() {
    #expect(page.contains("```text\n\(manifest.levels)\n```\n"), "put this into the page:\n\(manifest.levels)")
  }

  @Test func everyTargetIsDescribedOnce() {
    let rows = page.matches(of: /\n\| `(\w+)`(?:, `(\w+)`)? \| [^|\n]+\|[^|\n]*\|/)
    let described = rows.flatMap { [String($0.1), $0.2.map { String($0) } ?? ""] }
      .filter { manifest.dependencies[$0] != nil }
    #expect(described.sorted() == manifest.dependencies.keys.sorted())
  }

  @Test func targetStandsAboveAllThatItImports() {
    let manifest = Manifest(
      """
      .systemLibrary(name: "C"),
      .target(name: "Low", dependencies: ["C"]),
      .target(name: "Other"),
      .executableTarget(name: "top", dependencies: ["C", "Low", "Other"]),
      """)
    #expect(
      manifest.levels == """
        0  C
           Other
        1  Low ◀ C
        2  top ◀ Low, Other
        """)
  }
}

extension Manifest {
  /// What a target imports, directly or by others.
  private func imported(by target: String) -> Set<String> {
    let direct = dependencies[target] ?? []
    return direct.reduce(into: direct) { $0.formUnion(imported(by: $1)) }
  }

  /// The targets by levels, each with what it imports and nothing else that it imports brings. A target stands right above
  /// the highest of those.
  fileprivate var levels: String {
    var levels: [String: Int] = [:]
    func level(_ target: String) -> Int {
      if let known = levels[target] { return known }
      let level = (dependencies[target] ?? []).map { level($0) + 1 }.max() ?? 0
      levels[target] = level
      return level
    }
    let targets = dependencies.keys.sorted { (level($0), $0) < (level($1), $1) }
    var last = -1
    return targets.map { target in
      let direct = dependencies[target] ?? []
      let brought = direct.reduce(into: Set()) { $0.formUnion(imported(by: $1)) }
      let imports = direct.subtracting(brought).sorted().joined(separator: ", ")
      let head = level(target) == last ? "   " : "\(level(target))  "
      last = level(target)
      return head + target + (imports.isEmpty ? "" : " ◀ " + imports)
    }.joined(separator: "\n")
  }
}

import Testing

@testable import StackLint

/// A table finds the values that comparing a path with all patterns finds.
@Suite struct PathTableTests {
  private static let patterns = [
    "App/", "*.xib", "Pods/**/a.xib", "!App/Ours/", "a.xib", "/App/b.xib", "C?ll.xib", "**/Legacy", "App",
    "./App/a.xib",
  ].compactMap(GlobPattern.init)
  private static let names = ["App", "Ours", "Pods", "Legacy", ".", "a.xib", "b.xib", "Cell.xib"]

  @Test func valuesAreThoseOfTheListsThatMatch() {
    var random = SystemRandomNumberGenerator()
    var isFound = false
    for _ in 0..<500 {
      let entries = (0..<6).map { value in
        (paths: (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.patterns.randomElement()! }, value: value)
      }
      let path = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.names.randomElement()! }
        .joined(separator: "/")
      let expected = entries.filter { $0.paths.matches(path) }.map(\.value)
      #expect(PathTable(entries).values(for: path) == expected, "\(entries.map { $0.paths.map(\.text) }) \(path)")
      isFound = isFound || !expected.isEmpty
    }
    #expect(isFound)
  }
}

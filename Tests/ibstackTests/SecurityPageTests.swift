import Foundation
import TestSupport
import Testing

/// Documentation/Security.md.
@Suite struct SecurityPageTests {
  private let root = Checkout.folder

  /// The words in backticks that a pattern finds in the page.
  private func names(_ pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
    let page = try String(contentsOf: root.appending(path: "Documentation/Security.md"), encoding: .utf8)
    return Set(page.matches(of: pattern).map { String($0.1) })
  }

  @Test func testsThatHoldPromisesExist() throws {
    let named = try names(/`([A-Z][A-Za-z]+Tests)[`.]/)
    let files = FileManager.default.enumerator(at: root.appending(path: "Tests"), includingPropertiesForKeys: nil)
    let existing = Set((files?.allObjects ?? []).compactMap { ($0 as? URL)?.deletingPathExtension().lastPathComponent })
    #expect(named.count > 10)
    #expect(named.subtracting(existing) == [])
  }

  @Test func filesThatItNamesExist() throws {
    let named = try names(/`((?:Scripts|Integrations|\.github|Fuzzing)\/[A-Za-z.\/-]*)`/)
    #expect(named.count > 5)
    #expect(named.filter { !FileManager.default.fileExists(atPath: root.appending(path: $0).path) } == [])
  }

  @Test func targetsThatItNamesExist() throws {
    let makefile = try String(contentsOf: root.appending(path: "Makefile"), encoding: .utf8)
    let named = try names(/`make ([a-z-]+)/)
    #expect(named.count > 3)
    #expect(named.filter { !makefile.contains("\n\($0):") } == [])
  }
}

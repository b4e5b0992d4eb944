import Foundation
import TestSupport
import Testing

/// Versions of Interface Builder are compared where facts about them are: in `Sources/StackModel/Canvas`,
/// `Sources/DocumentChanges/Editing/Order` and `StructureVersions.swift`. Everything else asks facts.
@Suite struct VersionComparisonTests {
  /// The lines of a source that compare a version or name one by its number.
  private func comparisons(in source: String) -> [String] {
    // Regular expressions are slow, and few lines are about versions.
    let lines = source.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    return lines.filter { $0.contains("ersion") || $0.contains("ERSION") }.filter { line in
      let code = line.replacing(/"[^"]*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
      return code.contains(/(toolsVersion|interfaceBuilderVersion)\)?\s*(<|>|==|!=|~=)/)
        || code.contains(/(<|>|==|!=|~=)=?\s*[\w.]*(toolsVersion|interfaceBuilderVersion)\b/)
        || code.contains(/contains\([\w.]*(toolsVersion|interfaceBuilderVersion)\b/)
        || code.contains(/switch\s+[\w.]*(toolsVersion|interfaceBuilderVersion)\b/)
        || code.contains(/InterfaceBuilderVersion\(\d/)
        || code.contains(/(?i)version\)?\s*(<|>|==|!=)=?\s*\d{1,2}_?\d{3}\b/)
    }
  }

  @Test func onlyFactsCompareVersions() throws {
    let sources = Checkout.url("Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let ofFacts = ["/Canvas/", "/DocumentChanges/Editing/Order/", "/Core/Structure/StructureVersions.swift"]
    for case let file as URL in files
    where file.pathExtension == "swift" && !ofFacts.contains(where: file.path.contains) {
      let found = comparisons(in: try String(contentsOf: file, encoding: .utf8))
      #expect(found.isEmpty, "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: [
    "if settings.toolsVersion >= 17_000 { return 4 }", "(13_000..<14_000).contains(settings.toolsVersion)",
    "switch settings.toolsVersion {", "let version = settings.interfaceBuilderVersion < limit",
    "14_800 <= settings.toolsVersion",
    "settings.interfaceBuilderVersion == InterfaceBuilderVersion(14800)", "isNew = version > 9_000",
  ])
  func comparisonsAreFound(line: String) {
    #expect(comparisons(in: line) == [line])
  }

  @Test(arguments: [
    "/// Before toolsVersion 17000.", "let height = settings[ControlFacts.progressHeight]", "toolsVersion=\"22505\"",
  ])
  func otherLinesAreNot(line: String) {
    #expect(comparisons(in: line).isEmpty)
  }
}

import Testing

@testable import Formats
@testable import StackLint

/// Names of findings that stay the same when lines move.
@Suite struct FindingFingerprintTests {
  private func fingerprints(_ text: String, at places: [Int]) -> [String] {
    let lines = LineIndex(SourceFile(path: "a.xml", bytes: Array(text.utf8)))
    var fingerprints = FindingFingerprints(repositoryPath: "a.xml")
    return places.map { place in
      fingerprints.next(Diagnostic("rule", .warning, "message", range: SourceRange(place, place)), nil, lines)
    }
  }

  @Test(arguments: [10, 5_000]) func lineNamesWhatIsInNoObject(length: Int) {
    let line = String(repeating: "x", count: length)
    let found = fingerprints("\(line)\n\(line) y\n", at: [0, 1, length + 1])
    #expect(Set(found).count == 3)
    #expect(fingerprints("\n\n  \(line)\n", at: [4, 5]) == Array(found.prefix(2)))
    #expect(fingerprints("z\n\(line)\n", at: [0, 2]).last == found.first)
  }
}

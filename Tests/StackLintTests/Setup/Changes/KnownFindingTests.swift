import Testing

@testable import NibDecoder
@testable import StackLint

/// Whether a finding on the same object is worse than before.
@Suite struct KnownFindingTests {
  private func isWorse(_ old: String, _ new: String, _ severities: (Diagnostic.Severity, Diagnostic.Severity)) -> Bool {
    KnownFinding(Diagnostic("rule", severities.0, old, range: nil)).isLess(
      than: Diagnostic("rule", severities.1, new, range: nil))
  }

  @Test(arguments: [
    ("needs X position", "needs X position and width"), ("needs X position", "needs Y position"),
    ("overlaps a and b", "overlaps a, b and b"),
  ])
  func isWorseIfItSaysMore(old: String, new: String) { #expect(isWorse(old, new, (.warning, .warning))) }

  @Test(arguments: [
    ("needs X and Y position", "needs Y position"), ("is 3 points wide, 2.5 too few", "is 13 points wide, 12 too few"),
    ("overlaps \"Log in\"", "overlaps \"Sign in to go on\""),
    ("conflicts with abc-12-xyz", "conflicts with k3Y-4z-Pl0"),
    ("same", "same"),
  ])
  func isNotWorseIfOnlyNumbersAndNamesDiffer(old: String, new: String) {
    #expect(!isWorse(old, new, (.warning, .warning)))
  }

  @Test func isWorseIfItIsMoreSevere() {
    #expect(isWorse("same", "same", (.notice, .warning)))
    #expect(isWorse("same", "same", (.warning, .error)))
    #expect(!isWorse("same", "same", (.error, .warning)))
  }
}
